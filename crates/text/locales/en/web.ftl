### What the web pages say, besides what the other files hold.

## Every page

web-tagline = Ten ages of civilization in 105 cards, for two to four players.
web-unofficial = An unofficial fan edition, not made or endorsed by the game’s designer or publishers. If you like it, buy the game.
web-to-content = Skip to content
web-save = Save
web-close = Close
web-error-heading = That didn’t work
web-go-back = Back

## The first page

web-your-name = Your name
web-name-note = Other players see this name. That’s all we ask for.
web-play-now = Play now
web-my-tables = My tables
web-no-tables = You’re not at any table yet.
web-open-tables = Open tables
web-no-open-tables = Nobody is looking for players right now.
web-new-table = New table
web-set-up = Set up table
web-seats = Seats
# $number (1 to 4)
web-seat-number = Seat { $number }
web-seat-me = Me
web-seat-open = Open seat
web-seat-none = No seat
web-teams-note = Two against two, with partners across from each other. Needs four seats.
web-open-boards-note = Everyone can look at covered cards.
web-practice = Practice
web-practice-note = You can undo any choice, and a bot gives hints.
web-practice-alone = Against bots only
web-practice-always = Always
web-practice-never = Never
web-listed = Listed
web-listed-note = Anyone can find the table and take an open seat. Otherwise they need a link.
web-confirm = Confirm choices
web-confirm-note = Asks you to confirm every choice.
web-pace = Bot speed
web-pace-none = Instant
web-pace-quick = Fast
web-pace-calm = Relaxed
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
web-my-pace = Speed of other players’ moves
web-colors = Seat colors
web-colors-many = Vivid
web-colors-safe = Color-blind friendly
web-colors-none = None, letters only
web-previews = Show what each option would do
web-previews-note = Symbols beside each option: icons, points, who shares.
web-sound = Sounds
web-sound-note = When it’s your turn, when you lose a card, and for achievements.
web-back-to-table = Back to the table
web-more-settings = More settings
web-settings = Table settings
web-read-record = View a recorded game
web-record-text = Game record
web-show-record = Show game
web-join = Take a seat
web-go-to-table = Go to the table
web-your-turn = Your move
web-others-turn = Others are playing
# $name (a player)
web-turn-of = { $name }’s turn
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

web-lobby-note = The game starts as soon as every seat is taken.
web-invite = Invitation
web-invite-note = Send this link to the person who should sit here.
web-copy = Copy
web-copied = Copied
web-fill-seat = Give the seat to a bot
web-leave = Leave the table

## The table

web-away = away
web-stand-in = a bot stands in
web-menu = Menu
web-my-turn = Your turn
web-watching = You’re watching this game.
web-no-effect = no effect
# $count (1 or 2)
web-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
web-options = Options
web-choose = Choose
web-sure = Choose again to confirm.
web-changed = The question has changed. Choose again.
web-take-back = Undo
web-hint = Hint
web-hint-option = A bot would choose this
# $percent (a number from 0 to 100)
web-chance = { $percent }% chance of winning
web-whole-log = From the beginning
web-since-answer = Since your last answer
web-step-through = Step by step
web-now = Now
web-play-pause = Play or pause
web-fold = Collapse the question
web-in-order = In this order
web-in-order-note = Drag to rearrange, or choose the next one.
web-nothing = Nothing has happened yet.
web-ready-to-claim = can be claimed
# $name (a player)
web-claimed-by = claimed by: { $name }
# $number (an age), $count (cards)
web-supply-left = { $count ->
    [0] Age { $number }: no cards left
    [one] Age { $number }: { $count } card left
   *[other] Age { $number }: { $count } cards left
}
# $count (achievements), $needed (how many win)
web-achievements-of = { $count } of { $needed }
# $count (how many achievements win)
web-goal = First to { $count } achievements wins.
# $count
web-card-count = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
}
web-no-cards = No cards
web-connection-lost = Connection lost. Reconnecting… Your choices are safe.
web-keys = Press 1 to 9 to choose an option.

## Cards

web-all-cards = All cards
web-featured = Dogma icon
web-search = Search the text
web-filter = Show
web-any = Any

## After the game

web-hand-over = Pass the screen to { $name }
web-take-screen = I’m { $name }: show my cards
web-left = { $name } is away. A bot plays until they come back.
web-came-back = { $name } is back.
web-first-visit = New to Innovation? Learn it here: short lessons, and then a first game with a coach.
web-hide-cards = Hide my cards
web-hand-over-note = Everyone else, look away.
web-hot-seat-note = Choose “Me” for several seats to play together on one screen. The screen shows only the hand of the player who has to choose.
web-play-on = Play on from here
web-play-on-as = Play as
web-replay = Replay the game
web-first = Beginning
web-back = Back
web-forward = Forward
web-turn-back = Previous turn
web-turn-forward = Next turn
web-last = End
# $step, $steps (numbers)
web-step = Step { $step } of { $steps }
web-go-to = Show this step
web-share = Share
web-eyes = View
web-all-open = All cards face up
web-download = Download record
web-play-again = Play again with the same players
web-course = How the game went
web-remove-player = Let a bot play for this player
web-earlier-log = Earlier
web-later-log = Later
web-my-games = My games
web-no-games = No games to show.
web-games = Games
web-all-games = All
web-unfinished = In progress
web-won = Won
web-lost = Lost
web-opponents = Opponents
web-anybody = Anyone
web-people = People
web-statistics = Statistics
web-statistics-intro = How often each card is used in two-player games between bots, and what it’s worth: the average change in the win chance of the player who draws, melds or activates it.
web-statistics-units = A drawn card is compared with the other cards that could have been drawn, and a melded or activated card with the position before the action, so it doesn’t matter who’s ahead. Worth is given in percentage points with its 95% interval. Counts are per game.
web-games-of-bot = Bot (games)
# How the bots that are not levels of play decide. The number of games follows in brackets.
web-bot-greedy = Looks 1 action ahead
# $count
web-bot-search = Simulates { $count } games
web-times-drawn = Drawn
web-times-melded = Melded
web-times-activated = Activated
web-part-shared = Shared
web-worth-draw = Worth if drawn
web-worth-meld = Worth if melded
web-worth-activate = Worth if activated
web-best-and-worst = Best and worst cards
web-all-by-age = All cards by age
web-download-csv = Download all numbers (CSV)
web-won-of = { $bot }: { $won } of { $count } won
web-more-tables = More tables
web-remove-guest = Free up this seat

## The review of a game
web-review = Review
web-review-note = What each choice was worth, judged by what the player knew at the time: how much was play, and how much was luck.
web-review-begin = Review this game
web-review-deeper = Review in depth
web-review-again = Refresh
# $done, $total (numbers)
web-reviewing = Reviewing: { $done } of { $total } answers
web-win-chance = Win chance
web-options-then = Options at this point
web-option-taken = played
web-option-best = best
web-better-line = See the better move played out
web-try-from-here = Try it yourself from here
web-as-played = Back to the game as it was played
