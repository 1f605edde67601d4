# Descent: what is said at the table.

## Names

descent-about = Один из вас — властелин подземелья, остальные отправляют туда героев.
descent-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
descent-overlord = властелин
    .gen = властелина
    .dat = властелину
    .acc = властелина
descent-master-bane-spider = ядовитый паук-вожак
    .gen = ядовитого паука-вожака
    .dat = ядовитому пауку-вожаку
    .acc = ядовитого паука-вожака
descent-master-beastman = зверолюд-вожак
    .gen = зверолюда-вожака
    .dat = зверолюду-вожаку
    .acc = зверолюда-вожака
descent-master-demon = демон-вожак
    .gen = демона-вожака
    .dat = демону-вожаку
    .acc = демона-вожака
descent-master-dragon = дракон-вожак
    .gen = дракона-вожака
    .dat = дракону-вожаку
    .acc = дракона-вожака
descent-master-giant = великан-вожак
    .gen = великана-вожака
    .dat = великану-вожаку
    .acc = великана-вожака
descent-master-hell-hound = адская гончая-вожак
    .gen = адской гончей-вожака
    .dat = адской гончей-вожаку
    .acc = адскую гончую-вожака
descent-master-manticore = мантикора-вожак
    .gen = мантикоры-вожака
    .dat = мантикоре-вожаку
    .acc = мантикору-вожака
descent-master-naga = нага-вожак
    .gen = наги-вожака
    .dat = наге-вожаку
    .acc = нагу-вожака
descent-master-ogre = людоед-вожак
    .gen = людоеда-вожака
    .dat = людоеду-вожаку
    .acc = людоеда-вожака
descent-master-razorwing = бритвокрыл-вожак
    .gen = бритвокрыла-вожака
    .dat = бритвокрылу-вожаку
    .acc = бритвокрыла-вожака
descent-master-skeleton = скелет-вожак
    .gen = скелета-вожака
    .dat = скелету-вожаку
    .acc = скелета-вожака
descent-master-sorcerer = колдун-вожак
    .gen = колдуна-вожака
    .dat = колдуну-вожаку
    .acc = колдуна-вожака
descent-monster-mimic = мимик
    .gen = мимика
    .dat = мимику
    .acc = мимика
descent-named-hask = Хаск
    .gen = Хаска
    .dat = Хаску
    .acc = Хаска
descent-order-none = нет приказа
descent-order-aim = Прицеливание
descent-order-dodge = Уклонение
descent-order-guard = Защита
descent-order-rest = Отдых
descent-action-none = нет действия
descent-action-run = Бег
descent-action-battle = Сражение
descent-action-advance = Продвижение
descent-action-ready = Готовность
descent-action-stunned = только что-то одно (герой оглушён)
descent-action-scamper = беготня
descent-form-melee = ближний бой
descent-form-ranged = дальний бой
descent-form-magic = магия
descent-own-ability = способность героя
descent-own-ability-red-scorpion = 1 фишка усталости за лечение 1 раны
descent-own-ability-red-scorpion-2 = 1 рана за восстановление 1 фишки усталости
descent-token-coins = монеты
descent-token-key-red = красный рунный ключ
descent-token-key-blue = синий рунный ключ
descent-token-key-yellow = жёлтый рунный ключ

## The Cellar

descent-goal-cellar = Убить Хаска, пока не кончились очки победы.
descent-lord-goal-cellar = Лишить героев всех очков победы, пока они не убили Хаска.
descent-area-cellar-steps = Ступени под люком мокрые, и это не вода. Внизу мерцает портал, последний добрый свет в этом погребе. Впереди дверь; за ней кто-то грызёт кость и вдруг затихает, прислушиваясь.
descent-area-cellar-hall = За дверью зал, где пахнет мокрой шерстью. Здесь кто-то ел и ещё не доел: на ваш свет поворачиваются рогатые головы.
descent-area-cellar-larder = Вдоль стен тянутся полки, а между бочками кости научились стоять. На крюке среди окороков висит ключ с красной руной.
descent-area-cellar-cold-room = Навстречу веет холодом, и кто-то смеётся. Посреди пола зияет яма, а за ней ждёт Хаск: он сбрасывал туда и не таких, как вы.

## Events

descent-begins = Квест начинается: «{ $quest }». Очки победы: { $conquest }.
descent-deals-hero = В отряде новый герой: { $who }.
descent-learns = { $who-cap } получает умение «{ $skill }».
descent-swaps-skill = { $who-cap } меняет умение «{ $skill }» на «{ $other }».
descent-places = { $who-cap } начинает на клетке { $space }.
descent-round = Раунд { $number }
descent-turn = Начинается ход { $who-gen }.
descent-declares-action = { $who-cap } выбирает действие: { $action }.
descent-overlord-turn = Начинается ход властелина, раунд { $number }.
descent-heroes-win = Герои победили. Очки победы: { $conquest }.
descent-overlord-wins = Властелин победил.
descent-buys = { $who-cap } покупает: { $item }. Осталось монет: { $coins }.
descent-sells = { $who-cap } продаёт: { $item }. Монет: { $coins }.
descent-trains = { $who-cap } тренируется: { $trait } +1. Осталось монет: { $coins }.
descent-equips = { $who-cap } экипируется: { $item }.
descent-stows = { $who-cap } убирает в сумку: { $item }.
descent-drops = { $who-cap } выбрасывает: { $item }.
descent-gives = { $who-cap } отдаёт { $ally-dat }: { $item }.
descent-picks-up = { $who-cap } подбирает: { $token }.
descent-coins = { $who-cap }: монеты +{ $count } (теперь { $coins }).
descent-uses = { $who-cap } использует: { $source }.
descent-treasure = { $who-cap } тянет: { $item }.
descent-no-treasure = { $who-cap }: сокровищ этого цвета больше нет.
descent-moves = { $who-cap } переходит на клетку { $space }.
descent-jumps = { $who-cap } прыгает на клетку { $space }.
descent-climbs-stairs = { $who-cap } по лестнице выходит на клетку { $space }.
descent-goes-to-town = { $who-cap } отправляется в город.
descent-enters-dungeon = { $who-cap } возвращается из города на клетку { $space }.
descent-activates-glyph = { $who-cap } активирует портал на клетке { $space }.
descent-opens-door = { $who-cap } открывает дверь.
descent-closes-door = { $who-cap } закрывает дверь.
descent-reveals = { $text }
descent-appears = { $kind-cap } появляется на клетке { $space }.
descent-falls-in = { $who-cap } падает в яму.
descent-aura = { $who-cap } попадает под действие Ауры: { $count ->
        [one] { $count } рана
        [few] { $count } раны
        *[many] { $count } ран
    }.
descent-tires = { $who-cap } тратит усталость на движение. Осталось фишек усталости: { $fatigue }.
descent-visits-market = { $who-cap } идёт на рынок.
descent-attacks = { $who-cap } атакует клетку { $space }.
descent-attacks-area = { $who-cap } атакует сразу несколько клеток.
descent-aims = { $who-cap } атакует прицельно.
descent-rolls = { $who-cap }, бросок: дальность { $range }, повреждения { $damage }, всплески { $surges }, увеличения силы { $points }.
descent-rerolls = { $who-cap }, переброшено кубиков: { $count }.
descent-cancels-out = Прицеливание и уклонение отменяют друг друга: переброса нет.
descent-misses = { $who-cap } промахивается.
descent-too-short = { $who-cap } не достаёт до цели: мала дальность.
descent-fears = { $who-cap } не может преодолеть Страх: всплесков мало, атака не удалась.
descent-adds-die = { $who-cap } тратит усталость на кубики силы. Осталось фишек усталости: { $fatigue }.
descent-buys-surge = { $who-cap } тратит { $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    }: { $effect ->
        [damage] повреждения +{ $n }
        [range] дальность +{ $n }
        [pierce] Прокол +{ $n }
        [blast] Ударная волна +{ $n }
        [burn] Пламя
        [stun] Оглушение
        [double-damage] удвоить повреждения
        [kill] убить на месте
        *[lose-threat] очки угрозы −{ $n }
    }.
descent-hits = { $who-cap } попадает по { $target-dat }: повреждения { $damage }, броня { $armor }{ $pierce ->
        [0] {""}
        *[other] {" "}(Прокол { $pierce })
    }, раны { $wounds }.
descent-wounded = { $who-cap } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
        *[many] { $count } ран
    } (осталось { $wounds }).
descent-cancels = { $who-cap } отменяет раны: { $count }.
descent-lingers = { $who-cap }: { $ability }, фишек { $count }.
descent-recovers-from = { $who-cap }: { $ability }, осталось фишек { $count }.
descent-thrown = { $who-cap } отлетает на клетку { $space }.
descent-killed = { $who-cap } погибает.
descent-rises = { $who-cap } воскресает (запас ран: { $wounds }).
descent-stays-down = { $who-cap } не воскресает.
descent-bounty = { $who-cap } получает награду за вожака. Монет: { $coins }.
descent-dies = { $who-cap } погибает и приходит в себя в городе. Монет: { $coins }.
descent-heals = { $who-cap } лечит { $count ->
        [one] { $count } рану
        [few] { $count } раны
        *[many] { $count } ран
    } (запас ран: { $wounds }).
descent-recovers = { $who-cap } восстанавливает { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
        *[many] { $count } фишек
    } усталости (теперь { $fatigue }).
descent-gains-conquest = Очки победы: +{ $count } (теперь { $conquest }).
descent-loses-conquest = Очки победы: −{ $count } (осталось { $conquest }).
descent-places-order = { $who-cap } кладёт приказ: { $order }.
descent-takes-back = { $who-cap }: приказ «{ $order }» снят.
descent-guards = { $who-cap } прерывает ход властелина: приказ защиты.
descent-gains-threat = Очки угрозы: +{ $count } (теперь { $threat }).
descent-loses-threat = Очки угрозы: −{ $count } (осталось { $threat }).
descent-draws = Властелин тянет { $count ->
        [one] { $count } карту
        [few] { $count } карты
        *[many] { $count } карт
    }.
descent-draws-card = Вы тянете карту «{ $card }».
descent-discards = Властелин сбрасывает карту «{ $card }». Очков угрозы: { $threat }.
descent-shows = Властелин показывает карту «{ $card }» и сбрасывает другие, чтобы заплатить за неё.
descent-plays = Властелин играет карту «{ $card }». Осталось очков угрозы: { $threat }.
descent-stays-in-force = Карта «{ $card }» остаётся в игре.
descent-reshuffles = Колода властелина кончилась: сброс становится новой колодой.
descent-activates = Властелин активирует { $who-acc }.
descent-saves = { $who-cap } бросает кубики против ловушки. Удачных граней: { $count }.
descent-opens-chest = { $who-cap } открывает { $colour ->
        [copper] бронзовый
        [silver] серебряный
        *[gold] золотой
    } сундук, номер { $number }.
descent-flits = { $familiar } перебирается на клетку { $space }.
descent-fetches = { $familiar } несёт: { $item }.
descent-hands-over = { $who-cap } отдаёт { $ally-dat } питомца: { $familiar }.

## Prompts

descent-ask-hero = Выберите героя.
descent-ask-exchange = { $who-cap }: можете заменить одно умение новым.
descent-ask-shops-next = Кто следующим идёт за покупками?
descent-ask-market = { $who-cap }: что вы покупаете или продаёте?
descent-ask-received = { $who-cap }: куда вы денете предмет «{ $item }»?
descent-ask-equip = { $who-cap }: чем экипируетесь, а что уберёте в сумку?
descent-ask-start = { $who-cap }: где вы начинаете?
descent-ask-next = Кто ходит следующим?
descent-ask-go = Можете начать свой ход.
descent-ask-dawn = { $who-cap }: что сделать сначала?
descent-ask-declare = { $who-cap }: какое действие вы выбираете?
descent-ask-act = { $who-cap }: что дальше?
descent-ask-give = { $item }: кому вы это передадите?
descent-ask-target = Какую клетку вы атакуете?
descent-ask-blast = С Ударной волной или без неё?
descent-ask-reroll = Какие кубики перебросить?
descent-ask-spend = На что потратите всплески и усталость?
descent-ask-whom-first = Кто получает раны первым?
descent-ask-thrown = Сбивание с ног: куда отлетает { $who }?
descent-ask-victim = { $card }: на какого героя вы разыграете эту карту?
descent-ask-weapon = { $who-cap }: каким оружием атаковать?
descent-ask-heal = { $who-cap }: кого вы вылечите?
descent-ask-push = { $who-cap }: какую фигурку вы сдвинете?
descent-ask-push-where = { $who-cap }: куда сдвинуть эту фигурку?
descent-ask-swap-order = { $who-cap }: какой приказ взамен?
descent-ask-familiar = { $familiar }, движение { $points }: куда идёт ваш питомец?
descent-ask-area-power = Ваша карта могущества действует в новой области: какого монстра выберете (осталось: { $left })?
descent-ask-cash = { $item }: оставите сокровище или возьмёте монеты?
descent-ask-aside = { $who-cap }: на какую клетку переставить героя?
descent-ask-hand = На руке может быть не больше { $most } карт: что сбросите?
descent-ask-raise = { $card }: не хватает очков угрозы: { $short }. Какую карту сбросите?
descent-ask-plot = Что сыграете, прежде чем активировать монстров?
descent-ask-spawn = { $card }: какого монстра поставите?
descent-ask-spawn-where = { $count ->
        [1] { $kind-cap }: на какую клетку поставить монстра?
       *[other] { $kind-cap } ({ $nth } из { $count }): на какую клетку поставить монстра?
    }
descent-ask-horde-where = { $count ->
        [1] { $kind-cap }: на какую клетку поставить монстра?
       *[other] { $kind-cap } ({ $nth } из { $count }): на какую клетку поставить монстра?
    }
descent-ask-mimic-where = { $kind-cap }: на какую клетку поставить монстра?
descent-ask-from-board = Свободных фигурок нет: какую снять с поля?
descent-ask-activate = Какой монстр действует следующим?
descent-ask-stunned = { $who-cap } под действием Оглушения: движение или атака?
descent-ask-step-taken = { $who-cap } входит на клетку: сыграете ловушку?
descent-ask-enemy-adjacent = { $who-cap } подходит вплотную: что-нибудь используете?
descent-ask-guard = Используете приказ защиты?
descent-ask-door-opened = { $who-cap } открывает дверь: сыграете ловушку?
descent-ask-chest-opened = { $who-cap } открывает сундук: сыграете ловушку?
descent-ask-overlord-turn = Что сыграете в начале хода?
descent-ask-activated = Вы активируете { $who-acc }: сыграете карту?
descent-ask-declared = { $who-cap } объявляет атаку: что-нибудь используете?
descent-ask-rolled = { $who-cap } атакует, кубики брошены: что-нибудь используете?
descent-ask-wounds = { $who-cap } вот-вот получит раны: отмените их?
descent-ask-killed = { $who-cap } погибает: атакуете снова?
descent-ask-attack-over = Атака окончена: атакуете снова?
descent-ask-hero-called = Герой вот-вот начнёт ход: сыграете карту?
descent-ask-order-for = Кто кладёт приказ «{ $order }»?
descent-ask-turn-start = Ваш ход начинается: что-нибудь используете?
descent-ask-before-action = Перед действием: что-нибудь используете?
descent-ask-own-turn = Ваш ход: что-нибудь используете?
descent-ask-declare-battle = Вы выбрали сражение: что-нибудь используете?
descent-ask-declare-advance = Вы выбрали продвижение: что-нибудь используете?
descent-ask-declare-ready = Вы выбрали готовность: что-нибудь используете?
descent-ask-turn-end = Ваш ход кончается: что-нибудь используете?

## Choices

descent-do-pass = Пас
descent-do-step = Шаг на { $space } (движение { $points })
descent-do-attack = Атаковать
descent-do-attack-with = Атака: { $item }
descent-do-jump = Прыжок на { $space } (движение { $points })
descent-do-open = Открыть дверь { $door } (движение { $points })
descent-do-close = Закрыть дверь { $door } (движение { $points })
descent-do-take = Подобрать: { $token }
descent-do-chest = Открыть сундук (движение { $points })
descent-do-fatigue = { $fatigue ->
        [one] { $fatigue } фишка
        [few] { $fatigue } фишки
        *[many] { $fatigue } фишек
    } усталости за { $points ->
        [one] { $points } очко
        [few] { $points } очка
        *[many] { $points } очков
    } движения
descent-do-order = Положить приказ «{ $order }»
descent-do-stairs = По лестнице (движение { $points })
descent-do-town = В город (движение { $points })
descent-do-enter = В подземелье, клетка { $space } (движение { $points })
descent-do-market = На рынок (движение { $points })
descent-do-re-equip = Сменить экипировку (движение { $points })
descent-do-give = Отдать: { $item } (движение { $points })
descent-do-drop = Выбросить: { $item }
descent-do-hand-over = Отдать питомца: { $familiar } (движение { $points })
descent-do-familiar = { $space }
descent-do-familiar-takes = Подобрать: { $item }
descent-do-familiar-gives = Отнести { $hero-dat }
descent-do-familiar-passes = Передать второму питомцу
descent-do-familiar-stays = Остаётся на месте
descent-do-take-it = Оставить
descent-do-cash-in = Взять монеты
descent-do-change = Вместо этого: { $what ->
        [run] бег
        [battle] сражение
        [advance] продвижение
        [ready-move] готовность, движение
        *[ready-attack] готовность, атака
    }
descent-do-end = Закончить действие
descent-do-use = Использовать: { $source }{ $fatigue ->
        [0] {""}
        *[other] {" "}(усталость { $fatigue })
    }{ $points ->
        [0] {""}
        *[other] {" "}(движение { $points })
    }{ $wounds ->
        [0] {""}
        *[other] {" "}(раны { $wounds })
    }
descent-warn-no-use = { $source }: сейчас это ничего не изменит.
descent-do-go = Начать ход { $hero-gen }
descent-do-hero = { $hero }
descent-do-next = { $hero }
descent-do-swap = Заменить умение «{ $skill }»
descent-do-keep = Оставить все умения
descent-do-at = { $side ->
        [h] { $space }, с запада на восток
        [v] { $space }, с севера на юг
        *[one] { $space }
    }
descent-do-done = Готово
descent-do-wear = Экипировать: { $item }
descent-do-stow = В сумку: { $item }
descent-do-leave = Выбросить: { $item }
descent-do-buy = Купить: { $item } (монет: { $coins })
descent-do-sell = Продать: { $item } (монет: { $coins })
descent-do-treasure = Купить { $what ->
        [copper] бронзовое
        [silver] серебряное
        *[gold] золотое
    } сокровище (монет: { $coins })
descent-do-learn = Изучить умение: { $what ->
        [fighting] сражение
        [subterfuge] сноровка
        *[wizardry] магия
    } (монет: { $coins })
descent-do-train = Тренировка: { $trait } (монет: { $coins })
descent-do-figure = { $who-cap } ({ $space })
descent-do-to = { $hero-dat }
descent-do-target = Атаковать клетку { $space }
descent-do-elsewhere = Другая клетка
descent-do-none = Не атаковать
descent-do-blast = С Ударной волной
descent-do-plain = Без Ударной волны
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
descent-do-surge = Потратить всплески: эффект { $number }
descent-do-surge-damage = Повреждения +{ $n } ({ $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    })
descent-do-surge-range = Дальность +{ $n } ({ $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    })
descent-do-surge-pierce = Прокол +{ $n } ({ $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    })
descent-do-surge-blast = Ударная волна +{ $n } ({ $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    })
descent-do-surge-burn = Пламя ({ $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    })
descent-do-surge-stun = Оглушение ({ $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    })
descent-do-surge-double-damage = Удвоить повреждения ({ $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    })
descent-do-surge-kill = Убить на месте ({ $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    })
descent-do-surge-lose-threat = Очки угрозы −{ $n } ({ $surges ->
        [one] { $surges } всплеск
        [few] { $surges } всплеска
        *[many] { $surges } всплесков
    })
descent-do-die = { $fatigue ->
        [one] { $fatigue } фишка
        [few] { $fatigue } фишки
        *[many] { $fatigue } фишек
    } усталости за { $dice ->
        [one] кубик
        [few] { $dice } кубика
        *[many] { $dice } кубиков
    } силы
descent-do-range = Увеличение силы на дальность
descent-do-strike = Нанести удар
descent-do-action = { $what ->
        [run] Бег
        [battle] Сражение
        [advance] Продвижение
        [ready-move] Готовность: движение
        [ready-attack] Готовность: атака
        *[scamper] Беготня
    }
descent-do-stunned = { $what ->
        [move] Только движение
        [attack] Только атака
        *[order] Только приказ
    }
descent-do-equip = Сменить экипировку
descent-do-resolve = { $what ->
        [rest] Приказ отдыха
        [tokens] Пламя и Паутина
        *[abilities] Способности начала хода
    }
descent-do-keep-rest = Оставить приказ отдыха на потом
descent-do-play = Сыграть карту «{ $card }» (очки угрозы: −{ $threat })
descent-do-play-discarding = Сбросить карты (не хватает очков угрозы: { $short }) и сыграть «{ $card }» (очки угрозы: −{ $threat })
descent-do-discard = Сбросить карту «{ $card }» (очки угрозы: +{ $threat })
descent-do-place = { $left ->
        [0] { $kind-cap }
       *[other] { $kind-cap } (осталось: { $left })
    }
descent-do-enough = Больше никого
descent-do-go-on = К монстрам
descent-do-activate = { $who-cap } ({ $space })
descent-do-end-turn = Закончить ход
descent-do-stunned-move = Только движение
descent-do-stunned-attack = Только атака
descent-do-guard = Приказ защиты: атакует { $hero }
descent-do-aimed = Прицелиться
descent-do-block = Закрыться: { $item } ({ $count })
descent-do-instead = { $order }
descent-do-weapon = { $item }

## Reasons

descent-why-not-now = Сейчас это не выбирают.
descent-why-not-offered = Среди вариантов этого нет.
descent-why-setup = Игра ещё не началась.
descent-why-not-acting = Сейчас ни одна из ваших фигурок не действует.
descent-why-not-declared = Сначала выберите действие: бег, сражение, продвижение или готовность.
descent-why-heroes-only = Это делают только герои.
descent-why-in-town = Герой в городе.
descent-why-not-in-town = Герой не в городе.
descent-why-passing = Фигурка здесь только проходит и должна идти дальше.
descent-why-points = Не хватает очков движения: нужно { $cost }, осталось { $points }.
descent-why-web = Фигурка в паутине не может тратить очки движения.
descent-why-grapple = Фигурку держит соседний враг (Захват).
descent-why-monkey = Обезьяна этого не может.
descent-why-no-step = Отсюда на эту клетку не шагнуть.
descent-why-taken = На эту клетку не пройти.
descent-why-no-end = Там нельзя остановиться, и дальше не пройти.
descent-why-no-jump = Отсюда туда не прыгнуть.
descent-why-large = Большие фигурки не прыгают.
descent-why-no-door = Такой двери здесь пока нет.
descent-why-door-far = Фигурка не рядом с этой дверью.
descent-why-door-open = Эта дверь уже открыта.
descent-why-door-closed = Эта дверь уже закрыта.
descent-why-no-key = Дверь заперта руной: { $key } ещё не найден.
descent-why-rune-door = Монстры не открывают и не закрывают дверей, запертых рунами.
descent-why-unrevealed = Область за дверью ещё не исследована.
descent-why-in-the-doorway = В дверном проёме стоит фигурка.
descent-why-limits = Пределы экипировки: рук { $hands }, доспехов { $armor }, эликсиров { $potions }, прочих предметов { $others }; с некоторыми доспехами нельзя носить руны.
descent-why-pack-full = В сумку помещается только { $most ->
        [one] { $most } предмет
        [few] { $most } предмета
        *[many] { $most } предметов
    }.
descent-why-moved = Этот предмет уже переложен.
descent-why-nothing-here = Этого здесь нет.
descent-why-no-room = Для этого нет места.
descent-why-not-carried = У героя этого нет.
descent-why-nobody-near = Рядом нет других героев.
descent-why-no-stairs = Здесь нет лестницы.
descent-why-stairs-taken = На другом конце кто-то стоит.
descent-why-large-stairs = Большие монстры не ходят по лестницам.
descent-why-no-glyph = Герой не на активированном портале.
descent-why-glyph-used = Порталом пользуются раз за ход.
descent-why-no-arrival = Туда не ведёт ни один активированный портал.
descent-why-no-fatigue = Фишек усталости не осталось.
descent-why-no-moving = Оглушённый герой, который выбрал не движение, очков движения не покупает.
descent-why-order-stands = У героя уже есть выложенный приказ.
descent-why-charged = Атака завершила бег.
descent-why-stunned-steps = Оглушённый герой может только делать шаги.
descent-why-relic-in-town = Реликвию нельзя выбросить в городе.
descent-why-no-market = В этом квесте рынка нет.
descent-why-no-order = Это действие не позволяет положить приказ или положить ещё один.
descent-why-no-attack = Атак не осталось.
descent-why-not-worn = Герой не экипирован этим оружием.
descent-why-on-glyph = Монстр обязан уйти с активированного портала, если может.
descent-why-no-target = Эта клетка не может быть целью.
descent-why-surges = Не хватает всплесков.
descent-why-dice = Фишек усталости нет, или кубиков силы уже { $most }.
descent-why-stunned = Оглушённый герой не выбирает действия.
descent-why-no-chest = Здесь нет сундука.
descent-why-coins = Не хватает монет: нужно { $coins }, у героя { $have }.
descent-why-items-only = До начала квеста можно только покупать предметы и эликсиры.
descent-why-sold-out = Это уже распродано.
descent-why-not-for-sale = На рынке этого не продают.
descent-why-relic-unsold = Реликвии не продаются.
descent-why-not-opened = Сундук этого цвета ещё не открывали.
descent-why-no-treasure-left = Сокровищ этого цвета не осталось.
descent-why-no-skill-left = Таких умений не осталось.
descent-why-trained = Параметр не может быть больше { $most }.
descent-why-no-token = Фишек тренировки для этого параметра не осталось.
descent-why-not-held = У властелина нет этой карты.
descent-why-threat = Не хватает очков угрозы: их { $threat }, и сброс других карт не поможет.
descent-why-card-time = Эту карту играют в другой момент.
descent-why-one-spawn = В этот ход карта вызова уже сыграна.
descent-why-one-power = В этот ход карта могущества уже сыграна.
descent-why-one-event = В начале этого хода событие уже сыграно.
descent-why-one-trap = В начале этого хода ловушка уже сыграна.
descent-why-no-spawn = Больше таких не поставить, или не на эту клетку.
descent-why-activated = Этот монстр уже активирован.
descent-why-not-yours = Такого у вас в игре нет.
descent-why-no-companion = Питомец не у этого героя.
descent-why-no-change = Объявленное действие менять нельзя.
descent-why-unfit = Уже сделанное не подходит к этому действию.
descent-why-not-usable = Сейчас это использовать нельзя.

## Chances

descent-odds = попадание { $hit } %, смерть { $kill } %
descent-odds-hit = попадание { $hit } %
descent-odds-wounds = ран в среднем: { $wounds }
descent-line = { $who-cap }: попадание { $hit } %, ран в среднем { $wounds }, смерть { $kill } %.
descent-line-hit = { $who-cap }: попадание { $hit } %.

## Colours of dice

descent-colour-red = красный
descent-colour-blue = синий
descent-colour-white = белый
descent-colour-green = зелёный
descent-colour-yellow = жёлтый
descent-colour-black = кубик силы

## The table in plain text

descent-plain-heading = { $quest }, раунд { $round }. Очки победы: { $conquest }. Властелин: очки угрозы { $threat }, карт на руке { $hand }, в колоде { $deck }.
descent-plain-powers = Карты могущества в игре: { $names }.
descent-plain-legend = Буквы — столбцы: H4 — столбец H, ряд 4. @1–@4 — герои, числа — монстры; . пол, ? не исследовано, o яма, ~ вода, ^ камень, $ сундук, ! можно подобрать, * активированный портал, + портал, > лестница, % ключевая точка, & питомец; двери: | и == закрыты, / и -- открыты.
descent-plain-door = Дверь { $name } у { $space }: { $state ->
        [open] открыта
        *[closed] закрыта
    }{ $lock ->
        [none] {""}
        [red] , красный рунный замок
        [blue] , синий рунный замок
        *[yellow] , жёлтый рунный замок
    }.
descent-plain-glyph = Портал на { $space }{ $active ->
        [yes] , активирован
        *[no] , ещё не активирован
    }.
descent-plain-chest = { $colour ->
        [copper] Бронзовый
        [silver] Серебряный
        *[gold] Золотой
    } сундук на { $space }.
descent-plain-token = На { $space } лежит: { $what }.
descent-plain-keys = Найденные ключи: { $names }.
descent-plain-hero = @{ $number } { $who } ({ $space ->
        [town] в городе
        *[other] { $space }
    }): фишек ран { $wounds } из { $max_wounds }, фишек усталости { $fatigue } из { $max_fatigue }, броня { $armor }, скорость { $speed }, ближний бой { $melee }, дальний { $ranged }, магия { $magic }, монеты { $coins }.
descent-plain-order = {"   "}Приказ: { $order }.
descent-plain-tokens = {"   "}Фишки: { $names }.
descent-plain-monkey = {"   "}Обезьяна, осталось ходов: { $turns }.
descent-plain-skills = {"   "}Умения: { $names }.
descent-plain-items = {"   "}Экипировка: { $names }.
descent-plain-packs = {"   "}В сумке: { $names }.
descent-plain-exhausted = { $name } (израсходовано)
descent-plain-monster = { $number }: { $who } ({ $space }), получено ран { $lost } из { $wounds }, броня { $armor }, скорость { $speed }.
descent-plain-activated = Активация использована.
descent-plain-familiar = { $who }, питомец { $hero-gen }: { $space ->
        [carried] при хозяине
        *[other] { $space }
    }.
descent-plain-turn = { $who-cap }: { $action }. Осталось очков движения { $points }, атак { $attacks }.
descent-plain-activation = Действует монстр { $number }. Осталось очков движения { $points }, атак { $attacks }.
descent-plain-dice = Кубики: { $dice }.
descent-plain-sums = Пока: дальность { $range } (нужно { $needed }), повреждения { $damage }, Прокол { $pierce }, всплесков осталось { $surges }, увеличений силы { $points }: { $hits ->
        [yes] попадание
        *[no] цель не достигнута
    }.
descent-plain-parts-range = Дальность { $n }: { $parts }.
descent-plain-parts-damage = Повреждения { $n }: { $parts }.
descent-part-dice = кубики
descent-part-surges = всплески
descent-part-points = увеличения силы
descent-part-doubled = удвоение
descent-plain-face-range = дальность { $n }
descent-plain-face-damage = повреждения { $n }
descent-plain-face-surges = { $n ->
        [one] всплеск
        [few] { $n } всплеска
        *[many] { $n } всплесков
    }
descent-plain-face-points = увеличение силы
descent-plain-face-miss = промах
descent-plain-hand = Ваши карты: { $cards }.
descent-plain-no-hand = У вас нет карт на руке.
descent-plain-card = { $card } ({ $cost })
descent-print-name = { $who-cap }
descent-print-dice = кубики: { $dice }
descent-print-bonus = { $what ->
        [damage] повреждения
        [range] дальность
        *[surges] всплески
    } +{ $n }
descent-print-hands = { $hands ->
        [one] одна рука
        *[other] две руки
    }
descent-print-armor = броня { $n }
descent-print-shield = израсходовав, можно отменить ран: { $n }
descent-print-card = { $type ->
        [event] событие
        [trap] ловушка
        [spawn] вызов
        *[power] могущество
    }, цена { $cost }, за сброс { $threat }
descent-print-monster = скорость { $speed }, броня { $armor }, раны { $wounds }
