# Descent in the browser

## The map

web-descent-map = Підземелля
web-descent-ground-pit = яма
web-descent-ground-water = вода
web-descent-ground-rubble = камінь
web-descent-glyph = неактивний портал
web-descent-glyph-awake = активований портал
web-descent-stairs = сходи
web-descent-chest-copper = мідна скриня
web-descent-chest-silver = срібна скриня
web-descent-chest-gold = золота скриня
web-descent-encounter = ключова точка
web-descent-door-open = відчинені двері
web-descent-door-closed = зачинені двері
web-descent-door-open-red = відчинені двері з червоною руною
web-descent-door-closed-red = двері, замкнені червоною руною
web-descent-door-open-blue = відчинені двері із синьою руною
web-descent-door-closed-blue = двері, замкнені синьою руною
web-descent-door-open-yellow = відчинені двері з жовтою руною
web-descent-door-closed-yellow = двері, замкнені жовтою руною
web-descent-door-do-open = Відчинити двері
web-descent-door-do-close = Зачинити двері
web-descent-door-at = { $door }, { $space }
web-descent-wounds-of = { $who }, рани: { $wounds } з { $most }
web-descent-walk = { $fatigue ->
        [0] рух { $points }
       *[other] рух { $points }, втома { $fatigue }
    }
web-descent-planned = Шлях на { $space }: рух { $points }. Оберіть ще раз, щоб піти.
web-descent-go = Іти на { $space }
web-descent-far = { $fatigue ->
        [0] Шлях коштує: рух { $points }.
       *[other] Шлях коштує: рух { $points }, втома { $fatigue }.
    }
web-descent-far-action = Спершу оберіть дію.
web-descent-costs-wounds = рани −{ $count }
web-descent-odds = влучання { $hit } %, смерть { $kill } %
web-descent-lying = { $space }, уздовж ряду
web-descent-standing = { $space }, уздовж стовпця
web-descent-hidden-figure = затуляє фігурка на { $space }
web-descent-hidden-rubble = затуляє камінь на { $space }
web-descent-hidden-door = затуляють двері
web-descent-hidden-wall = затуляє стіна
web-descent-in-sight = видно, дальність { $n }
web-descent-from = З клітинки { $space }
web-descent-goal = Мета квесту
web-descent-monsters = Монстри
web-descent-layer-sight = Огляд
web-descent-layer-range = Дальність
web-descent-layer-danger = Небезпека
web-descent-page = Опис цієї області

## Heroes

web-descent-heroes = Ваші герої
web-descent-wounds = рани
web-descent-fatigue = втома
web-descent-armor = броня
web-descent-speed = швидкість
web-descent-coins = монети
web-descent-skills = Уміння
web-descent-left-of = { $n } з { $most }
web-descent-in-town = у місті
web-descent-acted = хід завершено
web-descent-to-act = ще ходитиме
web-descent-chooses-action = вибір дії
web-descent-gives-points = рух { $n }
web-descent-gives-attacks = { $n ->
        [one] { $n } атака
        [few] { $n } атаки
       *[many] { $n } атак
    }
web-descent-order-aim = в одній атаці можна перекинути будь-які кубики
web-descent-order-dodge = хто вас атакує, перекидає кубики на ваш вибір
web-descent-order-guard = одна атака в хід володаря
web-descent-order-rest = на початку наступного ходу вся втома повернеться
web-descent-gives-order = наказ
web-descent-orders = Накази
web-descent-exhausted = вичерпано
web-descent-worn = Спорядження
web-descent-slot-hands = руки
web-descent-slot-armor = обладунок
web-descent-slot-others = інше
web-descent-slot-potions = еліксири
web-descent-slot-pack = сумка
web-descent-slot-used = { $used } з { $most }
web-descent-conquest = Очки перемоги
web-descent-conquest-text = Коли очок перемоги не залишиться, переможе володар.
web-descent-mate = { $who }: рани { $wounds }, втома { $fatigue }

## Cards

web-descent-die-red = червоний кубик
web-descent-die-blue = синій кубик
web-descent-die-white = білий кубик
web-descent-die-green = зелений кубик
web-descent-die-yellow = жовтий кубик
web-descent-die-black = кубик сили
web-descent-number-damage = шкода { $n }
web-descent-number-range = дальність { $n }
web-descent-number-surge = сплески { $n }
web-descent-verb-lose-threat = очки загрози −{ $n }
web-descent-verb-stun = Оглушення
web-descent-verb-kill = миттєва смерть
web-descent-verb-burn = Полум’я
web-descent-verb-double-damage = подвійна шкода
web-descent-for-surges = { $surges ->
        [one] { $surges } сплеск:
        [few] { $surges } сплески:
       *[many] { $surges } сплесків:
    }
web-descent-hands = { $count ->
        [one] одна рука
       *[other] дві руки
    }
web-descent-rune = руна
web-descent-adds-armor = броня +{ $n }
web-descent-cancels = скасовує рани: { $n }
web-descent-speed-cap = швидкість не більше { $n }
web-descent-no-runes = без рун
web-descent-off-hand = у другій руці: { $what }

## The attack

web-descent-attack = Атака
web-descent-stage-declared = Оголошено
web-descent-stage-rolled = Кидок
web-descent-stage-spend = Витрати
web-descent-stage-hit = Рани
web-descent-not-thrown = Кубики ще не кинуто.
web-descent-miss = промах
web-descent-blank = порожньо
web-descent-misses = Промах: атака не вдалася.
web-descent-shows-range = дальність { $n }
web-descent-shows-damage = шкода { $n }
web-descent-shows-surges = { $n ->
        [one] { $n } сплеск
        [few] { $n } сплески
       *[many] { $n } сплесків
    }
web-descent-shows-points = підсилення { $n }
web-descent-range = Дальність
web-descent-part = { $what } { $n }
web-descent-damage = Шкода
web-descent-surges = Сплески
web-descent-points = Підсилення
web-descent-of = з { $n }
web-descent-fear = Страх: { $n }
web-descent-bought = куплено: { $count }
web-descent-comes = { $count ->
        [one] { $count } рана
        [few] { $count } рани
       *[many] { $count } ран
    }
web-descent-kills = смерть
web-descent-kills-undying = смерть, якщо не воскресне
web-descent-hit-by = Кого зачепить
web-descent-fold = Показати мапу
web-descent-unfold = Показати атаку

## The overlord

web-descent-overlord = Володар
web-descent-threat = загроза
web-descent-hand = карти на руці
web-descent-lord-facts = Очок загрози за хід: { $income }. Карт у колоді: { $deck }, у скиді: { $discard }.
web-descent-powers = Карти могутності
web-descent-cards = { $count ->
        [one] На руці { $count } карта
        [few] На руці { $count } карти
       *[many] На руці { $count } карт
    }
web-descent-cost = ціна в очках загрози
web-descent-needs = бракує { $n }
web-descent-play = Зіграти
web-descent-play-discarding = Скинути й зіграти
web-descent-discard = Скинути за { $n }
web-descent-why-not = Чому не можна зіграти карту «{ $card }»?

## Before the quest, and in town

web-descent-choose-hero = Оберіть героя
web-descent-exchange = Ось ваші вміння. Одне можна повернути й узяти нове того самого виду, але нове залишиться.
web-descent-swap = Повернути
web-descent-deck-fighting = бій
web-descent-deck-subterfuge = вправність
web-descent-deck-wizardry = магія
web-descent-market = Ринок
web-descent-received = { $item }: куди це подіти?
web-descent-sell = Продати за півціни
web-descent-sold-out = розпродано
web-descent-short = бракує { $n }

## The end

web-descent-heroes-won = Герої перемогли
web-descent-heroes-won-text = Раундів: { $round }. Залишилося очок перемоги: { $conquest }.
web-descent-overlord-won = Володар переміг
web-descent-overlord-won-text = У раунді { $round } в героїв не залишилося очок перемоги.
web-descent-look = Подивитися на поле

## Why it is asked

web-descent-reason-passing = Тут не можна зупинитися: йдіть далі, до вільної клітинки.
web-descent-reason-act = Рух { $points }, атаки { $attacks }, втома { $fatigue }. { $attacks ->
        [0] Натисніть на клітинку
       *[other] Натисніть на клітинку або ворога
    }, потім ще раз.
web-descent-reason-town = Рух { $points }, втома { $fatigue }. Зайдіть на ринок або натисніть на підсвічений портал, щоб повернутися.
web-descent-reason-town-return = Рух { $points }, втома { $fatigue }. Натисніть на підсвічений портал, щоб повернутися.
web-descent-reason-town-tired = Рух { $points }, втома { $fatigue }. Щоб повернутися через портал, потрібен рух: витратьте на нього втому.
web-descent-reason-monster = Рух { $points }, атаки { $attacks }. { $attacks ->
        [0] Натисніть на клітинку
       *[other] Натисніть на клітинку або героя
    }, потім ще раз.
web-descent-reason-exchange = Це можна зробити один раз, до покупок.
web-descent-reason-market = Купуйте, на скільки вистачить монет, потім оберіть «Готово».
web-descent-reason-received = { $what }. Діє те, чим герой споряджений; у сумці предмет просто лежить.
web-descent-reason-received-full = { $what }. Спорядитися ним зараз нікуди; змінити спорядження можна пізніше.
web-descent-reason-equip = Перетягуйте предмети або натискайте на них. Кожен можна перекласти один раз.
web-descent-reason-start = Герої починають поруч із порталом.
web-descent-reason-next = Герої ходять у будь-якому порядку.
web-descent-reason-shops = Герої йдуть по покупки в будь-якому порядку.
web-descent-reason-declare = Одна дія на цей хід, до кроків і атак.
web-descent-reason-target = Атакують клітинку й усіх, хто на ній стоїть.
web-descent-reason-reroll = Позначте кубики й перекиньте їх усі разом.
web-descent-reason-spend = Витратьте сплески й утому, потім бийте. Підсилення йдуть спершу на дальність, якої бракує, потім на шкоду.
web-descent-reason-plot = Грайте карти або скидайте їх за очки загрози; потім діють монстри.
web-descent-reason-activate = Кожен монстр діє один раз. Натисніть на нього.
web-descent-reason-spawn = Лише там, де не бачить жоден герой.
web-descent-reason-spawn-large = Лише там, де не бачить жоден герой. Монстр займає { $size } клітинки: натисніть на ліву верхню.
web-descent-reason-horde = У новій області, поруч з іншим монстром.
web-descent-reason-horde-large = У новій області, поруч з іншим монстром. Монстр займає { $size } клітинки: натисніть на ліву верхню.
web-descent-reason-mimic = Поруч зі скринею.
web-descent-reason-attacked = { $who-cap } атакує клітинку { $space }.
web-descent-reason-acting = { $who-cap } діє, клітинка { $space }.
web-descent-reason-lit = Що можна обрати, підсвічено на мапі.
web-descent-reason-dawn = Усе це відбувається по черзі, до вашої дії.
web-descent-reason-first = Рани рахують по черзі для кожної фігурки.
web-descent-reason-pause = { $who-cap }: використайте зараз або продовжуйте без цього.
web-descent-reason-give = Узяти може лише герой поруч із вами.
web-descent-reason-blast = З нею атака зачепить усіх, кого накриє хвиля, і друзів теж.
web-descent-reason-hand = Скинута карта приносить свої очки загрози.
