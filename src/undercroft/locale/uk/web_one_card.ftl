# One Card Dungeon at the browser's table

web-one-card-level = Рівень { $level } з { $levels }
web-one-card-level-head = Рівень { $level }
web-one-card-turn = Хід { $turn }
web-one-card-reason-energy = Кубик додається до вміння, на якому лежить, лише на цей хід.
web-one-card-reason-hero = Ходіть і бийте в будь-якому порядку. Невитрачені очки зникнуть.
web-one-card-reason-monsters = Монстрам однаково, тож вирішуєте ви.
web-one-card-reason-reward = Покращене вміння залишиться з вами до кінця гри.
web-one-card-reason-over = Свічка догоріла.

## The card

web-one-card-foes = { $count ->
        [0] монстрів не залишилося
        [one] { $count } { $monster-one }
        [few] { $count } { $monster-few }
        [many] { $count } { $monster-many }
       *[other] { $count } { $monster-other }
    }
web-one-card-kind = { $monster-cap }
web-one-card-hero = { $class-cap }
web-one-card-overlay-sight = Зір
web-one-card-overlay-range = Дальність
web-one-card-overlay-threat = Загроза
web-one-card-sight-text = Вільна лінія до кожного монстра або те, що її перекриває
web-one-card-range-text = Відстань від вас до кожної плитки
web-one-card-threat-text = Куди підуть монстри і скількох поранень ви зазнаєте, якщо зупинитеся на плитці
web-one-card-grid = Карта підземелля, рівень { $level }
web-one-card-cell-seen = { $square }, { $monster } { $letter }, здоров’я { $health }, відстань { $distance }, видно
web-one-card-cell-unseen = { $square }, { $monster } { $letter }, здоров’я { $health }, відстань { $distance }, не видно
web-one-card-cell-hero = { $square }, ви, { $class }, здоров’я { $health }
web-one-card-cell-wall = { $square }, стіна
web-one-card-cell-stairs = { $square }, сходи{ $distance ->
        [0] {""}
       *[other] , відстань { $distance }
    }
web-one-card-cell-floor = { $square }, підлога{ $distance ->
        [0] {""}
       *[other] , відстань { $distance }
    }
web-one-card-cell-walk = Шлях коштує { $price ->
        [one] { $price } очко
        [few] { $price } очки
       *[many] { $price } очок
    } швидкості
web-one-card-cell-paw = Звідси починають монстри рівня { $level }
web-one-card-paws = Лапа з числом — плитка, з якої починають монстри цього рівня.
web-one-card-kills = { $price }: смерть
web-one-card-wounds = { $price }: ранить
web-one-card-next = ходить { $letter }?

## A square that is looked at

web-one-card-foe = { $monster-cap } { $letter } на { $square }
web-one-card-lines = { $lines ->
        [0] Не видно: усі 16 ліній перекрито
        [one] Видно: вільна { $lines } лінія з 16
        [few] Видно: вільні { $lines } лінії з 16
        [many] Видно: вільно { $lines } ліній з 16
       *[other] Видно: вільно { $lines } лінії з 16
    }
web-one-card-distance = Відстань { $distance }, ваша дальність { $range }
web-one-card-strike-price = Удар коштує { $price ->
        [one] { $price } очко
        [few] { $price } очки
       *[many] { $price } очок
    } атаки, у вас { $left }
web-one-card-strike-from = Ударити можна з { $square }: шлях коштує { $price ->
        [one] { $price } очко
        [few] { $price } очки
       *[many] { $price } очок
    } швидкості.
web-one-card-walk = Іти на { $square }
web-one-card-walk-price = { $price ->
        [one] { $price } очко
        [few] { $price } очки
       *[many] { $price } очок
    } швидкості, залишиться { $left }
web-one-card-walk-targets = Звідти можна вдарити: { $letters }
web-one-card-stop-there = Якщо зупинитися там: { $sum } проти { $defence }, { $most ->
        [0] без поранень
        [one] { $most } поранення
        [few] { $most } поранення
        [many] { $most } поранень
       *[other] { $most } поранення
    }
web-one-card-stop-there-ties = Якщо зупинитися там: від { $least } до { $most } поранень, залежно від того, як підуть монстри
web-one-card-planned = Іти на { $square }: { $price ->
        [one] { $price } очко
        [few] { $price } очки
       *[many] { $price } очок
    } швидкості, залишиться { $left }. Поранень, якщо там зупинитися: { $wounds }. Оберіть ще раз, щоб піти.
web-one-card-not-walked = Ви намітили шлях на { $square }, але не пройшли його.
web-one-card-go = Іти

## Rewards, strikes, the end

web-one-card-reward = Оберіть нагороду
web-one-card-rest = Лікування
web-one-card-healthy = здоров’я повне: нічого не зміниться
web-one-card-takes = { $wounds ->
        [0] без поранень
        [one] { $wounds } поранення
        [few] { $wounds } поранення
        [many] { $wounds } поранень
       *[other] { $wounds } поранення
    }
web-one-card-takes-ties = від { $least } до { $wounds } поранень, залежно від того, як підуть монстри
web-one-card-takes-some = поранень: { $least }–{ $wounds }
web-one-card-nobody = Ніхто не бачить вас і не дістає
web-one-card-lost = Ви загинули
web-one-card-lost-text = Рівень { $level }, хід { $turn }. Скіпетр поки що залишається в підземеллі.
web-one-card-won-text = Дванадцять рівнів, одна карта, і скіпетр ваш.

## The hero

web-one-card-health = Здоров’я
web-one-card-health-of = Здоров’я { $health } з { $most }
web-one-card-speed = Швидкість
web-one-card-attack = Атака
web-one-card-defence = Захист
web-one-card-range = Дальність
web-one-card-skills = Уміння
web-one-card-base = Без кубика
web-one-card-left = залишилося { $left }
web-one-card-divides = ділить атаку монстрів
web-one-card-steps = прямо 2, навскіс 3
web-one-card-dice = Кубики енергії
web-one-card-die = Кубик { $die }: узяти
web-one-card-die-laid = Кубик { $die }: покладено
web-one-card-slot = { $skill }: покласти кубик сюди
web-one-card-slot-full = { $skill }: тут лежить кубик { $die }
web-one-card-laid = { $skill }, кубик { $die }: разом { $total }
web-one-card-lay = Покласти
web-one-card-lay-hint = Перетягніть на вміння або оберіть:
web-one-card-ways = Розкладки кубиків
web-one-card-prospect = { $strikes ->
        [0] ударів не вийде
        [one] { $strikes } можливий удар
        [few] { $strikes } можливі удари
        [many] { $strikes } можливих ударів
       *[other] { $strikes } можливого удару
    }, { $wounds ->
        [0] на місці без поранень
        [one] { $wounds } поранення, якщо не рухатися
        [few] { $wounds } поранення, якщо не рухатися
        [many] { $wounds } поранень, якщо не рухатися
       *[other] { $wounds } поранення, якщо не рухатися
    }
web-one-card-clears = загинуть усі монстри
web-one-card-strikes-text = можливих ударів
web-one-card-stay-text = поранень на місці
web-one-card-used = Уже використано.
web-one-card-unused = Ще не використано.
web-one-card-odds = { $strikes ->
        [0] без ударів { $chance }
        [one] { $strikes } удар { $chance }
        [few] { $strikes } удари { $chance }
        [many] { $strikes } ударів { $chance }
       *[other] { $strikes } удару { $chance }
    }

## The monsters

web-one-card-monsters = Монстри
web-one-card-nearest = починаючи з найближчих
web-one-card-seen = відстань { $distance }, видно
web-one-card-unseen = відстань { $distance }, не видно
web-one-card-can-kill = удар за { $price ->
        [one] { $price } очко
        [few] { $price } очки
       *[many] { $price } очок
    } атаки вб’є
web-one-card-can-wound = удар за { $price ->
        [one] { $price } очко
        [few] { $price } очки
       *[many] { $price } очок
    } атаки, здоров’я залишиться { $health }
web-one-card-in-range = ви його дістаєте
web-one-card-out-of-range = ви його не дістанете
web-one-card-hidden = вам його не видно
web-one-card-reaches = він може дістати вас
web-one-card-dies = ви загинете
web-one-card-may-die = ви можете загинути
web-one-card-stop-safe = Якщо зупинитися зараз, вас ніхто не дістане.
web-one-card-threat-energy = Розкладіть кубики, і тут буде сказано, чим вам загрожують монстри.
web-one-card-threat-monsters = Монстри ходять, а потім б’ють усі, хто бачить вас і дістає.
web-one-card-stop = Якщо зупинитися зараз, { $count ->
        [one] вдарить
       *[other] вдарять
    } { $who }: { $terms } проти захисту { $defence }, разом
