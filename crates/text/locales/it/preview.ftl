### What an option would do, told before it is chosen. The reader is the one who chooses.

# $cards: a list of preview-back
preview-draw = Peschi { $cards }.
# $age, $value: the age of the supply pile, $count: how many cards of it
preview-back = { $count ->
    [1] { a-back }
    [2] due { $age }
    [3] tre { $age }
   *[other] { $count } carte di valore { $age }
}
preview-draw-ends = Non ci sono più carte da pescare: la partita finirebbe subito.
# $by… (whose they are), $changes: a list of preview-icon and preview-icon-range
preview-icons = { $by ->
    [you] Le tue risorse: { $changes }.
   *[other] Risorse di { $by-name }: { $changes }.
}
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
# $icon, $before, $low, $high (numbers): afterwards, from $low to $high
preview-icon-range = { $icon } { $before } → { $low }–{ $high }
preview-icons-same = Le tue risorse non cambiano.

## What else changes for sure. $changes: a list of preview-change

preview-points = Punti Influenza: { $changes }.
preview-hands = Carte nella Mano: { $changes }.
preview-boards = Carte nella Zona: { $changes }.
# $by… (whose they are), $change: +3, or a preview-range
preview-change = { $by ->
    [you] tu { $change }
   *[other] { $by-name } { $change }
}
# $low, $high: numbers with their signs
preview-range = da { $low } a { $high }
preview-unforeseen = Il resto dipende da carte che non vedi.

## What is not sure

# $changes: a list of preview-change
preview-usual-points = Punti Influenza, di solito: { $changes }.
preview-usual-hands = Carte nella Mano, di solito: { $changes }.
preview-usual-end = Di solito la partita finirebbe.
# $claims: a list of preview-claim
preview-may-claim = Dominazioni possibili: { $claims }.
# $achievement: its name, $by… (who claims it)
preview-claim = { $by ->
    [you] { $achievement } (tu)
   *[other] { $achievement } ({ $by-name })
}
preview-may-end = La partita potrebbe finire.

## Whom a Dogma action concerns

# $icon, $counts: a list of log-icons-of
preview-counts = Risorsa richiesta: { $icon } ({ $counts }).
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } condivide il Dogma Cooperativo, prima di te.
   *[other] { $names } condividono il Dogma Cooperativo, prima di te.
}
preview-shared-nobody = Nessuno condivide il Dogma Cooperativo.
preview-demanded = Il Dogma di Supremazia colpisce { $names }.
preview-demanded-nobody = Il Dogma di Supremazia non colpisce nessuno.
preview-idle = Per quel che puoi vedere, non cambierebbe nulla.

## What is missing for the achievement of an age.
## $points: a number, $age, $value: of the top card

missing-points = { $points ->
    [one] Manca { $points } punto Influenza.
   *[other] Mancano { $points } punti Influenza.
}
missing-card = Manca una Carta Attiva di valore pari o superiore a { $age }.
missing-both = { $points ->
    [one] Mancano { $points } punto Influenza
   *[other] Mancano { $points } punti Influenza
} e una Carta Attiva di valore pari o superiore a { $age }.
