### What the commands of the program print, besides what the other files hold.

## innovation cards

# $name (as it was typed)
cards-unknown = Il n'y a pas de carte « { $name } ».
# $names (a list of cards)
cards-did-you-mean = Vouliez-vous dire { $names } ?
cards-none = Aucune carte ne correspond.
# $count (a number)
cards-count = { $count ->
    [0] Aucune carte.
    [one] Une carte.
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
rules-how = innovation rules { $section } affiche une section.

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
    [you] Question pour vous :
   *[other] Question pour { $by-name } :
}
replay-goes-on = L'Action continue.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = * marque le choix que ferait le bot. Le pourcentage est, selon lui, la probabilité de victoire du joueur qui doit choisir.
