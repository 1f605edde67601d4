# Descent: what is said at the table.

## Names

descent-name = Descent: Journeys in the Dark
descent-about = Один из вас — властелин подземелья, остальные отправляют туда героев.
descent-nobody = никто
descent-overlord = властелин
descent-master-bane-spider = ядовитый паук-вожак
descent-master-beastman = зверолюд-вожак
descent-master-demon = демон-вожак
descent-master-dragon = дракон-вожак
descent-master-giant = великан-вожак
descent-master-hell-hound = адская гончая-вожак
descent-master-manticore = мантикора-вожак
descent-master-naga = нага-вожак
descent-master-ogre = огр-вожак
descent-master-razorwing = бритвокрыл-вожак
descent-master-skeleton = скелет-вожак
descent-master-sorcerer = чародей-вожак
descent-monster-mimic = мимик
descent-named-hask = Хаск
descent-order-none = нет приказа
descent-order-aim = Прицел
descent-order-dodge = Уклонение
descent-order-guard = Стража
descent-order-rest = Отдых
descent-action-none = нет действия
descent-action-run = Бег
descent-action-battle = Бой
descent-action-advance = Наступление
descent-action-ready = Готовность
descent-action-stunned = только одно дело: герой оглушён
descent-action-scamper = беготня
descent-form-melee = рукопашный бой
descent-form-ranged = дальний бой
descent-form-magic = магия
descent-token-coins = монеты
descent-token-key-red = красный рунный ключ
descent-token-key-blue = синий рунный ключ
descent-token-key-yellow = жёлтый рунный ключ

## The Cellar

descent-quest-cellar = Погреб
descent-goal-cellar = Убейте Хаска, пока у вас есть победные жетоны.
descent-area-cellar-hall = Ступени кончаются в зале, где пахнет мокрой шерстью. Здесь кто-то ел и ещё не доел: на ваш свет поворачиваются рогатые головы.
descent-area-cellar-larder = Вдоль стен тянутся полки, а между бочками кости научились стоять. На крюке среди окороков висит ключ с красной руной.
descent-area-cellar-cold-room = Навстречу веет холодом, и кто-то смеётся. Посреди пола зияет яма, а за ней ждёт Хаск: он сбрасывал туда и не таких, как вы.

## Events

descent-begins = Приключение начинается: «{ $quest }». Победных жетонов: { $conquest }.
descent-deals-hero = В отряде новый герой: { $who }.
descent-learns = { $who-cap } получает навык «{ $skill }».
descent-swaps-skill = { $who-cap } меняет навык «{ $skill }» на «{ $other }».
descent-places = { $who-cap } начинает на клетке { $space }.
descent-round = Раунд { $number }
descent-turn = { $who-cap }: начинается ход.
descent-declares-action = { $who-cap } выбирает действие: { $action }.
descent-overlord-turn = Начинается ход властелина, раунд { $number }.
descent-heroes-win = Герои победили. Победных жетонов: { $conquest }.
descent-overlord-wins = Властелин победил.
descent-buys = { $who-cap } покупает: { $item }. Осталось монет: { $coins }.
descent-sells = { $who-cap } продаёт: { $item }. Монет: { $coins }.
descent-trains = { $who-cap } тренируется: { $trait } +1. Осталось монет: { $coins }.
descent-equips = { $who-cap } берёт в руки или надевает: { $item }.
descent-stows = { $who-cap } убирает в рюкзак: { $item }.
descent-drops = { $who-cap } бросает: { $item }.
descent-gives = { $who-cap } передаёт: { $item }. Получает { $ally }.
descent-picks-up = { $who-cap } поднимает: { $token }.
descent-coins = { $who-cap }: монеты +{ $count } (теперь { $coins }).
descent-uses = { $who-cap } использует: { $source }.
descent-treasure = { $who-cap } тянет: { $item }.
descent-no-treasure = { $who-cap }: сокровищ этого цвета больше нет.
descent-moves = { $who-cap } идёт на клетку { $space }.
descent-jumps = { $who-cap } прыгает на клетку { $space }.
descent-climbs-stairs = { $who-cap } по лестнице выходит на клетку { $space }.
descent-goes-to-town = { $who-cap } отправляется в город.
descent-enters-dungeon = { $who-cap } возвращается из города на клетку { $space }.
descent-activates-glyph = { $who-cap } пробуждает знак на клетке { $space }.
descent-opens-door = { $who-cap } открывает дверь.
descent-closes-door = { $who-cap } закрывает дверь.
descent-reveals = { $text }
descent-appears = { $kind-cap } стоит на клетке { $space }.
descent-falls-in = { $who-cap } падает в яму.
descent-aura = { $who-cap } страдает от Ауры: { $count }.
descent-tires = { $who-cap } тратит усталость на шаг. Осталось усталости: { $fatigue }.
descent-visits-market = { $who-cap } идёт на рынок.
descent-attacks = { $who-cap } атакует клетку { $space }.
descent-attacks-area = { $who-cap } атакует сразу несколько клеток.
descent-aims = { $who-cap }: атака прицельная.
descent-rolls = { $who-cap }, бросок: дальность { $range }, урон { $damage }, разряды { $surges }, усиления { $points }.
descent-rerolls = { $who-cap }: переброшено кубиков: { $count }.
descent-cancels-out = Прицел и уклонение: кубики не перебрасываются.
descent-misses = { $who-cap }: промах.
descent-too-short = { $who-cap }: не хватает дальности.
descent-fears = { $who-cap }: разрядов не хватило против Страха, атака не удалась.
descent-adds-die = { $who-cap } тратит усталость на кубики силы. Осталось усталости: { $fatigue }.
descent-buys-surge = { $who-cap } тратит разряды на свойство оружия: { $number }.
descent-hits = { $who-cap } попадает. Цель: { $target }. Урон { $damage }, броня { $armor }, раны { $wounds }.
descent-wounded = { $who-cap }: раны −{ $count } (осталось { $wounds }).
descent-cancels = { $who-cap }: отменено ран: { $count }.
descent-lingers = { $who-cap }: { $ability }, жетонов: { $count }.
descent-recovers-from = { $who-cap }: { $ability }, осталось жетонов: { $count }.
descent-thrown = { $who-cap } отлетает на клетку { $space }.
descent-killed = { $who-cap }: убит.
descent-rises = { $who-cap } встаёт снова, ран: { $wounds }.
descent-bounty = { $who-cap } получает награду за вожака: теперь монет { $coins }.
descent-dies = { $who-cap } гибнет и приходит в себя в городе. Монет: { $coins }.
descent-heals = { $who-cap }: раны +{ $count } (теперь { $wounds }).
descent-recovers = { $who-cap }: усталость +{ $count } (теперь { $fatigue }).
descent-gains-conquest = Победные жетоны +{ $count } (теперь { $conquest }).
descent-loses-conquest = Победные жетоны −{ $count } (осталось { $conquest }).
descent-places-order = { $who-cap } кладёт приказ: { $order }.
descent-takes-back = { $who-cap }: приказ «{ $order }» снят.
descent-guards = { $who-cap } стоит на страже и бьёт первым.
descent-gains-threat = Угроза +{ $count } (теперь { $threat }).
descent-loses-threat = Угроза −{ $count } (осталось { $threat }).
descent-draws = Властелин тянет карты: { $count }.
descent-draws-card = Вы тянете карту «{ $card }».
descent-discards = Властелин сбрасывает карту «{ $card }». Угроза: { $threat }.
descent-plays = Властелин играет карту «{ $card }». Осталось угрозы: { $threat }.
descent-stays-in-force = Карта «{ $card }» остаётся в игре.
descent-reshuffles = Колода властелина кончилась: сброс становится новой колодой.
descent-activates = Властелин активирует: { $who }.
descent-saves = { $who-cap } спасается от ловушки, удачных кубиков: { $count }.
descent-opens-chest = { $who-cap } открывает { $colour ->
        [copper] медный
        [silver] серебряный
        *[gold] золотой
    } сундук, номер { $number }.
descent-flits = { $familiar }: клетка { $space }.
descent-fetches = { $familiar } несёт: { $item }.
descent-hands-over = { $who-cap } передаёт питомца: { $familiar }. Теперь с ним { $ally }.

## Prompts

descent-ask-hero = Выберите героя.
descent-ask-exchange = Можете заменить один навык новым.
descent-ask-shops-next = Кто следующим идёт за покупками?
descent-ask-market = Что вы покупаете или продаёте?
descent-ask-received = Куда вы это денете?
descent-ask-equip = Что возьмёте в руки, а что уберёте в рюкзак?
descent-ask-start = Где вы начинаете?
descent-ask-next = Кто ходит следующим?
descent-ask-go = Можете начать свой ход.
descent-ask-dawn = Что выполняется сначала?
descent-ask-declare = Какое действие вы выбираете?
descent-ask-act = Что дальше?
descent-ask-give = Кому?
descent-ask-target = Что вы атакуете?
descent-ask-blast = С Взрывом или без него?
descent-ask-reroll = Какие кубики перебросить?
descent-ask-spend = На что потратите разряды и усталость?
descent-ask-whom-first = Кто страдает первым?
descent-ask-thrown = Куда отлетает фигура?
descent-ask-victim = На какого героя?
descent-ask-weapon = Каким оружием?
descent-ask-heal = Кого вы исцелите?
descent-ask-push = Кого вы сдвинете?
descent-ask-push-where = Куда?
descent-ask-swap-order = Какой приказ взамен?
descent-ask-familiar = Куда идёт ваш питомец?
descent-ask-area-power = Ваша сила действует в этой области.
descent-ask-cash = Оставите сокровище или возьмёте монеты?
descent-ask-aside = На какую клетку переставить героя?
descent-ask-hand = На руке не больше 8 карт: что сбросите?
descent-ask-raise = Какую карту сбросите, чтобы хватило угрозы?
descent-ask-plot = Что сыграете, пока монстры не действуют?
descent-ask-spawn = Какого монстра поставите?
descent-ask-spawn-where = Где он встанет?
descent-ask-from-board = Свободных фигур нет: какую снять с поля?
descent-ask-activate = Какой монстр действует следующим?
descent-ask-stunned = Вожак оглушён: только что-то одно.
descent-ask-step-taken = Герой вошёл на клетку: ловушка?
descent-ask-enemy-adjacent = Рядом с вами враг.
descent-ask-guard = Воспользуетесь приказом «Стража»?
descent-ask-door-opened = Герой открыл дверь: ловушка?
descent-ask-chest-opened = Герой открыл сундук: ловушка?
descent-ask-overlord-turn = Что сыграете в начале хода?
descent-ask-activated = Монстр активирован: сыграете карту?
descent-ask-declared = Атака объявлена.
descent-ask-rolled = Кубики брошены.
descent-ask-wounds = Отмените раны?
descent-ask-killed = Враг убит: ударите снова?
descent-ask-attack-over = Атака окончена: ещё одна?
descent-ask-turn-start = Ваш ход начинается: что-нибудь используете?
descent-ask-before-action = Перед действием: что-нибудь используете?
descent-ask-own-turn = Что используете?
descent-ask-declare-battle = Вы выбрали Бой: что-нибудь используете?
descent-ask-declare-advance = Вы выбрали Наступление: что-нибудь используете?
descent-ask-declare-ready = Вы выбрали Готовность: что-нибудь используете?
descent-ask-turn-end = Ваш ход кончается: что-нибудь используете?

## Choices

descent-do-pass = Пас
descent-do-step = Шаг на { $space } ({ $points })
descent-do-attack = Атаковать
descent-do-attack-with = Атаковать: { $item }
descent-do-jump = Прыжок на { $space } ({ $points })
descent-do-open = Открыть дверь { $door } ({ $points })
descent-do-close = Закрыть дверь { $door } ({ $points })
descent-do-take = Поднять: { $token }
descent-do-chest = Открыть сундук ({ $points })
descent-do-fatigue = 1 усталость за 1 очко движения
descent-do-order = Положить приказ «{ $order }»
descent-do-stairs = По лестнице ({ $points })
descent-do-town = В город ({ $points })
descent-do-enter = В подземелье, клетка { $space } ({ $points })
descent-do-market = На рынок ({ $points })
descent-do-re-equip = Переложить вещи ({ $points })
descent-do-give = Отдать: { $item } ({ $points })
descent-do-drop = Бросить: { $item }
descent-do-hand-over = Передать: { $familiar } ({ $points })
descent-do-familiar = { $space }
descent-do-familiar-takes = Подобрать: { $item }
descent-do-familiar-gives = Отнести, получает { $hero }
descent-do-familiar-passes = Передать второму
descent-do-familiar-stays = Остаётся на месте
descent-do-take-it = Оставить
descent-do-cash-in = Взять монеты
descent-do-change = Вместо этого: { $what ->
        [run] Бег
        [battle] Бой
        [advance] Наступление
        [ready-move] Готовность, движение
        *[ready-attack] Готовность, атака
    }
descent-do-end = Закончить действие
descent-do-use = Использовать: { $source }
descent-do-go = Начать ход: { $hero }
descent-do-hero = { $hero }
descent-do-next = { $hero }
descent-do-swap = Заменить «{ $skill }»
descent-do-keep = Оставить все навыки
descent-do-at = { $space }
descent-do-done = Готово
descent-do-wear = Взять или надеть: { $item }
descent-do-stow = В рюкзак: { $item }
descent-do-leave = Бросить: { $item }
descent-do-buy = Купить: { $item } ({ $coins })
descent-do-sell = Продать: { $item } ({ $coins })
descent-do-treasure = Купить { $what ->
        [copper] медное
        [silver] серебряное
        *[gold] золотое
    } сокровище
descent-do-learn = Изучить навык: { $what ->
        [fighting] бой
        [subterfuge] хитрость
        *[wizardry] волшебство
    }
descent-do-train = Тренировка: { $trait }
descent-do-figure = { $who-cap }
descent-do-to = Получает { $hero }
descent-do-target = Атаковать клетку { $space }
descent-do-elsewhere = Другая клетка
descent-do-none = Не атаковать
descent-do-blast = С Взрывом
descent-do-plain = Без Взрыва
descent-do-breath = Дыхание с клетки { $space } на { $side ->
        [north] север
        [east] восток
        [south] юг
        *[west] запад
    }
descent-do-stay = Оставить на месте
descent-do-reroll = Кубик { $number }
descent-do-throw = Перебросить
descent-do-keep-dice = Оставить все кубики
descent-do-surge = Потратить разряды: свойство { $number }
descent-do-die = 1 усталость за кубик силы
descent-do-range = Усиление в дальность
descent-do-strike = Нанести удар
descent-do-action = { $what ->
        [run] Бег
        [battle] Бой
        [advance] Наступление
        [ready-move] Готовность: движение
        [ready-attack] Готовность: атака
        *[scamper] Беготня
    }
descent-do-stunned = { $what ->
        [move] Только движение
        [attack] Только атака
        *[order] Только приказ
    }
descent-do-equip = Сменить снаряжение
descent-do-resolve = { $what ->
        [rest] Приказ «Отдых»
        [tokens] Огонь и Паутина
        *[abilities] Что помогает в начале хода
    }
descent-do-keep-rest = Оставить приказ «Отдых» на потом
descent-do-play = Сыграть «{ $card }» ({ $threat })
descent-do-discard = Сбросить «{ $card }», угроза +{ $threat }
descent-do-place = { $kind-cap }
descent-do-enough = Больше никого
descent-do-go-on = К монстрам
descent-do-activate = { $who-cap }
descent-do-end-turn = Закончить ход
descent-do-stunned-move = Только движение
descent-do-stunned-attack = Только атака
descent-do-guard = { $hero } бьёт со стражи
descent-do-aimed = Прицелиться
descent-do-block = Закрыться: { $item } ({ $count })
descent-do-instead = { $order }
descent-do-weapon = { $item }

## Reasons

descent-why-not-now = Сейчас об этом выборе речь не идёт.
descent-why-setup = Игра ещё не началась.
descent-why-not-asked = Сейчас выбирает другой игрок.
descent-why-not-acting = Сейчас ни одна из ваших фигур не действует.
descent-why-heroes-only = Это делают только герои.
descent-why-in-town = Герой в городе.
descent-why-not-in-town = Герой не в городе.
descent-why-passing = Фигура здесь только проходит и должна идти дальше.
descent-why-points = Не хватает очков движения: { $points }.
descent-why-web = Опутанная фигура не тратит очков движения.
descent-why-grapple = Враг рядом держит эту фигуру.
descent-why-monkey = Обезьяна этого не может.
descent-why-no-step = Отсюда на эту клетку не шагнуть.
descent-why-taken = На эту клетку не пройти.
descent-why-no-end = Там нельзя остановиться, и дальше не пройти.
descent-why-no-jump = Отсюда туда не прыгнуть.
descent-why-large = Большие фигуры не прыгают.
descent-why-no-door = Такой двери здесь пока нет.
descent-why-door-far = Фигура не рядом с этой дверью.
descent-why-door-open = Эта дверь уже открыта.
descent-why-door-closed = Эта дверь уже закрыта.
descent-why-no-key = Ключ от этой двери ещё не найден.
descent-why-rune-door = Монстры не открывают рунных дверей.
descent-why-unrevealed = То, что за ней, ещё не открыто.
descent-why-in-the-doorway = В дверях стоит фигура.
descent-why-limits = Предел снаряжения: две руки, одни доспехи, три зелья, две прочие вещи, с иными доспехами без рун.
descent-why-pack-full = В рюкзаке место для трёх вещей.
descent-why-moved = Эту вещь уже переложили.
descent-why-nothing-here = Этого здесь нет.
descent-why-no-room = Для этого нет места.
descent-why-not-carried = У героя этого нет.
descent-why-nobody-near = Рядом нет других героев.
descent-why-no-stairs = Здесь нет лестницы.
descent-why-stairs-taken = На другом конце кто-то стоит.
descent-why-large-stairs = Большие монстры не ходят по лестницам.
descent-why-no-glyph = Герой не на пробуждённом знаке.
descent-why-glyph-used = Знаком пользуются раз за ход.
descent-why-no-arrival = Туда не ведёт ни один пробуждённый знак.
descent-why-no-fatigue = Усталости не осталось.
descent-why-no-moving = Оглушённый герой, который не движется, не покупает очков движения.
descent-why-order-stands = У героя уже лежит приказ.
descent-why-no-order = Это действие не даёт положить приказ.
descent-why-no-attack = Атак не осталось.
descent-why-not-worn = Этого оружия нет в руках у героя.
descent-why-on-glyph = Монстр должен сойти с пробуждённого знака, если может.
descent-why-no-target = Эта клетка не может быть целью.
descent-why-surges = Не хватает разрядов.
descent-why-dice = Нет усталости или кубиков силы уже пять.
descent-why-stunned = Оглушённый герой не выбирает действия.
descent-why-no-chest = Здесь нет сундука.
descent-why-coins = Не хватает монет.
descent-why-sold-out = Всё распродано.
descent-why-not-opened = Сундук этого цвета не открывали, таких сокровищ не осталось или не хватает монет.
descent-why-not-held = У властелина нет этой карты.
descent-why-threat = Не хватает угрозы: { $threat }, и сброс других карт не поможет.
descent-why-card-time = Эту карту играют в другой момент.
descent-why-no-spawn = Больше таких не поставить или не здесь.
descent-why-activated = Этот монстр уже активирован.
descent-why-not-yours = У вас нет в деле ничего с таким названием.
descent-why-no-companion = Герой его не несёт.
descent-why-no-change = Объявленное действие не меняется.
descent-why-unfit = То, что уже сделано, не подходит к этому действию.
descent-why-not-usable = Сейчас этим не воспользоваться.
