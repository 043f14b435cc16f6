### What the web pages say, besides what the other files hold.

## Every page

web-tagline = Ten ages of civilization in 105 cards, for two to four players.
web-unofficial = An unofficial fan edition, neither made nor endorsed by the author or the publishers of the game. If you like it, buy the game.
web-to-content = Skip to the content
web-save = Save
web-close = Close
web-error-heading = That did not work
web-go-back = Back

## The first page

web-your-name = Your name
web-name-note = Shown to those you play with. Nothing else is asked of you.
web-play-now = Play now
web-my-tables = My tables
web-no-tables = You are not at any table yet.
web-open-tables = Open tables
web-no-open-tables = Nobody is looking for players right now.
web-new-table = New table
web-set-up = Set up the table
web-seats = Seats
# $number (1 to 4)
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-open = Open seat
web-seat-none = No seat
web-teams-note = Two against two; partners sit across from each other. Four seats are needed.
web-open-boards-note = Everybody may look at covered cards.
web-practice = Practice
web-practice-note = Any answer can be taken back, and a bot gives hints.
web-practice-alone = When alone with bots
web-practice-always = Always
web-practice-never = Never
web-listed = Listed
web-listed-note = Anybody can find the table and take an open seat. Otherwise only those with a link can.
web-confirm = Confirm actions
web-confirm-note = Every answer is asked for once more before it counts.
web-pace = Pace of the bots
web-pace-none = At once
web-pace-quick = Quick
web-pace-calm = Calm
web-pace-slow = Slow
web-patience = When a player is away
web-patience-never = Wait for them
# $unit (minutes, hours, days), $count
web-patience-after = { $unit ->
    [days] { $count ->
        [one] A bot stands in after a day
       *[other] A bot stands in after { $count } days
    }
    [hours] { $count ->
        [one] A bot stands in after an hour
       *[other] A bot stands in after { $count } hours
    }
   *[minutes] { $count ->
        [one] A bot stands in after a minute
       *[other] A bot stands in after { $count } minutes
    }
}
web-my-settings = My settings
web-my-pace = Pace of what others do
web-colors = Colors of the seats
web-colors-many = Vivid
web-colors-safe = Safe for the color-blind
web-colors-none = None, letters only
web-previews = Show what options would do
web-previews-note = Signs beside each option: icons, points, who shares.
web-sound = Sounds
web-sound-note = For your turn, a card you lose, and an achievement.
web-back-to-table = Back to the table
web-more-settings = More settings
web-settings = Settings of the table
web-read-record = Look at a recorded game
web-record-text = The text of the record
web-show-record = Show the game
web-join = Take a seat
web-go-to-table = Go to the table
web-your-turn = Your move
web-others-turn = Others are playing
# $name (a player)
web-turn-of = { $name }'s turn
web-waiting-for-players = Waiting for players
web-game-over = The game is over
# $unit (now, minutes, hours, days), $count
web-ago = { $unit ->
    [days] { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
    [hours] { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
    [minutes] { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
   *[now] just now
}

## Before the game

web-lobby-note = The game begins as soon as every seat is taken.
web-invite = Invitation
web-invite-note = Send this link to whoever is to sit here.
web-copy = Copy
web-copied = Copied
web-fill-seat = Give the seat to a bot
web-leave = Leave the table

## The table

web-away = away
web-stand-in = a bot stands in
web-menu = Menu
web-my-turn = Your turn
web-watching = You are watching this game.
web-no-effect = no effect
# $count (1 or 2)
web-actions-left = { $count ->
    [one] One action left
   *[other] { $count } actions left
}
web-options = Options
web-choose = Choose
web-sure = Choose once more to confirm.
web-changed = The question has just changed. Please choose again.
web-take-back = Take back
web-hint = Hint
web-hint-option = A bot would choose this
# $percent (a number from 0 to 100)
web-chance = { $percent } % chance to win
web-whole-log = From the beginning
web-since-answer = Since your last answer
web-step-through = Step by step
web-now = Now
web-play-pause = Play or pause
web-fold = Fold the question
web-in-order = In this order
web-in-order-note = Drag to rearrange, or choose the next one.
web-nothing = Nothing has happened yet.
web-ready-to-claim = can be claimed
# $name (a player)
web-claimed-by = claimed by { $name }
# $number (an age), $count (cards)
web-supply-left = { $count ->
    [one] Age { $number }: one card left
   *[other] Age { $number }: { $count } cards left
}
# $count (achievements), $needed (how many win)
web-achievements-of = { $count } of { $needed }
# $count
web-card-count = { $count ->
    [one] One card
   *[other] { $count } cards
}
web-no-cards = No cards
web-connection-lost = The connection is lost. It will be tried again; nothing you have chosen is lost.
web-keys = Keys 1 to 9 choose an option.

## Cards

web-all-cards = All cards
web-featured = Featured icon
web-search = Words in the text
web-filter = Show
web-any = Any

## After the game

web-replay = Go through the game
web-first = Beginning
web-back = Back
web-forward = Forward
web-turn-back = A turn back
web-turn-forward = A turn forward
web-last = End
# $step, $steps (numbers)
web-step = Step { $step } of { $steps }
web-go-to = Show this step
web-share = Share
web-eyes = Seen by
web-all-open = All cards open
web-download = Download the record
web-play-again = Play again with the same players
web-course = The course of the game
web-remove-player = Let a bot play for this player
web-earlier-log = Earlier
web-later-log = Later
web-more-tables = More tables
web-remove-guest = Free this seat
