### What an option would do, told before it is chosen. The reader is the one who chooses.

# $age, $value: the age of the supply pile
preview-draw = Peschi { a-back }.
preview-draw-ends = Non ci sono più carte da pescare: la partita finirebbe subito.
# $changes: a list of preview-icon
preview-icons = Le tue Risorse: { $changes }.
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
preview-icons-same = Le tue Risorse restano come sono.
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
