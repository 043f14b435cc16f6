### What the commands of the program print, besides what the other files hold.

# What went wrong, on standard error. $problem
command-error = erreur : { $problem }

## innovation cards

# $name (as it was typed)
cards-unknown = Il n'y a pas de carte « { $name } ».
# $names (a list of cards)
cards-did-you-mean = Vouliez-vous dire { $names } ?
cards-none = Aucune carte ne correspond.
# $count (a number)
cards-count = { $count ->
    [0] Aucune carte.
    [one] { $count } carte.
   *[other] { $count } cartes.
}
# Before the effects of the other edition, where they differ
cards-in-first-edition = Dans la première édition :
cards-in-third-edition = Dans la troisième édition :

## innovation rules

# $name (as it was typed)
rules-unknown = Il n'y a pas de section « { $name } ».
rules-contents = Sections
# $section (the name of a section, for the command line)
rules-how = Pour lire une section : innovation rules { $section }

## innovation replay

# $players (a number from 2 to 4), $teams (yes, no), $edition (first, third)
replay-table = { $edition ->
    [first] { $teams ->
        [yes] Deux équipes, première édition
       *[no] { $players } joueurs, première édition
    }
   *[third] { $teams ->
        [yes] Deux équipes, troisième édition
       *[no] { $players } joueurs, troisième édition
    }
}
# $seed (the number that the cards were shuffled by)
replay-seed = Graine { $seed }
# The record ends before the game does. $by…
replay-asked = { $by ->
    [you] Votre choix :
   *[other] Choix { of-by } :
}
replay-goes-on = L'Action n'est pas terminée.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = * marque le choix que ferait le bot. Le pourcentage est, selon lui, la probabilité de victoire du joueur qui doit choisir.
# $count: how many futures of each option were played out
hint-reasons = Les raisons viennent de { $count } suites simulées de chaque option. Le pourcentage indique dans combien d'entre elles une raison est vraie.

## innovation review

# The heads of columns, as short as can be. $column
review-column = { $column ->
    [player] joueur
    [start] départ
    [skill] jeu
    [luck] chance
    [others] autres
    [result] résultat
    [error-rate] erreur moyenne
    [decisions] décisions
    [games] parties
    [won] gagnées
    [adjusted] sans la chance
    [loss] perte
   *[chance] probabilité
}
# Below the table of all players
review-note = Le résultat est la somme des colonnes départ, jeu, chance et autres. Jeu : ce que les choix du joueur lui ont coûté. Chance : ce que valaient les cartes reçues et piochées, par rapport à toutes celles qui pouvaient venir. Autres : l'effet de ce que les autres ont fait et pioché. L'erreur moyenne est la perte moyenne par décision.
# $name (a player), $skill, $luck, $others (percentages with their signs)
review-summary = { $name } : cartes { $luck }, jeu { $skill }, autres { $others }.
# $turn (review-turn)
review-swing = { $turn } : le plus grand tournant de la partie.
review-turning-points = Tournants de la partie
review-no-turning-points = Il n'y a pas eu de tournant.
review-all-decisions = Toutes les décisions
# $number (a number, 0 for the set-up)
review-turn = { $number ->
    [0] Mise en place
   *[other] Tour { $number }
}
# $grade (best, good, inaccuracy, mistake, blunder)
review-grade = { $grade ->
    [best] meilleur choix
    [good] bon choix
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] grosse erreur
}
# $grade (inaccuracy, mistake, blunder), $name (a player), $taken, $best (options), $chance, $best-chance (percentages)
review-error = { $grade ->
    [inaccuracy] Imprécision : { $name } a choisi « { $taken } » ({ $chance }). « { $best } » était un meilleur choix ({ $best-chance }).
    [mistake] Erreur : { $name } a choisi « { $taken } » ({ $chance }). « { $best } » était un meilleur choix ({ $best-chance }).
   *[blunder] Grosse erreur : { $name } a choisi « { $taken } » ({ $chance }). « { $best } » était un meilleur choix ({ $best-chance }).
}
# $name (a player), $taken (an option), $luck (a percentage with its sign), $good (yes, no)
review-luck = { $good ->
    [yes] Chance : { $name } a choisi « { $taken } », et les cartes venues ensuite ont changé ses chances ({ $luck }).
   *[no] Malchance : { $name } a choisi « { $taken } », et les cartes venues ensuite ont changé ses chances ({ $luck }).
}
# $line (a line of the log)
review-reminder = L'indice était dans le journal : { $line }
review-kinds = Erreur moyenne par type de décision
# $kind (first-meld, action, effect)
review-kind = { $kind ->
    [first-meld] première carte
    [action] Action
   *[effect] choix dans un Dogme
}
review-openings = Premières cartes
# $count, $skipped (numbers)
review-games = { $count ->
    [0] Aucune partie analysée
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}{ $skipped ->
    [0] .
    [one] {" "}; { $skipped } n'était pas terminée.
   *[other] {" "}; { $skipped } n'étaient pas terminées.
}
