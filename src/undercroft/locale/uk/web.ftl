# Слова браузера

web-motto = П’ять підземель, один стіл.
web-loading = Запалюємо свічки…
web-broken = Щось пішло не так.
web-broken-text = Частина сторінки не завантажилася. Ваші партії збережено на сервері. Перевірте з’єднання та спробуйте ще раз.
web-failed = Не вдалося: { $text } Нічого не змінилося; спробуйте ще раз.
web-reload = Завантажити знову
web-again = Ще раз
web-lost = Такої сторінки немає.
web-lost-text = Можливо, в адресі помилка. Усе, що є, знайдеться в залі.
web-to-lobby = До зали
web-close = Закрити
web-got-it = Зрозуміло
web-cancel = Скасувати
web-send = Надіслати

## Налаштування

web-settings = Налаштування
web-language = Мова
web-look = Вигляд і звук
web-theme-dark = За свічок
web-theme-light = За денного світла
web-theme-system = Як у системі
web-motion = Анімація
web-sound = Звук
web-pace-text = Ходи інших
web-pace-calm = 1×
web-pace-quick = 3×
web-pace-at-once = Підсумок

## Зала

web-games = Ігри
web-players = Гравці
web-length = Тривалість партії
web-minutes = { $count } хв
web-hours = { $count } год
web-difficulty = Складність { $value } з 4
web-difficulty-1 = легко
web-difficulty-2 = середньо
web-difficulty-3 = складно
web-difficulty-4 = дуже складно
web-play-now = Грати
web-starting = Готуємо стіл…
web-options = Налаштувати партію
web-set-up = Налаштувати стіл: { $game }
web-how = Як грати
web-learn = Перша партія з підказками
web-your-tables = Ваші столи
web-running = { $count ->
        [one] триває { $count } партія
        [few] тривають { $count } партії
       *[many] триває { $count } партій
    }
web-bots = { $count ->
        [one] { $count } бот
        [few] { $count } боти
       *[many] { $count } ботів
    }
web-your-turn = ваш хід
web-turn-of = чекаємо: { $who }
web-bots-play = грають боти
web-you-won = ви перемогли
web-others-won = перемога: { $who }
web-bot-won = переміг бот
web-nobody-won-short = ніхто не переміг
web-lost-short = поразка
web-resume = Продовжити
web-show-all = Показати всі
web-show-fewer = Показати менше
web-no-tables = Жодної розпочатої партії. Оберіть підземелля й запаліть першу свічку.
web-finished = Зіграні партії
web-watch = Інші столи
web-look-on = Дивитися
web-import = Відкрити збереження
web-import-text = Продовжити партію, завантажену тут або збережену в терміналі.
web-choose-file = Обрати файл
web-series-dungeoneer = Dungeoneer
web-name-tomb = Tomb of the Lich Lord
web-name-wrath = Wrath of the Serpent Goddess
web-name-descent = Descent, перше видання
web-blurb-one-card = Дванадцять рівнів на одній карті. Три кубики на хід, і кожне очко на вагу золота.
web-blurb-raiders = Б’ються разом, монети рахують окремо. Найбільш поранений не переможе.
web-blurb-tomb = Лабіринт росте на ходу. Для перемоги треба три завдання, а монстри в руках у друзів.
web-blurb-wrath = Герої 7-го рівня та легендарні завдання. Здолайте Накарі, і ніч ваша.
web-blurb-descent = Загін проти володаря. Смолоскипи, скарби й дуже довгий шлях униз.
web-role-overlord = володар
web-role-hero = герой
web-art-one-card = Павук навис над самотнім героєм
web-art-raiders = Четверо шукачів перед драконом
web-art-tomb = Череп у короні підіймається над гробницею
web-art-wrath = Величезна змія на тлі сонячного диска
web-art-descent = Герої спускаються сходами до демона

## Новий стіл

web-new-table = Новий стіл: { $game }
web-seat-here = Людина за цим екраном
web-seat-invite = Людина за запрошенням
web-bot-random = Бот: ходить абияк
web-bot-heuristic = Бот: думає
web-name = Ім’я
web-more = Ще
web-clock = Час на вибір
web-no-clock = Скільки завгодно
web-seconds = { $count } с
web-seed = Зерно випадковості
web-seed-random = випадкове
web-stand-in = Хто замінить повільних і тих, хто пішов
web-start = Почати
web-variants = Варіанти правил
web-variants-on = { $count ->
        [0] немає
       *[other] увімкнено: { $count }
    }

## Запрошення

web-invited = Вам залишили місце: { $game }
web-invited-text = Назвіться й сідайте. Посилання ваше: у кого воно, у того й місце.
web-your-name = Ваше ім’я
web-sit-down = Сісти за стіл
web-bad-link = За цим посиланням місця немає.
web-bad-link-text = Можливо, посилання скопійовано не повністю або місце вже віддано. З партією все гаразд. Попросіть нове посилання або дивіться як глядач.
web-no-table = Такого столу немає.
web-no-table-text = Можливо, адреса неповна або стіл на іншому сервері. Решта ваших партій у безпеці.
web-no-seat = За цей стіл сісти не вийде.

## Стіл

web-board = Поле
web-hand = Ваша рука
web-seats = Місця
web-you = (ви)
web-spectator = Глядач
web-free = вільно
web-ready = готово
web-chooses = обирає
web-out = поза грою
web-invite = Скопіювати запрошення
web-copied = Скопійовано
web-invite-people = Запросити
web-invite-text = За посиланням на місце можна за нього сісти. Останнє посилання дає змогу дивитися.
web-invite-deal = Кожен, хто сідає за стіл, додає своє до кубиків. Гру роздають, коли всі на місці.
web-invite-watch = Посилання для глядачів
web-waiting-room = Чекаємо на гравців
web-there = на місці
web-to-table = До столу
web-qr = QR-код
web-qr-of = Відскануйте, щоб зайняти місце { $number }
web-person = { $title } ({ $name })
web-came = { $named ->
        [yes] За стіл сідає { $name }.
       *[no] Місце { $number } зайнято.
    }
web-left = { $named ->
        [yes] { $name } більше не грає. Далі грає бот.
       *[no] Гравець { $number } більше не грає. Далі грає бот.
    }
web-choices = Ваш вибір
web-log = Журнал
web-log-empty = Журнал почнеться з наступної події.
web-log-newest = До останнього запису
web-chat = Розмова
web-chat-empty = Усі мовчать.
web-say = Сказати щось
web-reaction-1 = Чудово!
web-reaction-2 = Ха!
web-reaction-3 = О ні!
web-reaction-4 = Гм…
web-reaction-5 = Щасти!
web-reaction-6 = Добром це не скінчиться.
web-die = Кубик: { $value }
web-against = проти
web-zoom-in = Наблизити
web-zoom-out = Віддалити
web-zoom-fit = Показати все
web-zoom-board = Поле великим планом. Стрілки рухають його, плюс і мінус змінюють масштаб, 0 показує все
web-waiting = Чекаємо: { $who }.
web-waiting-others = Чекаємо на решту.
web-gathering = Гру буде роздано, коли всі сядуть за стіл.
web-clock-left = На вибір { $count ->
        [one] залишилася { $count } секунда
        [few] залишилися { $count } секунди
       *[many] залишилося { $count } секунд
    }
web-reconnecting = Зв’язок урвався; повертаємося…
web-reconnecting-text = Усе, що ви обрали, збережено на сервері. Партія триватиме з того ж місця.
web-paused = Стіл на паузі.
web-over = Партію завершено.
web-skip = Одразу до підсумку
web-skip-text = Клацання або дотик одразу покаже підсумок.
web-skip-text-touch = Дотик одразу покаже підсумок.
web-stops = Де мене запитувати
web-stops-text = Поки грають інші, вас запитують там, де ви можете змінити те, що відбувається, або відповісти на те, що спрямоване проти вас. Запитувати також:
web-stops-rolls = під час кожного кидка
web-stops-steps = після кожного кроку суперника
web-stops-everything = завжди, коли я можу діяти
web-stops-cards = Через мою карту
web-stops-card-auto = де це важливо
web-stops-card-always = завжди, коли її можна застосувати
web-stops-card-never = ніколи
web-waive = Пропускати й далі
web-waive-stop = Більше не пропускати
web-waiving = Пропускаємо, доки не з’явиться щось нове, справа не торкнеться вас або не настане ваш хід.
web-recap = Тим часом: { $count }
web-recap-text = Що сталося після вашої останньої дії
web-recap-mine = Що стосується вас
web-do-it = Так і зробити
web-undo = Повернути хід
web-undo-asked = Чекаємо згоди
web-undo-wish = { $who } просить повернути хід.
web-agree = Погодитися
web-refuse = Відмовити
web-pause = Пауза
web-go-on = Продовжити гру
web-pass = Передайте екран: { $who }
web-pass-text = Решта, відверніться, будь ласка.
web-pass-ready = Я на місці
web-pass-open = Подивитися на відкритий стіл
web-pass-opened = Відкритий стіл: те, що видно всім.
web-pass-hide = Сховати
web-why = Що це означає
web-why-not = Чому не можна?
web-chances-note = Якщо не втрутиться ніхто інший. Два числа враховують те, що ще можна обрати, наприклад переваги вашого героя.
web-why-option = Що це означає: { $option }
web-tap-again = Торкніться ще раз, щоб зіграти.
web-rule = Правило { $id }
web-error-stale = Поки ви обирали, становище змінилося. Погляньте ще раз і оберіть знову.
web-error-lost = Зв’язок урвався. Нічого не змінилося; з’єднання відновиться саме.
web-error-store = Сервер не зміг це зберегти. Нічого не змінилося; спробуйте трохи згодом.
web-error-paused = Стіл на паузі: спершу продовжте гру.
web-error-nothing = Повертати вам нічого.
web-error-over = Партію вже завершено.
web-error-forbidden = За цим столом кидки й розкриті таємниці не повертають.
web-error-calls = За цим столом уже надто часто брали паузу й повертали ходи.
web-error-flood = Забагато одразу: зачекайте трохи.
web-error-reload = Версії сторінки й сервера різняться.
web-error-reload-text = Оновіть сторінку: вашу партію збережено. Якщо не допоможе, то сервер саме оновлюють: спробуйте за хвилину.
web-error-later = У сервера багато роботи: спробуйте ще раз через { $count ->
        [one] { $count } секунду
        [few] { $count } секунди
       *[other] { $count } секунд
    }.
web-seat-shared = Ваше місце відкрите в кількох вікнах: { $count }. Якщо одне з них не ваше, змініть замок у меню.

## Меню, допомога, кінець партії

web-menu = Меню
web-rules = Правила
web-help = Клавіші й допомога
web-help-touch = Допомога
web-help-text = Що світиться, те можна натиснути. Права кнопка, довге натискання або клавіша w пояснять, що це означає або чому не можна. Коліщатко миші або два пальці змінюють масштаб поля, потім його можна рухати.
web-help-text-touch = Що світиться, те можна обрати дотиком. Потримайте палець на чому завгодно, і дізнаєтеся, що це означає або чому не можна. Два пальці змінюють масштаб поля, потім його можна рухати.
web-key-digits = обрати зі списку
web-key-move = пересуватися й обирати
web-key-zoom = наблизити, віддалити, показати поле цілком (0 — якщо це не варіант ходу)
web-key-why = чому можна чи не можна
web-key-undo = повернути хід
web-key-waive = пропускати й далі або перестати
web-key-skip = одразу показати підсумок
web-key-help = ця довідка
web-download = Завантажити партію
web-record-secret = У партії ще є таємниці: запис відкриється, коли вона скінчиться.
web-check-dice = Перевірити кубики
web-dice-guided = Кубики й карти цієї партії підібрано під підказки.
web-replay = Повтор партії
web-rematch = Зіграти ще раз
web-rematch-waits = Хтось хоче зіграти ще раз. Приєднуйтеся: «Зіграти ще раз».
web-lock-seat = Змінити замок мого місця
web-with-take-backs = У цій партії повертали кидки або розкриті таємниці.
web-with-take-backs-short = з поверненнями
web-take-backs = Кидки й розкриті таємниці можна повертати
web-take-backs-text = Така партія позначається як партія з поверненнями.
web-open-chat = Глядачі можуть долучатися до розмови
web-replay-start-taken-back = Партія починається. У ній повертали кидки або розкриті таємниці.
web-resign = Покинути партію
web-resign-text = Ваше місце назавжди посяде бот. Решта дограє.
web-report = Повідомити про помилку
web-report-text = Що сталося? До повідомлення буде додано партію як є.
web-reported = Дякуємо. Номер повідомлення: { $number }.
web-won = Ви перемогли!
web-winner = { $count ->
        [one] Перемога: { $who }.
        [few] Перемогу ділять: { $who }.
       *[many] Перемогу ділять: { $who }.
    }
web-nobody-won = Ніхто не переміг.
web-lost-game = Ви програли.

## Правила

web-search = Пошук
web-search-hint = Слово або номер правила
web-contents = Зміст
web-rules-found = { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
web-no-rules = Такого правила немає.
