### What an option would do, told before it is chosen. The reader is the one who chooses.

# $age, $value: the age of the supply pile
preview-draw = You draw { a-back }.
preview-draw-ends = No card is left to draw: the game would end at once.
# $changes: a list of preview-icon
preview-icons = Your icons: { $changes }.
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
preview-icons-same = Your icons stay as they are.
# $icon, $counts: a list of log-icons-of
preview-counts = { $icon } ({ $counts }).
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } shares it, before you.
   *[other] { $names } share it, before you.
}
preview-shared-nobody = Nobody shares it.
preview-demanded = It demands of { $names }.
preview-demanded-nobody = Its demand concerns nobody.
preview-idle = As far as you can see, it would do nothing.

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
