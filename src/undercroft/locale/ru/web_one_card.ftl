# One Card Dungeon at the browser's table

web-one-card-level = Уровень { $level } из { $levels }
web-one-card-level-head = Уровень { $level }
web-one-card-turn = Ход { $turn }
web-one-card-reason-energy = Кубик прибавляется к умению, на котором лежит, только на этот ход.
web-one-card-reason-hero = Ходите и бейте в любом порядке. Неистраченные очки пропадут.
web-one-card-reason-monsters = Монстрам всё равно, поэтому решаете вы.
web-one-card-reason-reward = Улучшенное умение останется с вами до конца игры.
web-one-card-reason-over = Свеча догорела.

## The card

web-one-card-foes = { $count ->
        [0] монстров не осталось
        [one] { $count } { $monster-one }
        [few] { $count } { $monster-few }
        [many] { $count } { $monster-many }
       *[other] { $count } { $monster-other }
    }
web-one-card-kind = { $monster-cap }
web-one-card-hero = { $class-cap }
web-one-card-overlay-sight = Обзор
web-one-card-overlay-range = Дальность
web-one-card-overlay-threat = Угроза
web-one-card-sight-text = Свободная линия до каждого монстра или то, что её перекрывает
web-one-card-range-text = Расстояние от вас до каждой клетки
web-one-card-threat-text = Куда пойдут монстры и сколько ран вы получите, если остановитесь на клетке
web-one-card-grid = Карта подземелья, уровень { $level }
web-one-card-cell-seen = { $square }, { $monster } { $letter }, здоровье { $health }, расстояние { $distance }, виден
web-one-card-cell-unseen = { $square }, { $monster } { $letter }, здоровье { $health }, расстояние { $distance }, не виден
web-one-card-cell-hero = { $square }, вы, { $class }, здоровье { $health }
web-one-card-cell-wall = { $square }, стена
web-one-card-cell-stairs = { $square }, лестница{ $distance ->
        [0] {""}
       *[other] , расстояние { $distance }
    }
web-one-card-cell-floor = { $square }, пол{ $distance ->
        [0] {""}
       *[other] , расстояние { $distance }
    }
web-one-card-cell-walk = Путь стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } скорости
web-one-card-cell-paw = Отсюда начинают монстры уровня { $level }
web-one-card-paws = Лапа с числом — клетка, с которой начинают монстры этого уровня.
web-one-card-kills = { $price }: смерть
web-one-card-wounds = { $price }: 1 рана
web-one-card-next = ходит { $letter }?

## A square that is looked at

web-one-card-foe = { $monster-cap } { $letter } на { $square }
web-one-card-lines = { $lines ->
        [0] Не виден: все 16 линий перекрыты
        [one] Виден: свободна { $lines } линия из 16
        [few] Виден: свободны { $lines } линии из 16
        [many] Виден: свободно { $lines } линий из 16
       *[other] Виден: свободно { $lines } линии из 16
    }
web-one-card-distance = Расстояние { $distance }, ваша дальность { $range }
web-one-card-strike-price = Удар стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } атаки, у вас { $left }
web-one-card-strike-from = Ударить можно с { $square }: путь стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } скорости.
web-one-card-walk = Идти на { $square }
web-one-card-walk-price = { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } скорости, останется { $left }
web-one-card-walk-targets = Оттуда можно ударить: { $letters }
web-one-card-stop-there = Если остановиться там: { $sum } против { $defence }, { $most ->
        [0] ран нет
        [one] { $most } рана
        [few] { $most } раны
        [many] { $most } ран
       *[other] { $most } раны
    }
web-one-card-stop-there-ties = Если остановиться там: от { $least } до { $most ->
        [one] { $most } раны
       *[other] { $most } ран
    }, смотря как пойдут монстры
web-one-card-planned = Идти на { $square }: { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } скорости, останется { $left }. Ран, если там остановиться: { $wounds }. Выберите ещё раз, чтобы пойти.
web-one-card-not-walked = Вы наметили путь на { $square }, но не прошли его.
web-one-card-go = Идти

## Rewards, strikes, the end

web-one-card-reward = Выберите награду
web-one-card-rest = Лечение
web-one-card-healthy = здоровье полное: ничего не изменится
web-one-card-takes = { $wounds ->
        [0] ран нет
        [one] { $wounds } рана
        [few] { $wounds } раны
        [many] { $wounds } ран
       *[other] { $wounds } раны
    }
web-one-card-takes-ties = от { $least } до { $wounds ->
        [one] { $wounds } раны
       *[other] { $wounds } ран
    }, смотря как пойдут монстры
web-one-card-takes-some = ран: { $least }–{ $wounds }
web-one-card-nobody = Никто не видит вас и не достаёт
web-one-card-lost = Вы погибли
web-one-card-lost-text = Уровень { $level }, ход { $turn }. Скипетр пока остаётся в подземелье.
web-one-card-won-text = Двенадцать уровней, одна карта, и скипетр ваш.

## The hero

web-one-card-health = Здоровье
web-one-card-health-of = Здоровье { $health } из { $most }
web-one-card-speed = Скорость
web-one-card-attack = Атака
web-one-card-defence = Защита
web-one-card-range = Дальность
web-one-card-skills = Умения
web-one-card-base = Без кубика
web-one-card-left = осталось { $left }
web-one-card-divides = делит атаку монстров
web-one-card-steps = прямо 2, наискось 3
web-one-card-dice = Кубики энергии
web-one-card-die = Кубик { $die }: взять
web-one-card-die-laid = Кубик { $die }: положен
web-one-card-slot = { $skill }: положить кубик сюда
web-one-card-slot-full = { $skill }: здесь лежит кубик { $die }
web-one-card-laid = { $skill }, кубик { $die }: всего { $total }
web-one-card-lay = Положить
web-one-card-lay-hint = Перетащите на умения или выберите:
web-one-card-ways = Раскладки кубиков
web-one-card-prospect = { $strikes ->
        [0] ударов не выйдет
        [one] { $strikes } возможный удар
        [few] { $strikes } возможных удара
        [many] { $strikes } возможных ударов
       *[other] { $strikes } возможного удара
    }, { $wounds ->
        [0] ран на месте не будет
        [one] { $wounds } рана, если не двигаться
        [few] { $wounds } раны, если не двигаться
        [many] { $wounds } ран, если не двигаться
       *[other] { $wounds } раны, если не двигаться
    }
web-one-card-clears = погибнут все монстры
web-one-card-strikes-text = возможных ударов
web-one-card-stay-text = ран, если не двигаться
web-one-card-used = Уже использовано.
web-one-card-unused = Ещё не использовано.
web-one-card-odds = { $strikes ->
        [0] без ударов { $chance }
        [one] { $strikes } удар { $chance }
        [few] { $strikes } удара { $chance }
        [many] { $strikes } ударов { $chance }
       *[other] { $strikes } удара { $chance }
    }

## The monsters

web-one-card-monsters = Монстры
web-one-card-nearest = от ближних к дальним
web-one-card-seen = расстояние { $distance }, виден
web-one-card-unseen = расстояние { $distance }, не виден
web-one-card-can-kill = удар за { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } атаки убьёт
web-one-card-can-wound = удар за { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } атаки, здоровья останется { $health }
web-one-card-in-range = вы его достаёте
web-one-card-out-of-range = вам до него не достать
web-one-card-hidden = вам его не видно
web-one-card-reaches = он может достать вас
web-one-card-dies = вы погибнете
web-one-card-may-die = вы можете погибнуть
web-one-card-stop-safe = Если остановиться сейчас, вас никто не достанет.
web-one-card-threat-energy = Разложите кубики, и здесь будет сказано, чем вам грозят монстры.
web-one-card-threat-monsters = Монстры ходят, а потом бьют все, кто видит вас и достаёт.
web-one-card-stop = Если остановиться сейчас, { $count ->
        [one] ударит
       *[other] ударят
    } { $who }: { $terms } против защиты { $defence }, итого
