# Повторы партий в браузере

web-replay-start = Всё готово к игре.
web-replay-chose = Выбор сделан: { $who }.
web-replay-moment = Момент партии
web-replay-at = Момент { $at } из { $moves }
web-replay-steps = Шаги
web-replay-first = К началу
web-replay-back = На шаг назад
web-replay-forth = На шаг вперёд
web-replay-last = К концу
web-replay-play = Смотреть
web-replay-speed = Скорость
web-replay-eyes = Чьими глазами
web-replay-open = Все карты
web-replay-public = Общий вид
web-replay-branch = Играть отсюда
web-replay-branch-text = С этой позиции начнётся новая партия. Старая останется как есть.
web-replay-link = Скопировать ссылку
web-replay-file = Сохранить файл
web-replay-running = Эта партия ещё идёт.
web-replay-running-text = Пока она не кончилась, в ней есть тайны. Потом её можно будет рассмотреть со всех сторон.
web-replay-to-table = К столу
web-copy-by-hand = Скопируйте эту ссылку:
