# Слова браузера

web-motto = Пять подземелий, один стол.
web-loading = Зажигаем свечи…
web-broken = Что-то пошло не так.
web-broken-text = Часть страницы не загрузилась. Ваши партии в сохранности на сервере. Проверьте соединение и попробуйте ещё раз.
web-failed = Не получилось: { $text } Ничего не изменилось; попробуйте ещё раз.
web-reload = Загрузить снова
web-again = Ещё раз
web-lost = Такой страницы нет.
web-lost-text = Возможно, в адресе опечатка. Всё, что есть, найдётся в зале.
web-to-lobby = В зал
web-close = Закрыть
web-got-it = Понятно
web-cancel = Отмена
web-send = Отправить

## Настройки

web-settings = Настройки
web-language = Язык
web-look = Вид и звук
web-theme-dark = При свечах
web-theme-light = При дневном свете
web-theme-system = Как в системе
web-motion = Анимация
web-sound = Звук
web-pace-text = Ходы остальных
web-pace-calm = 1×
web-pace-quick = 3×
web-pace-at-once = Сводка

## Зал

web-games = Игры
web-players = Игроки
web-length = Длительность партии
web-minutes = { $count } мин
web-hours = { $count } ч
web-difficulty = Сложность { $value } из 4
web-difficulty-1 = легко
web-difficulty-2 = средне
web-difficulty-3 = сложно
web-difficulty-4 = очень сложно
web-play-now = Играть
web-starting = Готовим стол…
web-options = Настроить партию
web-set-up = Настроить стол: { $game }
web-how = Как играть
web-learn = Первая партия с подсказками
web-your-tables = Ваши столы
web-running = { $count ->
        [one] идёт { $count } партия
        [few] идут { $count } партии
       *[many] идёт { $count } партий
    }
web-bots = { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
web-your-turn = ваш ход
web-turn-of = ждём: { $who }
web-bots-play = играют боты
web-you-won = вы победили
web-others-won = победа: { $who }
web-bot-won = победил бот
web-nobody-won-short = никто не победил
web-lost-short = поражение
web-resume = Продолжить
web-show-all = Показать все
web-show-fewer = Показать меньше
web-no-tables = Ни одной начатой партии. Выберите подземелье и зажгите первую свечу.
web-finished = Сыгранные партии
web-watch = Другие столы
web-look-on = Смотреть
web-import = Открыть сохранение
web-import-text = Продолжить партию, скачанную здесь или сохранённую в терминале.
web-choose-file = Выбрать файл
web-series-dungeoneer = Подземелье
web-name-tomb = Гробница повелителя мёртвых
web-name-wrath = Ярость богини змей
web-name-descent = Descent, первое издание
web-blurb-one-card = Двенадцать уровней на одной карте. Три кубика на ход, и каждое очко на счету.
web-blurb-raiders = Сражаются вместе, монеты считают порознь. Самый израненный не победит.
web-blurb-tomb = Лабиринт растёт на ходу. Для победы нужны три задания, а монстры в руках у друзей.
web-blurb-wrath = Герои 7-го уровня и легендарные задания. Сразите Накари, и ночь ваша.
web-blurb-descent = Отряд против властелина. Факелы, сокровища и очень долгий путь вниз.
web-role-overlord = властелин
web-role-hero = герой
web-art-one-card = Паук навис над одиноким героем
web-art-raiders = Четверо искателей перед драконом
web-art-tomb = Череп в короне поднимается над гробницей
web-art-wrath = Огромная змея на фоне солнечного диска
web-art-descent = Герои спускаются по лестнице к демону

## Новый стол

web-new-table = Новый стол: { $game }
web-seat-here = Человек за этим экраном
web-seat-invite = Человек по приглашению
web-bot-random = Бот: ходит как попало
web-bot-heuristic = Бот: думает
web-name = Имя
web-more = Ещё
web-clock = Время на выбор
web-no-clock = Сколько угодно
web-seconds = { $count } с
web-seed = Зерно случайности
web-seed-random = случайное
web-stand-in = Кто заменит медлительных и ушедших
web-start = Начать
web-variants = Варианты правил
web-variants-on = { $count ->
        [0] нет
       *[other] включено: { $count }
    }

## Приглашение

web-invited = Вам оставили место: { $game }
web-invited-text = Назовитесь и садитесь. Ссылка ваша: у кого она, у того и место.
web-your-name = Ваше имя
web-sit-down = Сесть за стол
web-bad-link = По этой ссылке места нет.
web-bad-link-text = Возможно, ссылка скопирована не целиком или место уже отдано. С партией всё в порядке. Попросите новую ссылку или посмотрите со стороны.
web-no-table = Такого стола нет.
web-no-table-text = Возможно, адрес неполный или стол на другом сервере. Остальные ваши партии в сохранности.
web-no-seat = За этот стол сесть не получится.

## Стол

web-board = Поле
web-hand = Ваша рука
web-seats = Места
web-you = (вы)
web-spectator = Зритель
web-free = свободно
web-ready = готово
web-chooses = выбирает
web-out = вне игры
web-invite = Скопировать приглашение
web-copied = Скопировано
web-invite-people = Пригласить
web-invite-text = По ссылке на место можно за него сесть. Последняя ссылка позволяет смотреть.
web-invite-deal = Каждый, кто садится за стол, добавляет своё к кубикам. Игра раздаётся, когда все на месте.
web-invite-watch = Ссылка для зрителей
web-waiting-room = Ждём игроков
web-there = на месте
web-to-table = К столу
web-qr = QR-код
web-qr-of = Отсканируйте, чтобы занять место { $number }
web-person = { $title } ({ $name })
web-came = { $named ->
        [yes] За стол садится { $name }.
       *[no] Место { $number } занято.
    }
web-left = { $named ->
        [yes] { $name } больше не играет. Дальше играет бот.
       *[no] Игрок { $number } больше не играет. Дальше играет бот.
    }
web-choices = Ваш выбор
web-log = Журнал
web-log-empty = Журнал начнётся со следующего события.
web-log-newest = К последней записи
web-chat = Разговор
web-chat-empty = Все молчат.
web-say = Сказать что-нибудь
web-reaction-1 = Отлично!
web-reaction-2 = Ха!
web-reaction-3 = О нет!
web-reaction-4 = Хм…
web-reaction-5 = Удачи!
web-reaction-6 = Добром это не кончится.
web-die = Кубик: { $value }
web-against = против
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-zoom-fit = Показать всё
web-zoom-board = Поле крупным планом. Стрелки двигают его, плюс и минус меняют масштаб, 0 показывает всё
web-waiting = Ждём: { $who }.
web-waiting-others = Ждём остальных.
web-gathering = Игра будет роздана, когда все сядут за стол.
web-clock-left = На выбор { $count ->
        [one] осталась { $count } секунда
        [few] остались { $count } секунды
       *[many] осталось { $count } секунд
    }
web-reconnecting = Связь прервалась; возвращаемся…
web-reconnecting-text = Всё, что вы выбрали, сохранено на сервере. Партия продолжится с того же места.
web-paused = Стол на паузе.
web-over = Партия окончена.
web-skip = Сразу к итогу
web-skip-text = Щелчок или касание сразу покажет итог.
web-skip-text-touch = Касание сразу покажет итог.
web-stops = Где меня спрашивать
web-stops-text = Пока играют другие, вас спрашивают там, где вы можете изменить происходящее или ответить на то, что направлено против вас. Спрашивать также:
web-stops-rolls = при каждом броске
web-stops-steps = после каждого шага соперника
web-stops-everything = всегда, когда я могу действовать
web-stops-cards = Из-за моей карты
web-stops-card-auto = где это важно
web-stops-card-always = всегда, когда её можно применить
web-stops-card-never = никогда
web-waive = Пропускать и дальше
web-waive-stop = Больше не пропускать
web-waiving = Пропускаем, пока не появится что-то новое, дело не коснётся вас или не придёт ваш ход.
web-recap = Тем временем: { $count }
web-recap-text = Что произошло после вашего последнего действия
web-recap-mine = Что касается вас
web-do-it = Так и сделать
web-undo = Вернуть ход
web-undo-asked = Ждём согласия
web-undo-wish = { $who } просит вернуть ход.
web-agree = Согласиться
web-refuse = Отказать
web-pause = Пауза
web-go-on = Продолжить игру
web-pass = Передайте экран: { $who }
web-pass-text = Остальные, отвернитесь, пожалуйста.
web-pass-ready = Я на месте
web-pass-open = Посмотреть на открытый стол
web-pass-opened = Открытый стол: то, что видно всем.
web-pass-hide = Скрыть
web-why = Что это значит
web-why-not = Почему нельзя?
web-chances-note = Если не вмешается никто другой. Два числа учитывают то, что ещё можно выбрать, например преимущества вашего героя.
web-why-option = Что это значит: { $option }
web-tap-again = Коснитесь ещё раз, чтобы сыграть.
web-rule = Правило { $id }
web-error-stale = Пока вы выбирали, положение изменилось. Взгляните ещё раз и выберите снова.
web-error-lost = Связь прервалась. Ничего не изменилось; соединение восстановится само.
web-error-store = Сервер не смог это сохранить. Ничего не изменилось; попробуйте чуть позже.
web-error-paused = Стол на паузе: сначала продолжите игру.
web-error-nothing = Возвращать вам нечего.
web-error-over = Партия уже окончена.
web-error-forbidden = За этим столом ход нельзя вернуть после броска или раскрытой тайны.
web-error-calls = За этим столом уже слишком часто брали паузу и возвращали ходы.
web-error-flood = Слишком много сразу: подождите немного.
web-error-reload = Версии страницы и сервера различаются.
web-error-reload-text = Обновите страницу: ваша партия в сохранности. Если не поможет, значит сервер как раз обновляют: попробуйте через минуту.
web-error-later = У сервера много работы: попробуйте ещё раз через { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[other] { $count } секунд
    }.
web-seat-shared = Ваше место открыто в нескольких окнах: { $count }. Если одно из них не ваше, смените замок в меню.

## Меню, помощь, конец партии

web-menu = Меню
web-rules = Правила
web-help = Клавиши и помощь
web-help-touch = Помощь
web-help-text = Что светится, то можно нажать. Правая кнопка, долгое нажатие или клавиша w объяснят, что это значит или почему нельзя. Колесо мыши или два пальца меняют масштаб поля, потом его можно двигать.
web-help-text-touch = Что светится, то можно выбрать касанием. Подержите палец на чём угодно, и узнаете, что это значит или почему нельзя. Два пальца меняют масштаб поля, потом его можно двигать.
web-key-digits = выбрать из списка
web-key-move = перемещаться и выбирать
web-key-zoom = приблизить, отдалить, показать поле целиком (0 — если это не вариант хода)
web-key-why = почему можно или нельзя
web-key-undo = вернуть ход
web-key-waive = пропускать и дальше или перестать
web-key-skip = сразу показать итог
web-key-help = эта справка
web-download = Скачать партию
web-record-secret = В партии ещё есть тайны: запись откроется, когда она закончится.
web-check-dice = Проверить кубики
web-dice-guided = Кубики и карты этой партии подобраны под подсказки.
web-replay = Повтор партии
web-rematch = Сыграть ещё раз
web-rematch-waits = Кто-то хочет сыграть ещё раз. Присоединяйтесь: «Сыграть ещё раз».
web-lock-seat = Сменить замок моего места
web-with-take-backs = В этой партии ходы возвращали и после бросков или раскрытых тайн.
web-with-take-backs-short = с возвратами
web-take-backs = Ход можно вернуть и после броска или тайны
web-take-backs-text = Такая партия отмечается как партия с возвратами.
web-open-chat = Зрители могут участвовать в разговоре
web-replay-start-taken-back = Партия начинается. В ней ходы возвращали и после бросков или раскрытых тайн.
web-resign = Покинуть партию
web-resign-text = Ваше место навсегда займёт бот. Остальные доиграют.
web-report = Сообщить об ошибке
web-report-text = Что случилось? К сообщению приложится партия как есть.
web-reported = Спасибо. Номер сообщения: { $number }.
web-won = Вы победили!
web-winner = { $count ->
        [one] Победа: { $who }.
        [few] Победу делят: { $who }.
       *[many] Победу делят: { $who }.
    }
web-nobody-won = Никто не победил.
web-lost-game = Вы проиграли.

## Правила

web-search = Поиск
web-search-hint = Слово или номер правила
web-contents = Содержание
web-rules-found = { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
web-no-rules = Такого правила нет.
