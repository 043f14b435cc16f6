### What an option would do, told before it is chosen. The reader is the one who chooses.

# $cards: a list of preview-back
preview-draw = Вы берёте { $cards }.
# $age, $value: the age of the supply pile, $count: how many cards of it
preview-back = { $count ->
    [1] { a-back }
    [2] две карты уровня { $age }
    [3] три карты уровня { $age }
    [one] { $count } карту уровня { $age }
    [few] { $count } карты уровня { $age }
   *[many] { $count } карт уровня { $age }
}
preview-draw-ends = Брать больше нечего: партия сразу завершится.
# $by… (whose they are), $changes: a list of preview-icon and preview-icon-range
preview-icons = { $by ->
    [you] Ваши ресурсы: { $changes }.
   *[other] Ресурсы игрока «{ $by-name }»: { $changes }.
}
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
# $icon, $before, $low, $high (numbers): afterwards, from $low to $high
preview-icon-range = { $icon } { $before } → { $low }–{ $high }
preview-icons-same = Ваши ресурсы не изменятся.

## What else changes for sure. $changes: a list of preview-change

preview-points = Очки влияния: { $changes }.
preview-hands = Карты на руке: { $changes }.
preview-boards = Карты в игре: { $changes }.
# $by… (whose they are), $change: +3, or a preview-range
preview-change = { $by ->
    [you] вы ({ $change })
   *[other] { $by-name } ({ $change })
}
# $low, $high: numbers with their signs
preview-range = от { $low } до { $high }
preview-unforeseen = Остальное зависит от карт, которых вы не видите.

## What is not sure

# $changes: a list of preview-change
preview-usual-points = Очки влияния, как правило: { $changes }.
preview-usual-hands = Карты на руке, как правило: { $changes }.
preview-usual-end = Как правило, партия завершится.
# $claims: a list of preview-claim
preview-may-claim = Возможное лидерство: { $claims }.
# $achievement: its name, $by… (who claims it)
preview-claim = { $by ->
    [you] { $achievement } (вы)
   *[other] { $achievement } ({ $by-name })
}
preview-may-end = Партия может завершиться.

## Whom a Dogma action concerns

# $icon, $counts: a list of log-icons-of
preview-counts = Нужный ресурс: { $icon } ({ $counts }).
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } тоже выполняет догму, раньше вас.
   *[other] { $names } тоже выполняют догму, раньше вас.
}
preview-shared-nobody = Больше никто догму не выполняет.
preview-demanded = Требование затронет: { $names }.
preview-demanded-nobody = Требование никого не затронет.
preview-idle = Насколько вам известно, ничего не произойдёт.

## What is missing for the achievement of an age.
## $points: a number, $age, $value: of the top card

missing-points = Не хватает { $points ->
    [one] { $points } очка влияния
   *[other] { $points } очков влияния
}.
missing-card = Не хватает активной карты уровня { $age } или выше.
missing-both = Не хватает { $points ->
    [one] { $points } очка влияния
   *[other] { $points } очков влияния
} и активной карты уровня { $age } или выше.
