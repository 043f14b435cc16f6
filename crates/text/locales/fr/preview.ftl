### What an option would do, told before it is chosen. The reader is the one who chooses.

# $cards: a list of preview-back
preview-draw = Vous piochez { $cards }.
# $age, $value: the age of the supply pile, $count: how many cards of it
preview-back = { $count ->
    [1] { a-back }
    [2] deux { $age }
    [3] trois { $age }
   *[other] { $count } cartes de valeur { $age }
}
preview-draw-ends = Il n'y a plus de carte à piocher : la partie se terminerait aussitôt.
# $by… (whose they are), $changes: a list of preview-icon and preview-icon-range
preview-icons = { $by ->
    [you] Vos Ressources : { $changes }.
   *[other] { $by-initial ->
        [vowel] Ressources d'{ $by-name } : { $changes }.
       *[consonant] Ressources de { $by-name } : { $changes }.
    }
}
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
# $icon, $before, $low, $high (numbers): afterwards, from $low to $high
preview-icon-range = { $icon } { $before } → { $low }–{ $high }
preview-icons-same = Vos Ressources ne changent pas.

## What else changes for sure. $changes: a list of preview-change

preview-points = Points d'Influence : { $changes }.
preview-hands = Cartes en Main : { $changes }.
preview-boards = Cartes en Zone de Jeu : { $changes }.
# $by… (whose they are), $change: +3, or a preview-range
preview-change = { $by ->
    [you] vous { $change }
   *[other] { $by-name } { $change }
}
# $low, $high: numbers with their signs
preview-range = { $low } à { $high }
preview-unforeseen = Le reste dépend de cartes que vous ne voyez pas.

## What is not sure

# $changes: a list of preview-change
preview-usual-points = Points d'Influence, le plus souvent : { $changes }.
preview-usual-hands = Cartes en Main, le plus souvent : { $changes }.
preview-usual-end = Le plus souvent, la partie se terminerait.
# $claims: a list of preview-claim
preview-may-claim = Dominations possibles : { $claims }.
# $achievement: its name, $by… (who claims it)
preview-claim = { $by ->
    [you] { $achievement } (vous)
   *[other] { $achievement } ({ $by-name })
}
preview-may-end = La partie pourrait se terminer.

## Whom a Dogma action concerns

# $icon, $counts: a list of log-icons-of
preview-counts = Ressource requise : { $icon } ({ $counts }).
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } partage le Dogme Coopératif, avant vous.
   *[other] { $names } partagent le Dogme Coopératif, avant vous.
}
preview-shared-nobody = Personne ne partage le Dogme Coopératif.
preview-demanded = L'exigence vise { $names }.
preview-demanded-nobody = L'exigence ne vise personne.
preview-idle = D'après ce que vous voyez, cela ne changerait rien.

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
