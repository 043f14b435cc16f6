### What an option would do, told before it is chosen. The reader is the one who chooses.

# $age, $value: the age of the supply pile
preview-draw = Vous piochez { a-back }.
preview-draw-ends = Il n'y a plus de carte à piocher : la partie se terminerait aussitôt.
# $changes: a list of preview-icon
preview-icons = Vos Ressources : { $changes }.
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
preview-icons-same = Vos Ressources ne changent pas.
# $icon, $counts: a list of log-icons-of
preview-counts = { $icon } ({ $counts }).
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } le partage, avant vous.
   *[other] { $names } le partagent, avant vous.
}
preview-shared-nobody = Personne ne le partage.
preview-demanded = L'exigence vise { $names }.
preview-demanded-nobody = L'exigence ne vise personne.
preview-idle = D'après ce que vous voyez, cela n'aurait aucun effet.

## What is missing for the achievement of an age.
## $points: a number, $age, $value: of the top card

missing-points = Il manque { $points ->
    [one] { $points } point d'Influence
   *[other] { $points } points d'Influence
}.
missing-card = Il manque une carte Active de valeur { $age } ou plus.
missing-both = Il manque { $points ->
    [one] { $points } point d'Influence
   *[other] { $points } points d'Influence
} et une carte Active de valeur { $age } ou plus.
