### What the table in a terminal says, besides what every table says.
### $name is the name of a player as it was typed, never declined: every language keeps it in a place that needs no case.

## Colors where they cannot be seen: a letter, or two, different for each

terminal-letter-red = R
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-letter-blue = B
terminal-letter-purple = P

## What keys do, in a word or two, at the foot of the screen

terminal-enter = Enter
terminal-space = Space
terminal-help = Help
terminal-card = Card
terminal-boards = Boards
terminal-take-back = Undo
terminal-hint = Hint
terminal-hurry = Skip
terminal-leave = Leave
terminal-back = Back
terminal-choose = Choose
terminal-go-on = Continue
terminal-step-key = Step
terminal-eyes-key = View
terminal-play-key = Play/pause
terminal-next-key = Next

## The table

# A bot thinks; a sign that turns stands before it.
terminal-thinking = { $name } is thinking
# Before the screen is hidden, so that everything can still be read.
terminal-hand-over = Read what happened, then press Enter to hide the table. { $name } is next.
# The screen is hidden.
terminal-curtain = { $name } is next
terminal-curtain-how = Press Enter when nobody else can see the screen.
# $command (what to type)
terminal-saved = The game is saved. To continue: { $command }
terminal-over = The game is over. Press Enter to leave.
terminal-hint-comes = A bot is working out a hint…
terminal-no-hint = Hints are only for practice: play only against bots, or use --practice.
# $seconds and $tenths (of a second)
terminal-pace = Bots pause for { $seconds }.{ $tenths } s.
terminal-too-small = The table needs { $columns } columns and { $rows } rows. Please enlarge the window.
terminal-took-back = Undone.
terminal-cannot-take-back = You can’t undo this: someone else has answered, or a hidden card has been shown.
terminal-went-on = Continuing the saved game.
terminal-cut-off = The last line of the saved game was incomplete and has been dropped.

## Options
# $typed (as it was typed)
terminal-no-option = No option starts with “{ $typed }”.
# $count (how many there are)
terminal-no-number = { $count ->
    [0] There’s no option { $typed }. Type “?” to see the commands.
   *[other] There’s no option { $typed }. Options are numbered 1 to { $count }.
}
# $options (a list)
terminal-several = “{ $typed }” could be { $options }.
# After the name of a card among the options. $color, $color-id, $age (its value)
terminal-card-facts = ({ $color } { $age })

## All cards

terminal-filter = Type part of a name or effect

## Before a game

terminal-new-game = New game
terminal-who-plays = Who plays?
terminal-how-well = How good are the bots?
terminal-which-edition = Which edition?
# $count (1 to 3)
terminal-against-bots = { $count ->
    [one] You against a bot
   *[other] You against { $count } bots
}
terminal-with-partner = Teams: you and a bot against two bots
# $count (2 to 4)
terminal-people = { $count } people at this screen
# $option (one of those above, which an empty line takes)
terminal-usually = Press Enter for: { $option }

## Watching

# $at (how many answers have been shown), $count (how many there are)
terminal-step = Answer { $at } of { $count }
terminal-eyes = { $name }’s view
terminal-all-open = All cards face up
terminal-playing = playing
terminal-paused = paused

## Help: where one is

terminal-at-table = This is the table: the supply and the achievements at the top, then the boards, with yours last, then your hand. At the bottom left are your options. Beside them you see what the highlighted option would do, and what has happened.
terminal-at-watch = You’re watching a game. Step through its answers, forward and back, with all cards face up or from one player’s view.
terminal-at-set-up = A few questions before the game. Enter chooses the highlighted answer.
terminal-at-lesson = This is a lesson or a puzzle: a table with a task. The task and its result are beside the question.
terminal-legend = Colors and icons
terminal-legend-splay = The arrow shows how a pile is splayed, and the number beside it how many cards are in the pile. Below, if there’s room, are the visible icons of the covered cards, from the top down.
terminal-keys = Keys

## Help: what the keys do

terminal-key-move = move to another option
terminal-key-number = choose the option with this number
terminal-key-letters = go to the option, or the card in an option, that starts with these letters
terminal-key-take = choose the highlighted option
terminal-mouse = Mouse
terminal-key-mouse = click an option to highlight it, click again to choose it; click a card to read it
terminal-key-card = read the option’s card; the arrow keys move on to the other cards in view
terminal-key-cards = all cards in the game
terminal-key-boards = a player’s whole board, with its covered cards
terminal-key-rules = the rules
terminal-key-short = the rules in short
terminal-key-log = everything that has happened
terminal-key-scroll = scroll
terminal-key-back = go back
terminal-key-take-back = undo your last answer, where that’s allowed
terminal-key-again = try again
terminal-key-solution = the solution to a puzzle
terminal-key-hint = a strong bot’s choice, and your chance of winning with each option (practice only)
terminal-key-coach = what the coach says, and why; you can also turn it off there
terminal-key-bot-pace = slow the bots down, speed them up
terminal-key-leave = leave; the game is saved
terminal-key-step = one answer back, one answer forward
terminal-key-ends = go to the beginning, go to the end
terminal-key-eyes = next player’s view, or all cards face up
terminal-key-play = play or pause
terminal-key-pace = slower, faster

## As lines of text

terminal-plain-how = Type a number or the first letters of an option. Type ? for help.
terminal-plain-question = repeat the question
terminal-plain-option = what the option with this number would do
terminal-plain-card = read a card
terminal-plain-board = the whole table
terminal-plain-log = everything that has happened
terminal-plain-rules = the rules, or one section
terminal-plain-short = the rules in short
terminal-plain-next = continue
terminal-plain-again = try again
terminal-plain-solution = show the solution to a puzzle
terminal-plain-why = ask the coach why
terminal-plain-coach = turn the coach off or on
terminal-plain-leave = leave
terminal-plain-hint = a strong bot’s choice, and your chance of winning with each option (practice only)
terminal-plain-undo = undo your last answer, where that’s allowed
terminal-plain-quit = leave; the game is saved
terminal-plain-help = everything you can type

## What is typed in place of an answer: one word each, in lower case. The English words work in every language.

terminal-type-card = card
terminal-type-board = board
terminal-type-log = log
terminal-type-rules = rules
terminal-type-short = short
terminal-type-hint = hint
terminal-type-why = why
terminal-type-coach = coach
terminal-type-undo = undo
terminal-type-quit = quit
terminal-type-next = next
terminal-type-again = again
terminal-type-solution = solution

# A pile on a board. $color, $top (its top card), $count (how many cards), $splay, $icons
terminal-pile = { $color }: { $top }; { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $splay }; { $icons }

## After a game, and the list of saved games

# $achievements and $points (numbers)
terminal-standing = { $name }: { $achievements ->
    [0] no achievements
    [one] { $achievements } achievement
   *[other] { $achievements } achievements
}, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
terminal-kept = The game is saved in { $file }
# $command (what to type)
terminal-watch-it = To step through it: { $command }
terminal-again = To play again: { $command }
terminal-no-games = You have no saved games yet.
# $count (how many answers have been given)
terminal-unfinished = { $count ->
    [0] in progress, no answers yet
    [one] in progress, { $count } answer
   *[other] in progress, { $count } answers
}

## What is wrong with a command

terminal-no-unfinished = There’s no saved game to continue.
terminal-no-person = Only bots sit at this table. To watch them play: innovation watch
terminal-no-bots = To watch a game as it’s played, seat only bots: --players bot:hard,bot:normal
# $file (its path)
terminal-in-use = { $file }: this game is open in another window.
# $number (of a seat), $players (how many there are)
terminal-no-seat = There’s no seat { $number }: the game is for { $players } players.
