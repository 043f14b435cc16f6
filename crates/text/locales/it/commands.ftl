### What the commands of the program print, besides what the other files hold.

# What went wrong, on standard error. $problem
command-error = errore: { $problem }

## innovation cards

# $name (as it was typed)
cards-unknown = Nessuna carta si chiama “{ $name }”.
# $names (a list of cards)
cards-did-you-mean = Intendevi { $names }?
cards-none = Nessuna carta corrisponde.
# $count (a number)
cards-count = { $count ->
    [one] { $count } carta.
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
rules-how = Per leggere una sezione: innovation rules { $section }

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
    [you] La tua scelta:
   *[other] Scelta di { $by-name }:
}
replay-goes-on = L'Azione non è terminata.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = * indica ciò che sceglierebbe il bot. La percentuale è la probabilità di vittoria che il bot attribuisce a chi deve scegliere.
# $count: how many futures of each option were played out
hint-reasons = Le ragioni vengono da { $count } prosecuzioni simulate di ogni opzione. La percentuale dice in quante di esse una ragione è vera.

## innovation review

# The heads of columns, as short as can be. $column
review-column = { $column ->
    [player] giocatore
    [start] inizio
    [skill] gioco
    [luck] fortuna
    [others] altri
    [result] risultato
    [error-rate] errore medio
    [decisions] decisioni
    [games] partite
    [won] vinte
    [adjusted] senza fortuna
    [loss] perdita
   *[chance] probabilità
}
# Below the table of all players
review-note = Il risultato è la somma delle colonne inizio, gioco, fortuna e altri. Gioco: quanto sono costate al giocatore le sue scelte. Fortuna: quanto valevano le carte ricevute e pescate, rispetto a tutte quelle che potevano arrivare. Altri: quanto ha inciso ciò che gli altri hanno fatto e pescato. L'errore medio è la perdita media per decisione.
# $name (a player), $skill, $luck, $others (percentages with their signs)
review-summary = { $name }: carte { $luck }, gioco { $skill }, altri { $others }.
# $turn (review-turn)
review-swing = { $turn }: la svolta più grande della partita.
review-turning-points = Momenti decisivi
review-no-turning-points = Non ci sono stati momenti decisivi.
review-all-decisions = Tutte le decisioni
# $number (a number, 0 for the set-up)
review-turn = { $number ->
    [0] Preparazione
   *[other] Turno { $number }
}
# $grade (best, good, inaccuracy, mistake, blunder)
review-grade = { $grade ->
    [best] ottima
    [good] buona
    [inaccuracy] imprecisione
    [mistake] errore
   *[blunder] errore grave
}
# $grade (inaccuracy, mistake, blunder), $name (a player), $taken, $best (options), $chance, $best-chance (percentages)
review-error = { $grade ->
    [inaccuracy] Imprecisione: { $name } ha scelto “{ $taken }” ({ $chance }). “{ $best }” era meglio ({ $best-chance }).
    [mistake] Errore: { $name } ha scelto “{ $taken }” ({ $chance }). “{ $best }” era meglio ({ $best-chance }).
   *[blunder] Errore grave: { $name } ha scelto “{ $taken }” ({ $chance }). “{ $best }” era meglio ({ $best-chance }).
}
# $name (a player), $taken (an option), $luck (a percentage with its sign), $good (yes, no)
review-luck = { $good ->
    [yes] Fortuna: { $name } ha scelto “{ $taken }” e le carte arrivate hanno aumentato le sue probabilità ({ $luck }).
   *[no] Sfortuna: { $name } ha scelto “{ $taken }” e le carte arrivate hanno ridotto le sue probabilità ({ $luck }).
}
# $line (a line of the log)
review-reminder = L'indizio era nella cronaca: { $line }
review-kinds = Errore medio per tipo di decisione
# $kind (first-meld, action, effect)
review-kind = { $kind ->
    [first-meld] carta iniziale
    [action] Azione
   *[effect] scelta in un Dogma
}
review-openings = Carte iniziali
# $count, $skipped (numbers)
review-games = { $count ->
    [one] { $count } partita analizzata
   *[other] { $count } partite analizzate
}{ $skipped ->
    [0] .
    [one] ; { $skipped } non era finita.
   *[other] ; { $skipped } non erano finite.
}
