### Puzzles.

puzzles-title = Puzzles
puzzles-intro = Positions from real games, each with exactly one answer that works. You see what the player would see, and that’s all you need.
puzzles-of-day = Puzzle of the day
puzzles-all = All puzzles
# $id: five letters and digits
puzzle-name = Puzzle { $id }
# $kind (win, claim, defend)
puzzle-goal = { $kind ->
    [win] Win this turn
    [claim] Claim an achievement this turn
   *[defend] Keep your opponent from winning
}
puzzle-task = { $kind ->
    [win] Find the action that wins the game this turn, whatever the hidden cards are.
    [claim] Find the action that brings you an achievement this turn, whatever the hidden cards are.
   *[defend] Your opponent is about to win. Find the action that keeps them from winning before your next turn.
}
# $level: from 1 to 5
puzzle-level = Difficulty { $level } of 5
puzzle-solve = Solve it
puzzle-solved-before = Solved
puzzle-solved = Solved
puzzle-solved-note = You reached the goal, and you would have reached it whatever the hidden cards were.
puzzle-lucky = Lucky
puzzle-lucky-note = It worked with these hidden cards, but with others it would have failed. There’s an answer that always works.
puzzle-missed = Missed
puzzle-missed-note = The goal is out of reach now. Try again, or look at the solution.
puzzle-try-again = Try again
puzzle-show = Show the solution
puzzle-next = Another puzzle
puzzle-solution = The solution
puzzle-previous-step = Back
puzzle-next-step = Forward
# $option: an option of a question, as its button has it
puzzle-step = The answer is: { $option }

## How a puzzle is known to be right

# $count: how many cases
puzzle-proof-every = Proven: the solution works for all hidden cards that fit what you see ({ $count ->
    [one] { $count } case
   *[other] { $count } cases
}).
# $percent, $count: in so many percent of so many worlds
puzzle-proof-sampled = Checked: the solution works for { $percent }% of { $count } random deals of the hidden cards.
# $percent: in so many percent of the worlds the next best answer works
puzzle-next-best = { $percent ->
    [0] No other answer works in any of the deals tried.
   *[other] The next best answer works in { $percent }% of the deals tried.
}
# $count: the smallest number of iterations with which the search finds the answer
puzzle-found-by = A bot finds it after simulating { $count } games. A bot that looks only one action ahead doesn’t.
puzzle-found-by-nobody = No bot finds it reliably.
# $id: what was typed
puzzle-unknown = There’s no puzzle called “{ $id }”. To see all of them: innovation puzzles
