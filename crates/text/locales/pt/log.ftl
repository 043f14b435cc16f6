### What happened, a sentence an event, from the reader's point of view.
###
### A player is three arguments. For whoever acts these are
###   $by          you, if the reader acts; otherwise other
###   $by-name     the player's name, which stays as it is
###   $by-initial  vowel or consonant: how the name begins, for an elision; an h counts as a vowel
### and likewise $turn… for the player whose turn it is, $from… and $to… for the owner of a place.
### Nothing is known of a player's gender.
###
### A card is four arguments:
###   $seen   face, if the reader sees which card it is; otherwise back
###   $card   the name of the card, where it is seen; it stays as it is
###   $age    the card's value, drawn as a value
###   $value  the same as a number from 1 to 10, to select by
###
### A place is $from or $to: hand, score (a score pile), board, supply (the supply pile of the card's age),
### achievements, removed (out of the game). Its owner is $from-owner or $to-owner: you, if it is the reader; self,
### if it is whoever acts, and that is not the reader; other; none, where the place belongs to nobody.
###
### A color is two arguments: $color, which is shown as its token, and $color-id to select by: red, yellow, green,
### blue, purple.
###
### A message may be made of others, which then have the same arguments. Those of the first section are this
### language's own: each language has the ones that it needs, by any name.
###
### In Portuguese "você" and a name take the same form of the verb, so most sentences begin with { who }. "Sua" is
### the reader's, and only where the reader acts or nobody does; what belongs to the player who acts is "própria".

## Parts

# Você; or the name
who = { $by ->
    [you] Você
   *[other] { $by-name }
}

# uma 3
a-back = uma { $age }

# Bússola; or uma 3
a-card = { $seen ->
    [face] { $card }
   *[back] { a-back }
}

# da sua mão; da mão de Ana (você), if somebody else acts: "sua" alone would be ambiguous
from-place = { $from ->
    [hand] { $from-owner ->
        [you] { $by ->
            [you] da sua mão
           *[other] da mão de { $from-name } (você)
        }
        [self] da própria mão
       *[other] da mão de { $from-name }
    }
    [score] { $from-owner ->
        [you] { $by ->
            [you] da sua pilha de pontos
           *[other] da pilha de pontos de { $from-name } (você)
        }
        [self] da própria pilha de pontos
       *[other] da pilha de pontos de { $from-name }
    }
    [board] { $from-owner ->
        [you] { $by ->
            [you] da sua mesa
           *[other] da mesa de { $from-name } (você)
        }
        [self] da própria mesa
       *[other] da mesa de { $from-name }
    }
    [supply] da pilha de suprimento da era { $age }
    [achievements] das conquistas
   *[removed] de fora do jogo
}

# para a sua mão; para você, na sua mão, if somebody else acts
to-place = { $to ->
    [hand] { $to-owner ->
        [you] { $by ->
            [you] para a sua mão
           *[other] para você, na sua mão
        }
        [self] para a própria mão
       *[other] para a mão de { $to-name }
    }
    [score] { $to-owner ->
        [you] { $by ->
            [you] para a sua pilha de pontos
           *[other] para você, na sua pilha de pontos
        }
        [self] para a própria pilha de pontos
       *[other] para a pilha de pontos de { $to-name }
    }
    [board] { $to-owner ->
        [you] { $by ->
            [you] para a sua mesa
           *[other] para você, na sua mesa
        }
        [self] para a própria mesa
       *[other] para a mesa de { $to-name }
    }
    [supply] para a pilha de suprimento da era { $age }
    [achievements] para as conquistas
   *[removed] para fora do jogo
}

# da sua mão, da mão de Bob: nobody acts in the sentence
from-owned = { $from ->
    [hand] { $from-owner ->
        [you] da sua mão
       *[other] da mão de { $from-name }
    }
    [score] { $from-owner ->
        [you] da sua pilha de pontos
       *[other] da pilha de pontos de { $from-name }
    }
    [board] { $from-owner ->
        [you] da sua mesa
       *[other] da mesa de { $from-name }
    }
    [supply] da pilha de suprimento da era { $age }
    [achievements] das conquistas
   *[removed] de fora do jogo
}

# para a sua mão, para a mão de Bob
to-owned = { $to ->
    [hand] { $to-owner ->
        [you] para a sua mão
       *[other] para a mão de { $to-name }
    }
    [score] { $to-owner ->
        [you] para a sua pilha de pontos
       *[other] para a pilha de pontos de { $to-name }
    }
    [board] { $to-owner ->
        [you] para a sua mesa
       *[other] para a mesa de { $to-name }
    }
    [supply] para a pilha de suprimento da era { $age }
    [achievements] para as conquistas
   *[removed] para fora do jogo
}

# Ferramentas, efeito 2. $card, $number (of the effect, from 1), $effects (how many the card has)
effect-of = { $effects ->
    [1] { $card }
   *[other] { $card }, efeito { $number }
}
# o efeito 2 de Ferramentas
named-effect = { $effects ->
    [1] o efeito de { $card }
   *[other] o efeito { $number } de { $card }
}

## Turns and actions

# What comes before the first turn
log-set-up = Preparação

# $by…, $actions (how many: 1 or 2)
log-turn = { $by ->
    [you] { $actions ->
        [one] Sua vez, com { $actions } ação.
       *[other] Sua vez, com { $actions } ações.
    }
   *[other] { $actions ->
        [one] Agora joga { $by-name }, com { $actions } ação.
       *[other] Agora joga { $by-name }, com { $actions } ações.
    }
}

# $by…
log-action-draw = { who } realiza a ação de Comprar.
# $by…, $card, $age, $value
log-action-meld = { who } realiza a ação de Baixar: { $card }.
log-action-dogma = { who } realiza a ação de Dogma: { $card }.
# $by…, $age (of the achievement), $value (the same as a number)
log-action-achieve = { who } realiza a ação de Conquistar: era { $age }.

# Who has how many of the icon that a Dogma action counts.
# $card, $icon (the icon), $counts (a list of log-icons-of)
# $demand (nobody: the card has a demand, and it affects nobody; other)
log-icons = Ícone característico de { $card }: { $icon } ({ $counts }).{ $demand ->
    [nobody] {" "}A demanda não afeta ninguém.
   *[other] {""}
}
# $by… (whose they are), $count (a number)
log-icons-of = { $by ->
    [you] você: { $count }
   *[other] { $by-name }: { $count }
}

## Effects
## $by… (who carries it out), $turn… (whose Dogma action it is), $card, $number, $effects

# An opponent of the player whose turn it is carries out a demand.
log-effect-demand = { $by ->
    [you] Você executa a demanda de { $turn-name }: { effect-of }.
   *[other] { $turn ->
        [you] { $by-name } executa a demanda feita por você: { effect-of }.
       *[other] { $by-name } executa a demanda de { $turn-name }: { effect-of }.
    }
}
# Another player shares an effect.
log-effect-share = { who } compartilha { named-effect }.
# The player whose turn it is carries out an effect.
log-effect-own = { who } executa { named-effect }.
# Another card has said to carry the effect out, for oneself only.
log-effect-alone = { $by ->
    [you] Você executa { named-effect }, apenas para você.
   *[other] { $by-name } executa { named-effect }, apenas para si.
}

## Cards that move
## $by…, $seen, $card, $age, $value, $from, $from-owner, $from-name, $from-initial, and the same for $to

# A card is drawn to hand, from the supply.
log-draw = { $seen ->
    [face] { who } compra { a-back }: { $card }.
   *[back] { who } compra { a-back }.
}
log-meld = { $from ->
    [hand] { who } baixa { a-card }.
   *[other] { who } baixa { a-card } { from-place }.
}
log-tuck = { $from ->
    [hand] { who } esconde { a-card }.
   *[other] { who } esconde { a-card } { from-place }.
}
log-score = { $from ->
    [hand] { who } pontua { a-card }.
   *[other] { who } pontua { a-card } { from-place }.
}
log-return = { who } retorna { a-card } { from-place }.
log-transfer = { who } transfere { a-card } { from-place } { to-place }.
# Here $from-owner is never self, nor is it in log-remove; $to-owner is self where both places belong to one player who
# is not the reader.
log-exchange = Na troca, { a-card } vai { from-owned } { to-owned }.
log-remove = Removida do jogo: { a-card }, { from-owned }.

## Cards that are shown

# $by…, $card, $age, $value
log-reveal = { who } revela { $card }.
# A player has no card of the kind asked for, and proves it. $by…, $cards (a list), $count (how many)
log-show-hand = { who } não tem nenhuma carta do tipo pedido e mostra a mão: { $cards }.
# The same without proof. $by…
log-has-none = { who } não tem nenhuma carta do tipo pedido na mão.
# $by…, $icon
log-has-none-icon = { who } não tem nenhuma carta com o ícone de { $icon } na mão.
# $by…, $color, $color-id
log-has-none-color = { who } não tem nenhuma carta { $color } na mão.
# A card that moved unseen, in the sentence before this one, is of the kind asked for.
log-is-one-of = É uma carta do tipo pedido.
# $icon
log-is-one-of-icon = É uma carta com o ícone de { $icon }.

## Choices that are told

# $by…, $age (the value), $value (the same as a number)
log-name-value = { who } escolhe o valor { $age }.
# $by…, $color, $color-id
log-name-color = { who } escolhe a cor { $color }.

## Piles
## $by…, $color, $color-id

# $direction (left, right, up)
log-splay = { $direction ->
    [left] { who } desliza a cor { $color } para a esquerda.
    [right] { who } desliza a cor { $color } para a direita.
   *[up] { who } desliza a cor { $color } para cima.
}
log-unsplay = { $by ->
    [you] Sua pilha { $color } não está mais deslizada.
   *[other] A pilha { $color } de { $by-name } não está mais deslizada.
}
# $cards (all of them, the top one first)
log-rearrange = { $by ->
    [you] Você rearranja sua pilha { $color }, a partir do topo: { $cards }.
   *[other] { $by-name } rearranja a própria pilha { $color }, a partir do topo: { $cards }.
}
# The reader sees the top card only. $card, $age, $value
log-rearrange-top = { $by ->
    [you] Você rearranja sua pilha { $color }, com { $card } no topo.
   *[other] { $by-name } rearranja a própria pilha { $color }, com { $card } no topo.
}

## Achievements, and the end

# $by…, $age, $value
log-claim-age = { who } reivindica a conquista da era { $age }.
# $by…, $special (its name, which stays as it is)
log-claim-special = { who } reivindica a conquista { $special }.
# $by…
log-free-draw = { $by ->
    [you] Um oponente compartilhou: você recebe uma ação de Comprar gratuita.
   *[other] Um oponente compartilhou: { $by-name } recebe uma ação de Comprar gratuita.
}
# A card has removed all hands, boards and score piles.
log-action-ended = A ação de Dogma termina imediatamente.

# The game is over. $ending (achievements, score, dogma), $winners (a list of names, the reader's not among them),
# $count (how many names that list has), $you (alone: only the reader wins; among: the reader and $winners win;
# no: $winners win)
log-over = { $you ->
    [alone] { $ending ->
        [achievements] Você vence por conquistas!
        [score] Você vence por pontuação!
       *[dogma] Você vence pelo efeito de uma carta!
    }
    [among] { $ending ->
        [achievements] Você e { $winners } vencem por conquistas!
        [score] Você e { $winners } vencem por pontuação!
       *[dogma] Você e { $winners } vencem pelo efeito de uma carta!
    }
   *[no] { $count ->
        [0] A partida terminou. Ninguém vence.
        [one] { $ending ->
            [achievements] { $winners } vence por conquistas.
            [score] { $winners } vence por pontuação.
           *[dogma] { $winners } vence pelo efeito de uma carta.
        }
       *[other] { $ending ->
            [achievements] { $winners } vencem por conquistas.
            [score] { $winners } vencem por pontuação.
           *[dogma] { $winners } vencem pelo efeito de uma carta.
        }
    }
}
