### The rules in short: what lies beside every player in the printed game.

board-title = The rules in short
board-note = Everything on one page: read it at the table, or print it.
board-all-rules = All rules on one page

board-turn = A turn: two actions
board-draw = Take a card with the value of your highest top card. If that pile is empty, take one from the next higher pile.
board-meld = Put a card from your hand on top of the pile of its color.
board-dogma = Use one of your top cards, step by step as below.
board-achieve = Claim an age: five times its number in points, and a top card of that age or higher. Points are not spent.

board-dogma-title = Dogma, step by step
board-dogma-1 = Count the card’s icon on every board, once.
board-dogma-2 = “I demand”: every opponent with fewer than you executes it.
board-dogma-3 = Any other effect: everyone with at least as many as you executes it, clockwise, and you last.
board-dogma-4 = Finish each effect, for everyone, before the next.
board-dogma-5 = If sharing changed anything for an opponent, take one free Draw.

board-splay-title = What covered cards show
board-splay-left = Splayed left: one icon
board-splay-right = Splayed right: two icons
board-splay-up = Splayed up: three icons

board-words-title = Words
board-tuck = to the bottom of the pile of its color
board-score = into your score pile: its value in points
board-return = under the supply pile of its age
board-transfer = to another place, and nothing more
board-exchange = two groups change places
board-may = you can decline; everything else must be done, as far as you can

board-special-title = Special achievements, claimed at once
board-end-title = The end
board-end-achievements = 6 achievements with two players, 5 with three, 4 with four; a team needs 6.
board-end-score = A card above 10 would have to be drawn: the highest score wins.
board-end-dogma = A card says so.
