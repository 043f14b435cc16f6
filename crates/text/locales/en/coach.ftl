### What the coach says in the guided first game, each the first time it happens: two sentences, and why.
###
### A remark is coach-NAME, as crates/lessons/coach.toml names it; .why is the answer to "why?". The reader is at the first
### seat, and [player:1] is the bot. $card: the card at hand, where there is one.

## The beginning, and how turns go

coach-start = Two cards to [rule:set-up|begin] with: one starts your board, the other stays in your hand. Pick the one you’d like to use first.
    .why = Six [rule:achievements|achievements] win this game, and cards on your board are how you get there: that’s [rule:goal|what the game is about]. You both choose at the same time, and the player whose card comes first in the alphabet [rule:set-up|starts].
coach-turn = Your [rule:turn|turn]! Choose an action: draw a card, meld one from your hand, or use one on your board.
    .why = A [rule:turn|turn] has two actions, and they may be the same. Only the first player has a single action on the first turn.
coach-draw = A new card. Read it and ask yourself two things: Would I use it? What would it cover?
    .why = You [rule:draw|draw] from the supply pile that matches your highest top card. Higher cards on your board bring higher cards into your hand.
coach-meld = That card is in play now, and its icons count for you. You can use it from your next action on.
    .why = [rule:icons|Icons] decide who shares and whom demands affect, whether you use the card or not.
coach-cover = You’ve covered a card. It’s not gone, but only the one on top can be used.
    .why = A [rule:splay|splay] can bring its icons back into sight, and effects can bring the card itself back up.
coach-age = Your highest top card has risen, so you draw newer cards now. Getting ahead in the ages is half the game.
    .why = Newer cards are stronger, and they’re [rule:score|worth more points]. But empty piles push both of you forward.

## Dogma

coach-dogma = You’ve used { $card }. It stays on your board, ready to be used again.
    .why = That’s what the [rule:dogma|Dogma] action is: all effects of the card, in order.
coach-i-share = [player:1] used { $card }, and you shared it. You went first, and all you needed was enough of its icon.
    .why = You show at least as many of its icon as [player:1|the bot], so you [rule:share|share]. In return, [player:1] took a free Draw.
coach-they-share = [player:1] shared { $card }, because [player:1|the bot] shows at least as many of the icon as you. In return, you took a free Draw.
    .why = Before you use a card, look at the preview: it says who would [rule:share|share]. Sometimes the [rule:free-draw|free Draw] is worth it, sometimes not.
coach-demanded = That was a demand: { $card } affected you because you show fewer of its icon. More of that icon on your board would have stopped it.
    .why = [rule:demand|Demands] affect only opponents with fewer of the icon than the active player. Melding a card with that icon is the best defense.
coach-safe = [player:1] used { $card }, and its demand didn’t affect you. You show enough of its icon.
    .why = A player who shows at least as many of the icon as the active player is [rule:demand|safe], and even shares the other effects.
coach-my-demand = Your demand worked: [player:1] had fewer of the icon, and had to obey. You can do that again as long as you have more of it.
    .why = In the text of a [rule:demand|demand], “you” is the victim and “I” is the active player.
coach-may = “You may” means you can decline. Look at what you’d give up, and what you’d get.
    .why = Effects [rule:effects|must be executed], unless they say “you may”.
coach-order = These cards all go to the same place, and you choose only the order. It rarely matters, so take them as they come.
    .why = The last card you [rule:return|return] ends up at the bottom of its pile, and the last one you meld ends up on top.
coach-splay = A splay! It lets covered cards show some of their icons again, so it makes you stronger without a new card.
    .why = [rule:splay|Left] shows one icon of each covered card, right shows two, up shows three.

## What happens to cards

coach-score = You’ve gained points. You never spend them: you just need enough when you claim an achievement.
    .why = A card in the [rule:score|score pile] is worth its value. You need five points for age 1, ten for age 2, and so on.
coach-return = A returned card goes under the supply pile of its age. You probably won’t see it again soon.
    .why = [rule:return|Returning] is the price of some effects. Pay it with cards you don’t need.
coach-tuck = A tucked card goes to the bottom of its pile. There it waits for a splay to show its icons.
    .why = [rule:tuck|Six tucked cards] in one turn would even claim an achievement.
coach-transfer = A card has changed hands. A transfer is just that: the card moves, and nothing else happens.
    .why = It’s neither scored nor melded, so it doesn’t [rule:transfer|count as such].
coach-proof = You were asked for a card you don’t have, so you showed your hand as proof. Now [player:1] knows your cards.
    .why = With [rule:prove|proof], nobody has to take anyone’s word for it.
coach-passed-over = The pile you’d normally draw from is empty, so you drew from the next one. That way you can skip a whole age.
    .why = [rule:supply|Empty piles] are skipped. When you’d have to go past age 10, the game ends.

## Achievements, and the end

coach-points-short = You’re close to an achievement: you need only a few more points. Look for a card that scores.
    .why = Five points for each age, and a top card of that age or higher: that’s [rule:achieve|all it takes].
coach-card-short = You have the points for another achievement, but no top card of that age. Meld a higher card, and then claim it.
    .why = You need both: the points, and a [rule:achieve|top card of that age or higher].
coach-achieve = An achievement is within your reach! Claiming it takes an action, and it’s gone if [player:1] gets there first.
    .why = [rule:achieve|Achieve] costs nothing but the action: your points stay yours.
coach-claimed = Your first achievement. Six of them win, and nobody can take it from you.
    .why = Your points are still there. Each [rule:achievements|further age] needs five points more than the one before.
coach-they-claimed = [player:1] has claimed an achievement. It’s gone for good, but the other ages are still there.
    .why = Ages may be claimed [rule:achieve|in any order]. Keep an eye on [player:1]’s points.
coach-special = A special achievement! It needed no action, only its condition.
    .why = There are five of them, each with [rule:special-achievements|its own condition]. The table shows how close you are.
coach-hand = Your hand is growing. Cards do nothing there: meld the ones you’d like to use.
    .why = You can have a [rule:top-card|top card] in each color: up to five cards, ready to use.
coach-i-lead = You’re close to winning: you need only a few more achievements. Plan for the next one, and protect your points.
    .why = The game [rule:end|ends] the moment someone has six.
coach-they-lead = [player:1] is close to winning. From now on, ask yourself before each action: can the bot claim one on its next turn?
    .why = Claim it first, or take away the [rule:end|points or the top card] the bot needs.
coach-last-age = The last ages are here. When a card above 10 would have to be drawn, the game ends, and the highest score wins.
    .why = That’s the [rule:end|second way] to win: compare the scores before you draw.
coach-won = You won! Next time, play without the coach, or against a stronger bot.
    .why = The review of the game shows its turning points.
coach-lost = [player:1] won this one. Now you’ve seen the whole game, so the next one will be different.
    .why = The review of the game shows where you lost it.

## What the table offers

coach-hint = Not sure what to do? Ask for a hint: it says how good each option is, and why.
    .why = At a practice table you can also undo any answer and try another.
coach-secrets = You see the number and the ages of [player:1|the bot]’s hidden cards, but not which cards they are. The bot sees no more of yours.
    .why = [rule:secrets|Whatever has been shown] stays in the log, and the table remembers it for you.
coach-words = You can look up any rules term right where you read it. The rules in short are one key away.
    .why = Nobody knows all 105 cards in their first game. Just read the ones in play.
