### What the commands of the program print, besides what the other files hold.

## innovation cards

# $name (as it was typed)
cards-unknown = Карты «{ $name }» нет.
# $names (a list of cards)
cards-did-you-mean = Возможно, вы имели в виду: { $names }?
cards-none = Подходящих карт нет.
# $count (a number)
cards-count = { $count ->
    [1] Одна карта.
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
rules-how = innovation rules { $section } показывает раздел.

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
replay-goes-on = Действие продолжается.

## innovation hint

# Below a table of ratings, in which a star marks an option
hint-note = Звёздочкой (*) отмечен выбор бота. Процент — это вероятность победы игрока, который сейчас выбирает, по оценке бота.
