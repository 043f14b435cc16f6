### What the commands of the program print, besides what the other files hold.

# What went wrong, on standard error. $problem
command-error = erro: { $problem }

## innovation cards

# $name (as it was typed)
cards-unknown = Não existe a carta “{ $name }”.
# $names (a list of cards)
cards-did-you-mean = Você quis dizer { $names }?
cards-none = Nenhuma carta corresponde.
# $count (a number)
cards-count = { $count ->
    [0] Nenhuma carta.
    [one] { $count } carta.
   *[other] { $count } cartas.
}
# Before the effects of the other edition, where they differ
cards-in-first-edition = Na primeira edição:
cards-in-third-edition = Na terceira edição:

## innovation rules

# $name (as it was typed)
rules-unknown = Não existe a seção “{ $name }”.
rules-contents = Seções
# $section (the name of a section, for the command line)
rules-how = Para ler uma seção: innovation rules { $section }

## innovation replay

# $players (a number from 2 to 4), $teams (yes, no), $edition (first, third)
replay-table = { $edition ->
    [first] { $teams ->
        [yes] Duas equipes, primeira edição
       *[no] { $players } jogadores, primeira edição
    }
   *[third] { $teams ->
        [yes] Duas equipes, terceira edição
       *[no] { $players } jogadores, terceira edição
    }
}
# $seed (the number that the cards were shuffled by)
replay-seed = Semente { $seed }
# The record ends before the game does. $by…
replay-asked = { $by ->
    [you] Sua escolha:
   *[other] Escolha de { $by-name }:
}
replay-goes-on = A ação não terminou.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = * marca o que o bot escolheria. A porcentagem é a chance de vitória que ele atribui ao jogador que deve escolher.
# $count: how many futures of each option were played out
hint-reasons = As razões vêm de { $count } continuações simuladas de cada opção. A porcentagem diz em quantas delas uma razão é verdadeira.

## innovation review

# The heads of columns, as short as can be. $column
review-column = { $column ->
    [player] jogador
    [start] início
    [skill] jogo
    [luck] sorte
    [others] outros
    [result] resultado
    [error-rate] erro médio
    [decisions] decisões
    [games] partidas
    [won] vencidas
    [adjusted] sem a sorte
    [loss] perda
   *[chance] chance
}
# Below the table of all players
review-note = O resultado é a soma das colunas início, jogo, sorte e outros. Jogo: quanto as escolhas do próprio jogador lhe custaram. Sorte: quanto valiam as cartas que o jogador recebeu e comprou, em comparação com todas as que poderiam ter vindo. Outros: o efeito do que os demais fizeram e compraram. O erro médio é a perda média por decisão.
# $name (a player), $skill, $luck, $others (percentages with their signs)
review-summary = { $name }: cartas { $luck }, jogo { $skill }, outros { $others }.
# $turn (review-turn)
review-swing = { $turn }: a maior virada da partida.
review-turning-points = Momentos decisivos
review-no-turning-points = Não houve momentos decisivos.
review-all-decisions = Todas as decisões
# $number (a number, 0 for the set-up)
review-turn = { $number ->
    [0] Preparação
   *[other] Turno { $number }
}
# $grade (best, good, inaccuracy, mistake, blunder)
review-grade = { $grade ->
    [best] melhor
    [good] boa
    [inaccuracy] imprecisão
    [mistake] erro
   *[blunder] erro grave
}
# $grade (inaccuracy, mistake, blunder), $name (a player), $taken, $best (options), $chance, $best-chance (percentages)
review-error = { $grade ->
    [inaccuracy] Imprecisão: { $name } escolheu “{ $taken }” ({ $chance }). “{ $best }” era melhor ({ $best-chance }).
    [mistake] Erro: { $name } escolheu “{ $taken }” ({ $chance }). “{ $best }” era melhor ({ $best-chance }).
   *[blunder] Erro grave: { $name } escolheu “{ $taken }” ({ $chance }). “{ $best }” era melhor ({ $best-chance }).
}
# $name (a player), $taken (an option), $luck (a percentage with its sign), $good (yes, no)
review-luck = { $good ->
    [yes] Sorte: { $name } escolheu “{ $taken }”, e as cartas que vieram mudaram as chances em { $luck }.
   *[no] Azar: { $name } escolheu “{ $taken }”, e as cartas que vieram mudaram as chances em { $luck }.
}
# $line (a line of the log)
review-reminder = A pista estava no registro: { $line }
review-kinds = Erro médio por tipo de decisão
# $kind (first-meld, action, effect)
review-kind = { $kind ->
    [first-meld] primeira carta
    [action] ação
   *[effect] escolha em um efeito
}
review-openings = Primeiras cartas
# $count, $skipped (numbers)
review-games = { $count ->
    [0] Nenhuma partida analisada
    [one] { $count } partida analisada
   *[other] { $count } partidas analisadas
}{ $skipped ->
    [0] .
    [one] ; { $skipped } não tinha terminado.
   *[other] ; { $skipped } não tinham terminado.
}
