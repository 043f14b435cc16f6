### What an option would do, told before it is chosen. The reader is the one who chooses.

# $cards: a list of preview-back
preview-draw = You draw { $cards }.
# $age, $value: the age of the supply pile, $count: how many cards of it
preview-back = { $count ->
    [1] { a-back }
    [2] two { $age }s
    [3] three { $age }s
   *[other] { $count } cards of value { $age }
}
preview-draw-ends = No cards are left to draw: the game would end at once.
# $by… (whose they are), $changes: a list of preview-icon and preview-icon-range
preview-icons = { $by ->
    [you] Your icons: { $changes }.
   *[other] { $by-name }’s icons: { $changes }.
}
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
# $icon, $before, $low, $high (numbers): afterwards, from $low to $high
preview-icon-range = { $icon } { $before } → { $low }–{ $high }
preview-icons-same = Your icons don’t change.

## What else changes for sure. $changes: a list of preview-change

preview-points = Points: { $changes }.
preview-hands = Cards in hand: { $changes }.
preview-boards = Cards on the board: { $changes }.
# $by… (whose they are), $change: +3, or a preview-range
preview-change = { $by ->
    [you] you { $change }
   *[other] { $by-name } { $change }
}
# $low, $high: numbers with their signs
preview-range = { $low } to { $high }
preview-unforeseen = The rest depends on cards you can’t see.

## What is not sure

# $changes: a list of preview-change
preview-usual-points = Points, usually: { $changes }.
preview-usual-hands = Cards in hand, usually: { $changes }.
preview-usual-end = The game would usually end.
# $claims: a list of preview-claim
preview-may-claim = Could be claimed: { $claims }.
# $achievement: its name, $by… (who claims it)
preview-claim = { $by ->
    [you] { $achievement } (you)
   *[other] { $achievement } ({ $by-name })
}
preview-may-end = The game could end.

## Whom a Dogma action concerns

# $icon, $counts: a list of log-icons-of
preview-counts = Dogma icon: { $icon } ({ $counts }).
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } shares this, before you.
   *[other] { $names } share this, before you.
}
preview-shared-nobody = Nobody shares this.
preview-demanded = The demand affects { $names }.
preview-demanded-nobody = The demand affects nobody.
preview-idle = As far as you can see, this would do nothing.

## What is missing for the achievement of an age.
## $points: a number, $age, $value: of the top card

missing-points = Missing: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
missing-card = Missing: a top card of value { $age } or higher.
missing-both = Missing: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and a top card of value { $age } or higher.
