### What an option would do, told before it is chosen. The reader is the one who chooses.

# $cards: a list of preview-back
preview-draw = Peschi { $cards }.
# $age, $value: the age of the supply pile
preview-back = { a-back }
preview-draw-ends = Non ci sono più carte da pescare: la partita finirebbe subito.
# $by… (whose they are), $changes: a list of preview-icon and preview-icon-range
preview-icons = { $by ->
    [you] Le tue Risorse: { $changes }.
   *[other] Risorse di { $by-name }: { $changes }.
}
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
# $icon, $before, $low, $high (numbers): afterwards, from $low to $high
preview-icon-range = { $icon } { $before } → { $low }–{ $high }
preview-icons-same = Le tue Risorse restano come sono.

## What else changes for sure. $changes: a list of preview-change

preview-points = Punti Influenza: { $changes }.
preview-hands = Carte in mano: { $changes }.
preview-boards = Carte nella Zona: { $changes }.
# $by… (whose they are), $change: +3, or a preview-range
preview-change = { $by ->
    [you] tu { $change }
   *[other] { $by-name } { $change }
}
# $low, $high: numbers with their signs
preview-range = da { $low } a { $high }
preview-unforeseen = Il seguito dipende da carte che non puoi vedere.

## What is not sure

# $changes: a list of preview-change
preview-usual-points = Di solito, punti Influenza: { $changes }.
preview-usual-hands = Di solito, carte in mano: { $changes }.
preview-usual-end = Di solito la partita finirebbe.
# $claims: a list of preview-claim
preview-may-claim = Possibile: { $claims }.
# $achievement: its name, $by… (who claims it)
preview-claim = { $by ->
    [you] { $achievement } (tu)
   *[other] { $achievement } ({ $by-name })
}
preview-may-end = La partita potrebbe finire.

## Whom a Dogma action concerns

# $icon, $counts: a list of log-icons-of
preview-counts = { $icon } ({ $counts }).
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } lo condivide, prima di te.
   *[other] { $names } lo condividono, prima di te.
}
preview-shared-nobody = Nessuno lo condivide.
preview-demanded = Il Dogma di Supremazia colpisce { $names }.
preview-demanded-nobody = Il Dogma di Supremazia non colpisce nessuno.
preview-idle = Per quanto puoi vedere, non avrebbe alcun effetto.

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
