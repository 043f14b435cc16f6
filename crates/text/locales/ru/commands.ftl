### What the commands of the program print, besides what the other files hold.

# What went wrong, on standard error. $problem
command-error = ошибка: { $problem }

## innovation cards

# $name (as it was typed)
cards-unknown = Карты «{ $name }» нет.
# $names (a list of cards)
cards-did-you-mean = Возможно, вы имели в виду: { $names }?
cards-none = Подходящих карт нет.
# $count (a number)
cards-count = { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}
# Before the effects of the other edition, where they differ
cards-in-first-edition = В первом издании:
cards-in-third-edition = В третьем издании:

## innovation rules

# $name (as it was typed)
rules-unknown = Раздела «{ $name }» нет.
rules-contents = Разделы
# $section (the name of a section, for the command line)
rules-how = Чтобы прочитать раздел: innovation rules { $section }

## innovation replay

# $players (a number from 2 to 4), $teams (yes, no), $edition (first, third)
replay-table = { $edition ->
    [first] { $teams ->
        [yes] Две команды, первое издание
       *[no] { $players ->
            [one] { $players } игрок, первое издание
            [few] { $players } игрока, первое издание
           *[many] { $players } игроков, первое издание
        }
    }
   *[third] { $teams ->
        [yes] Две команды, третье издание
       *[no] { $players ->
            [one] { $players } игрок, третье издание
            [few] { $players } игрока, третье издание
           *[many] { $players } игроков, третье издание
        }
    }
}
# $seed (the number that the cards were shuffled by)
replay-seed = Зерно случайности: { $seed }
# The record ends before the game does. $by…
replay-asked = { $by ->
    [you] Выбираете вы:
   *[other] Выбирает { $by-name }:
}
replay-goes-on = Действие не завершено.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = Звёздочкой (*) отмечен выбор бота. Процент — это вероятность победы игрока, который сейчас выбирает, по оценке бота.
# $count: how many futures of each option were played out
hint-reasons = Причины — это факты из { $count ->
    [one] { $count } разыгранного продолжения
   *[other] { $count } разыгранных продолжений
} каждого варианта. Процент после факта показывает, в какой их доле он верен.

## innovation review

# The heads of columns, as short as can be. $column
review-column = { $column ->
    [player] игрок
    [start] начало
    [skill] игра
    [luck] удача
    [others] другие
    [result] итог
    [error-rate] средняя ошибка
    [decisions] решения
    [games] партии
    [won] победы
    [adjusted] без удачи
    [loss] потеря
   *[chance] шанс
}
# Below the table of all players
review-note = «Итог» — сумма столбцов «начало», «игра», «удача» и «другие». «Игра» — сколько игрок потерял из-за собственных решений. «Удача» — чего стоили полученные и взятые игроком карты по сравнению со всеми, которые могли прийти. «Другие» — чего стоило всё, что сделали и взяли остальные. «Средняя ошибка» — средняя потеря за одно решение.
# $name (a player), $skill, $luck, $others (percentages with their signs)
review-summary = { $name }: карты { $luck }, игра { $skill }, другие { $others }.
# $turn (review-turn)
review-swing = { $turn }: главный перелом партии.
review-turning-points = Переломные моменты
review-no-turning-points = Переломных моментов не было.
review-all-decisions = Все решения
# $number (a number, 0 for the set-up)
review-turn = { $number ->
    [0] Подготовка
   *[other] Ход { $number }
}
# $grade (best, good, inaccuracy, mistake, blunder)
review-grade = { $grade ->
    [best] лучшее
    [good] хорошее
    [inaccuracy] неточность
    [mistake] ошибка
   *[blunder] грубая ошибка
}
# $grade (inaccuracy, mistake, blunder), $name (a player), $taken, $best (options), $chance, $best-chance (percentages)
review-error = { $grade ->
    [inaccuracy] Неточность. { $name } выбирает «{ $taken }» ({ $chance }). Лучше было «{ $best }» ({ $best-chance }).
    [mistake] Ошибка. { $name } выбирает «{ $taken }» ({ $chance }). Лучше было «{ $best }» ({ $best-chance }).
   *[blunder] Грубая ошибка. { $name } выбирает «{ $taken }» ({ $chance }). Лучше было «{ $best }» ({ $best-chance }).
}
# $name (a player), $taken (an option), $luck (a percentage with its sign), $good (yes, no)
review-luck = { $good ->
    [yes] Везение. { $name } выбирает «{ $taken }», и пришедшие карты меняют шансы на { $luck }.
   *[no] Невезение. { $name } выбирает «{ $taken }», и пришедшие карты меняют шансы на { $luck }.
}
# $line (a line of the log)
review-reminder = Подсказка была в журнале: { $line }
review-kinds = Средняя ошибка по видам решений
# $kind (first-meld, action, effect)
review-kind = { $kind ->
    [first-meld] первая карта
    [action] действие
   *[effect] выбор в догме
}
review-openings = Первые карты
# $count, $skipped (numbers)
review-games = { $count ->
    [one] Разобрана { $count } партия
    [few] Разобраны { $count } партии
   *[many] Разобрано { $count } партий
}{ $skipped ->
    [0] .
    [one] ; не закончена { $skipped }.
    [few] ; не закончены { $skipped }.
   *[many] ; не закончено { $skipped }.
}
