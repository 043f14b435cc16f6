### Por que uma opção é boa ou ruim: fatos verdadeiros nos futuros que foram simulados. Quem lê é quem escolhe. Um fato
### não tem ponto final: reason-always e reason-often fazem a frase.
###
### $by… (um jogador), $achievement (age, special) com $age e $value ou $special, $card, $icon

# $fact
reason-always = { $fact }.
# $percent: em que porcentagem dos futuros é verdade
reason-often = { $fact } ({ $percent }%).

# Quanto se ganha ou se perde. $goods (points, hand, board), $count, ou $low e $high
reason-amount = { $goods ->
    [points] { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
    [board] { $count ->
        [one] { $count } carta na mesa
       *[other] { $count } cartas na mesa
    }
   *[hand] { $count ->
        [one] { $count } carta na mão
       *[other] { $count } cartas na mão
    }
}
reason-amount-range = { $goods ->
    [points] de { $low } a { $high } pontos
    [board] de { $low } a { $high } cartas na mesa
   *[hand] de { $low } a { $high } cartas na mão
}

reason-wins = Você vence a partida
reason-lets-win = { $by-name } vence antes que você jogue de novo
reason-keeps-from-winning = Impede { $by-name } de vencer antes que você jogue de novo
reason-claims = { $achievement ->
    [age] Você reivindica a conquista da era { $age }
   *[special] Você reivindica a conquista { $special }
}
# $amount: reason-amount ou reason-amount-range
reason-scores = Você ganha { $amount }
reason-scores-reach = Você ganha { $amount } e fica com a conquista da era { $age } ao alcance
reason-reach = A conquista da era { $age } fica ao seu alcance
reason-gains = Você ganha { $amount }
reason-loses = Você perde { $amount }
reason-shares-in-vain = { $by-name } compartilha, mas não ganha nada com isso
reason-shares-for = { $by-name } compartilha e ganha { $amount }
reason-they-gain = { $by-name } ganha { $amount }
reason-they-lose = { $by-name } perde { $amount }
reason-open-to = Deixa você vulnerável à demanda de { $card }
reason-safe-from = Protege você da demanda de { $card }
reason-can-share = Você poderá compartilhar o efeito de { $card }
reason-shuts-out = { $by-name } não pode mais compartilhar com você efeitos com o ícone de { $icon }
# $age, $value: a era da pilha de suprimento
reason-draws-from = A partir daí você compra cartas de valor { $age }
reason-lets-claim = { $achievement ->
    [age] { $by-name } reivindica a conquista da era { $age } antes que você jogue de novo
   *[special] { $by-name } reivindica a conquista { $special } antes que você jogue de novo
}
reason-denies = { $achievement ->
    [age] Impede { $by-name } de reivindicar a conquista da era { $age }
   *[special] Impede { $by-name } de reivindicar a conquista { $special }
}
reason-idle = Nada muda
