### What the web pages say, besides what the other files hold.

## Every page

web-tagline = Десять эпох цивилизации на 105 картах, для двух–четырёх игроков.
web-unofficial = Неофициальная любительская версия: автор и издатели игры к ней не причастны. Понравилась игра — купите её.
web-to-content = Перейти к содержимому
web-save = Сохранить
web-close = Закрыть
web-error-heading = Не получилось
web-go-back = Назад

## The first page

web-your-name = Ваше имя
web-name-note = Его видят те, с кем вы играете. Больше ничего не нужно.
web-play-now = Играть сейчас
web-my-tables = Мои столы
web-no-tables = Вы пока не сидите ни за одним столом.
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ищет игроков.
web-new-table = Новый стол
web-set-up = Настроить стол
web-seats = Места
# $number (1 to 4)
web-seat-number = Место { $number }
web-seat-me = Я
web-seat-open = Свободно
web-seat-none = Нет игрока
web-teams-note = Двое против двоих; партнёры сидят друг напротив друга. Нужны четыре места.
web-open-boards-note = Все могут смотреть накрытые карты.
web-practice = Тренировка
web-practice-note = Любой ответ можно отменить, а бот даёт подсказки.
web-practice-alone = Только против ботов
web-practice-always = Всегда
web-practice-never = Никогда
web-listed = В общем списке
web-listed-note = Любой может найти стол и занять свободное место. Иначе — только по ссылке.
web-confirm = Подтверждать выбор
web-confirm-note = Каждый ответ нужно подтвердить.
web-pace = Темп ботов
web-pace-none = Мгновенно
web-pace-quick = Быстро
web-pace-calm = Спокойно
web-pace-slow = Медленно
web-patience = Если игрок отсутствует
web-patience-never = Ждать его
# $unit (minutes, hours, days), $count
web-patience-after = { $unit ->
    [days] { $count ->
        [one] Через { $count } день его заменит бот
        [few] Через { $count } дня его заменит бот
       *[other] Через { $count } дней его заменит бот
    }
    [hours] { $count ->
        [one] Через { $count } час его заменит бот
        [few] Через { $count } часа его заменит бот
       *[other] Через { $count } часов его заменит бот
    }
   *[minutes] { $count ->
        [one] Через { $count } минуту его заменит бот
        [few] Через { $count } минуты его заменит бот
       *[other] Через { $count } минут его заменит бот
    }
}
web-my-settings = Мои настройки
web-my-pace = Темп чужих ходов
web-colors = Цвета мест
web-colors-many = Яркие
web-colors-safe = Различимые при дальтонизме
web-colors-none = Без цветов, только буквы
web-previews = Показывать последствия вариантов
web-previews-note = Значки рядом с вариантом: ресурсы, очки влияния, кто ещё выполнит догму.
web-sound = Звуки
web-sound-note = Когда наступает ваш ход, когда вы теряете карту и когда кто-то добивается лидерства.
web-back-to-table = Назад к столу
web-more-settings = Другие настройки
web-settings = Настройки стола
web-read-record = Посмотреть записанную партию
web-record-text = Запись партии
web-show-record = Показать партию
web-join = Занять место
web-go-to-table = К столу
web-your-turn = Ваш ход
web-others-turn = Ходят другие
# $name (a player)
web-turn-of = Ходит { $name }
web-waiting-for-players = Ждём игроков
web-game-over = Партия окончена
# $unit (now, minutes, hours, days), $count
web-ago = { $unit ->
    [days] { $count ->
        [one] { $count } день назад
        [few] { $count } дня назад
       *[other] { $count } дней назад
    }
    [hours] { $count ->
        [one] { $count } час назад
        [few] { $count } часа назад
       *[other] { $count } часов назад
    }
    [minutes] { $count ->
        [one] { $count } минуту назад
        [few] { $count } минуты назад
       *[other] { $count } минут назад
    }
   *[now] только что
}

## Before the game

web-lobby-note = Партия начнётся, как только все места будут заняты.
web-invite = Приглашение
web-invite-note = Отправьте эту ссылку тому, кто займёт это место.
web-copy = Копировать
web-copied = Скопировано
web-fill-seat = Отдать место боту
web-leave = Выйти из-за стола

## The table

web-away = отсутствует
web-stand-in = заменяет бот
web-menu = Меню
web-my-turn = Ваш ход
web-watching = Вы наблюдаете за этой партией.
web-no-effect = ничего не даст
# $count (1 or 2)
web-actions-left = { $count ->
    [one] Осталось { $count } действие
    [few] Осталось { $count } действия
   *[many] Осталось { $count } действий
}
web-options = Варианты
web-choose = Выбрать
web-sure = Выберите ещё раз, чтобы подтвердить.
web-changed = Вопрос только что изменился. Выберите снова.
web-take-back = Отменить
web-hint = Подсказка
web-hint-option = Бот выбрал бы это
# $percent (a number from 0 to 100)
web-chance = { $percent } % шансов на победу
web-whole-log = С самого начала
web-since-answer = С вашего последнего ответа
web-step-through = По шагам
web-now = Сейчас
web-play-pause = Пуск или пауза
web-fold = Свернуть вопрос
web-in-order = В этом порядке
web-in-order-note = Перетащите, чтобы изменить порядок, или выберите следующую карту.
web-nothing = Пока ничего не произошло.
web-ready-to-claim = можно получить
# $name (a player)
web-claimed-by = владелец: { $name }
# $number (an age), $count (cards)
web-supply-left = { $count ->
    [0] Эпоха { $number }: карт не осталось
    [one] Эпоха { $number }: осталась { $count } карта
    [few] Эпоха { $number }: осталось { $count } карты
   *[other] Эпоха { $number }: осталось { $count } карт
}
# $count (achievements), $needed (how many win)
web-achievements-of = { $count } из { $needed }
# $count
web-goal = Побеждает тот, кто первым соберёт { $count ->
    [one] { $count } карту лидерства
    [few] { $count } карты лидерства
   *[many] { $count } карт лидерства
}.
# $count
web-card-count = { $count ->
    [0] Нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-no-cards = Нет карт
web-connection-lost = Связь потеряна. Она восстановится сама; всё, что вы выбрали, сохранено.
web-keys = Клавиши 1–9: выбор варианта.

## Cards

web-all-cards = Все карты
web-featured = Нужный ресурс
web-search = Слова в тексте карты
web-filter = Показать
web-any = Все

## After the game

web-hand-over = Передайте экран: играет { $name }
web-take-screen = Это я, { $name }: показать мои карты
web-left = { $name } сейчас не за столом. До возвращения играет бот.
web-came-back = { $name } снова за столом.
web-first-visit = Впервые здесь? Начните с коротких уроков, а затем сыграйте первую партию с наставником.
web-hide-cards = Скрыть мои карты
web-hand-over-note = Остальным смотреть на экран нельзя.
web-hot-seat-note = Выберите «Я» на нескольких местах, чтобы играть вместе за одним экраном. Экран показывает только руку того, кто сейчас выбирает.
web-play-on = Играть отсюда
web-play-on-as = Играть за
web-replay = Просмотреть партию
web-first = В начало
web-back = Назад
web-forward = Вперёд
web-turn-back = На ход назад
web-turn-forward = На ход вперёд
web-last = В конец
# $step, $steps (numbers)
web-step = Шаг { $step } из { $steps }
web-go-to = Показать этот шаг
web-share = Поделиться
web-eyes = Точка зрения
web-all-open = Все карты открыты
web-download = Скачать запись
web-play-again = Сыграть ещё раз с теми же игроками
web-course = Ход партии
web-remove-player = Пусть за игрока играет бот
web-earlier-log = Раньше
web-later-log = Позже
web-my-games = Мои партии
web-no-games = Таких партий нет.
web-games = Партии
web-all-games = Все
web-unfinished = Не окончены
web-won = Победа
web-lost = Поражение
web-opponents = Соперники
web-anybody = Любые
web-people = Люди
web-statistics = Статистика
web-statistics-intro = Как часто каждую карту используют в партиях двух ботов и какова её ценность: на сколько в среднем меняется шанс на победу у игрока, который её берёт, разыгрывает или активирует.
web-statistics-units = Взятая карта сравнивается с другими, которые могли прийти, сыгранная или активированная — с положением до действия. Поэтому неважно, кто впереди. Ценность указана в процентных пунктах, с доверительным интервалом 95 %; количества — на одну партию.
web-games-of-bot = Бот (партии)
# How the bots that are not levels of play decide. The number of games follows in brackets.
web-bot-greedy = 1 действие вперёд
# $count
web-bot-search = { $count ->
    [one] Моделирует { $count } партию
    [few] Моделирует { $count } партии
   *[many] Моделирует { $count } партий
}
web-times-drawn = Взята
web-times-melded = Сыграна
web-times-activated = Активирована
web-part-shared = Присоединились
web-worth-draw = Ценность при взятии
web-worth-meld = Ценность при розыгрыше
web-worth-activate = Ценность при активации
web-best-and-worst = Лучшие и худшие карты
web-all-by-age = Все карты по эпохам
web-download-csv = Скачать все числа (CSV)
web-won-of = Соперник — { $bot }: побед { $won } из { $count }
web-more-tables = Ещё столы
web-remove-guest = Освободить это место

## The review of a game
web-review = Разбор
web-review-note = Чего стоил каждый выбор, исходя из того, что игрок знал в тот момент: сколько зависело от игры, а сколько — от удачи.
web-review-begin = Разобрать партию
web-review-deeper = Разобрать глубже
web-review-again = Обновить
# $done, $total (numbers)
web-reviewing = Разбор: готово { $done } из { $total } ответов
web-win-chance = Шансы на победу
web-options-then = Варианты в этот момент
web-option-taken = выбран
web-option-best = лучший
web-better-line = Посмотреть, что дал бы лучший ход
web-try-from-here = Сыграть отсюда самостоятельно
web-as-played = Вернуться к сыгранной партии
