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
chapter-effects = Carrying out effects
chapter-words = What the words mean
chapter-achievements = Achievements
chapter-end = The end of the game
chapter-tables = Tables

## The game

rule-goal = What it is about
    .p1 = Each player leads a civilization from prehistory to the information age, with cards that stand for inventions and ideas. Whoever first has enough [rule:achievements|achievements] wins: 6 with two players, 5 with three, 4 with four. A game can also [rule:end|end] by score, or because a card says so.
    .p2 = There are 105 cards, all different: 15 of age 1, and 10 of each age from 2 to 10; 21 of each of the five colors. Each is an idea that you can use again and again once it lies on top of its pile on your [rule:board|board].
rule-card = A card
    .p1 = A card has a name, a color, an age, three icons and a picture, and up to three effects. Its age is also its value, which counts as points in a [rule:score|score pile].
    .p2 = The four places for icons are top left, bottom left, bottom middle and bottom right. One of them shows the picture, which counts for nothing. The six icons are [castle] [crown] [leaf] [lightbulb] [factory] [clock].
    .p3 = One of the icons is the card's dogma icon, the one that the [rule:dogma|Dogma] action counts. It stands before each effect.
rule-board = The board
    .p1 = Your board is made up of the cards in front of you, in up to five piles, one for each color. The uncovered card of a pile is its [rule:top-card|top card]. The cards beneath it are covered; if the pile is [rule:splay|splayed], some of their icons are visible.
    .p2 = Your hand and your score pile are not part of the board.
rule-supply = The supply
    .p1 = For each age there is a supply pile, face down. Cards are [rule:draw|drawn] from its top and [rule:return|returned] to its bottom. An empty pile is passed over until a card is returned to it.
rule-set-up = Set-up
    .p1 = Each age is shuffled into its supply pile. From each of the ages 1 to 9 one card is laid aside, face down: these are the age achievements. The five [rule:special-achievements|special achievements] lie beside them.
    .p2 = Each player draws two [1]s. All secretly choose which of the two to meld, and show their choices at the same time. The other card stays in hand.
    .p3 = The player whose melded card comes first in the alphabet begins; the card names are read in the table's language. Turns go clockwise. The first player, and with four players the first two, take a single action in their first turn.

## A turn

rule-turn = A turn
    .p1 = In your turn you take two actions. There are four kinds: [rule:draw|Draw], [rule:meld|Meld], [rule:dogma|Dogma] and [rule:achieve|Achieve]. You may take the same one twice, but you may not skip an action.
rule-draw = Draw
    .p1 = Take the top card of the supply pile whose age is the value of your highest [rule:top-card|top card]; with an empty board that is age 1. If that pile is empty, draw from the next higher one that is not. There is no limit to the number of cards in hand.
    .p2 = An effect that says "draw a [3]" names the value instead, whatever your top cards are. If that pile is empty, you draw from the next higher one in the same way. A value of 0 is drawn as a [1]. If a card above 10 would have to be drawn, the game [rule:end|ends] at once.
    .p3 = An effect that says to draw a card "and meld it", "and score it" and so on means the very card that was drawn.
rule-meld = Meld
    .p1 = Put a card from your hand on your board, on top of the pile of its color. It begins the pile if there is none. The pile keeps its [rule:splay|splay]. A card of any age may cover a card of any age.
rule-achieve = Achieve
    .p1 = Claim an age achievement. You need a score of at least five times its age, and a top card of that age or higher. Nothing is spent: your points stay yours. Ages need not be claimed in order.
    .p2 = The [rule:special-achievements|special achievements] are claimed without an action.

## Dogma

rule-dogma = Dogma
    .p1 = Choose one of your top cards. All its effects are carried out, in order.
    .p2 = First, and only once, count how many of the card's dogma icon each player's board shows. Whatever happens later in the action, this count decides who is affected: opponents with fewer than you carry out the [rule:demand|demands], and other players with at least as many as you [rule:share|share] the other effects.
    .p3 = One effect is finished, for everyone, before the next one begins. All of them are carried out, even if the card has been covered, moved or lost in the meantime. You may choose a card that will do nothing.
rule-demand = Demand effects
    .p1 = An effect that begins with "I demand" is carried out by every opponent who has fewer of the dogma icon than you, one after the other, clockwise from your left. You do not carry it out. In its text "you" is that opponent, the victim of the demand; "I" is the player whose action it is, the demander.
rule-share = Shared effects
    .p1 = Every other effect is shared: first each other player with at least as many of the dogma icon as you carries it out, clockwise from your left, and then you do. Nobody may refuse to share.
rule-free-draw = The free Draw
    .p1 = If at least one opponent shared an effect and that changed anything, you take one free [rule:draw|Draw] action after the last effect: only one, however many opponents shared, and however often.
    .p2 = A change is any card drawn, revealed, melded, tucked, scored, returned, transferred, exchanged or rearranged, any pile splayed, and any achievement claimed. It is no change to decline what you may do, to have an empty hand, to show a hand as proof, or to splay a pile the way it already lies.

## Carrying out effects

rule-effects = Choices
    .p1 = Whoever carries out an effect makes its choices, even the victim of a demand. The one exception is [card:collaboration], where the demander chooses.
    .p2 = An effect must be carried out, unless it says "you may". Do as much of it as you can, and ignore the rest: asked for three cards with two in hand, give two; asked for a [5] without having one, give nothing.
    .p3 = "If you do" asks whether what comes before it happened, all of it. Where you may return three cards, you may also return two if you have no more, but that earns nothing.
    .p4 = A player who is asked for a card of some kind and has none shows their hand to prove it, where the table plays with [rule:prove|proof].
rule-highest = Highest and lowest
    .p1 = The highest card is the one of the highest value. If several are equal, their owner chooses among them.
    .p2 = "All the cards of the highest value" are all that share the one highest value. "The three highest cards" are three cards, going down in value as far as needed.
    .p3 = The value of something that is not there is 0.
rule-for-yourself-only = For yourself only
    .p1 = Some cards let you carry out another card's effects for yourself only. These effects are not shared, but what they do to other players still happens. The card's demands are not carried out.
rule-single-player = A win for a single player
    .p1 = Some cards make a single player win: the one with the highest or the lowest score, or with the most of an icon. If two or more players tie for that, nothing happens.

## What the words mean

rule-top-card = Top card, bottom card
    .p1 = The top card is the uncovered card of a pile on a board, and the bottom card is the one beneath all the others. In a pile of one card, that card is both. A board has as many top cards as colors.
rule-icons = Icons
    .p1 = An icon counts if it is visible on your board: all those of your top cards, and those of covered cards that a [rule:splay|splay] shows.
rule-splay = Splay
    .p1 = A pile is splayed left, right or up, all of it in one direction, or it is not splayed. Splaying it in another direction replaces the first; splaying it again in the same direction does nothing. A pile of one card or none cannot be splayed, and one that is reduced to a single card is no longer splayed.
    .p2 = Of each covered card, a pile splayed left shows the bottom right place; splayed right, the two places on the left; splayed up, the three places at the bottom. A pile that is not splayed shows only its top card.
    .p3 = Cards that are melded, tucked or transferred to a splayed pile join the splay. An effect that lets you splay a color means your own pile.
rule-tuck = Tuck
    .p1 = Put the card at the bottom of the pile of its color on your board. It begins the pile if there is none. The pile keeps its splay.
rule-score = Score
    .p1 = Put the card into your score pile, face down. Its value counts as points, and your score is the sum of them. You lose points only when an effect takes cards out of your score pile.
rule-return = Return
    .p1 = Put the card at the bottom of its age's supply pile, face down. If there are several, you choose the order.
rule-transfer = Transfer
    .p1 = Move the card from one place to another. On a board it goes on top of the pile of its color. A transfer is not a meld, a score or a draw.
rule-exchange = Exchange
    .p1 = Two groups of cards change places, even if one of them is empty. Cards that reach a score pile in this way are not scored.
rule-reveal = Reveal
    .p1 = Show the card to everyone. It stays where it is, unless the effect says otherwise.
rule-remove = Remove
    .p1 = Take the card out of the game for good. It does not return to the supply.

## Achievements

rule-achievements = Achievements
    .p1 = There are fourteen: one for each of the ages 1 to 9, claimed with the action [rule:achieve|Achieve], and the five [rule:special-achievements|special achievements]. Each can be claimed only once, and is never lost.
rule-special-achievements = Special achievements
    .p1 = A special achievement is claimed at once by whoever meets its condition, without an action, even in the middle of an effect or in another player's turn. If several meet it at the same moment, the player whose turn it is claims it, or else the next of them clockwise.
    .p2 = Cards move one at a time, even where one instruction moves several, and the conditions are checked after each. Only an exchange and a removal happen all at once.
    .p3 = Each can also be claimed through the effect of one card, which has a condition of its own.

## The end of the game

rule-end = The end of the game
    .p1 = By achievements: at once, when a player has 6 of them with two players, 5 with three, 4 with four; in a team game, when a team has 6 together.
    .p2 = By score: at once, when a card above 10 would have to be drawn. The highest score wins; on a tie, the most achievements among those tied; on a further tie, they share the victory. Partners in a team add up their scores and their achievements.
    .p3 = By dogma: at once, when a card says that a player wins.

## Tables

rule-teams = Teams
    .p1 = Four players can play in two teams, with the partners across the table: seats 1 and 3 against seats 2 and 4.
    .p2 = Demands pass your partner by. Wherever an effect speaks of opponents or other players, your partner is not meant. A partner shares as anyone does, but if only your partner shared, there is no free Draw.
    .p3 = Each player claims achievements with their own score and their own top cards. A team wins with 6 achievements together, or with the higher combined score; a player who wins by a card wins for the team. [card:self-service] compares the teams' achievements; [card:ai], [card:bioengineering] and [card:globalization] compare single players, and the winner's team wins.
rule-secrets = Who may see what
    .p1 = You see the faces of the cards in your hand and in your score pile. The others see only how many there are, and their values.
    .p2 = Of a board, everybody sees the top cards and all visible icons. Whether others may also look at covered cards is a setting of the table.
    .p3 = Of the supply, everybody sees how many cards are left in each age, and nothing more. The cards that lie as age achievements are seen by nobody, claimed or not.
    .p4 = What was once shown stays in the log.
rule-open-boards = Open boards
    .p1 = A setting of the table. With open boards, everybody may look at the covered cards of all boards, and count them. Without, only their owner may.
rule-prove = Proof
    .p1 = A setting of the table. With proof, a player who is asked for a card of some kind and has none shows their whole hand. Without, the others take their word: the program sees to it that it is true.
rule-editions = Editions
    .p1 = The first and the third edition differ in nine cards: [card:oars], [card:fermenting], [card:feudalism], [card:measurement], [card:statistics], [card:societies], [card:industrialization], [card:combustion] and [card:fission].
    .p2 = They also differ in [monument]: in the first edition, cards tucked and cards scored in a turn are counted together; in the third, separately.
    .p3 = Only the third edition describes teams, but they can be played with either. Each edition can be played in any language.
