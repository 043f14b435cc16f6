### What the server says when something cannot be done, and what to do about it.

problem-not-found = There is nothing here. Perhaps the link is not complete.
problem-method = This address cannot be used in this way.
problem-stale = The table has moved on: this question has already been answered, perhaps by you in another tab. Nothing is lost; go back and look at the table as it is now.
problem-not-asked = It is not for you to answer right now.
problem-unreadable = What was sent could not be understood. Go back and try again.
# $line, $column (numbers)
problem-json = What was sent is not JSON: line { $line }, column { $column } cannot be read.
problem-field = A field of what was sent is missing or wrong: “field” says which, and “detail” what is right.
# $last (a number)
problem-no-such-option = There is no such option: the options go from 0 to { $last }.
problem-host = This server does not go by this name. Whoever runs it can name it with --base-url.
problem-cross-site = For your safety this was not done: the form was too old, or came from another site. Go back, reload the page and try again.
problem-not-seated = You have no seat at this table. You can watch.
problem-not-owner = Only the player who set the table up can do that.
problem-seat-taken = Somebody else has taken this seat. You can watch.
problem-not-begun = The game has not begun: seats are still open.
problem-not-over = This can be had once the game is over: it tells where all cards are.
problem-no-take-back = This can no longer be taken back: something hidden has been shown since, or somebody else has answered.
problem-no-hint = Hints are given at tables for practice, to the player who is asked.
problem-seats = A table has two to four seats, one of them yours at most; teams need four.
# $count (the most characters)
problem-name = A name has one to { $count } characters, and none that cannot be seen.
# $count (the most)
problem-tables = You have { $count } unfinished tables, the most that anybody can have. Finish or leave one of them first.
# $count (the most)
problem-records = You have brought along { $count } records, the most that anybody can.
# $count (the most)
problem-streams = This table is open in too many places: { $count } pages at a time are the most. Close some of them.
# $count (seconds)
problem-rate = { $count ->
    [one] That was too much at once. Try again in a second.
   *[other] That was too much at once. Try again in { $count } seconds.
}
problem-size = What was sent is too large.
# $line (a number)
problem-record = This is no record of a game: line { $line } cannot be read.
problem-token = This token is not valid.
problem-internal = Something went wrong on our side. What you had chosen before is safe; try again.
problem-closing = The server is being restarted. Nothing is lost; try again in a moment.
problem-name-reserved = This name is taken by a bot, or by somebody else at this table. Choose another one.
problem-not-saved = The server cannot save anything right now. Nothing was changed; try again in a moment.
problem-uncertain = The server lost its database while it was saving. Look at the table to see whether your choice is there.
problem-unreachable = The server cannot reach its database right now. Nothing is lost; try again in a moment.
problem-other-rules = This game was played by an earlier version of the rules and cannot go on. You can still look at it and download it.
# $count (the most answers)
problem-ended = The game ended without a winner: after { $count } answers it was stopped.
# $count (the most answers)
problem-record-length = This record is too long: { $count } answers are the most.
problem-busy = The server is busy. Try again in a moment.
problem-not-away = Only a player who is away can be replaced.
