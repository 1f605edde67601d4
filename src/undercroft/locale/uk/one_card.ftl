# One Card Dungeon

one-card-about = Один герой, три кубики, дванадцять рівнів на одній карті.

## Names

one-card-monster-spider = павук
    .gen = павука
    .dat = павукові
    .acc = павука
    .ins = павуком
    .one = павук
    .few = павуки
    .many = павуків
    .other = павука
one-card-monster-skeleton = скелет-лучник
    .gen = скелета-лучника
    .dat = скелетові-лучнику
    .acc = скелета-лучника
    .ins = скелетом-лучником
    .one = скелет-лучник
    .few = скелети-лучники
    .many = скелетів-лучників
    .other = скелета-лучника
one-card-monster-ogre = огр
    .gen = огра
    .dat = огрові
    .acc = огра
    .ins = огром
    .one = огр
    .few = огри
    .many = огрів
    .other = огра
one-card-monster-demon = демон
    .gen = демона
    .dat = демонові
    .acc = демона
    .ins = демоном
    .one = демон
    .few = демони
    .many = демонів
    .other = демона
one-card-skill-speed = швидкість
    .gen = швидкості
    .dat = швидкості
    .acc = швидкість
    .ins = швидкістю
one-card-skill-attack = атака
    .gen = атаки
    .dat = атаці
    .acc = атаку
    .ins = атакою
one-card-skill-defence = захист
    .gen = захисту
    .dat = захисту
    .acc = захист
    .ins = захистом
one-card-skill-range = дальність
    .gen = дальності
    .dat = дальності
    .acc = дальність
    .ins = дальністю
one-card-class-none = герой
    .gen = героя
    .dat = героєві
    .acc = героя
    .ins = героєм
one-card-class-paladin = Паладин
    .gen = Паладина
    .dat = Паладинові
    .acc = Паладина
    .ins = Паладином
one-card-class-barbarian = Варвар
    .gen = Варвара
    .dat = Варварові
    .acc = Варвара
    .ins = Варваром
one-card-class-archer = Лучниця
    .gen = Лучниці
    .dat = Лучниці
    .acc = Лучницю
    .ins = Лучницею
one-card-class-sorceress = Чарівниця
    .gen = Чарівниці
    .dat = Чарівниці
    .acc = Чарівницю
    .ins = Чарівницею
one-card-phase-energy = фаза енергії
    .gen = фази енергії
    .dat = фазі енергії
    .acc = фазу енергії
    .ins = фазою енергії
one-card-phase-hero = фаза героя
    .gen = фази героя
    .dat = фазі героя
    .acc = фазу героя
    .ins = фазою героя
one-card-phase-monsters = фаза переміщення монстрів
    .gen = фази переміщення монстрів
    .dat = фазі переміщення монстрів
    .acc = фазу переміщення монстрів
    .ins = фазою переміщення монстрів

## Events

one-card-level-begins = Рівень { $level }: на карті { $count } { $count ->
        [one] { $monster-one }
        [few] { $monster-few }
        [many] { $monster-many }
       *[other] { $monster-other }
    }.
one-card-level-cleared = Рівень { $level } пройдено за { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
        [many] { $turns } ходів
       *[other] { $turns } ходу
    }.
one-card-rolls = Ви кидаєте кубики: { $dice }.
one-card-rerolls = Ви перекидаєте всі кубики.
one-card-keeps = Кубик { $skill-gen } ({ $die }) лишається на місці.
one-card-energy = На цей хід: швидкість { $speed }, атака { $attack }, захист { $defence }, дальність { $range }.
one-card-moves = Ви йдете з { $from } на { $to } за { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    } швидкості.
one-card-wounds = Ви раните { $monster-acc } { $letter } за { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    } атаки. Його здоров’я: { $health }.
one-card-kills = Ви вбиваєте { $monster-acc } { $letter } за { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    } атаки.
one-card-monster-moves = { $monster-cap } { $letter } йде з { $from } на { $to } ({ $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    } швидкості).
one-card-monster-stays = { $monster-cap } { $letter } лишається на { $to }.
one-card-nobody-attacks = Жоден монстр не бачить вас у межах своєї дальності.
one-card-monsters-attack = { $count ->
        [1] { $monster-cap } { $strikers } атакує
        [one] { $count } { $monster-one } атакує ({ $strikers })
        [few] { $count } { $monster-few } атакують ({ $strikers })
        [many] { $count } { $monster-many } атакують ({ $strikers })
       *[other] { $count } { $monster-other } атакують ({ $strikers })
    }, { $sum } проти захисту { $defence }: { $wounds ->
        [0] жодного поранення
        [one] { $wounds } поранення
        [few] { $wounds } поранення
        [many] { $wounds } поранень
       *[other] { $wounds } поранення
    }. Ваше здоров’я: { $health }.
one-card-heals = Ви відпочиваєте: здоров’я знову { $health }.
one-card-improves = Відтепер { $skill } дорівнює { $value }.
one-card-victory = Останнього демона здолано. Скіпетр ваш: ви перемогли!
one-card-defeat = Ви гинете на { $square }, на рівні { $level } підземелля. Гру програно.

## Prompts

one-card-ask-keep = Лишити на місці один кубик минулого ходу чи кинути всі три?
one-card-ask-energy = Випало: { $dice }. Покладіть по одному кубику на швидкість, атаку й захист.
one-card-ask-energy-kept = Випало { $dice }; залишений кубик ({ $die }) лежить на своєму місці: { $skill }. Покладіть два інші кубики на два інші вміння.
one-card-ask-hero = { $others ->
        [0] Більше нічого не можна зробити. Лишилося: швидкість { $speed }, атака { $attack }.
       *[other] Ваша черга. Лишилося: швидкість { $speed }, атака { $attack }. Витрачайте в будь-якому порядку.
    }
one-card-ask-next = Кілька монстрів однаково близько. Хто ходить наступним?
one-card-ask-way = { $monster-cap } { $letter } на { $square } має кілька однаково добрих ходів. Куди йому йти?
one-card-ask-reward = Рівень { $level } пройдено. Оберіть нагороду.

## Options

one-card-do-roll = Кинути всі три кубики
one-card-do-keep = Лишити кубик { $skill-gen } ({ $die }), кинути два інші
one-card-do-dice = Покласти { $dice }: швидкість { $speed }, атака { $attack }, захист { $defence }
one-card-do-bow = Кубик на дальність: дальність { $range }, швидкість { $speed }, атака { $attack }, захист { $defence }
one-card-do-reroll = Перекинути всі кубики
one-card-do-move = Ступити на { $square }: { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    } швидкості, лишиться { $left }
one-card-do-wound = Атакувати { $monster-acc } { $letter } на { $square }: { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    } атаки, його здоров’я зменшиться до { $health }
one-card-do-kill = Атакувати { $monster-acc } { $letter } на { $square }: { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    } атаки, він загине
one-card-do-end = Закінчити фазу героя
one-card-do-next = Наступним ходить { $monster } { $letter } на { $square }
one-card-do-to = { $price ->
        [0] Він лишається на { $square }
        [one] Він іде на { $square } ({ $price } очко швидкості)
        [few] Він іде на { $square } ({ $price } очки швидкості)
        [many] Він іде на { $square } ({ $price } очок швидкості)
       *[other] Він іде на { $square } ({ $price } очка швидкості)
    }
one-card-do-improve = Підвищити { $skill-acc } з { $from } до { $to }
one-card-do-heal = Повністю відновити здоров’я: було { $health }, стане { $most }
one-card-warn-full = Ви не поранені: лікування нічого не змінить.

## Why not

one-card-why-phase = Зараз не можна: триває { $now }.
one-card-why-laid = Кубики цього ходу вже розкладено, змінювати їх не можна.
one-card-why-not-rolled = Кубики цього ходу ще не кинуто.
one-card-why-rolled = Кубики вже кинуто.
one-card-why-other-dice = Випало { $dice }: розкладіть саме ці кубики, по одному на вміння.
one-card-why-kept = Кубик { $skill-gen } ({ $die }) лишається на місці; розкласти можна тільки { $dice }.
one-card-why-keep-before-roll = Кубик лишають до кидка, а не після.
one-card-why-first-turn = На першому ході рівня ще немає кубика, який можна лишити.
one-card-why-no-class = Ваш герой не має класу, а отже, і такої здібності.
one-card-why-other-class = { $class-cap } не має такої здібності.
one-card-why-used-this-level = Здібність { $class-gen } на цьому рівні вже використано.
one-card-why-used-this-turn = Здібність { $class-gen } цього ходу вже використано.
one-card-why-too-healthy = Для цього потрібне здоров’я { $needed }, а у вас { $health }.
one-card-why-off-the-card = Плитки { $square } на карті немає: є лише плитки від { $first } до { $last }.
one-card-why-here = Ви вже стоїте на { $square }.
one-card-why-wall = На { $square } стіна.
one-card-why-monster-there = На { $square } стоїть { $monster } { $letter }.
one-card-why-no-way = Стіни й монстри закривають усі шляхи на { $square }.
one-card-why-far = Шлях на { $square } коштує { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    } швидкості, а у вас лишилося { $left }.
one-card-why-one-step = Плитка { $square } не поруч із { $here }: ідіть туди крок за кроком.
one-card-why-speed = Крок на { $square } коштує { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    } швидкості, а у вас лишилося { $left }.
one-card-why-no-monster = Монстра { $letter } на карті немає.
one-card-why-no-sight = Ви не бачите { $monster-acc } { $letter } на { $square }: усі { $all } ліній зору перекрито (перешкоди: { $blockers }). Атака коштувала б { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    }, у вас { $left }.
one-card-why-range = До { $monster-gen } { $letter } на { $square } відстань { $distance }, а ваша дальність { $range } (вільних ліній зору: { $lines } із { $all }). Атака коштувала б { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    }, у вас { $left }.
one-card-why-attack = Атака на { $monster-acc } { $letter } коштує { $price ->
        [one] { $price } очко
        [few] { $price } очки
        [many] { $price } очок
       *[other] { $price } очка
    }, а у вас лишилося { $left }.
one-card-why-one-at-a-time = Зараз ходить { $monster } { $letter }: спершу закінчіть його хід.
one-card-why-has-moved = Хід { $monster-gen } { $letter } у цій фазі вже зроблено.
one-card-why-nearest-first = { $monster-cap } { $letter } далі: першими ходять найближчі монстри.
one-card-why-who-first = Спершу оберіть, який монстр ходить.
one-card-why-worse-tile = Плитка { $square } не з найкращих для цього монстра. Найкращі: { $best }.
one-card-why-reward = Нагорода чекає наприкінці рівня, а поки що { $count ->
        [one] живий { $count } монстр
        [few] живі { $count } монстри
        [many] живі { $count } монстрів
       *[other] живі { $count } монстра
    }.
one-card-why-reward-first = Спершу оберіть нагороду.
one-card-why-skill-full = { $skill-cap }: уже { $most }, більше кубик не покаже.

## The table in words

one-card-text-level = Рівень { $level } із { $levels }, хід { $turn }. Кожен { $monster }: здоров’я { $health }, швидкість { $speed }, атака { $attack }, захист { $defence }, дальність { $range }.
one-card-text-hero = Ви ({ $class }): на { $square }, здоров’я { $health } із { $most }. Стіни на { $walls }.
one-card-text-skills = Уміння: швидкість { $speed }, атака { $attack }, захист { $defence }, дальність { $range }.
one-card-text-points = Лишилося: швидкість { $speed }, атака { $attack }. Цього ходу: захист { $defence }, дальність { $range }.
one-card-text-monster = { $monster-cap } { $letter }: на { $square }, здоров’я { $health }, відстань { $distance }, { $reach ->
        [near] у межах вашої дальності
       *[far] поза вашою дальністю
    }, { $sight ->
        [seen] ви його бачите
       *[unseen] ви його не бачите
    }.
