### What an option would do, told before it is chosen. The reader is the one who chooses.

# $age, $value: the age of the supply pile
preview-draw = Você compra { a-back }.
preview-draw-ends = Não há mais cartas para comprar: o jogo terminaria na hora.
# $changes: a list of preview-icon
preview-icons = Seus ícones: { $changes }.
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
preview-icons-same = Seus ícones ficam como estão.
# $icon, $counts: a list of log-icons-of
preview-counts = { $icon } ({ $counts }).
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } compartilha, antes de você.
   *[other] { $names } compartilham, antes de você.
}
preview-shared-nobody = Ninguém compartilha.
preview-demanded = A demanda atinge { $names }.
preview-demanded-nobody = A demanda não atinge ninguém.
preview-idle = Pelo que você pode ver, não teria efeito algum.

## What is missing for the achievement of an age.
## $points: a number, $age, $value: of the top card

missing-points = { $points ->
    [one] Falta { $points } ponto.
   *[other] Faltam { $points } pontos.
}
missing-card = Falta uma carta do topo de valor { $age } ou maior.
missing-both = { $points ->
    [one] Faltam { $points } ponto
   *[other] Faltam { $points } pontos
} e uma carta do topo de valor { $age } ou maior.
