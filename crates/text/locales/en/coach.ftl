### What the coach says in the guided first game, each the first time it happens: two sentences, and why.
###
### A remark is coach-NAME, as crates/lessons/coach.toml names it; .why is the answer to "why?". The reader is at the first
### seat, and [player:1] is the bot. $card: the card at hand, where there is one.

## The beginning, and how turns go

coach-start = Two cards to [rule:set-up|begin] with: one starts your board, the other stays in your hand. Pick the one that you would like to use first.
    .why = Six [rule:achievements|achievements] win this game, and cards on your board are how you get there: that is [rule:goal|what it is about]. Both of you choose at the same time, and the card that comes first in the alphabet [rule:set-up|begins].
coach-turn = Your [rule:turn|turn]! Choose an action: draw a card, meld one from your hand, or use one that lies on your board.
    .why = A [rule:turn|turn] has two actions, and they may be the same. Only the first player has just one on the first turn.
coach-draw = A new card. Read it, and ask yourself two things: would I use it, and what would it cover?
    .why = You [rule:draw|draw] from the pile of your highest top card. Higher cards on your board bring higher cards into your hand.
coach-meld = That card is in play now, and its icons count for you. You can use it from your next action on.
    .why = [rule:icons|Icons] decide who shares and who must obey, whether you use the card or not.
coach-cover = You have covered a card. It’s not gone, but only the one on top can be used.
    .why = A [rule:splay|splay] can bring its icons back into sight, and effects can bring the card itself back up.
coach-age = Your highest top card has risen, so you draw newer cards now. Getting ahead in the ages is half the game.
    .why = Newer cards are stronger, and they are [rule:score|worth more points]. But empty piles push both of you forward.

## Dogma

coach-dogma = You have used { $card }. It stays on your board, ready to be used again.
    .why = That’s what the [rule:dogma|Dogma] action is: all effects of the card, in order.
coach-i-share = [player:1] used { $card }, and you shared it. You went first, and all it cost you was having the icons.
    .why = You show at least as many of its icon, so you [rule:share|share]. For that, [player:1] took a free Draw.
coach-they-share = [player:1] shared { $card }, because it shows at least as many of the icon as you. You took a free card for it.
    .why = Before you use a card, look at the preview: it says who would [rule:share|share]. Sometimes the [rule:free-draw|free Draw] is worth it, sometimes not.
coach-demanded = That was a demand: { $card } hit you because you show fewer of its icon. More of that icon on your board would have stopped it.
    .why = [rule:demand|Demands] affect only those with fewer icons than the attacker. Melding a card with that icon is the best defense.
coach-safe = [player:1] used { $card }, and its demand didn’t affect you. You show enough of its icon.
    .why = A player who shows at least as many of the icon as the attacker is [rule:demand|safe], and would even share the other effects.
coach-my-demand = Your demand worked: [player:1] had fewer of the icon, and had to obey. You can do that again as long as you are ahead in it.
    .why = In the text of a [rule:demand|demand], “you” is the victim and “I” is the one who demands.
coach-may = “You may” means that you can decline. Look at what you would give up, and what you would get.
    .why = Effects [rule:effects|must be executed], unless they say “you may”.
coach-order = The cards all go the same way; only their order is left to you. It seldom matters, so take them as they come.
    .why = The card that is [rule:return|returned] last lies deepest, and of melded cards the last is on top.
coach-splay = A splay! It lets covered cards show some of their icons again, so it makes you stronger without a new card.
    .why = [rule:splay|Left] shows one icon of each covered card, right shows two, up shows three.

## What happens to cards

coach-score = Your first points. They are never spent: they only have to be there when you claim an achievement.
    .why = A card in the [rule:score|score pile] is worth its value. You need five points for age 1, ten for age 2, and so on.
coach-return = A returned card goes under the pile of its age. You will hardly see it again.
    .why = [rule:return|Returning] is the price of some effects. Pay it with cards that you don’t need.
coach-tuck = A tucked card goes to the bottom of its pile. There it waits for a splay to show its icons.
    .why = [rule:tuck|Six tucked cards] in one turn would even claim an achievement.
coach-transfer = A card has changed hands. A transfer is just that: the card moves, and nothing else happens.
    .why = It’s neither scored nor melded, so it doesn’t [rule:transfer|count as such].
coach-proof = You were asked for a card that you don’t have, so your hand was shown as proof. Now [player:1] knows it.
    .why = With [rule:prove|proof], nobody has to take anyone’s word for it.
coach-passed-over = The pile you would draw from is empty, so you drew from the next one. That can happen to a whole age.
    .why = [rule:supply|Empty piles] are skipped. When the last one is passed, the game ends.

## Achievements, and the end

coach-points-short = You’re close to an achievement: a few points more will do. Look for a card that scores.
    .why = Five points for each age, and a top card of that age or higher: that is [rule:achieve|all it takes].
coach-card-short = You have the points for another achievement, but no top card of that age. Meld a higher card, and then claim it.
    .why = You need both: the points, and a [rule:achieve|top card of that age or higher].
coach-achieve = An achievement is within your reach! Claiming it is an action, and it is gone if [player:1] comes first.
    .why = [rule:achieve|Achieve] costs nothing but the action: your points stay yours.
coach-claimed = Your first achievement. Six of them win, and nobody can take it from you.
    .why = Your points are still there, so the [rule:achievements|next one] needs only five more.
coach-they-claimed = [player:1] has claimed an achievement. It’s gone for good, but the other ages are still there.
    .why = Ages may be claimed [rule:achieve|in any order]. Keep an eye on the points of [player:1].
coach-special = A special achievement! It needed no action, only its condition.
    .why = There are five of them, each with [rule:special-achievements|its own condition]. The table shows how far you are.
coach-hand = Your hand is growing. Cards there don’thing yet: meld the ones that you would like to use.
    .why = Each color can have a [rule:top-card|top card]: up to five cards at your service.
coach-i-lead = You’re close to winning: only a few achievements are missing. Plan for the next one, and protect your points.
    .why = The game [rule:end|ends] the moment someone has six.
coach-they-lead = [player:1] is close to winning. From now on, ask before each action: can it claim one on its next turn?
    .why = Take the achievement first, or take away the [rule:end|points or the top card] that it needs.
coach-last-age = The last ages are here. When a card above 10 would have to be drawn, the game ends, and the highest score wins.
    .why = That’s the [rule:end|second way] to win: count the points before you draw.
coach-won = You have won! The next game waits without a coach, or with a stronger bot.
    .why = Look at the review of the game: it shows what turned it.
coach-lost = [player:1] has won this one. You have met the whole game now, so the next will be different.
    .why = Look at the review of the game: it shows where it was lost.

## What the table offers

coach-hint = Not sure what to do? Ask for a hint: it says how good each option is, and why.
    .why = At a practice table you can also undo any answer, and try another.
coach-secrets = You see the number and the ages of [player:1|the bot]’s hidden cards, but not their faces. It’s the same the other way round.
    .why = [rule:secrets|What was once shown] stays in the log, and the table remembers it for you.
coach-words = Every word of the rules opens when you touch it. The rules in short are one key away.
    .why = Nobody knows all 105 cards in the first game. Read those that concern you.
