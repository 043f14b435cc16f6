### Single words and short labels: what things are called, everywhere.

## The ten ages

age-1 = Prehistory
age-2 = Classical
age-3 = Medieval
age-4 = Renaissance
age-5 = Exploration
age-6 = Enlightenment
age-7 = Romance
age-8 = Modern
age-9 = Postmodern
age-10 = Information

# The number and the name of an age, as a heading.
# $number (1 to 10), $name
age-heading = Age { $number }: { $name }

## Colors, as the token [red] shows them within a sentence, and as a label on its own

color-red = red
    .label = Red
color-yellow = yellow
    .label = Yellow
color-green = green
    .label = Green
color-blue = blue
    .label = Blue
color-purple = purple
    .label = Purple

## Icons. Where no picture can be drawn, the token [castle] is shown as this word.

icon-castle = castle
icon-crown = crown
icon-leaf = leaf
icon-lightbulb = lightbulb
icon-factory = factory
icon-clock = clock

## How a pile lies

splay-left = splayed left
splay-right = splayed right
splay-up = splayed up
splay-none = not splayed

## The four actions

action-draw = Draw
action-meld = Meld
action-dogma = Dogma
action-achieve = Achieve

## The two kinds of effects

kind-demand = Demand effect
kind-shared = Non-demand effect

## Labels

word-title = Innovation
word-hand = Hand
word-score-pile = Score pile
word-score = Score
word-board = Board
word-supply = Supply
word-achievements = Achievements
word-special-achievements = Special achievements
word-icons = Icons
word-age = Age
word-value = Value
word-color = Color
word-turn = Turn
word-actions-left = Actions left
word-you = You
word-player = Player
word-partner = Partner
word-opponent = Opponent
word-team = Team
word-top-card = Top card
word-log = Log
word-rules = Rules
word-rulings = Rulings
word-cards = Cards
word-removed = Removed from the game
word-edition = Edition
word-language = Language

## Editions

edition-first = First edition
    .note = Iello and its partners, 2011 to 2013
edition-third = Third edition
    .note = Asmadi

## Languages, each by its own name: these are the same in every file

language-en = English
language-it = Italiano
language-fr = Français
language-pt = Português
language-ru = Русский

## How a game ends

ending-achievements = Victory by achievements
ending-score = Victory by score
ending-dogma = Victory by dogma

## How well a program plays

level-beginner = Beginner
    .note = Builds its own board and ignores what the others gain from it. For your first game.
level-easy = Easy
    .note = Follows a plan of its own, judges by eye and forgets what it was shown. Good for learning the game.
level-casual = Casual
    .note = Sees what each action does for everyone, but decides in haste. For a relaxed game.
level-normal = Normal
    .note = Weighs what each action does for everyone. A fair opponent for most players.
level-hard = Hard
    .note = Looks several actions ahead. For players who know the cards.
level-master = Master
    .note = Plans several turns ahead and expects your best reply.

## Players without a name
# $number (1 to 4)
player-number = Player { $number }
# $level: a level of play
bot-name = { $level } bot
# $level, $number: of several bots of one level
bot-name-number = { $level } bot { $number }

## Lists
# A comma between items; the last two may be joined by a word.
# $list (what is already joined), $item (the next one)
list-more = { $list }, { $item }
list-and = { $list } and { $item }
list-or = { $list } or { $item }
# The name of a card in a list, as it is in a sentence. $card
list-card = { $card }
# Before what belongs to a label.
# $label
with-colon = { $label }:
# Between players, each with a number.
list-counts = { $list }; { $item }
# Between a number and its decimals.
decimal-mark = .
# $number (already written out)
percent = { $number }%
