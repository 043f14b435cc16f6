### What an option would do, told before it is chosen. The reader is the one who chooses.

# $cards: a list of preview-back
preview-draw = Você compra { $cards }.
# $age, $value: the age of the supply pile, $count: how many cards of it
preview-back = { $count ->
    [1] { a-back }
    [2] duas { $age }
    [3] três { $age }
   *[other] { $count } cartas de valor { $age }
}
preview-draw-ends = Não há mais cartas para comprar: a partida terminaria na hora.
# $by… (whose they are), $changes: a list of preview-icon and preview-icon-range
preview-icons = { $by ->
    [you] Seus ícones: { $changes }.
   *[other] Ícones de { $by-name }: { $changes }.
}
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
# $icon, $before, $low, $high (numbers): afterwards, from $low to $high
preview-icon-range = { $icon } { $before } → { $low }–{ $high }
preview-icons-same = Seus ícones não mudam.

## What else changes for sure. $changes: a list of preview-change

preview-points = Pontos: { $changes }.
preview-hands = Cartas na mão: { $changes }.
preview-boards = Cartas na mesa: { $changes }.
# $by… (whose they are), $change: +3, or a preview-range
preview-change = { $by ->
    [you] você ({ $change })
   *[other] { $by-name } ({ $change })
}
# $low, $high: numbers with their signs
preview-range = de { $low } a { $high }
preview-unforeseen = O resto depende de cartas que você não vê.

## What is not sure

# $changes: a list of preview-change
preview-usual-points = Pontos, em geral: { $changes }.
preview-usual-hands = Cartas na mão, em geral: { $changes }.
preview-usual-end = Em geral, a partida terminaria.
# $claims: a list of preview-claim
preview-may-claim = Conquistas possíveis: { $claims }.
# $achievement: its name, $by… (who claims it)
preview-claim = { $by ->
    [you] { $achievement } (você)
   *[other] { $achievement } ({ $by-name })
}
preview-may-end = A partida pode terminar.

## Whom a Dogma action concerns

# $icon, $counts: a list of log-icons-of
preview-counts = Ícone característico: { $icon } ({ $counts }).
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } compartilha o efeito, antes de você.
   *[other] { $names } compartilham o efeito, antes de você.
}
preview-shared-nobody = Ninguém compartilha o efeito.
preview-demanded = A demanda afeta { $names }.
preview-demanded-nobody = A demanda não afeta ninguém.
preview-idle = Pelo que você pode ver, nada mudaria.

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
