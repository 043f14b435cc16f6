### What happened, a sentence an event, from the reader's point of view. The arguments are described in the English
### file.
###
### Names of players and cards are never inflected: they stand after «игрок» and «карта», which are, or as the subject
### of a verb in the present tense, which shows no gender. After «игрок» a name stands in quotation marks. A card whose
### face is not seen is «карта уровня 3», never a bare number.

## Parts

# карту уровня 3: as an object
a-back = карту уровня { $age }

# карту «Компас»; or карту уровня 3: as an object
a-card = { $seen ->
    [face] карту «{ $card }»
   *[back] { a-back }
}

# карта «Компас»; or карта уровня 3: as a subject
card-itself = { $seen ->
    [face] карта «{ $card }»
   *[back] карта уровня { $age }
}

# с руки; whoever acts is the subject of the sentence
from-place = { $from ->
    [hand] { $from-owner ->
        [you] { $by ->
            [you] с руки
           *[other] с вашей руки
        }
        [self] с руки
       *[other] с руки игрока «{ $from-name }»
    }
    [score] { $from-owner ->
        [you] { $by ->
            [you] из своей зоны влияния
           *[other] из вашей зоны влияния
        }
        [self] из своей зоны влияния
       *[other] из зоны влияния игрока «{ $from-name }»
    }
    [board] { $from-owner ->
        [you] { $by ->
            [you] из своей стопки
           *[other] из вашей стопки
        }
        [self] из своей стопки
       *[other] из стопки игрока «{ $from-name }»
    }
    [supply] из колоды { $age }
    [achievements] из карт лидерства
   *[removed] из сброшенных карт
}

# на руку
to-place = { $to ->
    [hand] { $to-owner ->
        [you] { $by ->
            [you] себе на руку
           *[other] вам на руку
        }
        [self] себе на руку
       *[other] на руку игроку «{ $to-name }»
    }
    [score] { $to-owner ->
        [you] { $by ->
            [you] в свою зону влияния
           *[other] в вашу зону влияния
        }
        [self] в свою зону влияния
       *[other] в зону влияния игрока «{ $to-name }»
    }
    [board] { $to-owner ->
        [you] { $by ->
            [you] себе в игру
           *[other] вам в игру
        }
        [self] себе в игру
       *[other] в игру игроку «{ $to-name }»
    }
    [supply] под колоду { $age }
    [achievements] в карты лидерства
   *[removed] в сброшенные карты
}

# с вашей руки; the card is the subject of the sentence, or there is none
from-owned = { $from ->
    [hand] { $from-owner ->
        [you] с вашей руки
       *[other] с руки игрока «{ $from-name }»
    }
    [score] { $from-owner ->
        [you] из вашей зоны влияния
       *[other] из зоны влияния игрока «{ $from-name }»
    }
    [board] { $from-owner ->
        [you] из вашей стопки
       *[other] из стопки игрока «{ $from-name }»
    }
    [supply] из колоды { $age }
    [achievements] из карт лидерства
   *[removed] из сброшенных карт
}

# вам на руку; ему, if it is the player from whose place the card comes
to-owned = { $to ->
    [hand] { $to-owner ->
        [you] вам на руку
        [self] ему на руку
       *[other] на руку игроку «{ $to-name }»
    }
    [score] { $to-owner ->
        [you] в вашу зону влияния
        [self] в его же зону влияния
       *[other] в зону влияния игрока «{ $to-name }»
    }
    [board] { $to-owner ->
        [you] вам в игру
        [self] ему в игру
       *[other] в игру игроку «{ $to-name }»
    }
    [supply] под колоду { $age }
    [achievements] в карты лидерства
   *[removed] в сброшенные карты
}

# вторую догму карты «Инструменты». $card, $number (of the effect, from 1), $effects (how many the card has)
effect-as-object = { $effects ->
    [1] догму карты «{ $card }»
   *[other] { $number ->
        [1] первую догму карты «{ $card }»
        [2] вторую догму карты «{ $card }»
       *[other] третью догму карты «{ $card }»
    }
}

# красная стопка
the-pile = { $color-id ->
    [red] [red|красная] стопка
    [yellow] [yellow|жёлтая] стопка
    [green] [green|зелёная] стопка
    [blue] [blue|синяя] стопка
    [purple] [purple|фиолетовая] стопка
   *[other] { $color } стопка
}

# красную стопку
the-pile-as-object = { $color-id ->
    [red] [red|красную] стопку
    [yellow] [yellow|жёлтую] стопку
    [green] [green|зелёную] стопку
    [blue] [blue|синюю] стопку
    [purple] [purple|фиолетовую] стопку
   *[other] { $color } стопку
}

# красных карт
no-cards-of-color = { $color-id ->
    [red] [red|красных] карт
    [yellow] [yellow|жёлтых] карт
    [green] [green|зелёных] карт
    [blue] [blue|синих] карт
    [purple] [purple|фиолетовых] карт
   *[other] { $color } карт
}

## Turns and actions

# What comes before the first turn
log-set-up = Подготовка к игре

# $by…, $actions (how many: 1 or 2)
log-turn = { $by ->
    [you] { $actions ->
        [one] Ваш ход: { $actions } действие.
        [few] Ваш ход: { $actions } действия.
       *[many] Ваш ход: { $actions } действий.
    }
   *[other] { $actions ->
        [one] Ходит { $by-name }: { $actions } действие.
        [few] Ходит { $by-name }: { $actions } действия.
       *[many] Ходит { $by-name }: { $actions } действий.
    }
}

# $by…
log-action-draw = { $by ->
    [you] Вы выбираете действие «Взять карту».
   *[other] { $by-name } выбирает действие «Взять карту».
}
# $by…, $card, $age, $value
log-action-meld = { $by ->
    [you] Вы выбираете действие «Сыграть карту»: «{ $card }».
   *[other] { $by-name } выбирает действие «Сыграть карту»: «{ $card }».
}
log-action-dogma = { $by ->
    [you] Вы выбираете действие «Активировать карту»: «{ $card }».
   *[other] { $by-name } выбирает действие «Активировать карту»: «{ $card }».
}
# $by…, $age (of the achievement), $value (the same as a number)
log-action-achieve = { $by ->
    [you] Вы выбираете действие «Добиться лидерства»: эпоха { $age }.
   *[other] { $by-name } выбирает действие «Добиться лидерства»: эпоха { $age }.
}

# Who has how many of the icon that a Dogma action counts.
# $card, $icon (the icon), $counts (a list of log-icons-of)
# $demand (nobody: the card has a demand, and it affects nobody; other)
log-icons = Ресурс карты «{ $card }»: { $icon } ({ $counts }).{ $demand ->
    [nobody] {" "}Требование никого не затрагивает.
   *[other] {""}
}
# $by… (whose they are), $count (a number)
log-icons-of = { $by ->
    [you] вы — { $count }
   *[other] { $by-name } — { $count }
}

## Effects
## $by… (who carries it out), $turn… (whose Dogma action it is), $card, $number, $effects

# An opponent of the player whose turn it is carries out a demand.
log-effect-demand = { $by ->
    [you] По требованию игрока «{ $turn-name }» вы выполняете { effect-as-object }.
   *[other] { $turn ->
        [you] { $by-name } по вашему требованию выполняет { effect-as-object }.
       *[other] { $by-name } по требованию игрока «{ $turn-name }» выполняет { effect-as-object }.
    }
}
# Another player shares an effect.
log-effect-share = { $by ->
    [you] Вы тоже выполняете { effect-as-object }.
   *[other] { $by-name } тоже выполняет { effect-as-object }.
}
# The player whose turn it is carries out an effect.
log-effect-own = { $by ->
    [you] Вы выполняете { effect-as-object }.
   *[other] { $by-name } выполняет { effect-as-object }.
}
# Another card has said to carry the effect out, for oneself only.
log-effect-alone = { $by ->
    [you] Вы единолично выполняете { effect-as-object }.
   *[other] { $by-name } единолично выполняет { effect-as-object }.
}

## Cards that move
## $by…, $seen, $card, $age, $value, $from, $from-owner, $from-name, $from-initial, and the same for $to

# A card is drawn to hand, from the supply.
log-draw = { $by ->
    [you] { $seen ->
        [face] Вы берёте { a-back }: «{ $card }».
       *[back] Вы берёте { a-back }.
    }
   *[other] { $seen ->
        [face] { $by-name } берёт { a-back }: «{ $card }».
       *[back] { $by-name } берёт { a-back }.
    }
}
log-meld = { $from ->
    [hand] { $by ->
        [you] Вы разыгрываете { a-card }.
       *[other] { $by-name } разыгрывает { a-card }.
    }
   *[other] { $by ->
        [you] Вы разыгрываете { a-card } { from-place }.
       *[other] { $by-name } разыгрывает { a-card } { from-place }.
    }
}
log-tuck = { $from ->
    [hand] { $by ->
        [you] Вы архивируете { a-card }.
       *[other] { $by-name } архивирует { a-card }.
    }
   *[other] { $by ->
        [you] Вы архивируете { a-card } { from-place }.
       *[other] { $by-name } архивирует { a-card } { from-place }.
    }
}
log-score = { $from ->
    [hand] { $by ->
        [you] Вы зачитываете { a-card }.
       *[other] { $by-name } зачитывает { a-card }.
    }
   *[other] { $by ->
        [you] Вы зачитываете { a-card } { from-place }.
       *[other] { $by-name } зачитывает { a-card } { from-place }.
    }
}
log-return = { $by ->
    [you] Вы перерабатываете { a-card } { from-place }.
   *[other] { $by-name } перерабатывает { a-card } { from-place }.
}
log-transfer = { $by ->
    [you] Вы перемещаете { a-card } { from-place } { to-place }.
   *[other] { $by-name } перемещает { a-card } { from-place } { to-place }.
}
# Here $from-owner is never self, nor is it in log-remove; $to-owner is self where both places belong to one player who
# is not the reader.
log-exchange = При обмене { card-itself } переходит { from-owned } { to-owned }.
log-remove = Сброшено { from-owned }: { card-itself }.

## Cards that are shown

# $by…, $card, $age, $value
log-reveal = { $by ->
    [you] Вы показываете карту «{ $card }».
   *[other] { $by-name } показывает карту «{ $card }».
}
# A player has no card of the kind asked for, and proves it. $by…, $cards (a list), $count (how many)
log-show-hand = { $by ->
    [you] У вас нет такой карты, и вы показываете руку: { $cards }.
   *[other] У игрока «{ $by-name }» нет такой карты. Показана вся рука: { $cards }.
}
# The same without proof. $by…
log-has-none = { $by ->
    [you] У вас на руке нет такой карты.
   *[other] У игрока «{ $by-name }» на руке нет такой карты.
}
# $by…, $icon
log-has-none-icon = { $by ->
    [you] У вас на руке нет карт, на которых есть { $icon }.
   *[other] У игрока «{ $by-name }» на руке нет карт, на которых есть { $icon }.
}
# $by…, $color, $color-id
log-has-none-color = { $by ->
    [you] У вас на руке нет { no-cards-of-color }.
   *[other] У игрока «{ $by-name }» на руке нет { no-cards-of-color }.
}
# A card that moved unseen, in the sentence before this one, is of the kind asked for.
log-is-one-of = Эта карта подходит под условие.
# $icon
log-is-one-of-icon = На этой карте есть { $icon }.

## Choices that are told

# $by…, $age (the value), $value (the same as a number)
log-name-value = { $by ->
    [you] Вы называете уровень { $age }.
   *[other] { $by-name } называет уровень { $age }.
}
# $by…, $color, $color-id
log-name-color = { $by ->
    [you] Вы называете { $color } цвет.
   *[other] { $by-name } называет { $color } цвет.
}

## Piles
## $by…, $color, $color-id

# $direction (left, right, up)
log-splay = { $by ->
    [you] { $direction ->
        [left] Вы сдвигаете { the-pile-as-object } влево.
        [right] Вы сдвигаете { the-pile-as-object } вправо.
       *[up] Вы сдвигаете { the-pile-as-object } вверх.
    }
   *[other] { $direction ->
        [left] { $by-name } сдвигает { the-pile-as-object } влево.
        [right] { $by-name } сдвигает { the-pile-as-object } вправо.
       *[up] { $by-name } сдвигает { the-pile-as-object } вверх.
    }
}
log-unsplay = { $by ->
    [you] Ваша { the-pile } больше не сдвинута.
   *[other] У игрока «{ $by-name }» { the-pile } больше не сдвинута.
}
# $cards (all of them, the top one first)
log-rearrange = { $by ->
    [you] Вы перекладываете { the-pile-as-object }. Теперь сверху вниз: { $cards }.
   *[other] { $by-name } перекладывает { the-pile-as-object }. Теперь сверху вниз: { $cards }.
}
# The reader sees the top card only. $card, $age, $value
log-rearrange-top = { $by ->
    [you] Вы перекладываете { the-pile-as-object }. Теперь сверху карта «{ $card }».
   *[other] { $by-name } перекладывает { the-pile-as-object }. Теперь сверху карта «{ $card }».
}

## Achievements, and the end

# $by…, $age, $value
log-claim-age = { $by ->
    [you] Вы добиваетесь лидерства в эпохе { $age }.
   *[other] { $by-name } добивается лидерства в эпохе { $age }.
}
# $by…, $special (its name, which stays as it is)
log-claim-special = { $by ->
    [you] Вы добиваетесь лидерства в сфере «{ $special }».
   *[other] { $by-name } добивается лидерства в сфере «{ $special }».
}
# $by…
log-free-draw = { $by ->
    [you] Догма принесла пользу сопернику: вы получаете кооперативный бонус и берёте карту.
   *[other] Догма принесла пользу сопернику: { $by-name } получает кооперативный бонус и берёт карту.
}
# A card has removed all hands, boards and score piles.
log-action-ended = Действие немедленно завершается.

# The game is over. $ending (achievements, score, dogma), $winners (a list of names, the reader's not among them),
# $count (how many names that list has), $you (alone: only the reader wins; among: the reader and $winners win;
# no: $winners win)
log-over = { $you ->
    [alone] { $ending ->
        [achievements] Вы побеждаете по лидерству!
        [score] Вы побеждаете по влиянию!
       *[dogma] Вы побеждаете по догме!
    }
    [among] { $ending ->
        [achievements] Вы побеждаете по лидерству! Вместе с вами: { $winners }.
        [score] Вы побеждаете по влиянию! Вместе с вами: { $winners }.
       *[dogma] Вы побеждаете по догме! Вместе с вами: { $winners }.
    }
   *[no] { $count ->
        [0] Партия завершена. Победителей нет.
        [1] { $ending ->
            [achievements] { $winners } побеждает по лидерству.
            [score] { $winners } побеждает по влиянию.
           *[dogma] { $winners } побеждает по догме.
        }
       *[other] { $ending ->
            [achievements] { $winners } побеждают по лидерству.
            [score] { $winners } побеждают по влиянию.
           *[dogma] { $winners } побеждают по догме.
        }
    }
}
