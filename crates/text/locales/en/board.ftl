### The rules in short: what lies beside every player in the printed game.

board-title = The rules in short
board-note = Everything on one page: read it at the table, or print it.
board-all-rules = All rules on one page

board-turn = A turn: two actions
board-draw = Take a card with the value of your highest top card. If that pile is empty, take one from the next higher pile.
board-meld = Put a card from your hand on top of the pile of its color.
board-dogma = Use one of your top cards. The steps are below.
board-achieve = Claim an age achievement. You need five times its age in points, and a top card of that age or higher. You don’t spend the points.

board-dogma-title = Dogma, step by step
board-dogma-1 = Count the card’s dogma icon on every board, once.
board-dogma-2 = “I demand”: each opponent with fewer than you executes the effect.
board-dogma-3 = Any other effect: each player with at least as many as you executes it, clockwise. You go last.
board-dogma-4 = Finish each effect for everyone before the next one begins.
board-dogma-5 = If sharing changed anything for an opponent, take one free Draw.

board-splay-title = What covered cards show
board-splay-left = Splayed left: one icon
board-splay-right = Splayed right: two icons
board-splay-up = Splayed up: three icons

board-words-title = Words
board-tuck = to the bottom of the pile of its color
board-score = into your score pile: its value in points
board-return = under the supply pile of its age
board-transfer = to another place, without any other effect
board-exchange = two groups of cards swap places
board-may = you can decline; you must do everything else, as far as you can

board-special-title = Special achievements, claimed at once
board-end-title = The end
board-end-achievements = 6 achievements with two players, 5 with three, 4 with four; a team needs 6.
board-end-score = When someone would have to draw a card above 10: the highest score wins.
board-end-dogma = When a card says so.
