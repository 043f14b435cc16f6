### What the table in a terminal says, besides what every table says.
### $name is the name of a player as it was typed, never declined: every language keeps it in a place that needs no case.

## Colors where they cannot be seen: a letter, or two, different for each

terminal-letter-red = К
terminal-letter-yellow = Ж
terminal-letter-green = З
terminal-letter-blue = С
terminal-letter-purple = Ф

## What keys do, in a word or two, at the foot of the screen

terminal-enter = Enter
terminal-space = Пробел
terminal-help = Справка
terminal-card = Карта
terminal-boards = Игроки
terminal-take-back = Отменить
terminal-hint = Подсказка
terminal-hurry = Ускорить
terminal-leave = Выйти
terminal-back = Назад
terminal-choose = Выбрать
terminal-go-on = Дальше
terminal-step-key = Шаг
terminal-eyes-key = Вид
terminal-play-key = Пуск/пауза
terminal-next-key = Далее

## The table

# A bot thinks; a sign that turns stands before it.
terminal-thinking = { $name } думает
# Before the screen is hidden, so that everything can still be read.
terminal-hand-over = Прочтите, что произошло, и нажмите Enter, чтобы скрыть стол. Следующий игрок: { $name }.
# The screen is hidden.
terminal-curtain = Следующий игрок: { $name }
terminal-curtain-how = Нажмите Enter, когда никто другой не видит экран.
# $command (what to type)
terminal-saved = Партия сохранена. Чтобы продолжить: { $command }
terminal-over = Партия окончена. Нажмите Enter, чтобы выйти.
terminal-hint-comes = Бот обдумывает подсказку…
terminal-no-hint = Подсказки — только для тренировки: в партии с одними ботами или с --practice.
# $seconds and $tenths (of a second)
terminal-pace = Пауза между ходами ботов: { $seconds },{ $tenths } с.
terminal-too-small = Столу нужно { $columns } столбцов и { $rows } строки. Увеличьте окно.
terminal-took-back = Ответ отменён.
terminal-cannot-take-back = Отменить ответ нельзя: с тех пор выбирал другой игрок или открылись скрытые карты.
terminal-went-on = Сохранённая партия продолжается.
terminal-cut-off = Последняя строка сохранённой партии оборвана и поэтому отброшена.

## Options
# $typed (as it was typed)
terminal-no-option = Ни один вариант не начинается с «{ $typed }».
# $count (how many there are)
terminal-no-number = { $count ->
    [0] Варианта { $typed } нет. Введите «?», чтобы увидеть команды.
   *[other] Варианта { $typed } нет. Номера вариантов: от 1 до { $count }.
}
# $options (a list)
terminal-several = «{ $typed }» подходит к нескольким вариантам: { $options }.
# After the name of a card among the options. $color, $color-id, $age (its value)
terminal-card-facts = { $color-id ->
    [red] (красная, уровень { $age })
    [yellow] (жёлтая, уровень { $age })
    [green] (зелёная, уровень { $age })
    [blue] (синяя, уровень { $age })
   *[purple] (фиолетовая, уровень { $age })
}

## All cards

terminal-filter = Введите часть названия или текста догмы

## Before a game

terminal-new-game = Новая партия
terminal-who-plays = Кто играет?
terminal-how-well = Насколько сильны боты?
terminal-which-edition = Какое издание?
# $count (1 to 3)
terminal-against-bots = { $count ->
    [1] Вы против бота
   *[other] Вы против { $count } ботов
}
terminal-with-partner = Команды: вы и бот против двух ботов
# $count (2 to 4)
terminal-people = Людей у этого экрана: { $count }
# $option (one of those above, which an empty line takes)
terminal-usually = Нажмите Enter, чтобы выбрать: { $option }

## Watching

# $at (how many answers have been shown), $count (how many there are)
terminal-step = Ответ { $at } из { $count }
terminal-eyes = Точка зрения: { $name }
terminal-all-open = Все карты открыты
terminal-playing = идёт
terminal-paused = пауза

## Help: where one is

terminal-at-table = Это стол. Вверху — колоды эпох и карты лидерства, ниже — карты игроков (ваши последними) и ваша рука. Внизу слева — вопрос к вам, рядом — что сделает выделенный вариант и что произошло.
terminal-at-watch = Вы смотрите партию. Листайте ответы вперёд и назад: со всеми открытыми картами или с точки зрения одного игрока.
terminal-at-set-up = Несколько вопросов перед партией. Enter принимает выделенный ответ.
terminal-at-lesson = Это урок или задача: стол с заданием. Что надо сделать и что из этого вышло, написано рядом с вопросом.
terminal-legend = Цвета и ресурсы
terminal-legend-splay = Стрелка показывает, как сдвинута стопка, а число рядом — сколько в ней карт. Ниже, если хватает места, показано, что видно на накрытых картах, сверху вниз.
terminal-keys = Клавиши

## Help: what the keys do

terminal-key-move = другой вариант
terminal-key-number = вариант с этим номером
terminal-key-letters = вариант, который (или карта которого) начинается с этих букв
terminal-key-take = выбрать выделенный вариант
terminal-mouse = Мышь
terminal-key-mouse = щелчок по варианту выделяет его, второй — принимает; щелчок по карте показывает её
terminal-key-card = карта варианта целиком; стрелки — другие карты на виду
terminal-key-cards = все карты игры
terminal-key-boards = всё, что лежит перед игроком, включая накрытые карты
terminal-key-rules = правила
terminal-key-short = правила вкратце
terminal-key-log = всё, что произошло
terminal-key-scroll = прокрутка
terminal-key-back = назад
terminal-key-take-back = отменить последний ответ, если это допустимо
terminal-key-again = ещё раз
terminal-key-solution = решение задачи
terminal-key-hint = что выбрал бы сильный бот и каковы ваши шансы с каждым вариантом (только для тренировки)
terminal-key-coach = что говорит наставник и почему; там же его можно отключить
terminal-key-bot-pace = боты играют медленнее, быстрее
terminal-key-leave = выход; партия сохраняется
terminal-key-step = ответ назад, ответ вперёд
terminal-key-ends = начало, конец
terminal-key-eyes = точка зрения следующего игрока или все карты открыты
terminal-key-play = запустить или остановить просмотр
terminal-key-pace = медленнее, быстрее

## As lines of text

terminal-plain-how = Введите номер или первые буквы варианта. ? — что ещё можно ввести.
terminal-plain-question = повторить вопрос
terminal-plain-option = что сделает вариант с этим номером
terminal-plain-card = показать карту
terminal-plain-board = весь стол
terminal-plain-log = всё, что произошло
terminal-plain-rules = правила или их раздел
terminal-plain-short = правила вкратце
terminal-plain-next = дальше
terminal-plain-again = ещё раз
terminal-plain-solution = показать решение задачи
terminal-plain-why = спросить наставника, почему
terminal-plain-coach = отключить или включить наставника
terminal-plain-leave = выход
terminal-plain-hint = что выбрал бы сильный бот и каковы ваши шансы с каждым вариантом (только для тренировки)
terminal-plain-undo = отменить последний ответ, если это допустимо
terminal-plain-quit = выход; партия сохраняется
terminal-plain-help = что можно ввести

## What is typed in place of an answer: one word each, in lower case. The English words work in every language.

terminal-type-card = карта
terminal-type-board = стол
terminal-type-log = журнал
terminal-type-rules = правила
terminal-type-short = вкратце
terminal-type-hint = подсказка
terminal-type-why = почему
terminal-type-coach = наставник
terminal-type-undo = отменить
terminal-type-quit = выход
terminal-type-next = дальше
terminal-type-again = заново
terminal-type-solution = решение

# A pile on a board. $color, $top (its top card), $count (how many cards), $splay, $icons
terminal-pile = { $color }: { $top }; { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, { $splay }; { $icons }

## After a game, and the list of saved games

# $achievements and $points (numbers)
terminal-standing = { $name }: { $achievements ->
    [one] { $achievements } карта лидерства
    [few] { $achievements } карты лидерства
   *[other] { $achievements } карт лидерства
}, влияние { $points }
terminal-kept = Партия записана в { $file }
# $command (what to type)
terminal-watch-it = Просмотреть её шаг за шагом: { $command }
terminal-again = Сыграть ещё раз: { $command }
terminal-no-games = Сохранённых партий пока нет.
# $count (how many answers have been given)
terminal-unfinished = { $count ->
    [one] не окончена, { $count } ответ
    [few] не окончена, { $count } ответа
   *[other] не окончена, { $count } ответов
}

## What is wrong with a command

terminal-no-unfinished = Незаконченных партий нет.
terminal-no-person = За этим столом только боты. Посмотреть, как они играют: innovation watch
terminal-no-bots = Смотреть партию по ходу игры можно, только если играют одни боты: --players bot:hard,bot:normal
# $file (its path)
terminal-in-use = { $file }: эта партия открыта в другом окне.
# $number (of a seat), $players (how many there are)
terminal-no-seat = Места { $number } нет: игроков в партии { $players }.
