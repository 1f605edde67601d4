# One Card Dungeon

one-card-about = Один герой, три кубика, двенадцать уровней на одной карте.

## Names

one-card-monster-spider = паук
    .gen = паука
    .dat = пауку
    .acc = паука
    .ins = пауком
    .one = паук
    .few = паука
    .many = пауков
    .other = паука
one-card-monster-skeleton = скелет-лучник
    .gen = скелета-лучника
    .dat = скелету-лучнику
    .acc = скелета-лучника
    .ins = скелетом-лучником
    .one = скелет-лучник
    .few = скелета-лучника
    .many = скелетов-лучников
    .other = скелета-лучника
one-card-monster-ogre = огр
    .gen = огра
    .dat = огру
    .acc = огра
    .ins = огром
    .one = огр
    .few = огра
    .many = огров
    .other = огра
one-card-monster-demon = демон
    .gen = демона
    .dat = демону
    .acc = демона
    .ins = демоном
    .one = демон
    .few = демона
    .many = демонов
    .other = демона
one-card-skill-speed = скорость
    .gen = скорости
    .dat = скорости
    .acc = скорость
    .ins = скоростью
one-card-skill-attack = атака
    .gen = атаки
    .dat = атаке
    .acc = атаку
    .ins = атакой
one-card-skill-defence = защита
    .gen = защиты
    .dat = защите
    .acc = защиту
    .ins = защитой
one-card-skill-range = дальность
    .gen = дальности
    .dat = дальности
    .acc = дальность
    .ins = дальностью
one-card-class-none = герой
    .gen = героя
    .dat = герою
    .acc = героя
    .ins = героем
one-card-class-paladin = Паладин
    .gen = Паладина
    .dat = Паладину
    .acc = Паладина
    .ins = Паладином
one-card-class-barbarian = Варвар
    .gen = Варвара
    .dat = Варвару
    .acc = Варвара
    .ins = Варваром
one-card-class-archer = Лучница
    .gen = Лучницы
    .dat = Лучнице
    .acc = Лучницу
    .ins = Лучницей
one-card-class-sorceress = Волшебница
    .gen = Волшебницы
    .dat = Волшебнице
    .acc = Волшебницу
    .ins = Волшебницей
one-card-phase-energy = фаза энергии
    .gen = фазы энергии
    .dat = фазе энергии
    .acc = фазу энергии
    .ins = фазой энергии
one-card-phase-hero = фаза героя
    .gen = фазы героя
    .dat = фазе героя
    .acc = фазу героя
    .ins = фазой героя
one-card-phase-monsters = фаза перемещения монстров
    .gen = фазы перемещения монстров
    .dat = фазе перемещения монстров
    .acc = фазу перемещения монстров
    .ins = фазой перемещения монстров

## Events

one-card-level-begins = Уровень { $level }: на карте { $count } { $count ->
        [one] { $monster-one }
        [few] { $monster-few }
        [many] { $monster-many }
       *[other] { $monster-other }
    }.
one-card-level-cleared = Уровень { $level } пройден за { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    }.
one-card-rolls = Вы бросаете кубики: { $dice }.
one-card-rerolls = Вы перебрасываете все кубики.
one-card-keeps = Кубик { $skill-gen } ({ $die }) остаётся на месте.
one-card-energy = На этот ход: скорость { $speed }, атака { $attack }, защита { $defence }, дальность { $range }.
one-card-moves = Вы идёте с { $from } на { $to } за { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } скорости.
one-card-wounds = Вы раните { $monster-acc } { $letter } за { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } атаки. Его здоровье: { $health }.
one-card-kills = Вы убиваете { $monster-acc } { $letter } за { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } атаки.
one-card-monster-moves = { $monster-cap } { $letter } идёт с { $from } на { $to } ({ $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } скорости).
one-card-monster-stays = { $monster-cap } { $letter } остаётся на { $to }.
one-card-nobody-attacks = Ни один монстр не видит вас в пределах своей дальности.
one-card-monsters-attack = { $count ->
        [1] { $monster-cap } { $strikers } атакует
        [one] { $count } { $monster-one } атакует ({ $strikers })
        [few] { $count } { $monster-few } атакуют ({ $strikers })
        [many] { $count } { $monster-many } атакуют ({ $strikers })
       *[other] { $count } { $monster-other } атакуют ({ $strikers })
    }: { $sum } против защиты { $defence }, { $wounds ->
        [0] ни одной раны
        [one] { $wounds } рана
        [few] { $wounds } раны
        [many] { $wounds } ран
       *[other] { $wounds } раны
    }. Ваше здоровье: { $health }.
one-card-heals = Вы отдыхаете: здоровье снова { $health }.
one-card-improves = Теперь ваша { $skill } равна { $value }.
one-card-victory = Последний демон повержен. Скипетр ваш: вы победили!
one-card-defeat = Вы погибаете на { $square }, на уровне { $level } подземелья. Игра проиграна.

## Prompts

one-card-ask-keep = Оставить на месте один кубик прошлого хода или бросить все три?
one-card-ask-energy = Выпало: { $dice }. Положите по одному кубику на скорость, атаку и защиту.
one-card-ask-energy-kept = Выпало { $dice }; оставленный кубик ({ $die }) лежит на своём месте: { $skill }. Положите два других кубика на два других умения.
one-card-ask-hero = { $others ->
        [0] Больше ничего нельзя сделать. Осталось: скорость { $speed }, атака { $attack }.
       *[other] Ваша очередь. Осталось: скорость { $speed }, атака { $attack }. Тратьте в любом порядке.
    }
one-card-ask-next = Несколько монстров одинаково близко. Кто ходит следующим?
one-card-ask-way = У { $monster-gen } { $letter } на { $square } несколько одинаково хороших ходов. Куда ему идти?
one-card-ask-reward = Уровень { $level } пройден. Выберите награду.

## Options

one-card-do-roll = Бросить все три кубика
one-card-do-keep = Оставить кубик { $skill-gen } ({ $die }), бросить два других
one-card-do-dice = Положить { $dice }: скорость { $speed }, атака { $attack }, защита { $defence }
one-card-do-bow = Кубик на дальность: дальность { $range }, скорость { $speed }, атака { $attack }, защита { $defence }
one-card-do-reroll = Перебросить все кубики
one-card-do-move = Шагнуть на { $square }: { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } скорости, останется { $left }
one-card-do-wound = Атаковать { $monster-acc } { $letter } на { $square }: { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } атаки, его здоровье снизится до { $health }
one-card-do-kill = Атаковать { $monster-acc } { $letter } на { $square }: { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } атаки, он погибнет
one-card-do-end = Закончить фазу героя
one-card-do-next = Следующим ходит { $monster } { $letter } на { $square }
one-card-do-to = { $price ->
        [0] Он остаётся на { $square }
        [one] Он идёт на { $square } ({ $price } очко скорости)
        [few] Он идёт на { $square } ({ $price } очка скорости)
        [many] Он идёт на { $square } ({ $price } очков скорости)
       *[other] Он идёт на { $square } ({ $price } очка скорости)
    }
one-card-do-improve = Повысить { $skill-acc } с { $from } до { $to }
one-card-do-heal = Полностью восстановить здоровье: было { $health }, станет { $most }
one-card-warn-full = Вы не ранены: лечение ничего не изменит.

## Why not

one-card-why-phase = Сейчас нельзя: идёт { $now }.
one-card-why-laid = Кубики этого хода уже разложены, менять их нельзя.
one-card-why-not-rolled = Кубики этого хода ещё не брошены.
one-card-why-rolled = Кубики уже брошены.
one-card-why-other-dice = Выпало { $dice }: разложите именно эти кубики, по одному на умение.
one-card-why-kept = Кубик { $skill-gen } ({ $die }) остаётся на месте; разложить можно только { $dice }.
one-card-why-keep-before-roll = Кубик оставляют до броска, а не после.
one-card-why-first-turn = В первый ход уровня ещё нет кубика, который можно оставить.
one-card-why-no-class = У вашего героя нет класса, а значит, нет и такой способности.
one-card-why-other-class = У { $class-gen } такой способности нет.
one-card-why-used-this-level = Способность { $class-gen } на этом уровне уже использована.
one-card-why-used-this-turn = Способность { $class-gen } в этом ходу уже использована.
one-card-why-too-healthy = Для этого нужно здоровье { $needed }, а у вас { $health }.
one-card-why-off-the-card = Клетки { $square } на карте нет: есть только клетки от { $first } до { $last }.
one-card-why-here = Вы уже стоите на { $square }.
one-card-why-wall = На { $square } стена.
one-card-why-monster-there = На { $square } стоит { $monster } { $letter }.
one-card-why-no-way = Стены и монстры закрывают все пути на { $square }.
one-card-why-far = Путь на { $square } стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } скорости, а у вас осталось { $left }.
one-card-why-one-step = Клетка { $square } не рядом с { $here }: идите туда шаг за шагом.
one-card-why-speed = Шаг на { $square } стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    } скорости, а у вас осталось { $left }.
one-card-why-no-monster = Монстра { $letter } на карте нет.
one-card-why-no-sight = Вы не видите { $monster-acc } { $letter } на { $square }: все { $all } линий обзора перекрыты (преграды: { $blockers }). Атака стоила бы { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    }, у вас { $left }.
one-card-why-range = До { $monster-gen } { $letter } на { $square } расстояние { $distance }, а ваша дальность { $range } (свободных линий обзора: { $lines } из { $all }). Атака стоила бы { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    }, у вас { $left }.
one-card-why-attack = Атака на { $monster-acc } { $letter } стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
        [many] { $price } очков
       *[other] { $price } очка
    }, а у вас осталось { $left }.
one-card-why-one-at-a-time = Сейчас ходит { $monster } { $letter }: сначала закончите его ход.
one-card-why-has-moved = Ход { $monster-gen } { $letter } в этой фазе уже сделан.
one-card-why-nearest-first = { $monster-cap } { $letter } дальше: первыми ходят ближайшие монстры.
one-card-why-who-first = Сначала выберите, какой монстр ходит.
one-card-why-worse-tile = Клетка { $square } не из лучших для этого монстра. Лучшие: { $best }.
one-card-why-reward = Награда ждёт в конце уровня, а пока ещё { $count ->
        [one] жив { $count } монстр
        [few] живы { $count } монстра
        [many] живы { $count } монстров
       *[other] живы { $count } монстра
    }.
one-card-why-reward-first = Сначала выберите награду.
one-card-why-skill-full = { $skill-cap } уже { $most }: больше кубик не покажет.

## The table in words

one-card-text-level = Уровень { $level } из { $levels }, ход { $turn }. У каждого { $monster-gen } здоровье { $health }, скорость { $speed }, атака { $attack }, защита { $defence }, дальность { $range }.
one-card-text-hero = Вы ({ $class }): на { $square }, здоровье { $health } из { $most }. Стены на { $walls }.
one-card-text-skills = Умения: скорость { $speed }, атака { $attack }, защита { $defence }, дальность { $range }.
one-card-text-points = Осталось: скорость { $speed }, атака { $attack }. В этом ходу: защита { $defence }, дальность { $range }.
one-card-text-monster = { $monster-cap } { $letter }: на { $square }, здоровье { $health }, расстояние { $distance }, { $reach ->
        [near] в пределах вашей дальности
       *[far] вне вашей дальности
    }, { $sight ->
        [seen] вы его видите
       *[unseen] вы его не видите
    }.
