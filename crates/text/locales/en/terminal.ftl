### What the table in a terminal says, besides what every table says.
### $name is the name of a player as it was typed, never declined: every language keeps it in a place that needs no case.

## Colors where they cannot be seen: a letter, or two, different for each

terminal-letter-red = R
terminal-letter-yellow = Y
terminal-letter-green = G
terminal-letter-blue = B
terminal-letter-purple = P

## What keys do, in a word or two, at the foot of the screen

terminal-help = Help
terminal-card = Card
terminal-boards = Boards
terminal-take-back = Take back
terminal-hint = Hint
terminal-hurry = Skip ahead
terminal-leave = Leave
terminal-back = Back
terminal-choose = Choose
terminal-go-on = Go on
terminal-step-key = Step
terminal-eyes-key = Eyes
terminal-play-key = Play, stop
terminal-next-key = Next

## The table

# A bot thinks; a sign that turns stands before it.
terminal-thinking = { $name } is thinking
# Before the screen is hidden, so that everything can still be read.
terminal-hand-over = Read what happened; Enter hides the table. Then { $name } sits down here.
# The screen is hidden.
terminal-curtain = { $name } is next
terminal-curtain-how = Press Enter when nobody else sees the screen.
# $command (what to type)
terminal-saved = The game is saved. To go on with it: { $command }
terminal-over = The game is over. Enter leaves the table.
terminal-hint-comes = A bot is thinking about a hint …
terminal-no-hint = Hints are for practice: against bots alone, or with --practice.
# $seconds and $tenths (of a second)
terminal-pace = Bots pause for { $seconds }.{ $tenths } s.
terminal-too-small = The table needs { $columns } columns and { $rows } rows. Please make the window larger.
terminal-took-back = Taken back.
terminal-cannot-take-back = Nothing can be taken back: somebody else has answered since, or hidden cards have been seen.
terminal-went-on = The saved game goes on.
terminal-cut-off = The last line of the saved game was cut off, and is left out.

## Options
# $typed (as it was typed)
terminal-no-option = No option begins with "{ $typed }".
# $count (how many there are)
terminal-no-number = There is no option { $typed }: they go from 1 to { $count }.
# $options (a list)
terminal-several = "{ $typed }" may be { $options }.

## All cards

terminal-filter = Type a part of a name or of an effect

## Before a game

terminal-new-game = A new game
terminal-who-plays = Who plays?
terminal-how-well = How well do the bots play?
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
terminal-usually = Enter: { $option }

## Watching

# $at (how many answers have been shown), $count (how many there are)
terminal-step = Answer { $at } of { $count }
terminal-eyes = As { $name } sees it
terminal-all-open = All cards open
terminal-playing = plays by itself
terminal-paused = stopped

## Help: where one is

terminal-at-table = This is the table: supply and achievements at the top, then the boards, yours last, then your hand. Below, on the left, is what you are asked; beside it, what the highlighted option would do, and what has happened.
terminal-at-watch = You watch a game. Step through its answers, forward and back, with all cards open or with the eyes of one player.
terminal-at-set-up = A few questions before the game. Enter takes the highlighted answer.
terminal-at-lesson = This is a lesson or a puzzle: a table with a task. What is to be done, and what came of it, stands beside the question.
terminal-legend = Colors and icons
terminal-legend-splay = An arrow shows how a pile is splayed, and the number beside it how many cards it has. What its covered cards show follows below, as far as there is room, from the top down.
terminal-keys = Keys

## Help: what the keys do

terminal-key-move = another option
terminal-key-number = the option of this number
terminal-key-letters = the option that begins with them, or has a card that does
terminal-key-take = takes the highlighted option
terminal-mouse = Mouse
terminal-key-mouse = a click on an option highlights it, a second one takes it; a click on a card shows it
terminal-key-card = the card of the option in full; arrows lead on to all others in sight
terminal-key-cards = all cards of the game
terminal-key-boards = everything that lies before a player, covered cards included
terminal-key-rules = the rules
terminal-key-short = the rules in short
terminal-key-log = all that has happened
terminal-key-scroll = scrolls what is looked at
terminal-key-back = back to where one was
terminal-key-take-back = takes your last answer back, where that is fair
terminal-key-again = tries again
terminal-key-solution = the solution of a puzzle
terminal-key-hint = what a strong bot would choose, and your chance with each option (practice only)
terminal-key-coach = what the coach says, and why; there it can be turned off
terminal-key-bot-pace = bots play slower, faster
terminal-key-leave = leaves; the game is saved
terminal-key-step = one answer back, one forward
terminal-key-ends = the beginning, the end
terminal-key-eyes = the eyes of the next player, or all cards open
terminal-key-play = lets the game play by itself, or stops it
terminal-key-pace = slower, faster

## As lines of text

terminal-plain-how = Answer with a number or with the first letters of an option. ? tells what else you can type.
terminal-plain-question = the question again
terminal-plain-option = what the option of this number would do
terminal-plain-card = a card in full
terminal-plain-board = the whole table
terminal-plain-log = all that has happened
terminal-plain-rules = the rules, or a section of them
terminal-plain-short = the rules in short
terminal-plain-next = goes on
terminal-plain-again = tries again
terminal-plain-solution = shows the solution of a puzzle
terminal-plain-why = asks the coach why
terminal-plain-coach = turns the coach off or on
terminal-plain-leave = leaves
terminal-plain-hint = what a strong bot would choose, and your chance with each option (practice only)
terminal-plain-undo = takes your last answer back, where that is fair
terminal-plain-quit = leaves; the game is saved
terminal-plain-help = what can be typed

## After a game, and the list of saved games

# $achievements and $points (numbers)
terminal-standing = { $name }: { $achievements ->
    [one] { $achievements } achievement
   *[other] { $achievements } achievements
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-kept = The game is in { $file }
# $command (what to type)
terminal-watch-it = To step through it: { $command }
terminal-again = To play again: { $command }
terminal-no-games = There are no saved games yet.
# $count (how many answers have been given)
terminal-unfinished = { $count ->
    [one] in play, { $count } answer
   *[other] in play, { $count } answers
}
