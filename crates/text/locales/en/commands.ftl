### What the commands of the program print, besides what the other files hold.

# What went wrong, on standard error. $problem
command-error = error: { $problem }

## innovation cards

# $name (as it was typed)
cards-unknown = There’s no card called “{ $name }”.
# $names (a list of cards)
cards-did-you-mean = Did you mean { $names }?
cards-none = No cards match.
# $count (a number)
cards-count = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
# Before the effects of the other edition, where they differ
cards-in-first-edition = In the first edition:
cards-in-third-edition = In the third edition:

## innovation rules

# $name (as it was typed)
rules-unknown = There’s no section called “{ $name }”.
rules-contents = Sections
# $section (the name of a section, for the command line)
rules-how = To read a section: innovation rules { $section }

## innovation replay

# $players (a number from 2 to 4), $teams (yes, no), $edition (first, third)
replay-table = { $edition ->
    [first] { $teams ->
        [yes] Two teams, first edition
       *[no] { $players } players, first edition
    }
   *[third] { $teams ->
        [yes] Two teams, third edition
       *[no] { $players } players, third edition
    }
}
# $seed (the number that the cards were shuffled by)
replay-seed = Seed { $seed }
# The record ends before the game does. $by…
replay-asked = { $by ->
    [you] Your choice:
   *[other] { $by-name }’s choice:
}
replay-goes-on = The action isn’t finished.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = * marks the bot’s choice. The percentage is the chance of winning that the bot gives the player who has to choose.
# $count: how many futures of each option were played out
hint-reasons = The reasons come from { $count } simulated games for each option. The percentage after a reason shows in how many of them it was true.

## innovation review

# The heads of columns, as short as can be. $column
review-column = { $column ->
    [player] player
    [start] start
    [skill] play
    [luck] luck
    [others] others
    [result] result
    [error-rate] error rate
    [decisions] decisions
    [games] games
    [won] won
    [adjusted] without luck
    [loss] loss
   *[chance] chance
}
# Below the table of all players
review-note = The result is the sum of start, play, luck and others. Play is what a player’s own choices lost. Luck is what the cards they were dealt and drew were worth, compared with the cards they could have gotten. Others is what everyone else did and drew. The error rate is the average loss per decision.
# $name (a player), $skill, $luck, $others (percentages with their signs)
review-summary = { $name }: cards { $luck }, own play { $skill }, others { $others }.
# $turn (review-turn)
review-swing = { $turn }: the biggest swing of the game.
review-turning-points = Turning points
review-no-turning-points = There were no turning points.
review-all-decisions = All decisions
# $number (a number, 0 for the set-up)
review-turn = { $number ->
    [0] Setup
   *[other] Turn { $number }
}
# $grade (best, good, inaccuracy, mistake, blunder)
review-grade = { $grade ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
# $grade (inaccuracy, mistake, blunder), $name (a player), $taken, $best (options), $chance, $best-chance (percentages)
review-error = { $grade ->
    [inaccuracy] Inaccuracy: { $name } chose “{ $taken }” ({ $chance }). “{ $best }” was better ({ $best-chance }).
    [mistake] Mistake: { $name } chose “{ $taken }” ({ $chance }). “{ $best }” was better ({ $best-chance }).
   *[blunder] Blunder: { $name } chose “{ $taken }” ({ $chance }). “{ $best }” was better ({ $best-chance }).
}
# $name (a player), $taken (an option), $luck (a percentage with its sign), $good (yes, no)
review-luck = { $good ->
    [yes] Lucky cards: { $name } chose “{ $taken }”, and the cards that came up were worth { $luck }.
   *[no] Unlucky cards: { $name } chose “{ $taken }”, and the cards that came up were worth { $luck }.
}
# $line (a line of the log)
review-reminder = The log had the clue: { $line }
review-kinds = Error rate by kind of decision
# $kind (first-meld, action, effect)
review-kind = { $kind ->
    [first-meld] first meld
    [action] action
   *[effect] choice in an effect
}
review-openings = First melds
# $count, $skipped (numbers)
review-games = { $count ->
    [one] { $count } game reviewed
   *[other] { $count } games reviewed
}{ $skipped ->
    [0] .
    [one] ; { $skipped } wasn’t finished.
   *[other] ; { $skipped } weren’t finished.
}
