### What a player is asked, and the options as labels. "Você" is the player who is asked.
###
### A question is two sentences: why it is asked (question-why-…), and what is to be chosen. The text of the effect
### that asks is shown beside them. Arguments are those of log.ftl; besides,
###   $from  is where all the cards on offer lie: hand, score, board; or any, where they lie in several places.
###          $from-owner is you, other, or several
###   $to    is where the chosen card goes: hand, score, board; or none, where the effect's text says it better.
###          $to-owner is you, other, or several (not chosen yet)
### The parts that log.ftl makes, such as effect-of, are at hand here too.

## Parts

# uma carta da sua mão
one-card = { $from ->
    [hand] { $from-owner ->
        [you] uma carta da sua mão
        [other] uma carta da mão de { $from-name }
       *[several] uma carta de alguma mão
    }
    [score] { $from-owner ->
        [you] uma carta da sua pilha de pontos
        [other] uma carta da pilha de pontos de { $from-name }
       *[several] uma carta da pilha de pontos de um oponente
    }
    [board] { $from-owner ->
        [you] uma das suas cartas do topo
        [other] uma das cartas do topo de { $from-name }
       *[several] uma destas cartas do topo
    }
   *[any] uma carta
}

# para a sua mão
to-chosen-place = { $to ->
    [hand] { $to-owner ->
        [you] para a sua mão
        [other] para a mão de { $to-name }
       *[several] para alguma mão
    }
    [score] { $to-owner ->
        [you] para a sua pilha de pontos
        [other] para a pilha de pontos de { $to-name }
       *[several] para a pilha de pontos de um oponente
    }
   *[board] { $to-owner ->
        [you] para a sua mesa
        [other] para a mesa de { $to-name }
       *[several] para alguma mesa
    }
}

## Why
## $turn… (whose Dogma action it is), $card, $number, $effects

question-why-demand = Demanda de { $turn-name }: { effect-of }.
# The player who demands has to choose in the demand.
question-why-my-demand = Sua demanda: { effect-of }.
question-why-share = Você está compartilhando com { $turn-name } { named-effect }.
question-why-own = Você está executando { named-effect }.
# Another card has said to carry the effect out, for oneself only.
question-why-alone = Você está executando { named-effect }, apenas para você.

## Turns

question-first-meld = Escolha a primeira carta para baixar. As cartas de todos são reveladas ao mesmo tempo.
# $actions (how many are left: 1 or 2)
question-action = { $actions ->
    [one] Escolha uma ação, a última deste turno.
   *[other] Escolha uma ação; restam { $actions }.
}

## Cards
## $from…

# must: one has to be chosen. may: none need be. order: all of them will go, and only the order is chosen.
question-return-must = Escolha { one-card } para retornar.
question-return-may = Você pode retornar { one-card }.
question-return-order = Todas estas cartas serão retornadas. Escolha a próxima.
question-meld-must = Escolha { one-card } para baixar.
question-meld-may = Você pode baixar { one-card }.
question-meld-order = Todas estas cartas serão baixadas. Escolha a próxima.
question-tuck-must = Escolha { one-card } para esconder.
question-tuck-may = Você pode esconder { one-card }.
question-tuck-order = Todas estas cartas serão escondidas. Escolha a próxima.
question-score-must = Escolha { one-card } para pontuar.
question-score-may = Você pode pontuar { one-card }.
question-score-order = Todas estas cartas serão pontuadas. Escolha a próxima.
# $to…
question-transfer = { $to ->
    [none] Escolha { one-card } para transferir.
   *[other] Escolha { one-card } para transferir { to-chosen-place }.
}
question-transfer-order = { $to ->
    [none] Todas estas cartas serão transferidas. Escolha a próxima.
   *[other] Todas estas cartas serão transferidas { to-chosen-place }. Escolha a próxima.
}
question-exchange = Escolha { one-card } para trocar.
question-reveal = Escolha { one-card } para revelar.
# $turn… (who demands, and gets the rest)
question-keep = Escolha a carta que fica com você; o resto da sua mão será transferido para a mão de { $turn-name }.
question-execute = Escolha outra das suas cartas do topo para executar os efeitos não-demanda dela apenas para você.
# A pile is put into a new order, the new top card first.
question-rearrange = Escolha a próxima carta da pilha, do topo para o fundo.

## Colors, values, players, and whether to do something

# $direction (left, right, up), $count (how many colors are on offer), $color and $color-id (the first of them)
question-splay-may = { $count ->
    [1] { $direction ->
        [left] Você pode deslizar a cor { $color } para a esquerda.
        [right] Você pode deslizar a cor { $color } para a direita.
       *[up] Você pode deslizar a cor { $color } para cima.
    }
   *[other] { $direction ->
        [left] Você pode deslizar uma cor para a esquerda.
        [right] Você pode deslizar uma cor para a direita.
       *[up] Você pode deslizar uma cor para cima.
    }
}
question-splay-must = { $count ->
    [1] { $direction ->
        [left] Deslize a cor { $color } para a esquerda.
        [right] Deslize a cor { $color } para a direita.
       *[up] Deslize a cor { $color } para cima.
    }
   *[other] { $direction ->
        [left] Escolha uma cor para deslizar para a esquerda.
        [right] Escolha uma cor para deslizar para a direita.
       *[up] Escolha uma cor para deslizar para cima.
    }
}
question-rearrange-color = Você pode escolher uma cor e rearranjar em qualquer ordem as cartas dessa cor em sua mesa.
question-name-color = Escolha uma cor.
question-name-value = Escolha um valor.
question-player = Escolha um jogador.
question-yes = Você quer fazer isso?
question-either = Você pode escolher uma das duas opções.

## Questions of a single card, in place of the general ones

ask-bicycle-yes = Você quer trocar todas as cartas da sua mão por todas as cartas da sua pilha de pontos?
ask-canal-building-yes = Você quer trocar as cartas de maior valor da sua mão pelas cartas de maior valor da sua pilha de pontos?
ask-canning-yes = Você quer comprar e esconder uma [6]? Nesse caso, você pontua todas as suas cartas do topo sem [factory|fábrica].
ask-classification-color = Anuncie a cor de uma carta da sua mão. Todas as cartas dessa cor das mãos dos oponentes passam para a sua mão, e você as baixa junto com as suas.
ask-collaboration-card = Escolha a carta que vai para a sua mesa. Quem comprou as duas baixa a outra.
ask-empiricism-color = Escolha uma cor. Se a [9] for de uma das duas cores que você escolher, você a baixa.
ask-encyclopedia-yes = Você quer baixar todas as cartas de maior valor da sua pilha de pontos?
ask-evolution-either = Você pode escolher uma de duas maneiras de comprar.
ask-mass-media-value = Escolha um valor. Todas as cartas desse valor em todas as pilhas de pontos serão retornadas.
ask-measurement-color = Escolha uma cor para deslizar para a direita. Você compra uma carta de valor igual à quantidade de cartas dessa cor em sua mesa.
ask-optics-player = Escolha o oponente que recebe a carta na própria pilha de pontos.
ask-road-building-player = Você pode escolher um jogador. Sua carta [red] do topo vai para a mesa dele, e a carta [green] do topo da mesa dele vem para a sua.
ask-socialism-yes = Você quer esconder todas as cartas da sua mão?
ask-stem-cells-yes = Você quer pontuar todas as cartas da sua mão?
ask-translation-yes = Você quer baixar todas as cartas da sua pilha de pontos?

## Options

# $age, $value (of the card that will be drawn)
option-draw = Comprar { a-back }
# There is no such card, nor a higher one.
option-draw-end = Comprar: não há mais cartas, a partida termina
# $card, $age, $value
option-meld = Baixar { $card }
option-dogma = Dogma: { $card }
# $age, $value
option-achieve = Conquistar: era { $age }
# $card, $age, $value
option-card = { $card } { $age }
# The card lies on another player's board, or in another player's hand. $card, $age, $value, $from, $from-name, $from-initial
option-card-of = { $from ->
    [hand] { $card } { $age }, mão de { $from-name }
    [score] { $card } { $age }, pilha de pontos de { $from-name }
   *[board] { $card } { $age }, mesa de { $from-name }
}
# A card whose face cannot be seen. $age, $value, $from, $from-name, $from-initial
option-back = { $from ->
    [hand] Uma { $age } da mão de { $from-name }
   *[score] Uma { $age } da pilha de pontos de { $from-name }
}
# $age, $value
option-value = Valor { $age }
option-yes = Sim
option-no = Não
option-first = A primeira
option-second = A segunda
ask-evolution-first = Comprar e pontuar uma [8] e retornar uma carta da sua pilha de pontos
ask-evolution-second = Comprar uma carta um nível acima da maior da sua pilha de pontos
# No card, or no more.
option-no-card = Nenhuma carta
option-no-splay = Não deslizar
option-no-color = Nenhuma cor
option-no-player = Ninguém
option-neither = Nenhuma das duas

## Waiting
# $by… (who is asked; never the reader)
question-waiting = { $by-name } está escolhendo.
# The first meld that the reader has chosen, while others are still choosing. $card, $age, $value
question-first-meld-chosen = Você escolheu { $card }. A carta fica oculta até que todos tenham escolhido.
