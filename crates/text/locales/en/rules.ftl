### The rules, in sections that other screens link to.
###
### The value of a message is the section's title; its paragraphs are .p1, .p2 and so on. The names of the messages
### are fixed: rule-draw is the section "draw" of `innovation rules draw`. Besides the tokens of cards.ftl there is
###   [rule:splay]  [rule:splay|…]   a link to a section, shown by its title, or by the words after the bar
### The five special achievements have sections of their own, made from achievements.ftl and rulings.ftl:
### [rule:monument] and so on.

## Chapters

chapter-basics = The game
chapter-actions = A turn
chapter-dogma = Dogma
chapter-effects = Executing effects
chapter-words = What the words mean
chapter-achievements = Achievements
chapter-end = The end of the game
chapter-tables = Tables

## The game

rule-goal = The goal
    .p1 = Each player leads a civilization from prehistory to the information age, with cards that represent inventions and ideas. The first player with enough [rule:achievements|achievements] wins: 6 with two players, 5 with three, 4 with four. A game can also [rule:end|end] by score, or because a card says so.
    .p2 = There are 105 cards, all different: 15 of age 1, and 10 of each age from 2 to 10; 21 of each of the five colors. Each card is an idea that you can use again and again while it’s on top of its pile on your [rule:board|board].
rule-card = A card
    .p1 = A card has a name, a color, an age, three icons, a picture and up to three effects. Its age is also its value: the points it’s worth in a [rule:score|score pile].
    .p2 = There are four places for icons: top left, bottom left, bottom middle and bottom right. One of them shows the picture, which isn’t an icon. The six icons are [castle], [crown], [leaf], [lightbulb], [factory], [clock].
    .p3 = One of the icons is the card’s dogma icon, the one that the [rule:dogma|Dogma] action counts. It’s shown before each effect.
rule-board = The board
    .p1 = Your board is the cards in front of you, in up to five piles, one for each color. The uncovered card of a pile is its [rule:top-card|top card]. The cards beneath it are covered; if the pile is [rule:splay|splayed], some of their icons are visible.
    .p2 = Your hand and your score pile aren’t part of your board.
rule-supply = The supply
    .p1 = Each age has a supply pile, face down. Cards are [rule:draw|drawn] from its top and [rule:return|returned] to its bottom. An empty pile is skipped until a card is returned to it.
rule-set-up = Setup
    .p1 = The cards of each age are shuffled to form its supply pile. One card from each of the ages 1 to 9 is set aside, face down: these are the age achievements. The five [rule:special-achievements|special achievements] go beside them.
    .p2 = Each player draws two [1]s and secretly chooses one of them to meld. All players reveal their choices at the same time. The other card stays in hand.
    .p3 = The player whose melded card comes first in alphabetical order starts. Card names are compared in the table’s language. Turns go clockwise. The first player takes only one action on their first turn; with four players, so does the second.

## A turn

rule-turn = A turn
    .p1 = On your turn you take two actions. There are four kinds: [rule:draw|Draw], [rule:meld|Meld], [rule:dogma|Dogma] and [rule:achieve|Achieve]. You may take the same action twice, but you can’t skip one.
rule-draw = Draw
    .p1 = Take the top card of the supply pile of the same age as your highest [rule:top-card|top card], or of age 1 if your board is empty. If that pile is empty, draw from the next higher pile that has cards. There’s no limit on the number of cards in your hand.
    .p2 = An effect such as “draw a [3]” names the value itself, whatever your top cards are. If that pile is empty, you draw from the next higher one in the same way. A value of 0 means you draw a [1]. If you would have to draw a card above 10, the game [rule:end|ends] at once.
    .p3 = When an effect tells you to draw a card “and meld it”, “and score it” and so on, it means the very card you drew.
rule-meld = Meld
    .p1 = Put a card from your hand on top of the pile of its color on your board. If you don’t have that color yet, the card starts a new pile. The pile stays [rule:splay|splayed] as it was. A card of any age can cover a card of any age.
rule-achieve = Achieve
    .p1 = Claim an age achievement. You need a score of at least five times its age, and a top card of that age or higher. You don’t spend any points. You can claim the ages in any order.
    .p2 = You claim [rule:special-achievements|special achievements] without an action.

## Dogma

rule-dogma = Dogma
    .p1 = Choose one of your top cards. All its effects are executed, in order.
    .p2 = First, count the card’s dogma icon on each player’s board. Opponents with fewer than you will execute the [rule:demand|demands]. Other players with at least as many as you will [rule:share|share] the other effects. You count only once: nothing that happens later in the action changes who is affected.
    .p3 = Each effect is finished for everyone before the next one begins. All of them are executed, even if the card has been covered, moved or lost in the meantime. You may choose a card that won’t do anything.
rule-demand = Demand effects
    .p1 = An effect that begins with “I demand” is executed by every opponent who has fewer of the dogma icon than you, one at a time, clockwise from your left. You don’t execute it yourself. In its text, “you” is that opponent, the victim of the demand; “I” is the active player, the one whose turn it is.
rule-share = Sharing
    .p1 = Every effect that isn’t a demand, called a non-demand effect, is shared. First each other player with at least as many of the dogma icon as you executes it, clockwise from your left; then you do. Players can’t refuse to share.
rule-free-draw = The free Draw
    .p1 = If at least one opponent shared an effect and something changed because of it, you take one free [rule:draw|Draw] action after the last effect. You take only one, no matter how many opponents shared or how often.
    .p2 = Something changed if a card was drawn, revealed, melded, tucked, scored, returned, transferred, exchanged or rearranged, a pile was splayed, or an achievement was claimed. Nothing changed if a player only declined an option, had an empty hand, showed their hand as proof, or splayed a pile in the direction it already had.

## Executing effects

rule-effects = Choices
    .p1 = The player who executes an effect makes its choices, even as the victim of a demand. The only exception is [card:collaboration], where the active player chooses.
    .p2 = You must execute an effect unless it says “you may”. Do as much of it as you can and ignore the rest: if it asks for three cards and you have two, give two; if it asks for a [5] and you have none, give nothing.
    .p3 = “If you do” applies only if everything before it happened in full. If you may return three cards but have only two, you may return those two, but you gain nothing.
    .p4 = At a table with [rule:prove|proof], a player who is asked for a certain kind of card and has none shows their hand to prove it.
rule-highest = Highest and lowest
    .p1 = The highest card is the one with the highest value. If several are tied, their owner chooses one.
    .p2 = “All the cards of the highest value” are all the cards tied for the highest value. “The three highest cards” are three cards, counted down from the highest.
    .p3 = If there’s no such card, its value is 0.
rule-for-yourself-only = For yourself only
    .p1 = Some cards let you execute another card’s effects for yourself only. Other players don’t share these effects, but what the effects do to other players still happens. The card’s demands aren’t executed.
rule-single-player = A single player wins
    .p1 = Some cards let a single player win: the one with the highest or lowest score, or with the most of an icon. If two or more players tie, nothing happens.

## What the words mean

rule-top-card = Top card, bottom card
    .p1 = The top card is the uncovered card of a pile on a board. The bottom card is the one beneath all the others. In a pile of one card, that card is both. A board has as many top cards as it has colors.
rule-icons = Icons
    .p1 = An icon counts if it’s visible on your board: every icon on your top cards, and the icons of covered cards that a [rule:splay|splay] reveals.
rule-splay = Splay
    .p1 = A pile is splayed left, right or up, or not at all; the whole pile has one direction. Splaying it in another direction replaces the first. Splaying it again in the same direction does nothing. You can’t splay a pile of fewer than two cards, and a pile that’s down to one card is no longer splayed.
    .p2 = A splayed pile shows part of each covered card: splayed left, the bottom right place; splayed right, the two places on the left; splayed up, the three places at the bottom. A pile that isn’t splayed shows only its top card.
    .p3 = Cards that are melded, tucked or transferred to a splayed pile become part of the splay. When an effect lets you splay a color, it means your own pile.
rule-tuck = Tuck
    .p1 = Put the card at the bottom of the pile of its color on your board. If you don’t have that color yet, the card starts a new pile. The pile stays splayed as it was.
rule-score = Score
    .p1 = Put the card into your score pile, face down. Your score is the sum of the values in your score pile. You lose points only if an effect takes cards from it.
rule-return = Return
    .p1 = Put the card at the bottom of the supply pile of its age, face down. If you return several cards, you choose the order.
rule-transfer = Transfer
    .p1 = Move the card from one place to another. On a board, it goes on top of the pile of its color. A transferred card hasn’t been melded, scored or drawn.
rule-exchange = Exchange
    .p1 = Two groups of cards swap places, even if one of them is empty. Cards exchanged into a score pile haven’t been scored.
rule-reveal = Reveal
    .p1 = Show the card to everyone. It stays where it is unless the effect says otherwise.
rule-remove = Remove
    .p1 = Take the card out of the game for good. It doesn’t return to the supply.

## Achievements

rule-achievements = Achievements
    .p1 = There are fourteen: one for each of the ages 1 to 9, claimed with the [rule:achieve|Achieve] action, and five [rule:special-achievements|special achievements]. Each can be claimed only once, and nobody can take it from you.
rule-special-achievements = Special achievements
    .p1 = You claim a special achievement as soon as you meet its condition, without an action, even in the middle of an effect or on another player’s turn. If several players meet it at the same moment, the active player comes first, then the others clockwise.
    .p2 = Cards move one at a time, even when an effect moves several, and the conditions are checked after each card. The only exceptions are cards that are exchanged or removed: they all move at the same moment.
    .p3 = Each can also be claimed through one card’s effect, which has its own condition.

## The end of the game

rule-end = The end of the game
    .p1 = By achievements: at once, when a player has 6 with two players, 5 with three, or 4 with four. In a team game, a team needs 6 in total.
    .p2 = By score: at once, when a player would have to draw a card above 10. The highest score wins. Ties are broken by the most achievements; players who are still tied share the victory. Teams add up their partners’ scores and achievements.
    .p3 = By dogma: at once, when a card says that a player wins.

## Tables

rule-teams = Teams
    .p1 = Four players can play as two teams, with partners across from each other: seats 1 and 3 against seats 2 and 4.
    .p2 = Your demands don’t affect your partner. When an effect mentions opponents or other players, that doesn’t include your partner. Your partner shares like anyone else, but you get no free Draw if only your partner shared.
    .p3 = Each player claims achievements with their own score and top cards. A team wins with 6 achievements in total, or with the higher combined score. If a player wins through a card, their team wins. [card:self-service] compares the teams’ achievements; [card:ai], [card:bioengineering] and [card:globalization] compare individual players, and the winner’s team wins.
rule-secrets = Hidden and open cards
    .p1 = You see the faces of the cards in your hand and score pile. The other players see only how many there are, and their values.
    .p2 = Everyone sees each board’s top cards and all its visible icons. Whether the others can also look at covered cards is a table setting.
    .p3 = Everyone sees how many cards are left in each supply pile, and nothing else about them. Nobody sees the cards set aside as age achievements, even once they’re claimed.
    .p4 = Once something has been shown, it stays in the log.
rule-open-boards = Open boards
    .p1 = A table setting. With open boards, everyone can look at and count the covered cards on every board. Otherwise only their owner can.
rule-prove = Proof
    .p1 = Tables play with proof unless they’re set up without it: a player who is asked for a certain kind of card and has none shows their whole hand. Without proof, the others take their word for it, and the program makes sure it’s true.
rule-editions = Editions
    .p1 = The first and third editions differ in nine cards: [card:oars], [card:fermenting], [card:feudalism], [card:measurement], [card:statistics], [card:societies], [card:industrialization], [card:combustion] and [card:fission].
    .p2 = They also differ in [monument]: in the first edition, the cards you tuck and score in a turn are counted together; in the third, separately.
    .p3 = Only the third edition describes teams, but you can play teams with either. Each edition can be played in any language.
