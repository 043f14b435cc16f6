### The special achievements, with their conditions, and the age achievements.
###
### The value of a message is the name. .condition is how it is claimed; .condition-first stands in for it in the
### first edition, where that differs. .card is the other way to claim it, by a card's effect. Tokens in square
### brackets are those of cards.ftl.

special-monument = Monument
    .condition = Tuck six cards in a single turn, or score six cards in a single turn; the two are counted separately.
    .condition-first = Tuck or score a total of six cards in a single turn; the two are counted together.
    .card = Or meld four or more cards with a [castle] in one execution of the effect of [card:masonry].
special-empire = Empire
    .condition = Have at least three of each of the six icons visible on your board: [castle], [crown], [leaf], [lightbulb], [factory], [clock].
    .card = Or have five top cards, while no opponent has five, when you execute the second effect of [card:construction].
special-world = World
    .condition = Have twelve or more [clock|clocks] visible on your board.
    .card = Or have a [crown] on every one of your top cards when you execute the second effect of [card:translation].
special-wonder = Wonder
    .condition = Have all five colors on your board, each splayed up or right.
    .card = Or have all five colors splayed, in any direction, when you execute the second effect of [card:invention].
special-universe = Universe
    .condition = Have five top cards, each of value [8] or higher.
    .card = Or have only top cards of value [6] or higher, not counting purple, when you execute the second effect of [card:astronomy].

# An age achievement. $age (its number, drawn as a value), $points (five times that: a number)
achievement-age = Age { $age } achievement
    .condition = At least { $points } points, and a top card of value { $age } or higher.
