### Обучение: слова вокруг уроков, первой партии, наставника и задач — в браузере и в терминале.

learn-title = Научиться играть
learn-intro = Этой игре учатся, играя. Каждый урок — это позиция, в которой надо что-то сделать; он занимает от одной до трёх минут.
learn-lessons = Уроки
learn-done = Пройдено
# $done, $count: числа
learn-progress = Готово: { $done } из { $count }
# $number, $title
learn-lesson = Урок { $number }. { $title }
# $step, $steps: числа
learn-step = Шаг { $step } из { $steps }
learn-task = Ваша задача
learn-good = Отлично
learn-poor = Не совсем
# $option: вариант, как на его кнопке
learn-better = Лучше: { $option }
learn-what-happened = Что произошло
learn-go-on = Дальше
learn-try-again = Ещё раз
learn-next-lesson = Следующий урок
learn-all-lessons = Все уроки
learn-finished = Урок пройден.
learn-finished-all = Все уроки пройдены. Вас ждёт первая партия.

## Первая партия

learn-guided = Ваша первая партия
learn-guided-note = Настоящая партия против начинающего бота. Рядом наставник, который объясняет всё, что случается впервые.
learn-guided-start = Начать партию

## Наставник

coach-title = Наставник
coach-why = Почему?
coach-off = Отключить наставника
coach-on = Включить наставника
