### Learning: the words around lessons, the guided first game, the coach and puzzles, in the browser and the terminal.

learn-title = Learn to play
learn-intro = You learn this game by playing it. Each lesson is a position with a task and takes one to three minutes.
learn-lessons = Lessons
learn-done = Done
# $done, $count: numbers
learn-progress = { $done } of { $count } done
# $number, $title
learn-lesson = Lesson { $number }: { $title }
# $step, $steps: numbers
learn-step = Step { $step } of { $steps }
learn-task = Your task
learn-good = Well done
learn-poor = Not quite
# $option: an option of a question, as its button has it
learn-better = Better: { $option }
learn-what-happened = What happened
learn-go-on = Continue
learn-try-again = Try again
learn-next-lesson = Next lesson
learn-all-lessons = All lessons
learn-finished = You’ve finished this lesson.
learn-finished-all = You’ve finished all the lessons. Your first game is waiting for you.

## The guided first game

learn-guided = Your first game
learn-guided-note = A real game against a beginner bot, with a coach who explains everything the first time it happens.
learn-guided-start = Start the game

## The coach

coach-title = Coach
coach-why = Why?
coach-off = Turn the coach off
coach-on = Turn the coach on
