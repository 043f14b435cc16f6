### The lessons: positions in which something is to be done.
###
### A lesson is lesson-NAME, with its goal. Its steps are lesson-NAME-1, lesson-NAME-2 and so on: the value is the task,
### .say what is told before it, .good and .poor what is said afterwards. Other names are those of the reactions in
### crates/lessons/lessons/NAME.toml. The reader is at the first seat. Tokens are those of rules.ftl, and [player:1] is
### the second player, [player:1|…] the same with other words.

## The players, besides the reader

lesson-name-1 = Ada
lesson-name-2 = Ben
lesson-name-3 = Cleo

## 1

lesson-draw = Draw
    .goal = Where new cards come from.
lesson-draw-1 = Draw a card.
    .say = The supply has a pile for each of the ten [rule:supply|ages]. You [rule:draw|draw] from the one that matches your highest [rule:top-card|top card].
    .good = Your highest top card, [card:mathematics], is a [2], so you drew a [2]. The higher your board, the newer the cards you find.
    .poor = That used one of your cards. You’ll come to that in lesson 3. This time, choose Draw.
lesson-draw-2 = Draw a card, and see which pile it comes from.
    .say = Piles run out as the game goes on. Here, the piles of ages 4 and 5 are empty.
    .good = You were due a [4]. Both empty piles were skipped, and you drew a [6]. That’s how a game can leap ahead.
    .poor = Nothing wrong with that, but it doesn’t show what an empty pile does. Choose Draw.

## 2

lesson-meld = Meld
    .goal = Bring cards into play.
lesson-meld-1 = Meld a card of a color that you don’t have yet.
    .say = A [rule:card|card] in your hand does nothing yet. [rule:meld|Meld] it, and it goes on your [rule:board|board], on the pile of its color.
    .good = A new pile. You can have one for each of the five colors, and the card on top of each is ready to use.
    .covered = [card:pottery] is blue, so it went on top of [card:writing]. A covered card can’t be used, and you usually want more top cards, not fewer.
    .poor = That’s another action. To bring a card from your hand into play, choose Meld.
lesson-meld-2 = Meld a card so that your next Draw brings a [3].
    .say = Any card may be melded at any time, even a new one on top of an old one. You don’t have to climb age by age.
    .good = [card:education] covers [card:mysticism], and it’s well worth it: from now on you draw [3]s, two ages ahead.
    .low = That’s a [1], and so are your other top cards. Your next Draw would still bring a [1].
    .poor = Your highest top card is still a [1]. Look through your hand for a [3], and meld it.

## 3

lesson-dogma = Dogma
    .goal = Use what you have.
lesson-dogma-1 = Use the card that gives you two cards at once.
    .say = The heart of the game: [rule:dogma|Dogma]. Choose one of your top cards, and its effects are executed from first to last.
    .good = Two cards for one action. As long as [card:the-wheel] stays on top of its pile, you can use it again and again.
    .one = [card:writing] draws one card, but a [2]. That’s often the better deal! Still, try the one that gives you two.
    .poor = That was one card for one action. Your top cards can do better: choose Dogma.
lesson-dogma-2 = Use [card:mysticism], and follow its effect word for word.
    .say = Effects do what they say, in the order they say it. [card:mysticism] draws a [1] and [rule:reveal|reveals] it. What happens next depends on its color.
    .good = The card you drew was yellow, and you have a yellow pile. So it was melded, and you drew another [1]. “Draw and meld” always means that very card.
    .nothing = [card:masonry] looks for cards in your hand, and your hand is empty. You may use a card that does nothing, but it wastes an action.
    .poor = You can do that, but this task is about following an effect. Choose Dogma: [card:mysticism].

## 4

lesson-share = Sharing
    .goal = Who joins in when you use a card.
lesson-share-1 = Use [card:writing], and see who draws.
    .say = Before a Dogma action, everyone’s visible [rule:icons|icons] are counted, but only those of one kind: the card’s dogma icon. [card:writing] counts [lightbulb|lightbulbs].
    .good = [player:1] shows as many [lightbulb|lightbulbs] as you, so she [rule:share|shared]: she drew a [2], and only then did you. In return you took a [rule:free-draw|free Draw].
    .alone = [card:sailing] counts [crown|crowns], and [player:1] has fewer than you, so you used it alone. Now try [card:writing].
    .poor = That affected nobody but you. Sharing happens with Dogma: use [card:writing].
lesson-share-2 = Use a card that [player:1] can’t share.
    .say = Players with at least as many of the icon as you share, and they go first. Count [lightbulb|lightbulbs], [castle|castles] and [leaf|leaves] on both boards.
    .good = [player:1] has no [leaf|leaves] at all. You melded a new color, and [rule:score|scored] a card for each color that only you have.
    .shared = [player:1] had at least as many of that icon as you, so she shared it, and she went first. The card is yours, but the gain was hers too.
    .poor = Find the icon that you have more of than [player:1], and use the card that counts it.

## 5

lesson-demand = Demands
    .goal = Take from others, and keep what’s yours.
lesson-demand-1 = Make [player:1] give you a card.
    .say = An effect that begins with “I demand” is an attack. It affects every opponent who has [rule:demand|fewer of its icon] than you.
    .good = [player:1] shows no [castle|castles], so she had to obey: she drew a [1] and gave you her highest card. In a demand, “you” is the victim and “I” is you.
    .poor = [player:1] still has all her cards. [card:archery] is the one that demands.
lesson-demand-2 = [player:1] will use [card:archery] on her turn. Make sure the demand doesn’t affect you.
    .say = Now the other way around. [player:1] shows three [castle|castles]; you show none, and you have one action left.
    .good = You show as many [castle|castles] as [player:1], so the demand didn’t affect you. Icons are armor, even when you never use the card.
    .poor = You showed fewer [castle|castles] than [player:1], so the demand affected you, and your highest card went to her hand. A card with three [castle|castles] would have stopped it.

## 6

lesson-splay = Splays
    .goal = What covered cards are still good for.
lesson-splay-1 = Splay your blue pile left.
    .say = A covered card isn’t lost. [rule:splay|Splay] its pile, and some of its icons show again. [card:code-of-laws] [rule:tuck|tucks] a card under its color, and then lets you splay that color left.
    .good = Splayed left, every covered card shows its bottom right icon: [card:tools] adds a [castle] from below.
    .tucked = The card is beneath [card:writing], out of sight. Splay the pile too, and its [castle] will show.
    .poor = Your blue pile isn’t splayed. Use [card:code-of-laws], tuck [card:tools], and splay blue left.
lesson-splay-2 = Use [card:reformation] to splay the pile that brings you to three [castle|castles].
    .say = Splayed right, every covered card shows both icons on its left edge. You can open your piles and look at the cards in them.
    .good = [card:masonry] and [card:domestication] both have a [castle] at the top left. Three [castle|castles], without adding a single card to your board.
    .purple = Of your purple cards, only [card:mysticism] has a [castle] on its left edge. Yellow would have shown two.
    .poor = That leaves you with fewer than three [castle|castles]. Use [card:reformation], and splay the pile whose left edges show more of them.
lesson-splay-3 = Use [card:railroad] to turn one splay from right to up, and reach nine [lightbulb|lightbulbs].
    .say = Splaying up is best: every covered card shows all three icons at its bottom. A pile has one splay at a time; a new direction replaces the old one.
    .good = Nine [lightbulb|lightbulbs]. Hardly anyone will have enough to share with you, and no demand that counts them is likely to affect you.
    .yellow = The yellow pile now shows more [leaf|leaves] and [castle|castles], but no [lightbulb|lightbulbs]. The blue pile is the one.
    .poor = Not there yet. [card:railroad] returns your hand, draws three [6]s, and then offers the splay: choose blue.

## 7

lesson-achieve = Score and Achieve
    .goal = What wins games.
lesson-achieve-1 = Reach five points.
    .say = Cards in your [rule:score|score pile] are worth their value in points. Only effects put them there; [card:agriculture] is one that does.
    .good = The card you return comes back as points, one value higher. You have enough for your first achievement.
    .declined = You kept your card, so nothing was scored. Return one, and the card that replaces it is worth more.
    .poor = Still three points. Use [card:agriculture], and return a card.
lesson-achieve-2 = Claim the age 1 achievement.
    .say = For an age achievement you need [rule:achieve|five times its age in points], and a top card of that age or higher. Claiming it takes an action, and you have one left.
    .good = Your first [rule:achievements|achievement]. Nobody can take it from you, and six of them [rule:goal|win a two-player game].
    .poor = [player:1] had five points as well, and claimed it on her turn. There’s only one of each achievement: claim it when you can.
lesson-achieve-3 = Claim the age 2 achievement this turn.
    .say = Here’s the good news: points are never spent. You claimed age 1, and you still have all ten points.
    .good = Ten points and a top card of age 2. Nothing was spent, and fifteen points would be enough for age 3.
    .poor = Age 2 is still unclaimed, and you had the points. Meld the [2] in your hand first, and then choose Achieve.

## 8

lesson-words = Return, tuck, transfer
    .goal = Where cards go.
lesson-words-1 = Use [card:pottery] to score a [3].
    .say = When you [rule:return|return] a card, you put it under the supply pile of its age, out of reach. [card:pottery] pays you for it: the more you return, the higher the card you score.
    .good = Three weak cards became three points. What you returned will only be drawn again when those piles run low.
    .fewer = Fewer cards, a smaller reward. Return all three and you score a [3].
    .poor = That’s fewer than three points. Use [card:pottery], and return all three cards.
lesson-words-2 = Use [card:monotheism] against [player:1].
    .say = Read it first: it [rule:transfer|transfers] a card from her board to your score pile. Then cards are [rule:tuck|tucked], which means put under the pile of their color.
    .good = Her card moved straight to your score pile. That’s a transfer, not scoring, but the points count. A tucked card starts a new pile if you don’t have its color. Only one card, late in the game, can [rule:remove|remove] cards for good.
    .poor = [player:1] still has all her top cards. [card:monotheism] takes one whose color you lack.

## 9

lesson-special = Special achievements
    .goal = Five more ways to claim.
lesson-special-1 = Claim [monument] with [card:masonry].
    .say = Besides the nine age achievements there are five [rule:special-achievements|special achievements]. Each has its own condition, and one card that offers another way to claim it.
    .good = Four cards melded at once, and [monument] is yours, without spending an action. The [rule:monument|other way] is to tuck or score six cards in a turn.
    .fewer = You melded fewer than four, so nothing more happened. Meld every card with a [castle].
    .poor = [card:masonry] melds as many cards with a [castle] as you like. With four or more, you claim [monument].
lesson-special-2 = Meld the card that completes [rule:empire|Empire]: three or more of each of the six icons.
    .say = Special achievements need no action. You claim one the moment you meet its condition, even on another player’s turn.
    .good = Three [clock|clocks] were all that was missing. [rule:world|World], [rule:wonder|Wonder] and [rule:universe|Universe] work the same way: watch for them on the table.
    .poor = Count your six icons: one of them is missing altogether. Meld the card that shows it three times.

## 10

lesson-highest = Highest and lowest
    .goal = Which card is meant.
lesson-highest-1 = [player:1] demands your highest card. Keep [card:mapmaking].
    .say = [player:1] uses [card:archery], and you have too few [castle|castles]. You’ve drawn a [1]. Now your [rule:highest|highest] card must go.
    .good = Two cards were equally high, and you chose. The player who executes an effect makes [rule:effects|its choices], even the victim of a demand.
    .poor = Both [2]s were equally high, so the choice was yours, and [card:mapmaking] is gone. Give her the other one.
lesson-highest-2 = Use [card:canal-building] to turn your three points into seven.
    .say = “All the cards of the highest value” means every card tied for highest. If there’s no such card, its value is 0.
    .good = Two [3]s for one [2]: all the highest cards in each place changed places. An [rule:exchange|exchange] isn’t scoring, but points are points.
    .declined = You could have made the exchange: both [3]s in your hand for the [2] in your score pile.
    .poor = Still not seven points. [card:canal-building] exchanges your highest cards in hand with the highest in your score pile.

## 11

lesson-may = You may
    .goal = What you must do, what you may do, and what you can’t do.
lesson-may-1 = Use [card:pottery], but keep the cards in your hand.
    .say = “You may” is an offer: you can [rule:effects|decline it]. Everything else must be done.
    .good = You declined the first effect, and the second was executed anyway. You’re one card richer.
    .returned = You took the offer, and good cards went back to the supply. When an effect says “you may”, ask yourself first whether you want it.
    .poor = Use [card:pottery]. Decline the first effect, and the second will still draw you a card.
lesson-may-2 = Use [card:tools] to bring a [3] into play.
    .say = “If you do” means only if you did all of it. [card:tools] wants three cards, no fewer.
    .good = Three cards for one: you gave up your hand and jumped to age 3.
    .declined = That’s allowed, and nothing happened. Return all three cards, and a [3] is melded for you.
    .poor = Your highest top card is still a [1]. Use [card:tools], and return all three cards.
lesson-may-3 = [player:1] will use [card:oars], which takes cards with a [crown] from your hand. Make sure she gets none.
    .say = Do as much of an effect as you can, and no more: nobody can give what they don’t have.
    .good = You had no card with a [crown], and [rule:prove|proved] it. Your hand is a [rule:secrets|secret]: others see only how many cards it has, and their ages. (At some tables, everyone can look at [rule:open-boards|covered cards].)
    .poor = [player:1] found a card with a [crown] in your hand, and it went to her score pile. Meld such a card before she asks for it.

## 12

lesson-win = Three ways to win
    .goal = How a game ends.
lesson-win-1 = Claim your sixth achievement this turn.
    .say = The usual way: with two players, [rule:end|six achievements] win at once. You have five, and twenty points.
    .good = Six achievements, and the game ends at once. With three players, five are enough; with four players, four.
    .poor = [player:1] is still in the game. You had the points for age 4: meld a card of that age, and then choose Achieve.
lesson-win-2 = End the game while you’re ahead.
    .say = The second way: when a card above age 10 would have to be drawn, the game ends, and the highest score wins. The pile of age 10 is empty.
    .good = There was no 11 to draw, so the scores were compared, and yours is higher. Keep an eye on the last pile.
    .poor = [player:1] got another turn: she scored a card, overtook you, and ended the game herself.
lesson-win-3 = Win through a card’s effect.
    .say = The third way: a few late cards say that someone wins. Read the second effect of [card:self-service].
    .good = You have more achievements than [player:1], and [card:self-service] says that’s enough. The card you chose worked [rule:for-yourself-only|for you alone]. (When a card says a [rule:single-player|single player] wins, a tie wins nothing.)
    .poor = The game goes on. [card:self-service] wins for the player with more achievements than everyone else, and that’s you.

## 13

lesson-teams = Teams
    .goal = Two against two.
lesson-teams-1 = Use [card:archery], and see who must obey.
    .say = In a [rule:teams|team game], partners sit across from each other. [player:2] is yours; [player:1] and [player:3] play against you.
    .good = [player:1] and [player:3] gave you a card each. [player:2] shows no [castle|castles] either, but your demands don’t affect your partner.
    .poor = Nobody lost a card. [card:archery] is the card that demands.
lesson-teams-2 = Use a card that only your partner shares.
    .say = Your partner shares like anyone else. Look at who has as many [lightbulb|lightbulbs] as you, and who has as many [castle|castles].
    .good = [player:2] drew a [2] before you did. You took no free Draw: you get one only when an opponent shares.
    .shared = An opponent shared it too. Use the card whose icon only [player:2] has enough of.
    .poor = Choose Dogma, with the card that helps [player:2] and nobody else.
lesson-teams-3 = Win the game for your team.
    .say = Each player claims with their own points and top cards, but achievements count together. [player:2] has three, and you have two.
    .good = Your third achievement is your team’s sixth, and six win the game. If you play with printed cards one day, the rules also tell you how the [rule:editions|editions] differ.
    .poor = The age 2 achievement was there for you: ten points, and a top card of age 4. Choose Achieve.
