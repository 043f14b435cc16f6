### The names and the effects of the 105 cards.
###
### The value of a message is the card’s name. Its attributes are its effects, in card order: .effect-1,
### .effect-2, .effect-3. Where the first edition plays differently, .first-N stands in for .effect-N. The first
### edition may lack an effect altogether: there Combustion has its first effect only, and .effect-2 is not shown.
###
### Tokens in square brackets are drawn by each screen in its own way, and keep their English spelling:
###   [castle] [crown] [leaf] [lightbulb] [factory] [clock]   an icon; treat it as a picture, never inflected
###   [3]                                                     a card of value 3, or the value 3; in English [3]s is
###                                                           the plural
###   [red] [yellow] [green] [blue] [purple]                  a color, shown with its word in words.ftl;
###   [red|rosse]                                             the same, shown with the word after the bar
###   [card:tools]  [card:tools|…]                            another card, by its name
###   [monument] [empire] [world] [wonder] [universe]         a special achievement, by its name
### Every language has the same tokens in the same text, in any order.
###
### A demand speaks as the player whose turn it is: "I" and "my" are that player, "you" is the opponent who
### executes it. In every other effect "you" is whoever executes it.

## Age 1

card-agriculture = Agriculture
    .effect-1 = You may return one card from your hand. If you do, draw a card one value higher than it, and score the card drawn.
card-archery = Archery
    .effect-1 = I demand that you draw a [1], and then transfer the highest card in your hand to my hand.
card-city-states = City States
    .effect-1 = I demand that, if your board shows four or more [castle|castles], you transfer a top card with a [castle] from your board to my board. If you do, draw a [1].
card-clothing = Clothing
    .effect-1 = Meld one card from your hand whose color is not on your board.
    .effect-2 = For each color on your board that is on no opponent’s board, draw a [1] and score it.
card-code-of-laws = Code of Laws
    .effect-1 = You may tuck one card from your hand whose color is already on your board. If you do, you may splay that color left.
card-domestication = Domestication
    .effect-1 = Meld the lowest card in your hand. Then draw a [1].
card-masonry = Masonry
    .effect-1 = You may meld any number of cards with a [castle] from your hand. If you melded four or more this way, claim [monument].
card-metalworking = Metalworking
    .effect-1 = Draw a [1] and reveal it. If it has a [castle], score it and repeat this effect; otherwise keep it in hand.
card-mysticism = Mysticism
    .effect-1 = Draw a [1] and reveal it. If its color is already on your board, meld it and draw another [1].
card-oars = Oars
    .effect-1 = I demand that you transfer a card with a [crown] from your hand to my score pile. If you do, draw a [1] and repeat this effect.
    .effect-2 = If the demand transferred no card, draw a [1].
    .first-1 = I demand that you transfer a card with a [crown] from your hand to my score pile. If you do, draw a [1].
card-pottery = Pottery
    .effect-1 = You may return up to three cards from your hand. If you returned any, draw a card whose value is the number of cards you returned, and score it.
    .effect-2 = Draw a [1].
card-sailing = Sailing
    .effect-1 = Draw a [1] and meld it.
card-the-wheel = The Wheel
    .effect-1 = Draw two [1]s.
card-tools = Tools
    .effect-1 = You may return three cards from your hand. If you returned three, draw a [3] and meld it.
    .effect-2 = You may return a [3] from your hand. If you do, draw three [1]s.
card-writing = Writing
    .effect-1 = Draw a [2].

## Age 2

card-calendar = Calendar
    .effect-1 = If your score pile has more cards than your hand, draw two [3]s.
card-canal-building = Canal Building
    .effect-1 = You may exchange all the cards of the highest value in your hand with all the cards of the highest value in your score pile.
card-construction = Construction
    .effect-1 = I demand that you transfer two cards from your hand to my hand, and then draw a [2].
    .effect-2 = If you have five top cards and no opponent does, claim [empire].
card-currency = Currency
    .effect-1 = You may return any number of cards from your hand. For each different value among them, draw a [2] and score it.
card-fermenting = Fermenting
    .effect-1 = For each color on your board that shows at least one [leaf], draw a [2].
    .first-1 = For every two [leaf|leaves] on your board, draw a [2].
card-mapmaking = Mapmaking
    .effect-1 = I demand that you transfer a [1] from your score pile to my score pile.
    .effect-2 = If the demand transferred any card, draw a [1] and score it.
card-mathematics = Mathematics
    .effect-1 = You may return one card from your hand. If you do, draw a card one value higher than it, and meld the card drawn.
card-monotheism = Monotheism
    .effect-1 = I demand that you transfer from your board to my score pile a top card whose color is not on my board. If you do, draw a [1] and tuck it.
    .effect-2 = Draw a [1] and tuck it.
card-philosophy = Philosophy
    .effect-1 = You may splay one color left.
    .effect-2 = You may score one card from your hand.
card-road-building = Road Building
    .effect-1 = Meld one or two cards from your hand. If you melded two, you may choose another player and transfer your top [red] card to their board. If you do, transfer their top [green] card to your board.

## Age 3

card-alchemy = Alchemy
    .effect-1 = For every three [castle|castles] on your board, draw a [4] and reveal it. If any card drawn this way is [red], return all of them together with your whole hand; otherwise keep them.
    .effect-2 = Meld one card from your hand, then score one card from your hand.
card-compass = Compass
    .effect-1 = I demand that you transfer a non-[green] top card with a [leaf] from your board to my board, and then transfer a top card without a [leaf] from my board to your board.
card-education = Education
    .effect-1 = You may return the highest card in your score pile. If you do, draw a card two values higher than the highest card left in your score pile.
card-engineering = Engineering
    .effect-1 = I demand that you transfer all your top cards with a [castle] to my score pile.
    .effect-2 = You may splay [red] left.
card-feudalism = Feudalism
    .effect-1 = I demand that you transfer a card with a [castle] from your hand to my hand. If you do, unsplay that card’s color on your board.
    .effect-2 = You may splay [yellow] or [purple] left.
    .first-1 = I demand that you transfer a card with a [castle] from your hand to my score pile.
card-machinery = Machinery
    .effect-1 = I demand that you exchange all the cards in your hand with all the cards of the highest value in my hand.
    .effect-2 = Score a card with a [castle] from your hand. You may splay [red] left.
card-medicine = Medicine
    .effect-1 = I demand that you exchange the highest card in your score pile with the lowest card in my score pile.
card-optics = Optics
    .effect-1 = Draw a [3] and meld it. If it has a [crown], draw a [4] and score it. Otherwise, transfer one card from your score pile to the score pile of an opponent who has fewer points than you.
card-paper = Paper
    .effect-1 = You may splay [green] or [blue] left.
    .effect-2 = For each color you have splayed left, draw a [4].
card-translation = Translation
    .effect-1 = You may meld all the cards in your score pile, or none of them.
    .effect-2 = If every top card on your board has a [crown], claim [world].

## Age 4

card-anatomy = Anatomy
    .effect-1 = I demand that you return one card from your score pile. If you do, return one of your top cards of the same value.
card-colonialism = Colonialism
    .effect-1 = Draw a [3] and tuck it. If it has a [crown], repeat this effect.
card-enterprise = Enterprise
    .effect-1 = I demand that you transfer a non-[purple] top card with a [crown] from your board to my board. If you do, draw a [4] and meld it.
    .effect-2 = You may splay [green] right.
card-experimentation = Experimentation
    .effect-1 = Draw a [5] and meld it.
card-gunpowder = Gunpowder
    .effect-1 = I demand that you transfer a top card with a [castle] from your board to my score pile.
    .effect-2 = If the demand transferred any card, draw a [2] and score it.
card-invention = Invention
    .effect-1 = You may choose one color splayed left on your board and splay it right. If you do, draw a [4] and score it.
    .effect-2 = If all five colors are on your board and each is splayed in any direction, claim [wonder].
card-navigation = Navigation
    .effect-1 = I demand that you transfer a [2] or a [3] from your score pile to my score pile.
card-perspective = Perspective
    .effect-1 = You may return one card from your hand. If you do, score one card from your hand for every two [lightbulb|lightbulbs] on your board.
card-printing-press = Printing Press
    .effect-1 = You may return one card from your score pile. If you do, draw a card two values higher than your top [purple] card.
    .effect-2 = You may splay [blue] right.
card-reformation = Reformation
    .effect-1 = You may tuck one card from your hand for every two [leaf|leaves] on your board: the full number or none.
    .effect-2 = You may splay [yellow] or [purple] right.

## Age 5

card-astronomy = Astronomy
    .effect-1 = Draw a [6] and reveal it. If it is [green] or [blue], meld it and repeat this effect; otherwise keep it in hand.
    .effect-2 = If all your non-[purple] top cards are of value [6] or higher, claim [universe].
card-banking = Banking
    .effect-1 = I demand that you transfer a non-[green] top card with a [factory] from your board to my board. If you do, draw a [5] and score it.
    .effect-2 = You may splay [green] right.
card-chemistry = Chemistry
    .effect-1 = You may splay [blue] right.
    .effect-2 = Draw a card one value higher than your highest top card, and score it. Then return one card from your score pile.
card-coal = Coal
    .effect-1 = Draw a [5] and tuck it.
    .effect-2 = You may splay [red] right.
    .effect-3 = You may score one of your top cards. If you do, also score the card that was beneath it.
card-measurement = Measurement
    .effect-1 = You may reveal one card from your hand and return it. If you do, splay its color right on your board, and draw a card whose value is the number of cards of that color on your board.
    .first-1 = You may return one card from your hand. If you do, choose a color, splay it right on your board, and draw a card whose value is the number of cards of that color on your board.
card-physics = Physics
    .effect-1 = Draw three [6]s and reveal them. If two or more of them have the same color, return all three together with your whole hand; otherwise keep them.
card-societies = Societies
    .effect-1 = I demand that you transfer from your board to my board a top card that has a [lightbulb] and is higher than my top card of its color. If you do, draw a [5].
    .first-1 = I demand that you transfer a non-[purple] top card with a [lightbulb] from your board to my board. If you do, draw a [5].
card-statistics = Statistics
    .effect-1 = I demand that you transfer all the cards of the highest value in your score pile to your own hand.
    .effect-2 = You may splay [yellow] right.
    .first-1 = I demand that you transfer the highest card in your score pile to your own hand. If you do, and it is now the only card in your hand, repeat this effect.
card-steam-engine = Steam Engine
    .effect-1 = Draw two [4]s, tucking each as you draw it. Then score your bottom [yellow] card.
card-the-pirate-code = The Pirate Code
    .effect-1 = I demand that you transfer two cards of value [4] or lower from your score pile to my score pile.
    .effect-2 = If the demand transferred any card, score your lowest top card with a [crown].

## Age 6

card-atomic-theory = Atomic Theory
    .effect-1 = You may splay [blue] right.
    .effect-2 = Draw a [7] and meld it.
card-canning = Canning
    .effect-1 = You may draw a [6] and tuck it. If you do, score all your top cards without a [factory].
    .effect-2 = You may splay [yellow] right.
card-classification = Classification
    .effect-1 = Name the color of one card in your hand. Take all cards of that color from all opponents’ hands into your hand. Then meld all cards of that color from your hand.
card-democracy = Democracy
    .effect-1 = You may return any number of cards from your hand. If you have now returned more cards through [card:democracy] in this Dogma action than any opponent has, draw an [8] and score it.
card-emancipation = Emancipation
    .effect-1 = I demand that you transfer one card from your hand to my score pile. If you do, draw a [6].
    .effect-2 = You may splay [red] or [purple] right.
card-encyclopedia = Encyclopedia
    .effect-1 = You may meld all the cards of the highest value in your score pile, or none of them.
card-industrialization = Industrialization
    .effect-1 = For each color on your board that shows at least one [factory], draw a [6] and tuck it.
    .effect-2 = You may splay [red] or [purple] right.
    .first-1 = For every two [factory|factories] on your board, draw a [6] and tuck it.
card-machine-tools = Machine Tools
    .effect-1 = Draw a card of the same value as the highest card in your score pile, and score it.
card-metric-system = Metric System
    .effect-1 = If [green] is splayed right on your board, you may splay any one color right.
    .effect-2 = You may splay [green] right.
card-vaccination = Vaccination
    .effect-1 = I demand that you return all the cards of the lowest value in your score pile. If you returned any, draw a [6] and meld it.
    .effect-2 = If the demand returned any card, draw a [7] and meld it.

## Age 7

card-bicycle = Bicycle
    .effect-1 = You may exchange all the cards in your hand with all the cards in your score pile.
card-combustion = Combustion
    .effect-1 = I demand that you transfer one card from your score pile to my score pile for every four [crown|crowns] on my board.
    .effect-2 = Return your bottom [red] card.
    .first-1 = I demand that you transfer two cards from your score pile to my score pile.
card-electricity = Electricity
    .effect-1 = Return all your top cards without a [factory]. Then draw an [8] for each card you returned.
card-evolution = Evolution
    .effect-1 = You may choose one: draw an [8], score it, and then return one card from your score pile; or draw a card one value higher than the highest card in your score pile.
card-explosives = Explosives
    .effect-1 = I demand that you transfer the three highest cards in your hand to my hand. If you transferred any and your hand is now empty, draw a [7].
card-lighting = Lighting
    .effect-1 = You may tuck up to three cards from your hand. For each different value among them, draw a [7] and score it.
card-publications = Publications
    .effect-1 = You may put the cards of one color on your board into any order.
    .effect-2 = You may splay [yellow] or [blue] up.
card-railroad = Railroad
    .effect-1 = Return all the cards in your hand. Then draw three [6]s.
    .effect-2 = You may choose one color splayed right on your board and splay it up.
card-refrigeration = Refrigeration
    .effect-1 = I demand that you return half of the cards in your hand, rounded down.
    .effect-2 = You may score one card from your hand.
card-sanitation = Sanitation
    .effect-1 = I demand that you exchange the two highest cards in your hand with the lowest card in my hand.

## Age 8

card-antibiotics = Antibiotics
    .effect-1 = You may return up to three cards from your hand. For each different value among them, draw two [8]s.
card-corporations = Corporations
    .effect-1 = I demand that you transfer a non-[green] top card with a [factory] from your board to my score pile. If you do, draw an [8] and meld it.
    .effect-2 = Draw an [8] and meld it.
card-empiricism = Empiricism
    .effect-1 = Name two colors, then draw a [9] and reveal it. If it is of one of those colors, meld it, and you may splay that color up; otherwise keep it in hand.
    .effect-2 = If your board shows twenty or more [lightbulb|lightbulbs], you win.
card-flight = Flight
    .effect-1 = If [red] is splayed up on your board, you may splay any one color up.
    .effect-2 = You may splay [red] up.
card-mass-media = Mass Media
    .effect-1 = You may return one card from your hand. If you do, name a value, and return all cards of that value from all score piles.
    .effect-2 = You may splay [purple] up.
card-mobility = Mobility
    .effect-1 = I demand that you transfer your two highest non-[red] top cards without a [factory] to my score pile. If you transferred any, draw an [8].
card-quantum-theory = Quantum Theory
    .effect-1 = You may return up to two cards from your hand. If you returned two, draw a [10], then draw another [10] and score it.
card-rocketry = Rocketry
    .effect-1 = For every two [clock|clocks] on your board, return one card from any opponent’s score pile.
card-skyscrapers = Skyscrapers
    .effect-1 = I demand that you transfer a non-[yellow] top card with a [clock] from your board to my board. If you do, score the card that was beneath it, and return all the other cards of the pile it came from.
card-socialism = Socialism
    .effect-1 = You may tuck all the cards in your hand, or none of them. If you tucked a [purple] card, take all the cards of the lowest value in each opponent’s hand into your hand.

## Age 9

card-collaboration = Collaboration
    .effect-1 = I demand that you draw two [9]s and reveal them. Transfer the one I choose to my board, and meld the other.
    .effect-2 = If you have ten or more [green] cards on your board, you win.
card-composites = Composites
    .effect-1 = I demand that you transfer all but one of the cards in your hand to my hand, and also the highest card in your score pile to my score pile.
card-computers = Computers
    .effect-1 = You may splay [red] or [green] up.
    .effect-2 = Draw a [10] and meld it, then execute its non-demand effects for yourself only.
card-ecology = Ecology
    .effect-1 = You may return one card from your hand. If you do, score one card from your hand and draw two [10]s.
card-fission = Fission
    .effect-1 = I demand that you draw a [10] and reveal it. If it is [red], remove all hands, boards and score piles from the game, and the Dogma action ends at once.
    .effect-2 = Return one top card other than [card:fission] from any player’s board. Then draw a [10].
    .first-2 = Return one top card other than [card:fission] from any player’s board.
card-genetics = Genetics
    .effect-1 = Draw a [10] and meld it. Score all the cards beneath it.
card-satellites = Satellites
    .effect-1 = Return all the cards in your hand. Then draw three [8]s.
    .effect-2 = You may splay [purple] up.
    .effect-3 = Meld one card from your hand, then execute its non-demand effects for yourself only.
card-services = Services
    .effect-1 = I demand that you transfer all the cards of the highest value in your score pile to my hand. If you transferred any, transfer a top card without a [leaf] from my board to your hand.
card-specialization = Specialization
    .effect-1 = Reveal one card from your hand. Take the top card of its color from every opponent’s board into your hand.
    .effect-2 = You may splay [yellow] or [blue] up.
card-suburbia = Suburbia
    .effect-1 = You may tuck any number of cards from your hand. For each card you tucked, draw a [1] and score it.

## Age 10

card-ai = A.I.
    .effect-1 = Draw a [10] and score it.
    .effect-2 = If [card:robotics] and [card:software] are both top cards on any boards, the single player with the lowest score wins.
card-bioengineering = Bioengineering
    .effect-1 = Transfer a top card with a [leaf] from any opponent’s board to your score pile.
    .effect-2 = If any player’s board shows fewer than three [leaf|leaves], the single player with the most [leaf|leaves] wins.
card-databases = Databases
    .effect-1 = I demand that you return half of the cards in your score pile, rounded up.
card-globalization = Globalization
    .effect-1 = I demand that you return a top card with a [leaf] from your board.
    .effect-2 = Draw a [6] and score it. Then, if no player’s board shows more [leaf|leaves] than [factory|factories], the single player with the highest score wins.
card-miniaturization = Miniaturization
    .effect-1 = You may return one card from your hand. If you returned a [10], draw a [10] for each different value in your score pile.
card-robotics = Robotics
    .effect-1 = Score your top [green] card. Then draw a [10] and meld it, and execute its non-demand effects for yourself only.
card-self-service = Self Service
    .effect-1 = Choose another of your top cards and execute its non-demand effects for yourself only.
    .effect-2 = If you have more achievements than every other player, you win.
card-software = Software
    .effect-1 = Draw a [10] and score it.
    .effect-2 = Draw two [10]s, melding each as you draw it, then execute the non-demand effects of the second for yourself only.
card-stem-cells = Stem Cells
    .effect-1 = You may score all the cards in your hand, or none of them.
card-the-internet = The Internet
    .effect-1 = You may splay [green] up.
    .effect-2 = Draw a [10] and score it.
    .effect-3 = For every two [clock|clocks] on your board, draw a [10] and meld it.
