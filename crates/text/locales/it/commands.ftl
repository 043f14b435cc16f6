### What the commands of the program print, besides what the other files hold.

## innovation cards

# $name (as it was typed)
cards-unknown = Nessuna carta si chiama “{ $name }”.
# $names (a list of cards)
cards-did-you-mean = Intendevi { $names }?
cards-none = Nessuna carta corrisponde.
# $count (a number)
cards-count = { $count ->
    [one] Una carta.
   *[other] { $count } carte.
}
# Before the effects of the other edition, where they differ
cards-in-first-edition = Nella prima edizione:
cards-in-third-edition = Nella terza edizione:

## innovation rules

# $name (as it was typed)
rules-unknown = Nessuna sezione si chiama “{ $name }”.
rules-contents = Sezioni
# $section (the name of a section, for the command line)
rules-how = innovation rules { $section } mostra una sezione.

## innovation replay

# $players (a number from 2 to 4), $teams (yes, no), $edition (first, third)
replay-table = { $edition ->
    [first] { $teams ->
        [yes] Due squadre, prima edizione
       *[no] { $players } giocatori, prima edizione
    }
   *[third] { $teams ->
        [yes] Due squadre, terza edizione
       *[no] { $players } giocatori, terza edizione
    }
}
# $seed (the number that the cards were shuffled by)
replay-seed = Seme { $seed }
# The record ends before the game does. $by…
replay-asked = { $by ->
    [you] Ti viene chiesto:
   *[other] A { $by-name } viene chiesto:
}
replay-goes-on = L'Azione prosegue.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = * indica ciò che sceglierebbe il bot. La percentuale è la probabilità di vittoria che il bot attribuisce a chi deve scegliere.
