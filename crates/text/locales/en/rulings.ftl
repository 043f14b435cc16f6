### What the rules say on single cards and special achievements, one message a ruling.
###
### “Victim” is the player who executes a demand, “active player” the one whose turn it is, and whose demand. Tokens in square
### brackets are those of cards.ftl. A ruling that several cards have is written once, as a term at the top.

## Rulings of several cards

-second-is-shared = The second effect isn’t a demand, so it’s shared as usual.
-for-yourself-only = “For yourself only” means that nobody shares the effects. Whatever they do to other players still happens.
-one-after-the-other = Several victims execute the demand one after the other.
-victim-picks = The victim chooses the card.
-claimed-at-once = You claim it as soon as the condition is met, even in the middle of an effect or on another player’s turn.
-several-at-once = If several players meet the condition at the same moment, the active player comes first, then the others clockwise.
-order-of-melds = You choose the order in which the cards are melded.
-order-of-return = You choose the order in which the cards are returned.
-you-pick-or-nothing = You choose the card. If you return none, you draw nothing.
-eleven-ends = If you return a [10], you would have to draw an 11, so the game ends by score.
-groups-may-differ = The two groups may differ in size, and one of them may be empty.
-single-players = In a team game, individual players are compared, and the winner’s team wins.
-ties-highest = You choose among cards tied for highest.

## Age 1

ruling-agriculture-1 = { -you-pick-or-nothing }
ruling-agriculture-2 = { -eleven-ends }
ruling-archery-1 = Only one card is transferred, even if several are tied for highest.
ruling-archery-2 = The victim chooses among tied cards.
ruling-archery-3 = The [1] you just drew counts as part of your hand, so there’s always a card to transfer.
ruling-city-states-1 = Two conditions must be met: you have fewer [crown|crowns] than the active player, and your own board shows at least four [castle|castles], including those revealed by splays.
ruling-city-states-2 = The [castle] icons are counted when you execute the demand, not when the action began.
ruling-city-states-3 = The victim chooses the card. If they have no top card with a [castle], nothing is transferred and they draw no [1].
ruling-clothing-1 = Your board is compared with all opponents’ boards together. You don’t choose one opponent.
ruling-clothing-2 = Your partner’s board doesn’t count against you.
ruling-clothing-3 = If you have a card that fits, you must meld it. If you have several, you choose.
ruling-clothing-4 = If you have cards in hand but none fits, you show your hand, unless all five colors are already on your board.
ruling-clothing-5 = You execute the second effect even if the first melded nothing. The number of draws is set before the first draw.
ruling-code-of-laws-1 = Tucking and splaying are two separate choices. You may splay only if you tucked a card.
ruling-code-of-laws-2 = The color must be on your board before the tuck, so the pile always has the two cards needed for a splay.
ruling-code-of-laws-3 = If the pile is already splayed left, the splay changes nothing.
ruling-domestication-1 = You choose among cards tied for lowest.
ruling-domestication-2 = If your hand is empty, you meld nothing and still draw the [1].
ruling-masonry-1 = You must meld the four cards during one execution of this effect. Two Dogma actions in one turn aren’t added together.
ruling-masonry-2 = If an opponent who shares melds four cards, they claim [monument] before you have the chance.
ruling-masonry-3 = You meld the cards one at a time, in any order, and may stop at any number, even zero.
ruling-masonry-4 = If [monument] has already been claimed, you still meld the cards but claim nothing.
ruling-masonry-5 = Melding and claiming are one effect, so each player claims before the next player melds.
ruling-metalworking-1 = You keep going until you reveal a card without a [castle].
ruling-metalworking-2 = The card without a [castle] stays in your hand.
ruling-metalworking-3 = Every card you score this way counts toward [monument].
ruling-metalworking-4 = When the [1]s run out, you draw from the next supply pile and check those cards in the same way.
ruling-mysticism-1 = You meld and draw again only once. The effect doesn’t repeat.
ruling-mysticism-2 = You reveal the first card because you must meld it if its color fits. The first edition’s card doesn’t mention revealing it, but plays the same.
ruling-mysticism-3 = If you don’t have the card’s color on your board, it stays in your hand.
ruling-mysticism-4 = You don’t reveal the second [1].
ruling-oars-1 = A victim who has no card with a [crown] in hand shows their hand.
ruling-oars-2 = { -second-is-shared }
ruling-oars-3 = Third edition: each victim keeps transferring and drawing until they have no card with a [crown] left, including cards they have just drawn. Only then does the next victim begin.
ruling-oars-4 = The victim chooses which card with a [crown] to transfer.
ruling-oars-5 = The second effect looks at all victims together: if any of them transferred a card, nobody draws.
ruling-oars-6 = If the demand affected nobody, no card was transferred, so the [1] is drawn.
ruling-pottery-1 = If you return no cards, the first effect draws and scores nothing.
ruling-pottery-2 = You must execute the second effect, whatever you did in the first.
ruling-sailing-1 = You must meld the card you drew, not another card from your hand.
ruling-the-wheel-1 = You draw the cards one at a time, so the second may come from a higher supply pile.
ruling-tools-1 = You must return three cards to draw and meld. Returning fewer gains you nothing.
ruling-tools-2 = If you have only one or two cards in hand, you may return all of them, but you gain nothing.
ruling-tools-3 = The second effect takes only a card of value [3]. You may use it whether or not you used the first.
ruling-writing-1 = You draw a [2] no matter how high your top cards are. You draw higher only if there are no [2]s left.

## Age 2

ruling-calendar-1 = Count cards, not points. A tie isn’t enough.
ruling-calendar-2 = Compare only once, before the first draw.
ruling-canal-building-1 = { -groups-may-differ }
ruling-canal-building-2 = Both groups are set before anything moves.
ruling-canal-building-3 = Cards exchanged into the score pile haven’t been scored and don’t count toward [monument].
ruling-construction-1 = { -second-is-shared }
ruling-construction-2 = A victim with fewer than two cards transfers what they have and still draws the [2].
ruling-construction-3 = If an opponent who shares meets the condition, they claim [empire] before you.
ruling-construction-4 = The victim chooses the two cards.
ruling-construction-5 = If any other player has five top cards, you can’t claim, unless that player is your partner.
ruling-construction-6 = If [empire] has already been claimed, the second effect does nothing.
ruling-currency-1 = Returning a single card is enough for one [2].
ruling-currency-2 = First you return all the cards. Then you draw and score the [2]s one at a time.
ruling-fermenting-1 = A pile counts once if it shows at least one [leaf], including those revealed by a splay.
ruling-fermenting-2 = First edition: add up the [leaf] icons on your whole board and divide by two, rounding down.
ruling-mapmaking-1 = The card must be of value [1]. If the victim’s score pile has none, nothing is transferred.
ruling-mapmaking-2 = { -second-is-shared }
ruling-mapmaking-3 = The victim chooses among several [1]s.
ruling-mapmaking-4 = Each player who executes the second effect draws only one [1], no matter how many victims transferred a card.
ruling-mathematics-1 = { -you-pick-or-nothing }
ruling-mathematics-2 = { -eleven-ends }
ruling-monotheism-1 = { -second-is-shared }
ruling-monotheism-2 = The victim chooses among the top cards that fit. If there are none, nothing is transferred and the victim tucks nothing for the demand.
ruling-monotheism-3 = The card is transferred, not scored, so it doesn’t count toward the active player’s [monument].
ruling-philosophy-1 = Everyone who executes the first effect finishes it before anyone begins the second.
ruling-philosophy-2 = The splay only changes a pile of two or more cards that isn’t already splayed left.
ruling-road-building-1 = You may stop after one meld even if you have more cards. Then nothing else happens.
ruling-road-building-2 = If you have any cards in hand, you must meld at least one.
ruling-road-building-3 = This isn’t a demand, so it’s shared. The player who executes it chooses the other player.
ruling-road-building-4 = Your red card is transferred even if the other player has no green card to give you.
ruling-road-building-5 = If you have no top red card, nothing is transferred in either direction.

## Age 3

ruling-alchemy-1 = The [castle] icons are counted once, before you draw, and divided by three, rounding down. With fewer than three, the first effect does nothing.
ruling-alchemy-2 = You draw all the [4]s before you check their colors.
ruling-alchemy-3 = You choose the order in which the drawn cards and your hand are returned.
ruling-alchemy-4 = You must do both parts of the second effect. If you have only one card in hand, you meld it and have nothing to score.
ruling-compass-1 = The victim chooses both cards, even the one from the active player’s board.
ruling-compass-2 = { -one-after-the-other }
ruling-compass-3 = The two transfers are independent. If one of them has no card, the other still happens.
ruling-compass-4 = The second card may be green. It’s chosen from the active player’s top cards after the first transfer.
ruling-education-1 = If you return your last card, the highest value is 0, so you draw a [2].
ruling-education-2 = { -ties-highest }
ruling-education-3 = If the highest card left is a [9] or a [10], you would have to draw a card above 10, so the game ends.
ruling-engineering-1 = Only cards that are top cards when the demand begins are transferred. Cards with a [castle] that this uncovers stay.
ruling-engineering-2 = { -second-is-shared }
ruling-feudalism-1 = { -second-is-shared }
ruling-feudalism-2 = A victim who has no card with a [castle] in hand shows their hand.
ruling-feudalism-3 = { -victim-picks }
ruling-feudalism-4 = Third edition: the victim’s own pile of that color is unsplayed, and only if a card was transferred.
ruling-feudalism-5 = First edition: printings differ on where the card goes. Here it goes to the score pile, as in the Italian and Russian printings.
ruling-machinery-1 = Victims execute the demand one after the other, each with the active player’s hand as it is at that point.
ruling-machinery-2 = The active player can’t spare a victim: every one of them makes the exchange.
ruling-machinery-3 = { -second-is-shared }
ruling-machinery-4 = The two groups may differ in size, and one of them may be empty.
ruling-machinery-5 = If you have no card with a [castle] in hand, you score nothing and show your hand.
ruling-machinery-6 = The active player’s highest cards are set before the victim’s hand arrives.
ruling-machinery-7 = If you have a card with a [castle] in hand, you must score one, and everyone sees it.
ruling-machinery-8 = You may splay whether or not you scored a card. Both are part of the same effect.
ruling-medicine-1 = { -one-after-the-other }
ruling-medicine-2 = If one of the two score piles is empty, only one card moves.
ruling-medicine-3 = The victim chooses among their own cards tied for highest.
ruling-medicine-4 = If the active player’s lowest cards are tied, the active player chooses, as their owner.
ruling-medicine-5 = Both cards are set before either moves.
ruling-optics-1 = If every opponent has at least as many points as you, nothing is transferred.
ruling-optics-2 = A partner isn’t an opponent and can’t be given the card.
ruling-optics-3 = You choose the opponent and the card. If an opponent has fewer points than you, you must transfer a card.
ruling-paper-1 = All five colors count for the second effect, not only green and blue.
ruling-paper-2 = A pile you splayed left with the first effect counts.
ruling-translation-1 = You can claim [world] with fewer than five piles, even if [card:translation] is your only one.
ruling-translation-2 = If an opponent who shares meets the condition, they claim [world] before you.
ruling-translation-3 = { -order-of-melds }
ruling-translation-4 = The second effect is executed whether or not you used the first.

## Age 4

ruling-anatomy-1 = The victim chooses the card from the score pile. They may choose one that doesn’t match any of their top cards.
ruling-anatomy-2 = If no top card has that value, the second part does nothing.
ruling-anatomy-3 = If several top cards have that value, the victim chooses one to return.
ruling-colonialism-1 = You keep going until you tuck a card without a [crown].
ruling-colonialism-2 = When the [3]s run out, you draw from higher piles and check those cards in the same way.
ruling-enterprise-1 = { -second-is-shared }
ruling-enterprise-2 = The victim chooses the card, and the victim draws and melds the [4]. If no card fits, neither happens.
ruling-experimentation-1 = You must meld the card you drew, even if it comes from a higher pile because there are no [5]s left.
ruling-gunpowder-1 = { -second-is-shared }
ruling-gunpowder-2 = Each victim loses one card, which they choose from their top cards with a [castle].
ruling-gunpowder-3 = One card from any victim is enough. Each player who executes the second effect draws only one [2].
ruling-invention-1 = If an opponent who shares meets the condition, they claim [wonder] before you.
ruling-invention-2 = You can only choose a color that is splayed left. If you don’t splay it right, you draw no [4].
ruling-invention-3 = For the second effect, a pile splayed left counts. If a color is missing or isn’t splayed, you can’t claim.
ruling-navigation-1 = The card must have one of these two values. If the victim’s score pile has none, nothing is transferred.
ruling-navigation-2 = { -victim-picks }
ruling-perspective-1 = Only the return is optional. If you return a card, you must score the full number, or your whole hand if you have fewer.
ruling-perspective-2 = The number of [lightbulb] icons is divided by two, rounding down. You choose the cards.
ruling-printing-press-1 = If you have no purple card, its value counts as 0, so you draw a [2].
ruling-printing-press-2 = You may return any card in your score pile, not only the highest.
ruling-printing-press-3 = If your top purple card is a [9] or a [10], you would have to draw a card above 10, so the game ends.
ruling-reformation-1 = Once you choose to tuck, you can’t stop early: tuck the full number, or your whole hand if you have fewer.
ruling-reformation-2 = The [leaf] icons are counted before you tuck and divided by two, rounding down.
ruling-reformation-3 = You choose the cards and their order.

## Age 5

ruling-astronomy-1 = You keep going until you reveal a card that is neither green nor blue.
ruling-astronomy-2 = That last card stays in your hand.
ruling-astronomy-3 = You can claim [universe] with fewer than five piles, even if [card:astronomy] is your only one.
ruling-astronomy-4 = If an opponent who shares meets the condition, they claim [universe] before you.
ruling-banking-1 = { -second-is-shared }
ruling-banking-2 = The victim chooses the card, and the victim draws and scores the [5]. If no card fits, neither happens.
ruling-banking-3 = The transferred card becomes part of the splay of the pile it joins.
ruling-chemistry-1 = You must return a card. It may be the one you just scored.
ruling-chemistry-2 = If one of your top cards is a [10], you would have to draw an 11, so the game ends.
ruling-coal-1 = You may choose any of your top cards, even [card:coal].
ruling-coal-2 = If there’s no card beneath it, you score only the top card.
ruling-coal-3 = If you score the top card, you must score the card beneath it.
ruling-measurement-1 = First edition: you may choose any of the five colors, even one that is already splayed right or isn’t on your board. It still sets the value you draw.
ruling-measurement-2 = A pile of one card can’t be splayed, but it still sets the value: you draw a [1].
ruling-measurement-3 = A color that isn’t on your board sets the value 0: you draw a [1].
ruling-measurement-4 = Third edition: the color of the revealed card counts even if it isn’t on your board. The returned card isn’t counted.
ruling-measurement-5 = If the pile has more than ten cards, you would have to draw a card above 10, so the game ends.
ruling-physics-1 = You choose the order in which the cards are returned.
ruling-physics-2 = You draw all three before you compare their colors.
ruling-societies-1 = Third edition: only a top card can be transferred.
ruling-societies-2 = Third edition: a color that isn’t on the active player’s board counts as value 0, so any top card of that color with a [lightbulb] fits. Purple is allowed.
ruling-societies-3 = The victim chooses the card, and the victim draws the [5]. If no card fits, neither happens.
ruling-statistics-1 = First edition: although the printed card says “draw”, this is a transfer from the victim’s own score pile to their own hand.
ruling-statistics-2 = { -second-is-shared }
ruling-statistics-3 = First edition: the victim chooses among cards tied for highest. The effect repeats only while the victim has exactly one card in hand after the transfer.
ruling-steam-engine-1 = If your yellow pile has only one card, that card is the bottom card and is scored.
ruling-steam-engine-2 = A yellow [4] you just tucked is at the bottom, so it’s the one you score.
ruling-steam-engine-3 = If you have no yellow card, you score nothing.
ruling-the-pirate-code-1 = { -second-is-shared }
ruling-the-pirate-code-2 = You choose among top cards with a [crown] that are tied for lowest.
ruling-the-pirate-code-3 = The victim chooses the cards. If only one fits, they transfer that one, and it’s enough for the second effect.
ruling-the-pirate-code-4 = If you have no top card with a [crown], you score nothing.

## Age 6

ruling-atomic-theory-1 = You must meld the card, whether or not you splayed.
ruling-canning-1 = If you don’t tuck, you score nothing.
ruling-canning-2 = Top cards are checked after the tuck. If the tucked card started a new pile and has no [factory], you score it too.
ruling-canning-3 = Cards uncovered by the scoring aren’t scored.
ruling-classification-1 = This isn’t a demand, so it’s shared.
ruling-classification-2 = Opponents show their hands, in turn order, to prove that they have no card of that color left.
ruling-classification-3 = Your partner’s hand isn’t affected.
ruling-classification-4 = If your hand is empty, there’s no color to name and nothing happens.
ruling-classification-5 = You meld your own cards of that color too, in any order.
ruling-democracy-1 = Several players can score an [8] in one action, if each returns more cards than any opponent before them.
ruling-democracy-2 = Sharing works as usual: the other players go first, then you. You take the free Draw if an opponent who shared returned a card.
ruling-democracy-3 = You must return at least one card. A tie isn’t enough.
ruling-democracy-4 = If a player executes the effect twice in one action, their returned cards add up.
ruling-emancipation-1 = { -second-is-shared }
ruling-emancipation-2 = The victim chooses the card. A victim with an empty hand draws no [6].
ruling-encyclopedia-1 = { -order-of-melds }
ruling-encyclopedia-2 = If your score pile is empty, nothing happens.
ruling-industrialization-1 = The icons are counted once, before the first tuck.
ruling-industrialization-2 = Third edition: a pile counts once if it shows at least one [factory], including those revealed by a splay.
ruling-industrialization-3 = First edition: add up the [factory] icons on your whole board and divide by two, rounding down.
ruling-machine-tools-1 = If your score pile is empty, its highest value is 0, so you draw and score a [1].
ruling-metric-system-1 = Green is checked before the second effect can splay it, so your first use of the card may do no more than splay green.
ruling-metric-system-2 = Some printings say “any other color”. That changes nothing, because green is already splayed right.
ruling-vaccination-1 = { -second-is-shared }
ruling-vaccination-2 = The victim chooses the order in which the cards are returned. The victim draws and melds the [6].
ruling-vaccination-3 = One card returned by any victim is enough. Each player who executes the second effect draws only one [7].

## Age 7

ruling-bicycle-1 = { -groups-may-differ }
ruling-bicycle-2 = Six cards exchanged into the score pile don’t count toward [monument].
ruling-bicycle-3 = It’s all or nothing: you can’t keep any card.
ruling-combustion-1 = Third edition: the [crown] icons on the active player’s board are counted when the demand is executed and divided by four, rounding down. With fewer than four, nothing is transferred.
ruling-combustion-2 = The victim chooses the cards. If they have too few, they transfer all of them.
ruling-combustion-3 = Third edition: the second effect is shared, and you must execute it. If [card:combustion] is your only red card, you return it.
ruling-combustion-4 = First edition: there’s no second effect.
ruling-electricity-1 = Only cards that are top cards when the effect begins are returned, not the cards this uncovers.
ruling-electricity-2 = { -order-of-return }
ruling-evolution-1 = If your score pile is empty, the second option draws a [1].
ruling-evolution-2 = You may choose neither.
ruling-evolution-3 = You may return the [8] you just scored.
ruling-evolution-4 = If there’s a [10] in your score pile and you choose the second option, you would have to draw an 11, so the game ends.
ruling-explosives-1 = A victim with fewer than three cards transfers all of them.
ruling-explosives-2 = A victim with no cards transfers nothing and draws no [7].
ruling-explosives-3 = The three cards may differ in value. They’re counted down from the highest.
ruling-explosives-4 = The victim chooses among tied cards.
ruling-explosives-5 = The editions word the condition for the [7] differently but play the same.
ruling-lighting-1 = Tucking a single card is enough for one [7].
ruling-lighting-2 = You choose the cards and their order. You tuck all of them before you draw the first [7].
ruling-publications-1 = This card doesn’t let you look through opponents’ piles.
ruling-publications-2 = The rearranged pile stays splayed as it was.
ruling-publications-3 = You can only rearrange a pile of two or more cards, and you may choose not to.
ruling-railroad-1 = If your hand is empty, you return nothing and still draw.
ruling-railroad-2 = If an opponent returns three [6]s and draws the same three back, they have shared, and you take the free Draw.
ruling-railroad-3 = { -order-of-return }
ruling-railroad-4 = For the second effect, you can only choose a color that is splayed right.
ruling-refrigeration-1 = { -second-is-shared }
ruling-refrigeration-2 = The victim chooses the cards and their order. A victim with one card returns nothing.
ruling-sanitation-1 = The exchange may be unequal: a player with too few cards, or none, gives what they have.
ruling-sanitation-2 = { -one-after-the-other }
ruling-sanitation-3 = The two highest cards may differ in value. They’re counted down from the highest.
ruling-sanitation-4 = The active player’s lowest card is set before the victim’s cards arrive.
ruling-sanitation-5 = The victim and the active player each choose among their own tied cards.

## Age 8

ruling-antibiotics-1 = Returning a single card is enough for two [8]s.
ruling-antibiotics-2 = You return all the cards before you draw the first.
ruling-corporations-1 = { -second-is-shared }
ruling-corporations-2 = The victim chooses the card, and the victim draws and melds. If no card fits, neither happens.
ruling-empiricism-1 = If an opponent who shares has twenty [lightbulb] icons, they win before you check your own board.
ruling-empiricism-2 = The two colors must be different. You name both before you draw.
ruling-empiricism-3 = The splay is optional and needs at least two cards in the pile.
ruling-flight-1 = Red is checked before the second effect can splay it, so your first use of the card may do no more than splay red.
ruling-mass-media-1 = You may name any value, even one that no score pile contains. Your own score pile is affected too.
ruling-mass-media-2 = You choose the order in which all these cards are returned.
ruling-mobility-1 = A victim with fewer than two such cards transfers what they have.
ruling-mobility-2 = The two cards may differ in value. They’re counted down from the highest.
ruling-mobility-3 = Only cards that are top cards when the demand begins count. A card this uncovers is safe.
ruling-mobility-4 = The victim chooses among tied cards. One transferred card is enough for the [8].
ruling-quantum-theory-1 = You may return only one card, but you gain nothing.
ruling-rocketry-1 = This isn’t a demand, so it’s shared. The player who executes it chooses whose cards are returned.
ruling-rocketry-2 = You must return the full number, as long as there are enough cards.
ruling-rocketry-3 = You can’t choose a card from your partner’s score pile.
ruling-rocketry-4 = The cards may come from different opponents.
ruling-rocketry-5 = You see only the values, so you choose a card by its owner and its value.
ruling-rocketry-6 = The number of [clock] icons is divided by two, rounding down.
ruling-skyscrapers-1 = The victim chooses the card, scores the card beneath it into their own score pile, and chooses the order in which the rest are returned.
ruling-skyscrapers-2 = If there was no card beneath it, nothing is scored or returned.
ruling-socialism-1 = You choose the order in which the cards are tucked.
ruling-socialism-2 = Each opponent’s lowest value is determined separately, and you take all cards tied for it.
ruling-socialism-3 = Your partner’s hand isn’t affected.

## Age 9

ruling-collaboration-1 = This is the only demand in which the active player makes the choice, not the victim.
ruling-collaboration-2 = The green pile doesn’t have to be splayed. Just count its cards.
ruling-collaboration-3 = If an opponent who shares has ten green cards, they win before you check your own board.
ruling-collaboration-4 = { -second-is-shared }
ruling-collaboration-5 = The card on the active player’s board goes on top of its pile but isn’t melded. The victim’s card is.
ruling-composites-1 = The victim chooses the card to keep, and chooses among cards tied for highest in their score pile.
ruling-composites-2 = A victim with one card or none keeps their hand. The second part still happens.
ruling-computers-1 = { -for-yourself-only }
ruling-computers-2 = If the card has only a demand ([card:databases]), nothing more happens.
ruling-ecology-1 = If you return a card, you must also score one.
ruling-ecology-2 = If you return your last card, you score nothing but still draw the two [10]s.
ruling-fission-1 = The card is revealed whether it’s red or not.
ruling-fission-2 = A card that isn’t red stays in the hand of the victim who drew it.
ruling-fission-3 = Removed cards go back to the box, not to the supply piles. Achievements stay where they are.
ruling-fission-4 = { -second-is-shared }
ruling-fission-5 = A red card stops everything: the remaining victims don’t draw, and the second effect is skipped.
ruling-fission-6 = Some printings lack the sentence that ends the action. Here it applies in both editions.
ruling-fission-7 = For the second effect, you may also choose a card from your own board, but never [card:fission] itself.
ruling-fission-8 = Third edition: you draw the [10] even if there was no card to return.
ruling-genetics-1 = You score every card in the pile except the one you melded, and each counts toward [monument].
ruling-satellites-1 = { -for-yourself-only }
ruling-satellites-2 = If your hand is empty, you return nothing and still draw.
ruling-satellites-3 = You may meld any card from your hand. If it has only a demand, nothing more happens.
ruling-services-1 = The victim chooses which card leaves the active player’s board.
ruling-services-2 = { -one-after-the-other }
ruling-services-3 = A victim with an empty score pile gets nothing. Nobody gets anything if the active player has no top card without a [leaf].
ruling-specialization-1 = Your partner’s board isn’t affected.
ruling-specialization-2 = The card you reveal stays in your hand.
ruling-specialization-3 = If your hand is empty, you reveal nothing and take nothing.
ruling-suburbia-1 = When the [1]s run out, you draw from higher piles, so the cards you score can be worth a lot.
ruling-suburbia-2 = You tuck all the cards before you draw the first.

## Age 10

ruling-ai-1 = If two or more players tie for the lowest score, the game goes on.
ruling-ai-2 = The two cards may be on different players’ boards.
ruling-ai-3 = { -single-players }
ruling-bioengineering-1 = This isn’t a demand, so it’s shared. The player who executes it chooses the board and the card.
ruling-bioengineering-2 = If two or more players tie for the most [leaf] icons, the game goes on.
ruling-bioengineering-3 = You can’t choose a card from your partner’s board.
ruling-bioengineering-4 = Your own [leaf] icons count too, both for the condition and for the win.
ruling-databases-1 = The victim chooses the cards and their order. A victim with only one card loses it.
ruling-globalization-1 = If two or more players tie for the highest score, the game goes on.
ruling-globalization-2 = { -second-is-shared }
ruling-globalization-3 = { -victim-picks }
ruling-globalization-4 = The draw and the check are one effect, so each player checks right after their own draw.
ruling-globalization-5 = { -single-players }
ruling-miniaturization-1 = You may return a card of another value, but you gain nothing.
ruling-miniaturization-2 = If your score pile is empty, you draw nothing.
ruling-robotics-1 = { -for-yourself-only }
ruling-robotics-2 = If you have no green card, you score nothing, but the rest still happens.
ruling-robotics-3 = If the melded card has only a demand ([card:databases]), nothing more happens.
ruling-robotics-4 = All of this is one effect.
ruling-self-service-1 = { -for-yourself-only }
ruling-self-service-2 = If an opponent who shares has the most achievements, they win before you check your own.
ruling-self-service-3 = In a team game, partners add their achievements together and compare them with the other team’s.
ruling-self-service-4 = You must choose a card, but you may choose one that has only a demand. Then nothing happens.
ruling-self-service-5 = If two or more players tie for the most achievements, nobody wins.
ruling-software-1 = You meld the cards in the order you draw them. You don’t choose the order.
ruling-software-2 = { -for-yourself-only }
ruling-stem-cells-1 = Each card you score counts toward [monument].
ruling-stem-cells-2 = If your hand is empty, nothing happens.
ruling-the-internet-1 = The [clock] icons are counted once, before the first meld, and divided by two, rounding down.
ruling-the-internet-2 = If the [10]s run out on the way, the game ends by score.

## Special achievements

ruling-special-empire-1 = Icons revealed by a splay count.
ruling-special-empire-2 = { -claimed-at-once }
ruling-special-empire-3 = { -several-at-once }
ruling-special-monument-1 = Third edition: three tucked cards and three scored cards don’t make six.
ruling-special-monument-2 = First edition: tucked and scored cards are counted together, so three of each make six.
ruling-special-monument-3 = Cards that were transferred or exchanged to a score pile or board don’t count.
ruling-special-monument-4 = Cards are counted during the current turn, no matter whose turn it is. The count starts over with the next turn.
ruling-special-monument-5 = { -claimed-at-once }
ruling-special-monument-6 = { -several-at-once }
ruling-special-universe-1 = All five colors must be on your board. If you claim through [card:astronomy], colors may be missing.
ruling-special-universe-2 = { -claimed-at-once }
ruling-special-universe-3 = { -several-at-once }
ruling-special-wonder-1 = A pile splayed left counts only through [card:invention].
ruling-special-wonder-2 = { -claimed-at-once }
ruling-special-wonder-3 = { -several-at-once }
ruling-special-world-1 = Through [card:translation], you don’t need a minimum number of piles.
ruling-special-world-2 = { -claimed-at-once }
ruling-special-world-3 = { -several-at-once }
