# Descent in the browser

## The map

web-descent-map = Подземелье
web-descent-ground-pit = яма
web-descent-ground-water = вода
web-descent-ground-rubble = камень
web-descent-glyph = неактивный портал
web-descent-glyph-awake = активированный портал
web-descent-stairs = лестница
web-descent-chest-copper = бронзовый сундук
web-descent-chest-silver = серебряный сундук
web-descent-chest-gold = золотой сундук
web-descent-encounter = ключевая точка
web-descent-door-open = открытая дверь
web-descent-door-closed = закрытая дверь
web-descent-door-open-red = открытая дверь с красной руной
web-descent-door-closed-red = дверь, запертая красной руной
web-descent-door-open-blue = открытая дверь с синей руной
web-descent-door-closed-blue = дверь, запертая синей руной
web-descent-door-open-yellow = открытая дверь с жёлтой руной
web-descent-door-closed-yellow = дверь, запертая жёлтой руной
web-descent-door-do-open = Открыть дверь
web-descent-door-do-close = Закрыть дверь
web-descent-door-at = { $door }, { $space }
web-descent-wounds-of = { $who }, раны: { $wounds } из { $most }
web-descent-walk = { $fatigue ->
        [0] движение { $points }
       *[other] движение { $points }, усталость { $fatigue }
    }
web-descent-planned = Путь на { $space }: движение { $points }. Выберите ещё раз, чтобы пойти.
web-descent-go = Идти на { $space }
web-descent-far = { $fatigue ->
        [0] Путь стоит: движение { $points }.
       *[other] Путь стоит: движение { $points }, усталость { $fatigue }.
    }
web-descent-far-action = Сначала выберите действие.
web-descent-costs-wounds = раны −{ $count }
web-descent-odds = попадание { $hit } %, смерть { $kill } %
web-descent-lying = { $space }, вдоль ряда
web-descent-standing = { $space }, вдоль столбца
web-descent-hidden-figure = закрывает фигурка на { $space }
web-descent-hidden-rubble = закрывает камень на { $space }
web-descent-hidden-door = закрывает дверь
web-descent-hidden-wall = закрывает стена
web-descent-in-sight = видно, дальность { $n }
web-descent-from = С клетки { $space }
web-descent-goal = Цель квеста
web-descent-monsters = Монстры
web-descent-layer-sight = Обзор
web-descent-layer-range = Дальность
web-descent-layer-danger = Опасность
web-descent-page = Описание этой области

## Heroes

web-descent-heroes = Ваши герои
web-descent-wounds = раны
web-descent-fatigue = усталость
web-descent-armor = броня
web-descent-speed = скорость
web-descent-coins = монеты
web-descent-skills = Умения
web-descent-left-of = { $n } из { $most }
web-descent-in-town = в городе
web-descent-acted = ход сделан
web-descent-to-act = ход впереди
web-descent-chooses-action = выбор действия
web-descent-gives-points = движение { $n }
web-descent-gives-attacks = { $n ->
        [one] { $n } атака
        [few] { $n } атаки
       *[many] { $n } атак
    }
web-descent-order-aim = в одной атаке можно перебросить любые кубики
web-descent-order-dodge = атакующий вас перебрасывает кубики по вашему выбору
web-descent-order-guard = одна атака в ход властелина
web-descent-order-rest = в начале следующего хода вся усталость вернётся
web-descent-gives-order = приказ
web-descent-orders = Приказы
web-descent-exhausted = израсходовано
web-descent-worn = Экипировка
web-descent-slot-hands = руки
web-descent-slot-armor = доспехи
web-descent-slot-others = прочее
web-descent-slot-potions = эликсиры
web-descent-slot-pack = сумка
web-descent-slot-used = { $used } из { $most }
web-descent-conquest = Очки победы
web-descent-conquest-text = Когда очков победы не останется, победит властелин.
web-descent-mate = { $who }: раны { $wounds }, усталость { $fatigue }

## Cards

web-descent-die-red = красный кубик
web-descent-die-blue = синий кубик
web-descent-die-white = белый кубик
web-descent-die-green = зелёный кубик
web-descent-die-yellow = жёлтый кубик
web-descent-die-black = кубик силы
web-descent-number-damage = повреждения { $n }
web-descent-number-range = дальность { $n }
web-descent-number-surge = всплески { $n }
web-descent-verb-lose-threat = очки угрозы −{ $n }
web-descent-verb-stun = Оглушение
web-descent-verb-kill = смерть на месте
web-descent-verb-burn = Пламя
web-descent-verb-double-damage = повреждения вдвое
web-descent-for-surges = { $surges ->
        [one] { $surges } всплеск:
        [few] { $surges } всплеска:
       *[many] { $surges } всплесков:
    }
web-descent-hands = { $count ->
        [one] одна рука
       *[other] две руки
    }
web-descent-rune = руна
web-descent-adds-armor = броня +{ $n }
web-descent-cancels = отменяет раны: { $n }
web-descent-speed-cap = скорость не больше { $n }
web-descent-no-runes = без рун
web-descent-off-hand = во второй руке: { $what }

## The attack

web-descent-attack = Атака
web-descent-stage-declared = Объявлена
web-descent-stage-rolled = Бросок
web-descent-stage-spend = Траты
web-descent-stage-hit = Раны
web-descent-not-thrown = Кубики ещё не брошены.
web-descent-miss = промах
web-descent-blank = пусто
web-descent-misses = Промах: атака не удалась.
web-descent-shows-range = дальность { $n }
web-descent-shows-damage = повреждения { $n }
web-descent-shows-surges = { $n ->
        [one] { $n } всплеск
        [few] { $n } всплеска
       *[many] { $n } всплесков
    }
web-descent-shows-points = увеличение { $n }
web-descent-range = Дальность
web-descent-part = { $what } { $n }
web-descent-damage = Повреждения
web-descent-surges = Всплески
web-descent-points = Увеличения
web-descent-of = из { $n }
web-descent-fear = Страх: { $n }
web-descent-bought = куплено: { $count }
web-descent-comes = { $count ->
        [one] { $count } рана
        [few] { $count } раны
       *[many] { $count } ран
    }
web-descent-kills = смерть
web-descent-kills-undying = смерть, если не воскреснет
web-descent-hit-by = Кого заденет
web-descent-fold = Показать карту
web-descent-unfold = Показать атаку

## The overlord

web-descent-overlord = Властелин
web-descent-threat = угроза
web-descent-hand = карты на руке
web-descent-lord-facts = Очков угрозы за ход: { $income }. Карт в колоде: { $deck }, в сбросе: { $discard }.
web-descent-powers = Карты могущества
web-descent-cards = { $count ->
        [one] На руке { $count } карта
        [few] На руке { $count } карты
       *[many] На руке { $count } карт
    }
web-descent-cost = цена в очках угрозы
web-descent-needs = не хватает { $n }
web-descent-play = Сыграть
web-descent-play-discarding = Сбросить и сыграть
web-descent-discard = Сбросить за { $n }
web-descent-why-not = Почему нельзя сыграть карту «{ $card }»?

## Before the quest, and in town

web-descent-choose-hero = Выберите героя
web-descent-exchange = Вот ваши умения. Одно можно вернуть и взять новое того же вида, но новое останется.
web-descent-swap = Вернуть
web-descent-deck-fighting = сражение
web-descent-deck-subterfuge = сноровка
web-descent-deck-wizardry = магия
web-descent-market = Рынок
web-descent-received = { $item }: куда это деть?
web-descent-sell = Продать за полцены
web-descent-sold-out = распродано
web-descent-short = не хватает { $n }

## The end

web-descent-heroes-won = Герои победили
web-descent-heroes-won-text = Раундов: { $round }. Осталось очков победы: { $conquest }.
web-descent-overlord-won = Властелин победил
web-descent-overlord-won-text = В раунде { $round } у героев не осталось очков победы.
web-descent-look = Посмотреть на поле

## Why it is asked

web-descent-reason-passing = Здесь нельзя остановиться: идите дальше, до свободной клетки.
web-descent-reason-act = Движение { $points }, атаки { $attacks }, усталость { $fatigue }. { $attacks ->
        [0] Нажмите на клетку
       *[other] Нажмите на клетку или врага
    }, потом ещё раз.
web-descent-reason-town = Движение { $points }, усталость { $fatigue }. Зайдите на рынок или нажмите на подсвеченный портал, чтобы вернуться.
web-descent-reason-town-return = Движение { $points }, усталость { $fatigue }. Нажмите на подсвеченный портал, чтобы вернуться.
web-descent-reason-town-tired = Движение { $points }, усталость { $fatigue }. Чтобы вернуться через портал, нужно движение: потратьте на него усталость.
web-descent-reason-monster = Движение { $points }, атаки { $attacks }. { $attacks ->
        [0] Нажмите на клетку
       *[other] Нажмите на клетку или героя
    }, потом ещё раз.
web-descent-reason-exchange = Это можно сделать один раз, до покупок.
web-descent-reason-market = Покупайте, на сколько хватит монет, потом выберите «Готово».
web-descent-reason-received = { $what }. Действует то, чем герой экипирован; в сумке предмет просто лежит.
web-descent-reason-received-full = { $what }. Экипироваться им сейчас некуда; сменить экипировку можно позже.
web-descent-reason-equip = Перетаскивайте предметы или нажимайте на них. Каждый можно переложить один раз.
web-descent-reason-start = Герои начинают рядом с порталом.
web-descent-reason-next = Герои ходят в любом порядке.
web-descent-reason-shops = Герои идут за покупками в любом порядке.
web-descent-reason-declare = Одно действие на этот ход, до шагов и атак.
web-descent-reason-target = Атакуют клетку и всех, кто на ней стоит.
web-descent-reason-reroll = Отметьте кубики и перебросьте их все вместе.
web-descent-reason-spend = Потратьте всплески и усталость, потом бейте. Увеличения силы идут сначала на недостающую дальность, потом на повреждения.
web-descent-reason-plot = Играйте карты или сбрасывайте их за очки угрозы; потом действуют монстры.
web-descent-reason-activate = Каждый монстр действует один раз. Нажмите на него.
web-descent-reason-spawn = Только там, где не видит ни один герой.
web-descent-reason-spawn-large = Только там, где не видит ни один герой. Монстр занимает { $size } клетки: нажмите на левую верхнюю.
web-descent-reason-horde = В новой области, рядом с другим монстром.
web-descent-reason-horde-large = В новой области, рядом с другим монстром. Монстр занимает { $size } клетки: нажмите на левую верхнюю.
web-descent-reason-mimic = Рядом с сундуком.
web-descent-reason-attacked = { $who-cap } атакует клетку { $space }.
web-descent-reason-acting = { $who-cap } действует, клетка { $space }.
web-descent-reason-lit = Что можно выбрать, подсвечено на карте.
web-descent-reason-dawn = Всё это происходит по очереди, до вашего действия.
web-descent-reason-first = Раны считают по очереди для каждой фигурки.
web-descent-reason-pause = { $who-cap }: используйте сейчас или продолжайте без этого.
web-descent-reason-give = Взять может только герой рядом с вами.
web-descent-reason-blast = С ней атака заденет всех, кого накроет волна, и друзей тоже.
web-descent-reason-hand = Сброшенная карта приносит свои очки угрозы.
