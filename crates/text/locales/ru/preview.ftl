### What an option would do, told before it is chosen. The reader is the one who chooses.

# $age, $value: the age of the supply pile
preview-draw = Вы берёте { a-back }.
preview-draw-ends = Карт больше нет: игра сразу закончится.
# $changes: a list of preview-icon
preview-icons = Ваши ресурсы: { $changes }.
# $icon, $before, $after (numbers)
preview-icon = { $icon } { $before } → { $after }
preview-icons-same = Ваши ресурсы не изменятся.
# $icon, $counts: a list of log-icons-of
preview-counts = { $icon }: { $counts }.
# $names: a list of players, $count: how many
preview-shared = { $count ->
    [one] { $names } тоже выполняет эффект, раньше вас.
   *[other] { $names } тоже выполняют эффект, раньше вас.
}
preview-shared-nobody = Больше никто эффект не выполняет.
preview-demanded = Требование выполняют: { $names }.
preview-demanded-nobody = Требование никого не касается.
preview-idle = Насколько вы можете судить, ничего не произойдёт.

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
