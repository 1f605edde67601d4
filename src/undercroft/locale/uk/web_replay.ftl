# Повтори партій у браузері

web-replay-start = Усе готово до гри.
web-replay-chose = Вибір зроблено: { $who }.
web-replay-moment = Момент партії
web-replay-at = Момент { $at } із { $moves }
web-replay-steps = Кроки
web-replay-first = На початок
web-replay-back = На крок назад
web-replay-forth = На крок уперед
web-replay-last = У кінець
web-replay-play = Дивитися
web-replay-speed = Швидкість
web-replay-eyes = Чиїми очима
web-replay-open = Усі карти
web-replay-public = Загальний вигляд
web-replay-branch = Грати звідси
web-replay-branch-text = Із цієї позиції почнеться нова партія. Стара лишиться, як була.
web-replay-link = Скопіювати посилання
web-replay-file = Зберегти файл
web-replay-running = Ця партія ще триває.
web-replay-running-text = Доки вона не скінчилася, у ній є таємниці. Потім її можна буде роздивитися з усіх боків.
web-replay-to-table = До столу
web-copy-by-hand = Скопіюйте це посилання:
