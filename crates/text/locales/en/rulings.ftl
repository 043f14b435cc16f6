### What the rules say on single cards and special achievements, one message a ruling.
###
### "Victim" is the player who carries out a demand, "demander" the player whose demand it is. Tokens in square
### brackets are those of cards.ftl. A ruling that several cards have is written once, as a term at the top.

## Rulings of several cards

-second-is-shared = The second effect is not a demand, so it is shared in the usual way.
-for-yourself-only = "For yourself only" merely rules out sharing; whatever the effects do to other players still happens.
-one-after-the-other = Several victims are dealt with one after the other.
-victim-picks = The victim chooses the card.
-claimed-at-once = It is claimed the moment the condition holds, even in the middle of an effect or in another player's turn.
-several-at-once = If several players meet it at once, the player whose turn it is comes first, then the others clockwise.
-order-of-melds = You choose the order of the melds.
-order-of-return = You choose the order of the return.
-you-pick-or-nothing = You choose the card; if you decline or hold none, nothing is drawn.
-eleven-ends = Returning a [10] asks for an 11, which ends the game by score.
-groups-may-differ = The two groups may differ in size, and one of them may be empty.
-single-players = In a team game single players are compared, and the winner's team wins.
-ties-highest = You choose among tied highest cards.

## Age 1

ruling-agriculture-1 = { -you-pick-or-nothing }
ruling-agriculture-2 = { -eleven-ends }
ruling-archery-1 = One card goes over and no more, even if several tie for highest.
ruling-archery-2 = The victim chooses among tied cards.
ruling-archery-3 = The [1] just drawn is part of the hand being compared, so there is always a card to give.
ruling-city-states-1 = Two tests must both hold: you have fewer [crown] than the demander, and at least four [castle] of your own, those that a splay shows included.
ruling-city-states-2 = The [castle] icons are counted when the demand reaches you, not when the action began.
ruling-city-states-3 = The victim chooses the card; without a top card with a [castle], nothing moves and no [1] is drawn.
ruling-clothing-1 = The boards of all opponents are compared together; you do not single one out.
ruling-clothing-2 = A partner's board does not count against you.
ruling-clothing-3 = The meld is compulsory if you hold a card that fits, and you choose among several.
ruling-clothing-4 = If you hold cards but none fits, you show your hand, unless all five colors are already on your board.
ruling-clothing-5 = The second effect does not depend on the first having melded anything, and the number of draws is fixed before the first.
ruling-code-of-laws-1 = Tucking and splaying are two choices, and the second is offered only after a tuck.
ruling-code-of-laws-2 = The color must be there before the tuck, so its pile always has the two cards a splay needs.
ruling-code-of-laws-3 = A pile that already lies splayed left is not changed by the splay.
ruling-domestication-1 = You choose among tied lowest cards.
ruling-domestication-2 = With an empty hand, nothing is melded and the [1] is still drawn.
ruling-masonry-1 = The four cards must be melded in a single carrying out of this effect; two Dogma actions of one turn are not added together.
ruling-masonry-2 = A sharing opponent who melds four claims [monument] before you get the chance.
ruling-masonry-3 = You meld one card at a time, in the order you like, and may stop at any number, even none.
ruling-masonry-4 = If [monument] is already taken, the melds stand and nothing is claimed.
ruling-masonry-5 = Melding and claiming form one effect, so each player claims before the next one melds.
ruling-metalworking-1 = You go on until a revealed card lacks a [castle].
ruling-metalworking-2 = The card without a [castle] stays in your hand.
ruling-metalworking-3 = Every card scored on the way counts toward [monument].
ruling-metalworking-4 = When the [1]s run out, the draws climb to the next supply pile and are judged in the same way.
ruling-mysticism-1 = The meld and the second draw happen once at most; the effect does not loop.
ruling-mysticism-2 = The first card is shown because its meld is compulsory; the first edition's card does not say so, but plays the same.
ruling-mysticism-3 = A card whose color you lack stays in your hand.
ruling-mysticism-4 = The second [1] is drawn unseen.
ruling-oars-1 = A victim holding no card with a [crown] shows their hand.
ruling-oars-2 = { -second-is-shared }
ruling-oars-3 = Third edition: the same victim keeps giving and drawing until no card with a [crown] is left, fresh draws included, and only then does the next victim follow.
ruling-oars-4 = The victim chooses which card with a [crown] goes.
ruling-oars-5 = The second effect looks at all victims together: one card given by anyone switches it off for every player.
ruling-oars-6 = If the demand reached nobody, nothing was transferred, and the [1] is drawn.
ruling-pottery-1 = Returning nothing means nothing is drawn or scored by the first effect.
ruling-pottery-2 = The second effect is compulsory and independent of the first.
ruling-sailing-1 = The very card drawn is melded; it cannot be replaced by one already in hand.
ruling-the-wheel-1 = The draws are made one after the other, so the second may have to come from a higher supply pile.
ruling-tools-1 = The meld is earned by three returned cards only; a partial return earns nothing.
ruling-tools-2 = With only one or two cards in hand you may still return them, all of them, but earn nothing.
ruling-tools-3 = The second effect takes only a card of value [3], and is offered whether or not the first was used.
ruling-writing-1 = The draw is a [2] however high your top cards are; only an empty pile of [2]s moves it upward.

## Age 2

ruling-calendar-1 = Cards are counted, not points, and a tie is not enough.
ruling-calendar-2 = The comparison is made once, before either draw.
ruling-canal-building-1 = { -groups-may-differ }
ruling-canal-building-2 = Both groups are fixed before anything moves.
ruling-canal-building-3 = Cards reaching the score pile this way are not scored and do not count toward [monument].
ruling-construction-1 = { -second-is-shared }
ruling-construction-2 = A victim with one card or none hands over what there is and draws the [2] regardless.
ruling-construction-3 = A sharing opponent who qualifies claims [empire] ahead of you.
ruling-construction-4 = The victim chooses the two cards.
ruling-construction-5 = Another player with five top cards blocks the claim, but a partner does not.
ruling-construction-6 = If [empire] is already taken, the second effect does nothing.
ruling-currency-1 = A single returned card already earns one [2].
ruling-currency-2 = All returns come first; then the [2]s are drawn and scored one by one.
ruling-fermenting-1 = A pile counts once if any icon visible in it is a [leaf], those that a splay shows included.
ruling-fermenting-2 = First edition: the [leaf] icons of the whole board are added up and halved, rounding down.
ruling-mapmaking-1 = Only a card of value [1] will do; a score pile without one gives up nothing.
ruling-mapmaking-2 = { -second-is-shared }
ruling-mapmaking-3 = The victim chooses among several [1]s.
ruling-mapmaking-4 = Each player carrying out the second effect draws a single [1], however many victims gave a card.
ruling-mathematics-1 = { -you-pick-or-nothing }
ruling-mathematics-2 = { -eleven-ends }
ruling-monotheism-1 = { -second-is-shared }
ruling-monotheism-2 = The victim chooses among the top cards that qualify; with none, nothing moves and the demand tucks nothing.
ruling-monotheism-3 = The card is transferred, not scored, so it does not count toward the demander's [monument].
ruling-philosophy-1 = Everyone entitled to the first effect finishes it before anyone begins the second.
ruling-philosophy-2 = Only a pile of two or more cards that is not yet splayed left can be changed by the splay.
ruling-road-building-1 = You may stop at one meld even if you hold more cards, and then nothing else happens.
ruling-road-building-2 = At least one meld is compulsory if you hold a card.
ruling-road-building-3 = This is not a demand: it can be shared, and whoever carries it out chooses the other player.
ruling-road-building-4 = Your red card goes over even if the other player has no green card to give.
ruling-road-building-5 = Without a top red card, nothing is transferred either way.

## Age 3

ruling-alchemy-1 = The [castle] icons are counted once, before drawing, and rounded down to threes; with fewer than three the first effect does nothing.
ruling-alchemy-2 = All the [4]s are drawn before their colors are judged.
ruling-alchemy-3 = You choose the order in which the drawn cards and your hand go back.
ruling-alchemy-4 = Both parts of the second effect are compulsory, and a lone card in hand is melded, leaving nothing to score.
ruling-compass-1 = The victim chooses both cards, even the one that leaves the demander's board.
ruling-compass-2 = { -one-after-the-other }
ruling-compass-3 = The transfers are independent: if there is no card for one of them, the other still takes place.
ruling-compass-4 = The second card may be green, and is chosen among the demander's top cards as they lie after the first transfer.
ruling-education-1 = Returning the last card leaves a highest value of 0, so you draw a [2].
ruling-education-2 = { -ties-highest }
ruling-education-3 = If the highest card left is a [9] or a [10], the draw would be above 10, which ends the game.
ruling-engineering-1 = Only cards on top when the demand begins are taken; cards with a [castle] it uncovers stay.
ruling-engineering-2 = { -second-is-shared }
ruling-feudalism-1 = { -second-is-shared }
ruling-feudalism-2 = A victim holding no card with a [castle] shows their hand.
ruling-feudalism-3 = { -victim-picks }
ruling-feudalism-4 = Third edition: it is the victim's own pile of that color that is unsplayed, and only if a card was transferred.
ruling-feudalism-5 = First edition: prints differ in where the card goes; here it goes to the score pile, as in the Italian and Russian editions.
ruling-machinery-1 = Victims are dealt with one after the other, each against the demander's hand as it then is.
ruling-machinery-2 = The demander cannot spare a victim: the exchange is made with each of them, wanted or not.
ruling-machinery-3 = { -second-is-shared }
ruling-machinery-4 = The groups may differ in size, and one of them may be empty.
ruling-machinery-5 = If you hold no card with a [castle], you show your hand instead of scoring.
ruling-machinery-6 = The demander's highest cards are fixed before the victim's hand arrives.
ruling-machinery-7 = If you hold a card with a [castle], you must score one, and it is shown as it is scored.
ruling-machinery-8 = The splay is offered whether or not a card was scored, and belongs to the same effect.
ruling-medicine-1 = { -one-after-the-other }
ruling-medicine-2 = If one of the two score piles is empty, a single card moves the other way.
ruling-medicine-3 = The victim chooses among their own tied highest cards.
ruling-medicine-4 = Among the demander's tied lowest cards the demander, their owner, chooses.
ruling-medicine-5 = Both cards are fixed before either moves.
ruling-optics-1 = If every opponent has at least as many points as you, nothing is transferred.
ruling-optics-2 = A partner is not an opponent and cannot be given the card.
ruling-optics-3 = You choose the opponent and the card, and the transfer is compulsory when somebody qualifies.
ruling-paper-1 = All five colors count for the second effect, not only green and blue.
ruling-paper-2 = A pile splayed left by the first effect already counts.
ruling-translation-1 = [world] can be claimed with fewer than five piles, even with [card:translation] as the only one.
ruling-translation-2 = A sharing opponent who qualifies claims [world] ahead of you.
ruling-translation-3 = { -order-of-melds }
ruling-translation-4 = The second effect is checked whether or not the first was used.

## Age 4

ruling-anatomy-1 = The victim chooses the card from the score pile, and need not choose one that costs a top card if there is another.
ruling-anatomy-2 = Without a top card of that value, the second part is dropped.
ruling-anatomy-3 = Among several top cards of that value the victim returns one of their choice.
ruling-colonialism-1 = You go on until a tucked card lacks a [crown].
ruling-colonialism-2 = When the [3]s run out, cards of higher piles are drawn and judged in the same way.
ruling-enterprise-1 = { -second-is-shared }
ruling-enterprise-2 = The victim chooses the card, and is the one who draws and melds the [4]; if no card qualifies, neither happens.
ruling-experimentation-1 = The very card drawn is melded, even when it comes from a higher pile because the [5]s are gone.
ruling-gunpowder-1 = { -second-is-shared }
ruling-gunpowder-2 = Each victim loses one card, of their own choice among the top cards with a [castle].
ruling-gunpowder-3 = A card from any one victim is enough, and each player carrying out the second effect draws a single [2].
ruling-invention-1 = A sharing opponent who qualifies claims [wonder] ahead of you.
ruling-invention-2 = Only a color now splayed left may be chosen, and without that splay no [4] is drawn.
ruling-invention-3 = A left splay counts for the second effect; a missing or unsplayed color fails it.
ruling-navigation-1 = Only those two values will do; a score pile without them gives up nothing.
ruling-navigation-2 = { -victim-picks }
ruling-perspective-1 = Only the return is optional: after it you score the full number, or your whole hand if that is smaller.
ruling-perspective-2 = The [lightbulb] icons are halved, rounding down, and you choose the cards.
ruling-printing-press-1 = Without a purple card its value counts as 0, so you draw a [2].
ruling-printing-press-2 = Any card in the score pile may be returned, not only the highest.
ruling-printing-press-3 = A top purple [9] or [10] asks for a card above 10, which ends the game.
ruling-reformation-1 = Once you choose to tuck you cannot stop early: tuck the full number, or your whole hand if that is smaller.
ruling-reformation-2 = The [leaf] icons are counted before tucking and halved, rounding down.
ruling-reformation-3 = You choose the cards and their order.

## Age 5

ruling-astronomy-1 = You go on until a revealed card is neither green nor blue.
ruling-astronomy-2 = That last card stays in your hand.
ruling-astronomy-3 = [universe] can be claimed with fewer than five piles, even with [card:astronomy] as the only one.
ruling-astronomy-4 = A sharing opponent who qualifies claims [universe] ahead of you.
ruling-banking-1 = { -second-is-shared }
ruling-banking-2 = The victim chooses the card, and is the one who draws and scores the [5]; if no card qualifies, neither happens.
ruling-banking-3 = The transferred card joins the splay of the pile it lands on.
ruling-chemistry-1 = The return is compulsory, and the card just scored may be the one returned.
ruling-chemistry-2 = A top card of value [10] asks for an 11, which ends the game.
ruling-coal-1 = Any of your top cards may be chosen, even [card:coal].
ruling-coal-2 = A top card with nothing beneath it is scored alone.
ruling-coal-3 = The card beneath follows without a further choice.
ruling-measurement-1 = First edition: any of the five colors may be chosen, even one already splayed right or not on your board; it still sets the draw.
ruling-measurement-2 = A pile of one card is not splayed, but still sets the draw, giving a [1].
ruling-measurement-3 = A color with no card at all gives value 0, which is drawn as a [1].
ruling-measurement-4 = Third edition: the revealed card's color decides even if it is not on your board, and the returned card is not counted.
ruling-measurement-5 = A pile of more than ten cards asks for a card above 10, which ends the game.
ruling-physics-1 = You choose the order in which the cards go back.
ruling-physics-2 = All three are drawn before their colors are compared.
ruling-societies-1 = Third edition: only top cards can be taken.
ruling-societies-2 = Third edition: a color the demander lacks counts as value 0, so any card of it with a [lightbulb] qualifies, and purple is not excluded.
ruling-societies-3 = The victim chooses the card, and is the one who draws the [5]; if no card qualifies, neither happens.
ruling-statistics-1 = First edition: although the card says "draw", this is a transfer from the victim's own score pile to their own hand.
ruling-statistics-2 = { -second-is-shared }
ruling-statistics-3 = First edition: the victim chooses among tied highest cards, and the repeat goes on only while the hand holds exactly one card after the transfer.
ruling-steam-engine-1 = The only card of a yellow pile is also its bottom card and is scored.
ruling-steam-engine-2 = A yellow [4] that has just been tucked lies at the bottom and is the one scored.
ruling-steam-engine-3 = Without a yellow card, nothing is scored.
ruling-the-pirate-code-1 = { -second-is-shared }
ruling-the-pirate-code-2 = You choose among tied lowest top cards with a [crown].
ruling-the-pirate-code-3 = The victim chooses the cards; if only one qualifies, it is given alone, and is enough for the second effect.
ruling-the-pirate-code-4 = Without a top card with a [crown], nothing is scored.

## Age 6

ruling-atomic-theory-1 = The meld is compulsory and does not depend on the splay.
ruling-canning-1 = Declining the tuck means nothing is scored.
ruling-canning-2 = Top cards are judged after the tuck, so a tucked card that began a new pile is scored too if it lacks a [factory].
ruling-canning-3 = Cards uncovered by the scoring are not scored in turn.
ruling-classification-1 = This is not a demand, so it can be shared.
ruling-classification-2 = Opponents show their hands, in turn order, to prove that no card of the color is left.
ruling-classification-3 = A partner's hand is not touched.
ruling-classification-4 = With an empty hand there is no color to name, and the effect stops.
ruling-classification-5 = Your own cards of the color are melded with the rest, in the order you choose.
ruling-democracy-1 = Several players can score an [8] in one action, each having returned more than anyone before them.
ruling-democracy-2 = Sharing is as usual: sharers go first, you last, and the free Draw follows if a sharer returned anything.
ruling-democracy-3 = You must return at least one card to have more than none, and a tie is not enough.
ruling-democracy-4 = If one player carries the effect out twice in an action, the returns add up.
ruling-emancipation-1 = { -second-is-shared }
ruling-emancipation-2 = The victim chooses the card; with an empty hand, no [6] is drawn.
ruling-encyclopedia-1 = { -order-of-melds }
ruling-encyclopedia-2 = With an empty score pile, nothing happens.
ruling-industrialization-1 = The count is made once, before the first tuck.
ruling-industrialization-2 = Third edition: a pile counts once if any icon visible in it is a [factory], those that a splay shows included.
ruling-industrialization-3 = First edition: the [factory] icons of the whole board are added up and halved, rounding down.
ruling-machine-tools-1 = An empty score pile has a highest value of 0, so you draw and score a [1].
ruling-metric-system-1 = Green is checked before the second effect can splay it, so a first use of the card only prepares a later one.
ruling-metric-system-2 = Some prints say "any other color", which changes nothing, since green is already splayed right.
ruling-vaccination-1 = { -second-is-shared }
ruling-vaccination-2 = The victim chooses the order of the return, and is the one who draws and melds the [6].
ruling-vaccination-3 = A card returned by any one victim is enough, and each player carrying out the second effect draws a single [7].

## Age 7

ruling-bicycle-1 = { -groups-may-differ }
ruling-bicycle-2 = Six cards reaching the score pile this way do not count toward [monument].
ruling-bicycle-3 = It is all or nothing: no card may be held back.
ruling-combustion-1 = Third edition: the [crown] icons on the demander's board are counted when the demand is carried out, and rounded down to fours; fewer than four take nothing.
ruling-combustion-2 = The victim chooses the cards; if there are too few, all of them go.
ruling-combustion-3 = Third edition: the second effect is shared and compulsory, and takes [card:combustion] itself if that is the only red card.
ruling-combustion-4 = First edition: there is no second effect.
ruling-electricity-1 = Only cards on top when the effect begins are returned, not those it uncovers.
ruling-electricity-2 = { -order-of-return }
ruling-evolution-1 = With an empty score pile, the second option draws a [1].
ruling-evolution-2 = You may decline both.
ruling-evolution-3 = The [8] just scored may be the card returned.
ruling-evolution-4 = With a [10] in the score pile, the second option asks for an 11, which ends the game.
ruling-explosives-1 = A victim with fewer than three cards gives them all.
ruling-explosives-2 = A victim with no cards gives nothing and draws no [7].
ruling-explosives-3 = The three may differ in value; they are counted down from the highest.
ruling-explosives-4 = The victim chooses among ties.
ruling-explosives-5 = The editions word the condition for the [7] differently, but play alike.
ruling-lighting-1 = A single tucked card already earns one [7].
ruling-lighting-2 = You choose the cards and their order; all are tucked before the first [7] is drawn.
ruling-publications-1 = Having this card gives no right to search opponents' piles; only their top cards are open to you.
ruling-publications-2 = The rearranged pile keeps the direction in which it is splayed.
ruling-publications-3 = Only a pile of two or more cards can be rearranged, and you may decline.
ruling-railroad-1 = With an empty hand you return nothing and still draw.
ruling-railroad-2 = An opponent who returns three [6]s and draws the same three back has shared, and the free Draw is earned.
ruling-railroad-3 = { -order-of-return }
ruling-railroad-4 = The second effect takes only a color now splayed right.
ruling-refrigeration-1 = { -second-is-shared }
ruling-refrigeration-2 = The victim chooses the cards and their order; a hand of one card loses nothing.
ruling-sanitation-1 = The sides may be unequal or empty: whoever has too few cards, or none, gives what there is.
ruling-sanitation-2 = { -one-after-the-other }
ruling-sanitation-3 = The two highest may differ in value; they are counted down from the highest.
ruling-sanitation-4 = The demander's lowest card is fixed before the victim's cards arrive.
ruling-sanitation-5 = Each owner chooses among their own tied cards: the victim among theirs, the demander among theirs.

## Age 8

ruling-antibiotics-1 = A single returned card already earns two [8]s.
ruling-antibiotics-2 = All returns come before the first draw.
ruling-corporations-1 = { -second-is-shared }
ruling-corporations-2 = The victim chooses the card, and is the one who draws and melds; if no card qualifies, neither happens.
ruling-empiricism-1 = A sharing opponent with twenty [lightbulb] icons wins, and does so before your own check.
ruling-empiricism-2 = The two colors must differ, and are named before the draw.
ruling-empiricism-3 = The splay is optional, and needs two cards in the pile.
ruling-flight-1 = Red is checked before the second effect can splay it, so a first use of the card only prepares a later one.
ruling-mass-media-1 = Any value may be named, even one that no score pile holds, and your own score pile is hit like the rest.
ruling-mass-media-2 = You choose the order in which all those cards go back.
ruling-mobility-1 = A victim with fewer than two such cards gives those there are.
ruling-mobility-2 = The two may differ in value; they are counted down from the highest.
ruling-mobility-3 = Only cards on top when the demand begins are looked at; one it uncovers is safe.
ruling-mobility-4 = The victim chooses among ties, and one transferred card is enough for the [8].
ruling-quantum-theory-1 = Returning only one card is allowed, but earns nothing.
ruling-rocketry-1 = This is not a demand: it can be shared, and whoever carries it out chooses whose cards go.
ruling-rocketry-2 = The full number must be returned, as far as there are cards.
ruling-rocketry-3 = A partner's score pile is out of reach.
ruling-rocketry-4 = The cards may come from different opponents.
ruling-rocketry-5 = You see values only, so a card is chosen by its owner and its value.
ruling-rocketry-6 = The [clock] icons are halved, rounding down.
ruling-skyscrapers-1 = The victim chooses the card, scores the one beneath into their own score pile, and chooses the order of the return.
ruling-skyscrapers-2 = If nothing lay beneath, nothing is scored or returned.
ruling-socialism-1 = You choose the order of the tucks.
ruling-socialism-2 = Each opponent's lowest value is found separately, and all cards tied at it are taken.
ruling-socialism-3 = A partner's hand is not touched.

## Age 9

ruling-collaboration-1 = This is the one demand in which the demander, not the victim, makes the choice.
ruling-collaboration-2 = The green pile need not be splayed; its cards are simply counted.
ruling-collaboration-3 = A sharing opponent with ten green cards wins, and does so before your own check.
ruling-collaboration-4 = { -second-is-shared }
ruling-collaboration-5 = The demander's card goes on top of its pile, but is not melded; the victim's is.
ruling-composites-1 = The victim chooses the card to keep, and chooses among tied highest cards of the score pile.
ruling-composites-2 = A hand of one card or none loses nothing, and the second part happens all the same.
ruling-computers-1 = { -for-yourself-only }
ruling-computers-2 = If the card has only a demand ([card:databases]), nothing more happens.
ruling-ecology-1 = After the return the scoring is compulsory.
ruling-ecology-2 = If the returned card was your last, nothing is scored, and the two [10]s are still drawn.
ruling-fission-1 = The card is shown whether it is red or not.
ruling-fission-2 = A card that is not red stays with the victim who drew it.
ruling-fission-3 = Removed cards go back to the box, not under the supply piles, while achievements stay where they are.
ruling-fission-4 = { -second-is-shared }
ruling-fission-5 = A red card stops everything: later victims do not draw and the second effect is skipped.
ruling-fission-6 = Some prints lack the sentence that ends the action; here it holds in both editions.
ruling-fission-7 = The second effect may take a card from your own board too, but never [card:fission] itself.
ruling-fission-8 = Third edition: the [10] is drawn even if there was no card to return.
ruling-genetics-1 = All cards in the pile except the melded one are scored, and each counts toward [monument].
ruling-satellites-1 = { -for-yourself-only }
ruling-satellites-2 = With an empty hand you return nothing and still draw.
ruling-satellites-3 = Any card in hand may be melded, and one with only a demand does nothing more.
ruling-services-1 = The victim chooses which card leaves the demander's board.
ruling-services-2 = { -one-after-the-other }
ruling-services-3 = A victim with an empty score pile gets nothing, and so does one who finds no top card without a [leaf].
ruling-specialization-1 = A partner's board is not touched.
ruling-specialization-2 = The revealed card stays in hand.
ruling-specialization-3 = With an empty hand there is nothing to reveal and nothing is taken.
ruling-suburbia-1 = When the [1]s run out, the draws climb to higher piles, which can make the cards scored quite valuable.
ruling-suburbia-2 = All tucks come before the first draw.

## Age 10

ruling-ai-1 = If two or more players tie for the lowest score, the game goes on.
ruling-ai-2 = The two cards need not be on the same player's board.
ruling-ai-3 = { -single-players }
ruling-bioengineering-1 = This is not a demand: it can be shared, and whoever carries it out chooses the board and the card.
ruling-bioengineering-2 = If two or more players tie for the most [leaf] icons, the game goes on.
ruling-bioengineering-3 = A partner's board is out of reach.
ruling-bioengineering-4 = Your own [leaf] icons count like anyone's, both for the test and for the win.
ruling-databases-1 = The victim chooses the cards and their order; a lone card is lost.
ruling-globalization-1 = If two or more players tie for the highest score, the game goes on.
ruling-globalization-2 = { -second-is-shared }
ruling-globalization-3 = { -victim-picks }
ruling-globalization-4 = Drawing and testing form one effect, so the test comes right after each player's own draw.
ruling-globalization-5 = { -single-players }
ruling-miniaturization-1 = A card of another value may be returned, but earns nothing.
ruling-miniaturization-2 = With an empty score pile, nothing is drawn.
ruling-robotics-1 = { -for-yourself-only }
ruling-robotics-2 = Without a green card, nothing is scored and the rest still happens.
ruling-robotics-3 = If the melded card has only a demand ([card:databases]), nothing more happens.
ruling-robotics-4 = All of it is one effect.
ruling-self-service-1 = { -for-yourself-only }
ruling-self-service-2 = A sharing opponent with the most achievements wins, and does so before your own check.
ruling-self-service-3 = In a team game the partners' achievements are added together and compared with the other team's.
ruling-self-service-4 = The choice is compulsory, but a card with only a demand may be chosen, and then nothing happens.
ruling-self-service-5 = A tie for the most achievements wins nothing.
ruling-software-1 = The order of the melds is the order of the draws, not yours to choose.
ruling-software-2 = { -for-yourself-only }
ruling-stem-cells-1 = Each card scored counts toward [monument].
ruling-stem-cells-2 = With an empty hand, nothing happens.
ruling-the-internet-1 = The [clock] icons are counted once, before the first meld, and halved, rounding down.
ruling-the-internet-2 = Running out of [10]s on the way ends the game by score.

## Special achievements

ruling-special-empire-1 = Icons that a splay shows count.
ruling-special-empire-2 = { -claimed-at-once }
ruling-special-empire-3 = { -several-at-once }
ruling-special-monument-1 = Third edition: three tucked and three scored do not make six.
ruling-special-monument-2 = First edition: tucks and scores are counted together, so three tucked and three scored make six.
ruling-special-monument-3 = Cards that were transferred or exchanged into the score pile or onto the board do not count.
ruling-special-monument-4 = The count covers the turn being played, whoever's it is, and starts again with the next turn.
ruling-special-monument-5 = { -claimed-at-once }
ruling-special-monument-6 = { -several-at-once }
ruling-special-universe-1 = All five colors must be on your board, except through [card:astronomy], where missing colors do no harm.
ruling-special-universe-2 = { -claimed-at-once }
ruling-special-universe-3 = { -several-at-once }
ruling-special-wonder-1 = A left splay counts only through [card:invention].
ruling-special-wonder-2 = { -claimed-at-once }
ruling-special-wonder-3 = { -several-at-once }
ruling-special-world-1 = Through [card:translation] no minimum number of piles is needed.
ruling-special-world-2 = { -claimed-at-once }
ruling-special-world-3 = { -several-at-once }
