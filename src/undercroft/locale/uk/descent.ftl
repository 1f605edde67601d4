# Descent: what is said at the table.

## Names

descent-about = Один із вас — володар підземелля, решта відправляє туди героїв.
descent-nobody = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
descent-overlord = володар
    .gen = володаря
    .dat = володареві
    .acc = володаря
descent-master-bane-spider = отруйний павук-ватажок
    .gen = отруйного павука-ватажка
    .dat = отруйному павукові-ватажку
    .acc = отруйного павука-ватажка
descent-master-beastman = звіролюд-ватажок
    .gen = звіролюда-ватажка
    .dat = звіролюдові-ватажку
    .acc = звіролюда-ватажка
descent-master-demon = демон-ватажок
    .gen = демона-ватажка
    .dat = демонові-ватажку
    .acc = демона-ватажка
descent-master-dragon = дракон-ватажок
    .gen = дракона-ватажка
    .dat = драконові-ватажку
    .acc = дракона-ватажка
descent-master-giant = велетень-ватажок
    .gen = велетня-ватажка
    .dat = велетневі-ватажку
    .acc = велетня-ватажка
descent-master-hell-hound = пекельний гончак-ватажок
    .gen = пекельного гончака-ватажка
    .dat = пекельному гончакові-ватажку
    .acc = пекельного гончака-ватажка
descent-master-manticore = мантикора-ватажок
    .gen = мантикори-ватажка
    .dat = мантикорі-ватажку
    .acc = мантикору-ватажка
descent-master-naga = нага-ватажок
    .gen = наги-ватажка
    .dat = назі-ватажку
    .acc = нагу-ватажка
descent-master-ogre = огр-ватажок
    .gen = огра-ватажка
    .dat = огрові-ватажку
    .acc = огра-ватажка
descent-master-razorwing = бритвокрил-ватажок
    .gen = бритвокрила-ватажка
    .dat = бритвокрилові-ватажку
    .acc = бритвокрила-ватажка
descent-master-skeleton = скелет-ватажок
    .gen = скелета-ватажка
    .dat = скелетові-ватажку
    .acc = скелета-ватажка
descent-master-sorcerer = чародій-ватажок
    .gen = чародія-ватажка
    .dat = чародієві-ватажку
    .acc = чародія-ватажка
descent-monster-mimic = мімік
    .gen = міміка
    .dat = мімікові
    .acc = міміка
descent-named-hask = Хаск
    .gen = Хаска
    .dat = Хаскові
    .acc = Хаска
descent-order-none = немає наказу
descent-order-aim = Прицілювання
descent-order-dodge = Ухиляння
descent-order-guard = Захист
descent-order-rest = Відпочинок
descent-action-none = немає дії
descent-action-run = Біг
descent-action-battle = Бій
descent-action-advance = Просування
descent-action-ready = Готовність
descent-action-stunned = лише щось одне (героя оглушено)
descent-action-scamper = біганина
descent-form-melee = ближній бій
descent-form-ranged = дальній бій
descent-form-magic = магія
descent-own-ability = здібність героя
descent-own-ability-red-scorpion = 1 жетон втоми за зцілення 1 рани
descent-own-ability-red-scorpion-2 = 1 рана за відновлення 1 жетона втоми
descent-token-coins = монети
descent-token-key-red = червоний рунний ключ
descent-token-key-blue = синій рунний ключ
descent-token-key-yellow = жовтий рунний ключ

## The Cellar

descent-goal-cellar = Убийте Хаска, поки маєте очки перемоги.
descent-lord-goal-cellar = Позбавте героїв усіх очок перемоги, поки вони не вбили Хаска.
descent-area-cellar-steps = Сходи під лядою мокрі, і то не вода. Унизу мерехтить портал, останнє добре світло в цьому льоху. Попереду двері; за ними хтось гризе кістку і раптом стихає, дослухаючись.
descent-area-cellar-hall = За дверима зала, де тхне мокрою шерстю. Тут хтось їв і ще не доїв: на ваше світло обертаються рогаті голови.
descent-area-cellar-larder = Уздовж стін тягнуться полиці, а між бочками кістки навчилися стояти. На гаку серед окостів висить ключ із червоною руною.
descent-area-cellar-cold-room = Назустріч віє холодом, і хтось сміється. Посеред підлоги зяє яма, а за нею чекає Хаск: він скидав туди й не таких, як ви.

## Events

descent-begins = Квест починається: «{ $quest }». Очки перемоги: { $conquest }.
descent-deals-hero = У загоні новий герой: { $who }.
descent-learns = { $who-cap } отримує вміння «{ $skill }».
descent-swaps-skill = { $who-cap } міняє вміння «{ $skill }» на «{ $other }».
descent-places = { $who-cap } починає на клітинці { $space }.
descent-round = Раунд { $number }
descent-turn = Починається хід { $who-gen }.
descent-declares-action = { $who-cap } обирає дію: { $action }.
descent-overlord-turn = Починається хід володаря, раунд { $number }.
descent-heroes-win = Герої перемогли. Очки перемоги: { $conquest }.
descent-overlord-wins = Володар переміг.
descent-buys = { $who-cap } купує: { $item }. Залишилося монет: { $coins }.
descent-sells = { $who-cap } продає: { $item }. Монет: { $coins }.
descent-trains = { $who-cap } тренується: { $trait } +1. Залишилося монет: { $coins }.
descent-equips = { $who-cap } споряджається: { $item }.
descent-stows = { $who-cap } кладе до сумки: { $item }.
descent-drops = { $who-cap } викидає: { $item }.
descent-gives = { $who-cap } віддає { $ally-dat }: { $item }.
descent-picks-up = { $who-cap } підбирає: { $token }.
descent-coins = { $who-cap }: монети +{ $count } (тепер { $coins }).
descent-uses = { $who-cap } використовує: { $source }.
descent-treasure = { $who-cap } тягне: { $item }.
descent-no-treasure = { $who-cap }: скарбів цього кольору більше немає.
descent-moves = { $who-cap } переходить на клітинку { $space }.
descent-jumps = { $who-cap } стрибає на клітинку { $space }.
descent-climbs-stairs = { $who-cap } сходами виходить на клітинку { $space }.
descent-goes-to-town = { $who-cap } вирушає до міста.
descent-enters-dungeon = { $who-cap } повертається з міста на клітинку { $space }.
descent-activates-glyph = { $who-cap } активує портал на клітинці { $space }.
descent-opens-door = { $who-cap } відчиняє двері.
descent-closes-door = { $who-cap } зачиняє двері.
descent-reveals = { $text }
descent-appears = { $kind-cap } з’являється на клітинці { $space }.
descent-falls-in = { $who-cap } падає в яму.
descent-aura = { $who-cap } потрапляє під дію Аури: { $count ->
        [one] { $count } рана
        [few] { $count } рани
        *[many] { $count } ран
    }.
descent-tires = { $who-cap } витрачає втому на рух. Залишилося жетонів втоми: { $fatigue }.
descent-visits-market = { $who-cap } вирушає на ринок.
descent-attacks = { $who-cap } атакує клітинку { $space }.
descent-attacks-area = { $who-cap } атакує одразу кілька клітинок.
descent-aims = { $who-cap } атакує прицільно.
descent-rolls = { $who-cap }, кидок: дальність { $range }, шкода { $damage }, сплески { $surges }, підсилення { $points }.
descent-rerolls = { $who-cap }, перекинуто кубиків: { $count }.
descent-cancels-out = Прицілювання й ухиляння скасовують одне одного: перекидання немає.
descent-misses = { $who-cap } хибить.
descent-too-short = { $who-cap } не дістає до цілі: замала дальність.
descent-fears = { $who-cap } не долає Страху: сплесків замало, атака не вдалася.
descent-adds-die = { $who-cap } витрачає втому на кубики сили. Залишилося жетонів втоми: { $fatigue }.
descent-buys-surge = { $who-cap } витрачає { $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    }: { $effect ->
        [damage] шкода +{ $n }
        [range] дальність +{ $n }
        [pierce] Пробиття +{ $n }
        [blast] Ударна хвиля +{ $n }
        [burn] Полум’я
        [stun] Оглушення
        [double-damage] подвоїти шкоду
        [kill] убити на місці
        *[lose-threat] очки загрози −{ $n }
    }.
descent-hits = { $who-cap } вражає { $target-acc }: шкода { $damage }, броня { $armor }{ $pierce ->
        [0] {""}
        *[other] {" "}(Пробиття { $pierce })
    }, рани { $wounds }.
descent-wounded = { $who-cap } зазнає { $count ->
        [one] { $count } рани
        *[other] { $count } ран
    } (залишилося { $wounds }).
descent-cancels = { $who-cap } скасовує рани: { $count }.
descent-lingers = { $who-cap }: { $ability }, жетонів { $count }.
descent-recovers-from = { $who-cap }: { $ability }, залишилося жетонів { $count }.
descent-thrown = { $who-cap } відлітає на клітинку { $space }.
descent-killed = { $who-cap } гине.
descent-rises = { $who-cap } воскресає (рани в запасі: { $wounds }).
descent-stays-down = { $who-cap } не воскресає.
descent-bounty = { $who-cap } отримує винагороду за ватажка. Монет: { $coins }.
descent-dies = { $who-cap } гине й приходить до тями в місті. Монет: { $coins }.
descent-heals = { $who-cap } зцілює { $count ->
        [one] { $count } рану
        [few] { $count } рани
        *[many] { $count } ран
    } (у запасі { $wounds }).
descent-recovers = { $who-cap } відновлює { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
        *[many] { $count } жетонів
    } втоми (тепер { $fatigue }).
descent-gains-conquest = Очки перемоги: +{ $count } (тепер { $conquest }).
descent-loses-conquest = Очки перемоги: −{ $count } (залишилося { $conquest }).
descent-places-order = { $who-cap } кладе наказ: { $order }.
descent-takes-back = { $who-cap }: наказ «{ $order }» знято.
descent-guards = { $who-cap } перериває хід володаря: наказ захисту.
descent-gains-threat = Очки загрози: +{ $count } (тепер { $threat }).
descent-loses-threat = Очки загрози: −{ $count } (залишилося { $threat }).
descent-draws = Володар тягне { $count ->
        [one] { $count } карту
        [few] { $count } карти
        *[many] { $count } карт
    }.
descent-draws-card = Ви тягнете карту «{ $card }».
descent-discards = Володар скидає карту «{ $card }». Очок загрози: { $threat }.
descent-shows = Володар показує карту «{ $card }» і скидає інші, щоб заплатити за неї.
descent-plays = Володар грає карту «{ $card }». Залишилося очок загрози: { $threat }.
descent-stays-in-force = Карта «{ $card }» залишається у грі.
descent-reshuffles = Колода володаря скінчилася: скид стає новою колодою.
descent-activates = Володар активує { $who-acc }.
descent-saves = { $who-cap } кидає кубики проти пастки. Вдалих граней: { $count }.
descent-opens-chest = { $who-cap } відчиняє { $colour ->
        [copper] мідну
        [silver] срібну
        *[gold] золоту
    } скриню, номер { $number }.
descent-flits = { $familiar } перебирається на клітинку { $space }.
descent-fetches = { $familiar } несе: { $item }.
descent-hands-over = { $who-cap } віддає { $ally-dat } улюбленця: { $familiar }.

## Prompts

descent-ask-hero = Оберіть героя.
descent-ask-exchange = { $who-cap }: можете замінити одне вміння новим.
descent-ask-shops-next = Хто наступним іде по покупки?
descent-ask-market = { $who-cap }: що ви купуєте чи продаєте?
descent-ask-received = { $who-cap }: куди ви покладете предмет «{ $item }»?
descent-ask-equip = { $who-cap }: чим споряджаєтеся, а що покладете до сумки?
descent-ask-start = { $who-cap }: де ви починаєте?
descent-ask-next = Хто ходить наступним?
descent-ask-go = Можете почати свій хід.
descent-ask-dawn = { $who-cap }: що зробити спочатку?
descent-ask-declare = { $who-cap }: яку дію ви обираєте?
descent-ask-act = { $who-cap }: що далі?
descent-ask-give = { $item }: кому ви це передасте?
descent-ask-target = Яку клітинку ви атакуєте?
descent-ask-blast = З Ударною хвилею чи без неї?
descent-ask-reroll = Які кубики перекинути?
descent-ask-spend = На що витратите сплески та втому?
descent-ask-whom-first = Хто зазнає ран першим?
descent-ask-thrown = Відкидання: куди відлітає { $who }?
descent-ask-victim = { $card }: на якого героя ви розіграєте цю карту?
descent-ask-weapon = { $who-cap }: якою зброєю атакувати?
descent-ask-heal = { $who-cap }: кого ви зцілите?
descent-ask-push = { $who-cap }: яку фігурку ви зсунете?
descent-ask-push-where = { $who-cap }: куди зсунути цю фігурку?
descent-ask-swap-order = { $who-cap }: який наказ натомість?
descent-ask-familiar = { $familiar }, рух { $points }: куди йде ваш улюбленець?
descent-ask-area-power = Ваша карта могутності діє в новій області: якого монстра оберете (залишилося: { $left })?
descent-ask-cash = { $item }: лишите скарб чи візьмете монети?
descent-ask-aside = { $who-cap }: на яку клітинку переставити героя?
descent-ask-hand = На руці може бути не більше { $most } карт: що скинете?
descent-ask-raise = { $card }: бракує очок загрози: { $short }. Яку карту скинете?
descent-ask-plot = Що зіграєте, перш ніж активувати монстрів?
descent-ask-spawn = { $card }: якого монстра поставите?
descent-ask-spawn-where = { $count ->
        [1] { $kind-cap }: на яку клітинку поставити монстра?
       *[other] { $kind-cap } ({ $nth } з { $count }): на яку клітинку поставити монстра?
    }
descent-ask-horde-where = { $count ->
        [1] { $kind-cap }: на яку клітинку поставити монстра?
       *[other] { $kind-cap } ({ $nth } з { $count }): на яку клітинку поставити монстра?
    }
descent-ask-mimic-where = { $kind-cap }: на яку клітинку поставити монстра?
descent-ask-from-board = Вільних фігурок немає: яку зняти з поля?
descent-ask-activate = Який монстр діє наступним?
descent-ask-stunned = { $who-cap } під дією Оглушення: рух чи атака?
descent-ask-step-taken = { $who-cap } ступає на клітинку: зіграєте пастку?
descent-ask-enemy-adjacent = { $who-cap } підходить упритул: щось використаєте?
descent-ask-guard = Використаєте наказ захисту?
descent-ask-door-opened = { $who-cap } відчиняє двері: зіграєте пастку?
descent-ask-chest-opened = { $who-cap } відчиняє скриню: зіграєте пастку?
descent-ask-overlord-turn = Що зіграєте на початку ходу?
descent-ask-activated = Ви активуєте { $who-acc }: зіграєте карту?
descent-ask-declared = { $who-cap } оголошує атаку: щось використаєте?
descent-ask-rolled = { $who-cap } атакує, кубики кинуто: щось використаєте?
descent-ask-wounds = { $who-cap } от-от зазнає ран: скасуєте їх?
descent-ask-killed = { $who-cap } гине: атакуєте знову?
descent-ask-attack-over = Атаку завершено: атакуєте знову?
descent-ask-hero-called = Герой от-от почне хід: зіграєте карту?
descent-ask-order-for = Хто кладе наказ «{ $order }»?
descent-ask-turn-start = Ваш хід починається: щось використаєте?
descent-ask-before-action = Перед дією: щось використаєте?
descent-ask-own-turn = Ваш хід: щось використаєте?
descent-ask-declare-battle = Ви обрали бій: щось використаєте?
descent-ask-declare-advance = Ви обрали просування: щось використаєте?
descent-ask-declare-ready = Ви обрали готовність: щось використаєте?
descent-ask-turn-end = Ваш хід закінчується: щось використаєте?

## Choices

descent-do-pass = Пас
descent-do-step = Крок на { $space } (рух { $points })
descent-do-attack = Атакувати
descent-do-attack-with = Атака: { $item }
descent-do-jump = Стрибок на { $space } (рух { $points })
descent-do-open = Відчинити двері { $door } (рух { $points })
descent-do-close = Зачинити двері { $door } (рух { $points })
descent-do-take = Підібрати: { $token }
descent-do-chest = Відчинити скриню (рух { $points })
descent-do-fatigue = { $fatigue ->
        [one] { $fatigue } жетон
        [few] { $fatigue } жетони
        *[many] { $fatigue } жетонів
    } втоми за { $points ->
        [one] { $points } очко
        [few] { $points } очки
        *[many] { $points } очок
    } руху
descent-do-order = Покласти наказ «{ $order }»
descent-do-stairs = Сходами (рух { $points })
descent-do-town = До міста (рух { $points })
descent-do-enter = До підземелля, клітинка { $space } (рух { $points })
descent-do-market = На ринок (рух { $points })
descent-do-re-equip = Змінити спорядження (рух { $points })
descent-do-give = Віддати: { $item } (рух { $points })
descent-do-drop = Викинути: { $item }
descent-do-hand-over = Віддати улюбленця: { $familiar } (рух { $points })
descent-do-familiar = { $space }
descent-do-familiar-takes = Підібрати: { $item }
descent-do-familiar-gives = Віднести { $hero-dat }
descent-do-familiar-passes = Передати другому улюбленцеві
descent-do-familiar-stays = Лишається на місці
descent-do-take-it = Лишити
descent-do-cash-in = Узяти монети
descent-do-change = Натомість: { $what ->
        [run] біг
        [battle] бій
        [advance] просування
        [ready-move] готовність, рух
        *[ready-attack] готовність, атака
    }
descent-do-end = Завершити дію
descent-do-use = Використати: { $source }{ $fatigue ->
        [0] {""}
        *[other] {" "}(втома { $fatigue })
    }{ $points ->
        [0] {""}
        *[other] {" "}(рух { $points })
    }{ $wounds ->
        [0] {""}
        *[other] {" "}(рани { $wounds })
    }
descent-warn-no-use = { $source }: зараз це нічого не змінить.
descent-do-go = Почати хід { $hero-gen }
descent-do-hero = { $hero }
descent-do-next = { $hero }
descent-do-swap = Замінити вміння «{ $skill }»
descent-do-keep = Лишити всі вміння
descent-do-at = { $side ->
        [h] { $space }, із заходу на схід
        [v] { $space }, із півночі на південь
        *[one] { $space }
    }
descent-do-done = Готово
descent-do-wear = Спорядити: { $item }
descent-do-stow = До сумки: { $item }
descent-do-leave = Викинути: { $item }
descent-do-buy = Купити: { $item } (монет: { $coins })
descent-do-sell = Продати: { $item } (монет: { $coins })
descent-do-treasure = Купити { $what ->
        [copper] мідний
        [silver] срібний
        *[gold] золотий
    } скарб (монет: { $coins })
descent-do-learn = Вивчити вміння: { $what ->
        [fighting] бій
        [subterfuge] вправність
        *[wizardry] магія
    } (монет: { $coins })
descent-do-train = Тренування: { $trait } (монет: { $coins })
descent-do-figure = { $who-cap } ({ $space })
descent-do-to = { $hero-dat }
descent-do-target = Атакувати клітинку { $space }
descent-do-elsewhere = Інша клітинка
descent-do-none = Не атакувати
descent-do-blast = З Ударною хвилею
descent-do-plain = Без Ударної хвилі
descent-do-breath = Подих із клітинки { $space } на { $side ->
        [north] північ
        [east] схід
        [south] південь
        *[west] захід
    }
descent-do-stay = Лишити на місці
descent-do-reroll = Кубик { $number }
descent-do-throw = Перекинути
descent-do-keep-dice = Лишити всі кубики
descent-do-surge = Витратити сплески: ефект { $number }
descent-do-surge-damage = Шкода +{ $n } ({ $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    })
descent-do-surge-range = Дальність +{ $n } ({ $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    })
descent-do-surge-pierce = Пробиття +{ $n } ({ $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    })
descent-do-surge-blast = Ударна хвиля +{ $n } ({ $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    })
descent-do-surge-burn = Полум’я ({ $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    })
descent-do-surge-stun = Оглушення ({ $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    })
descent-do-surge-double-damage = Подвоїти шкоду ({ $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    })
descent-do-surge-kill = Убити на місці ({ $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    })
descent-do-surge-lose-threat = Очки загрози −{ $n } ({ $surges ->
        [one] { $surges } сплеск
        [few] { $surges } сплески
        *[many] { $surges } сплесків
    })
descent-do-die = { $fatigue ->
        [one] { $fatigue } жетон
        [few] { $fatigue } жетони
        *[many] { $fatigue } жетонів
    } втоми за { $dice ->
        [one] кубик
        [few] { $dice } кубики
        *[many] { $dice } кубиків
    } сили
descent-do-range = Підсилення на дальність
descent-do-strike = Завдати удару
descent-do-action = { $what ->
        [run] Біг
        [battle] Бій
        [advance] Просування
        [ready-move] Готовність: рух
        [ready-attack] Готовність: атака
        *[scamper] Біганина
    }
descent-do-stunned = { $what ->
        [move] Лише рух
        [attack] Лише атака
        *[order] Лише наказ
    }
descent-do-equip = Змінити спорядження
descent-do-resolve = { $what ->
        [rest] Наказ відпочинку
        [tokens] Полум’я й Павутина
        *[abilities] Здібності початку ходу
    }
descent-do-keep-rest = Лишити наказ відпочинку на потім
descent-do-play = Зіграти карту «{ $card }» (очки загрози: −{ $threat })
descent-do-play-discarding = Скинути карти (бракує очок загрози: { $short }) і зіграти «{ $card }» (очки загрози: −{ $threat })
descent-do-discard = Скинути карту «{ $card }» (очки загрози: +{ $threat })
descent-do-place = { $left ->
        [0] { $kind-cap }
       *[other] { $kind-cap } (залишилося: { $left })
    }
descent-do-enough = Більше нікого
descent-do-go-on = До монстрів
descent-do-activate = { $who-cap } ({ $space })
descent-do-end-turn = Завершити хід
descent-do-stunned-move = Лише рух
descent-do-stunned-attack = Лише атака
descent-do-guard = Наказ захисту: атакує { $hero }
descent-do-aimed = Прицілитися
descent-do-block = Затулитися: { $item } ({ $count })
descent-do-instead = { $order }
descent-do-weapon = { $item }

## Reasons

descent-why-not-now = Зараз цього не обирають.
descent-why-not-offered = Серед варіантів цього немає.
descent-why-setup = Гра ще не почалася.
descent-why-not-acting = Зараз жодна з ваших фігурок не діє.
descent-why-not-declared = Спершу оберіть дію: біг, бій, просування чи готовність.
descent-why-heroes-only = Це роблять лише герої.
descent-why-in-town = Герой у місті.
descent-why-not-in-town = Герой не в місті.
descent-why-passing = Фігурка тут лише проходить і має йти далі.
descent-why-points = Бракує очок руху: потрібно { $cost }, залишилося { $points }.
descent-why-web = Фігурка в павутині не може витрачати очки руху.
descent-why-grapple = Фігурку тримає сусідній ворог (Захоплення).
descent-why-monkey = Мавпа цього не може.
descent-why-no-step = Звідси на цю клітинку не ступити.
descent-why-taken = На цю клітинку не пройти.
descent-why-no-end = Там не можна зупинитися, і далі не пройти.
descent-why-no-jump = Звідси туди не стрибнути.
descent-why-large = Великі фігурки не стрибають.
descent-why-no-door = Таких дверей тут поки немає.
descent-why-door-far = Фігурка не поруч із цими дверима.
descent-why-door-open = Ці двері вже відчинено.
descent-why-door-closed = Ці двері вже зачинено.
descent-why-no-key = Двері замкнено руною: { $key } ще не знайдено.
descent-why-rune-door = Монстри не відчиняють і не зачиняють дверей, замкнених рунами.
descent-why-unrevealed = Область за дверима ще не досліджено.
descent-why-in-the-doorway = У дверному отворі стоїть фігурка.
descent-why-limits = Межі спорядження: рук { $hands }, обладунків { $armor }, еліксирів { $potions }, інших предметів { $others }; з деякими обладунками не можна носити руни.
descent-why-pack-full = У сумку вміщається лише { $most ->
        [one] { $most } предмет
        [few] { $most } предмети
        *[many] { $most } предметів
    }.
descent-why-moved = Цей предмет уже перекладено.
descent-why-nothing-here = Цього тут немає.
descent-why-no-room = Для цього немає місця.
descent-why-not-carried = У героя цього немає.
descent-why-nobody-near = Поруч немає інших героїв.
descent-why-no-stairs = Тут немає сходів.
descent-why-stairs-taken = На іншому кінці хтось стоїть.
descent-why-large-stairs = Великі монстри не ходять сходами.
descent-why-no-glyph = Герой не на активованому порталі.
descent-why-glyph-used = Порталом користуються раз на хід.
descent-why-no-arrival = Туди не веде жоден активований портал.
descent-why-no-fatigue = Жетонів втоми не залишилося.
descent-why-no-moving = Оглушений герой, який обрав не рух, очок руху не купує.
descent-why-order-stands = Герой уже має викладений наказ.
descent-why-charged = Атака завершила біг.
descent-why-stunned-steps = Оглушений герой може лише робити кроки.
descent-why-relic-in-town = Реліквію не можна викинути в місті.
descent-why-no-market = У цьому квесті немає ринку.
descent-why-no-order = Ця дія не дозволяє покласти наказ або покласти ще один.
descent-why-no-attack = Атак не залишилося.
descent-why-not-worn = Герой не споряджений цією зброєю.
descent-why-on-glyph = Монстр мусить піти з активованого порталу, якщо може.
descent-why-no-target = Ця клітинка не може бути ціллю.
descent-why-surges = Бракує сплесків.
descent-why-dice = Жетонів втоми немає, або кубиків сили вже { $most }.
descent-why-stunned = Оглушений герой не обирає дії.
descent-why-no-chest = Тут немає скрині.
descent-why-coins = Бракує монет: треба { $coins }, у героя { $have }.
descent-why-items-only = До початку квесту можна лише купувати предмети й еліксири.
descent-why-sold-out = Це вже розпродано.
descent-why-not-for-sale = На ринку цього не продають.
descent-why-relic-unsold = Реліквії не продаються.
descent-why-not-opened = Скриню цього кольору ще не відчиняли.
descent-why-no-treasure-left = Скарбів цього кольору не лишилося.
descent-why-no-skill-left = Таких умінь не лишилося.
descent-why-trained = Параметр не може перевищувати { $most }.
descent-why-no-token = Жетонів тренування для цього параметра не лишилося.
descent-why-not-held = У володаря немає цієї карти.
descent-why-threat = Бракує очок загрози: їх { $threat }, і скидання інших карт не допоможе.
descent-why-card-time = Цю карту грають в інший момент.
descent-why-one-spawn = Цього ходу карту виклику вже зіграно.
descent-why-one-power = Цього ходу карту могутності вже зіграно.
descent-why-one-event = На початку цього ходу подію вже зіграно.
descent-why-one-trap = На початку цього ходу пастку вже зіграно.
descent-why-no-spawn = Більше таких не поставити, або не на цю клітинку.
descent-why-activated = Цього монстра вже активовано.
descent-why-not-yours = Такого у вас у грі немає.
descent-why-no-companion = Улюбленець не в цього героя.
descent-why-no-change = Оголошену дію змінювати не можна.
descent-why-unfit = Уже зроблене не пасує до цієї дії.
descent-why-not-usable = Зараз цього не можна використати.

## Chances

descent-odds = влучання { $hit } %, смерть { $kill } %
descent-odds-hit = влучання { $hit } %
descent-odds-wounds = ран у середньому: { $wounds }
descent-line = { $who-cap }: влучання { $hit } %, ран у середньому { $wounds }, смерть { $kill } %.
descent-line-hit = { $who-cap }: влучання { $hit } %.

## Colours of dice

descent-colour-red = червоний
descent-colour-blue = синій
descent-colour-white = білий
descent-colour-green = зелений
descent-colour-yellow = жовтий
descent-colour-black = кубик сили

## The table in plain text

descent-plain-heading = { $quest }, раунд { $round }. Очки перемоги: { $conquest }. Володар: очки загрози { $threat }, карт на руці { $hand }, у колоді { $deck }.
descent-plain-powers = Карти могутності у грі: { $names }.
descent-plain-legend = Літери — стовпці: H4 — стовпець H, ряд 4. @1–@4 — герої, числа — монстри; . підлога, ? не досліджено, o яма, ~ вода, ^ камінь, $ скриня, ! можна підібрати, * активований портал, + портал, > сходи, % ключова точка, & улюбленець; двері: | і == зачинені, / і -- відчинені.
descent-plain-door = Двері { $name } біля { $space }: { $state ->
        [open] відчинені
        *[closed] зачинені
    }{ $lock ->
        [none] {""}
        [red] , червоний рунний замок
        [blue] , синій рунний замок
        *[yellow] , жовтий рунний замок
    }.
descent-plain-glyph = Портал на { $space }{ $active ->
        [yes] , активований
        *[no] , ще не активований
    }.
descent-plain-chest = { $colour ->
        [copper] Мідна
        [silver] Срібна
        *[gold] Золота
    } скриня на { $space }.
descent-plain-token = На { $space } лежить: { $what }.
descent-plain-keys = Знайдені ключі: { $names }.
descent-plain-hero = @{ $number } { $who } ({ $space ->
        [town] у місті
        *[other] { $space }
    }): жетонів ран { $wounds } з { $max_wounds }, жетонів втоми { $fatigue } з { $max_fatigue }, броня { $armor }, швидкість { $speed }, ближній бій { $melee }, дальній { $ranged }, магія { $magic }, монети { $coins }.
descent-plain-order = {"   "}Наказ: { $order }.
descent-plain-tokens = {"   "}Жетони: { $names }.
descent-plain-monkey = {"   "}Мавпа, залишилося ходів: { $turns }.
descent-plain-skills = {"   "}Уміння: { $names }.
descent-plain-items = {"   "}Спорядження: { $names }.
descent-plain-packs = {"   "}У сумці: { $names }.
descent-plain-exhausted = { $name } (вичерпано)
descent-plain-monster = { $number }: { $who } ({ $space }), зазнано ран { $lost } з { $wounds }, броня { $armor }, швидкість { $speed }.
descent-plain-activated = Уже активовано.
descent-plain-familiar = { $who }, улюбленець { $hero-gen }: { $space ->
        [carried] при господарі
        *[other] { $space }
    }.
descent-plain-turn = { $who-cap }: { $action }. Залишилося очок руху { $points }, атак { $attacks }.
descent-plain-activation = Діє монстр { $number }. Залишилося очок руху { $points }, атак { $attacks }.
descent-plain-dice = Кубики: { $dice }.
descent-plain-sums = Поки що: дальність { $range } (треба { $needed }), шкода { $damage }, Пробиття { $pierce }, сплесків залишилося { $surges }, підсилень { $points }: { $hits ->
        [yes] влучання
        *[no] цілі не досягнуто
    }.
descent-plain-parts-range = Дальність { $n }: { $parts }.
descent-plain-parts-damage = Шкода { $n }: { $parts }.
descent-part-dice = кубики
descent-part-surges = сплески
descent-part-points = підсилення
descent-part-doubled = подвоєння
descent-plain-face-range = дальність { $n }
descent-plain-face-damage = шкода { $n }
descent-plain-face-surges = { $n ->
        [one] сплеск
        [few] { $n } сплески
        *[many] { $n } сплесків
    }
descent-plain-face-points = підсилення
descent-plain-face-miss = промах
descent-plain-hand = Ваші карти: { $cards }.
descent-plain-no-hand = У вас немає карт на руці.
descent-plain-card = { $card } ({ $cost })
descent-print-name = { $who-cap }
descent-print-dice = кубики: { $dice }
descent-print-bonus = { $what ->
        [damage] шкода
        [range] дальність
        *[surges] сплески
    } +{ $n }
descent-print-hands = { $hands ->
        [one] одна рука
        *[other] дві руки
    }
descent-print-armor = броня { $n }
descent-print-shield = вичерпавши, можна скасувати ран: { $n }
descent-print-card = { $type ->
        [event] подія
        [trap] пастка
        [spawn] виклик
        *[power] могутність
    }, ціна { $cost }, за скидання { $threat }
descent-print-monster = швидкість { $speed }, броня { $armor }, рани { $wounds }
