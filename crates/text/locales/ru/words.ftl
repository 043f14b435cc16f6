### Single words and short labels: what things are called, everywhere.

## The ten ages

age-1 = Первобытный мир
age-2 = Античность
age-3 = Средневековье
age-4 = Возрождение
age-5 = Великие открытия
age-6 = Просвещение
age-7 = Романтизм
age-8 = Модерн
age-9 = Постмодерн
age-10 = Информационный век

# The number and the name of an age, as a heading.
# $number (1 to 10), $name
age-heading = Эпоха { $number }: { $name }

## Colors, as the token [red] shows them within a sentence, and as a label on its own

color-red = красный
    .label = Красный
color-yellow = жёлтый
    .label = Жёлтый
color-green = зелёный
    .label = Зелёный
color-blue = синий
    .label = Синий
color-purple = фиолетовый
    .label = Фиолетовый

## Icons. Where no picture can be drawn, the token [castle] is shown as this word.

icon-castle = замок
icon-crown = корона
icon-leaf = лист
icon-lightbulb = лампочка
icon-factory = завод
icon-clock = часы

## How a pile lies

splay-left = сдвинута влево
splay-right = сдвинута вправо
splay-up = сдвинута вверх
splay-none = не сдвинута

## The four actions

action-draw = Взять
action-meld = Сыграть
action-dogma = Активировать
action-achieve = Лидерство

## The two kinds of effects

kind-demand = Агрессивная догма
kind-shared = Кооперативная догма

## Labels

word-title = Инновация
word-hand = Рука
word-score-pile = Зона влияния
word-score = Влияние
word-board = Карты в игре
word-supply = Колоды эпох
word-achievements = Карты лидерства
word-special-achievements = Сферы развития
word-icons = Ресурсы
word-age = Эпоха
word-value = Уровень
word-color = Цвет
word-turn = Ход
word-actions-left = Осталось действий
word-you = Вы
word-player = Игрок
word-partner = Партнёр
word-opponent = Соперник
word-team = Команда
word-top-card = Активная карта
word-log = Журнал
word-rules = Правила
word-rulings = Разъяснения
word-cards = Карты
word-removed = Сброшенные карты
word-edition = Издание
word-language = Язык

## Editions

edition-first = Первое издание
    .note = Iello и партнёры, 2011–2013
edition-third = Третье издание
    .note = Asmadi

## Languages, each by its own name: these are the same in every file

language-en = English
language-it = Italiano
language-fr = Français
language-pt = Português
language-ru = Русский

## How a game ends

ending-achievements = Победа по лидерству
ending-score = Победа по влиянию
ending-dogma = Победа по догме

## How well a program plays

level-beginner = Начинающий
    .note = Развивает свою цивилизацию и не думает о том, что получают другие. Для первой партии.
level-easy = Лёгкий
    .note = Следует своему плану, оценивает на глаз и забывает, что ему показали. Подходит для первого знакомства с игрой.
level-casual = Любительский
    .note = Видит, чем каждое действие обернётся для всех игроков, но решает в спешке. Для игры без напряжения.
level-normal = Средний
    .note = Взвешивает, чем каждое действие обернётся для всех игроков. Достойный соперник для большинства.
level-hard = Сложный
    .note = Смотрит на несколько действий вперёд. Для тех, кто знает карты.
level-master = Мастерский
    .note = Планирует на несколько ходов вперёд и учитывает ваш лучший ответ.

## Players without a name
# «Гость», not «Игрок»: sentences put «игрок» before a name where it needs a case, «с руки игрока «Гость 1»».
# $number (1 to 4)
player-number = Гость { $number }
# $level: a level of play
bot-name = { $level } бот
# $level, $number: of several bots of one level
bot-name-number = { $level } бот { $number }

## Lists
# A comma between items; the last two may be joined by a word.
# $list (what is already joined), $item (the next one)
list-more = { $list }, { $item }
list-and = { $list } и { $item }
list-or = { $list } или { $item }
# The name of a card in a list, as it is in a sentence. $card
list-card = «{ $card }»
# Before what belongs to a label.
# $label
with-colon = { $label }:
# Between players, each with a number.
list-counts = { $list }; { $item }
# Between a number and its decimals.
decimal-mark = ,
# $number (already written out)
percent = { $number } %
