### What a player is asked, and the options as labels. «Вы» is the player who is asked. The conventions are those of the
### English file.

## Parts

# карту с руки: as an object
one-card = { $from ->
    [hand] { $from-owner ->
        [you] карту с руки
        [other] карту с руки игрока «{ $from-name }»
       *[several] карту с руки одного из игроков
    }
    [score] { $from-owner ->
        [you] карту из своей зоны влияния
        [other] карту из зоны влияния игрока «{ $from-name }»
       *[several] карту из зоны влияния соперника
    }
    [board] { $from-owner ->
        [you] одну из своих активных карт
        [other] одну из активных карт игрока «{ $from-name }»
       *[several] одну из этих активных карт
    }
   *[any] карту
}

# себе на руку
to-chosen-place = { $to ->
    [hand] { $to-owner ->
        [you] себе на руку
        [other] на руку игроку «{ $to-name }»
       *[several] на руку одному из игроков
    }
    [score] { $to-owner ->
        [you] в свою зону влияния
        [other] в зону влияния игрока «{ $to-name }»
       *[several] в зону влияния соперника
    }
   *[board] { $to-owner ->
        [you] себе в игру
        [other] в игру игроку «{ $to-name }»
       *[several] в игру одному из игроков
    }
}

## Why
## $turn… (whose Dogma action it is), $card, $number, $effects

question-why-demand = { $turn-name } требует выполнить { effect-as-object }.
# The player who demands has to choose in the demand.
question-why-my-demand = Вы требуете выполнить { effect-as-object }.
question-why-share = Вместе с игроком «{ $turn-name }» вы выполняете { effect-as-object }.
question-why-own = Вы выполняете { effect-as-object }.
# Another card has said to carry the effect out, for oneself only.
question-why-alone = Вы единолично выполняете { effect-as-object }.

## Turns

question-first-meld = Выберите карту, которую сыграете первой. Все игроки покажут свои карты одновременно.
# $actions (how many are left: 1 or 2)
question-action = { $actions ->
    [1] Выберите действие, последнее за этот ход.
    [one] Выберите действие: у вас осталось { $actions } действие.
    [few] Выберите действие: у вас осталось { $actions } действия.
   *[many] Выберите действие: у вас осталось { $actions } действий.
}

## Cards
## $from…

# must: one has to be chosen. may: none need be. order: all of them will go, and only the order is chosen.
question-return-must = Выберите и переработайте { one-card }.
question-return-may = Вы можете переработать { one-card }.
question-return-order = Вы перерабатываете все эти карты. Выберите следующую.
question-meld-must = Выберите и сыграйте { one-card }.
question-meld-may = Вы можете сыграть { one-card }.
question-meld-order = Вы разыгрываете все эти карты. Выберите следующую.
question-tuck-must = Выберите и архивируйте { one-card }.
question-tuck-may = Вы можете архивировать { one-card }.
question-tuck-order = Вы архивируете все эти карты. Выберите следующую.
question-score-must = Выберите и зачтите { one-card }.
question-score-may = Вы можете зачесть { one-card }.
question-score-order = Вы зачитываете все эти карты. Выберите следующую.
# $to…
question-transfer = { $to ->
    [none] Выберите и переместите { one-card }.
   *[other] Выберите и переместите { one-card } { to-chosen-place }.
}
question-transfer-order = { $to ->
    [none] Вы перемещаете все эти карты. Выберите следующую.
   *[other] Вы перемещаете все эти карты { to-chosen-place }. Выберите следующую.
}
question-exchange = Выберите { one-card } для обмена.
question-reveal = Выберите и покажите { one-card }.
# $turn… (who demands, and gets the rest)
question-keep = Выберите карту, которую оставите себе: остальные карты с руки вы отдадите на руку игроку «{ $turn-name }».
question-execute = Выберите другую свою активную карту и единолично выполните её кооперативные догмы.
# A pile is put into a new order, the new top card first.
question-rearrange = Выберите следующую карту стопки, считая сверху.

## Colors, values, players, and whether to do something

# $direction (left, right, up), $count (how many colors are on offer), $color and $color-id (the first of them)
question-splay-may = { $count ->
    [1] { $direction ->
        [left] Вы можете сдвинуть { the-pile-as-object } влево.
        [right] Вы можете сдвинуть { the-pile-as-object } вправо.
       *[up] Вы можете сдвинуть { the-pile-as-object } вверх.
    }
   *[other] { $direction ->
        [left] Вы можете сдвинуть влево одну из своих стопок.
        [right] Вы можете сдвинуть вправо одну из своих стопок.
       *[up] Вы можете сдвинуть вверх одну из своих стопок.
    }
}
question-splay-must = { $count ->
    [1] { $direction ->
        [left] Сдвиньте { the-pile-as-object } влево.
        [right] Сдвиньте { the-pile-as-object } вправо.
       *[up] Сдвиньте { the-pile-as-object } вверх.
    }
   *[other] { $direction ->
        [left] Выберите, какую из своих стопок сдвинуть влево.
        [right] Выберите, какую из своих стопок сдвинуть вправо.
       *[up] Выберите, какую из своих стопок сдвинуть вверх.
    }
}
question-rearrange-color = Вы можете переложить карты одной из своих стопок в любом порядке. Выберите её цвет.
question-name-color = Назовите цвет.
question-name-value = Назовите уровень.
question-player = Выберите игрока.
question-yes = Сделать это?
question-either = Вы можете выбрать одно из двух.

## Questions of a single card, in place of the general ones

ask-bicycle-yes = Обменять все карты с руки на все карты из своей зоны влияния?
ask-canal-building-yes = Обменять все старшие карты с руки на все старшие карты из своей зоны влияния?
ask-canning-yes = Взять и архивировать карту уровня [6]? Тогда вы зачтёте все свои активные карты без [factory|завода].
ask-classification-color = Объявите цвет одной из карт у себя на руке. Вы заберёте все карты этого цвета с рук соперников и сыграете их вместе со своими.
ask-collaboration-card = Выберите карту, которая перейдёт вам в игру. Другую сыграет тот, кто их взял.
ask-empiricism-color = Назовите цвет. Если карта уровня [9] окажется одного из двух названных цветов, вы её сыграете.
ask-encyclopedia-yes = Сыграть все старшие карты из своей зоны влияния?
ask-evolution-either = Вы можете взять карту одним из двух способов.
ask-mass-media-value = Назовите уровень. Все карты этого уровня из всех зон влияния будут переработаны.
ask-measurement-color = Выберите цвет: ваша стопка этого цвета сдвинется вправо. Вы возьмёте карту, уровень которой равен числу карт в этой стопке.
ask-optics-player = Выберите соперника, который получит карту в свою зону влияния.
ask-road-building-player = Вы можете выбрать игрока. Ваша активная [red|красная] карта перейдёт ему в игру, а его активная [green|зелёная] — вам.
ask-socialism-yes = Архивировать все карты с руки?
ask-stem-cells-yes = Зачесть все карты с руки?
ask-translation-yes = Сыграть все карты из своей зоны влияния?

## Options

# $age, $value (of the card that will be drawn)
option-draw = Взять { a-back }
# There is no such card, nor a higher one.
option-draw-end = Взять карту: брать нечего, партия завершится
# $card, $age, $value
option-meld = Сыграть: { $card }
option-dogma = Активировать: { $card }
# $age, $value
option-achieve = Добиться лидерства: эпоха { $age }
# $card, $age, $value
option-card = { $card } { $age }
# The card lies on another player's board, or in another player's hand. $card, $age, $value, $from, $from-name, $from-initial
option-card-of = { $from ->
    [hand] { $card } { $age }, на руке у игрока «{ $from-name }»
    [score] { $card } { $age }, в зоне влияния игрока «{ $from-name }»
   *[board] { $card } { $age }, в игре у игрока «{ $from-name }»
}
# A card whose face cannot be seen. $age, $value, $from, $from-name, $from-initial
option-back = { $from ->
    [hand] Карта уровня { $age } с руки игрока «{ $from-name }»
   *[score] Карта уровня { $age } из зоны влияния игрока «{ $from-name }»
}
# $age, $value
option-value = Уровень { $age }
option-yes = Да
option-no = Нет
option-first = Первое
option-second = Второе
ask-evolution-first = Взять и зачесть карту уровня [8], затем переработать карту из своей зоны влияния
ask-evolution-second = Взять карту на один уровень старше, чем старшая карта в вашей зоне влияния
# No card, or no more.
option-no-card = Не выбирать карту
option-no-splay = Не сдвигать
option-no-color = Не выбирать цвет
option-no-player = Не выбирать игрока
option-neither = Ни то ни другое

## Waiting
# $by… (who is asked; never the reader)
question-waiting = { $by-name } выбирает.
# The first meld that the reader has chosen, while others are still choosing. $card, $age, $value
question-first-meld-chosen = Вы выбрали карту «{ $card }». Она скрыта, пока не выберут все.
