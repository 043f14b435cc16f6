### What the server says when something cannot be done, and what to do about it.

problem-not-found = There’s nothing here. The link may be incomplete.
problem-method = This address doesn’t accept that kind of request.
problem-stale = The game has moved on: this question has already been answered, perhaps by you in another tab. Nothing is lost. Go back to see the table as it is now.
problem-not-asked = It’s not your turn to choose.
problem-unreadable = The server didn’t understand the request. Go back and try again.
# $line, $column (numbers)
problem-json = The request isn’t valid JSON: error at line { $line }, column { $column }.
problem-field = A field is missing or wrong: “field” says which one, “detail” says what’s expected.
# $last (a number)
problem-no-such-option = There’s no such option. Options are numbered 0 to { $last }.
problem-host = This server doesn’t answer to this name. Its operator can set the name with --base-url.
problem-cross-site = This was blocked for your safety: the form had expired or came from another site. Go back, reload the page and try again.
problem-not-seated = You don’t have a seat at this table. You can watch.
problem-not-owner = Only the player who set up this table can do that.
problem-seat-taken = Someone else has taken this seat. You can watch.
problem-not-begun = The game hasn’t started: some seats are still open.
problem-not-over = Available after the game, because it shows every card.
problem-no-take-back = You can’t undo this anymore: someone else has answered, or a hidden card has been shown.
problem-no-hint = Hints are for practice tables, and for the player who has to choose.
problem-seats = A table has two to four seats, each for you, a bot or another player. Teams need four players.
# $count (the most characters)
problem-name = A name must have 1 to { $count } visible characters.
# $count (the most)
problem-tables = You’ve reached the limit of { $count } unfinished tables. Finish or leave one first.
# $count (the most)
problem-records = You’ve reached the limit of { $count } uploaded records.
# $count (the most)
problem-streams = This table is open in too many places. The limit is { $count } pages at a time: close some of them.
# $count (seconds)
problem-rate = { $count ->
    [one] Too many requests. Try again in a second.
   *[other] Too many requests. Try again in { $count } seconds.
}
problem-size = The request is too large.
# $line (a number)
problem-record = This isn’t a game record: line { $line } can’t be read.
problem-token = This token isn’t valid.
problem-internal = Something went wrong on our side. Your earlier choices are safe. Try again.
problem-closing = The server is restarting. Nothing is lost. Try again in a moment.
problem-name-reserved = A bot or another player at this table already has this name. Choose another one.
problem-not-saved = The server can’t save right now. Nothing was changed. Try again in a moment.
problem-uncertain = The server lost its database while saving. Check the table to see whether your choice is there.
problem-unreachable = The server can’t reach its database right now. Nothing is lost. Try again in a moment.
problem-other-rules = This game was played with an earlier version of the rules and can’t continue. You can still view and download it.
# $count (the most answers)
problem-ended = The game was stopped after { $count } answers, without a winner.
# $count (the most answers)
problem-record-length = This record is too long. The limit is { $count } answers.
problem-busy = The server is busy. Try again in a moment.
problem-not-away = You can only replace a player who is away.
problem-no-review = This game can’t be reviewed: something went wrong on our side. You can still replay it.
