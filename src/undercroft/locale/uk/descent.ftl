# Descent: what is said at the table.

## Names

descent-name = Descent: Journeys in the Dark
descent-about = Один із вас — володар підземелля, решта відправляє туди героїв.
descent-nobody = ніхто
descent-overlord = володар
descent-master-bane-spider = отруйний павук-ватажок
descent-master-beastman = звіролюд-ватажок
descent-master-demon = демон-ватажок
descent-master-dragon = дракон-ватажок
descent-master-giant = велетень-ватажок
descent-master-hell-hound = пекельний гончак-ватажок
descent-master-manticore = мантикора-ватажок
descent-master-naga = нага-ватажок
descent-master-ogre = огр-ватажок
descent-master-razorwing = бритвокрил-ватажок
descent-master-skeleton = скелет-ватажок
descent-master-sorcerer = чародій-ватажок
descent-monster-mimic = мімік
descent-named-hask = Хаск
descent-order-none = немає наказу
descent-order-aim = Приціл
descent-order-dodge = Ухиляння
descent-order-guard = Варта
descent-order-rest = Відпочинок
descent-action-none = немає дії
descent-action-run = Біг
descent-action-battle = Бій
descent-action-advance = Наступ
descent-action-ready = Готовність
descent-action-stunned = лише одна справа: героя приголомшено
descent-action-scamper = біганина
descent-form-melee = рукопашний бій
descent-form-ranged = дальній бій
descent-form-magic = магія
descent-token-coins = монети
descent-token-key-red = червоний рунний ключ
descent-token-key-blue = синій рунний ключ
descent-token-key-yellow = жовтий рунний ключ

## The Cellar

descent-quest-cellar = Льох
descent-goal-cellar = Убийте Хаска, поки маєте переможні жетони.
descent-area-cellar-hall = Сходи закінчуються в залі, де тхне мокрою шерстю. Тут хтось їв і ще не доїв: на ваше світло обертаються рогаті голови.
descent-area-cellar-larder = Уздовж стін тягнуться полиці, а між бочками кістки навчилися стояти. На гаку серед окостів висить ключ із червоною руною.
descent-area-cellar-cold-room = Назустріч віє холодом, і хтось сміється. Посеред підлоги зяє яма, а за нею чекає Хаск: він скидав туди й не таких, як ви.

## Events

descent-begins = Пригода починається: «{ $quest }». Переможних жетонів: { $conquest }.
descent-deals-hero = У загоні новий герой: { $who }.
descent-learns = { $who-cap } отримує навичку «{ $skill }».
descent-swaps-skill = { $who-cap } міняє навичку «{ $skill }» на «{ $other }».
descent-places = { $who-cap } починає на клітинці { $space }.
descent-round = Раунд { $number }
descent-turn = { $who-cap }: починається хід.
descent-declares-action = { $who-cap } обирає дію: { $action }.
descent-overlord-turn = Починається хід володаря, раунд { $number }.
descent-heroes-win = Герої перемогли. Переможних жетонів: { $conquest }.
descent-overlord-wins = Володар переміг.
descent-buys = { $who-cap } купує: { $item }. Залишилося монет: { $coins }.
descent-sells = { $who-cap } продає: { $item }. Монет: { $coins }.
descent-trains = { $who-cap } тренується: { $trait } +1. Залишилося монет: { $coins }.
descent-equips = { $who-cap } бере до рук або вдягає: { $item }.
descent-stows = { $who-cap } ховає до рюкзака: { $item }.
descent-drops = { $who-cap } кидає: { $item }.
descent-gives = { $who-cap } передає: { $item }. Отримує { $ally }.
descent-picks-up = { $who-cap } піднімає: { $token }.
descent-coins = { $who-cap }: монети +{ $count } (тепер { $coins }).
descent-uses = { $who-cap } використовує: { $source }.
descent-treasure = { $who-cap } тягне: { $item }.
descent-no-treasure = { $who-cap }: скарбів цього кольору більше немає.
descent-moves = { $who-cap } іде на клітинку { $space }.
descent-jumps = { $who-cap } стрибає на клітинку { $space }.
descent-climbs-stairs = { $who-cap } сходами виходить на клітинку { $space }.
descent-goes-to-town = { $who-cap } вирушає до міста.
descent-enters-dungeon = { $who-cap } повертається з міста на клітинку { $space }.
descent-activates-glyph = { $who-cap } пробуджує знак на клітинці { $space }.
descent-opens-door = { $who-cap } відчиняє двері.
descent-closes-door = { $who-cap } зачиняє двері.
descent-reveals = { $text }
descent-appears = { $kind-cap } стоїть на клітинці { $space }.
descent-falls-in = { $who-cap } падає в яму.
descent-aura = { $who-cap } потерпає від Аури: { $count }.
descent-tires = { $who-cap } витрачає втому на крок. Залишилося втоми: { $fatigue }.
descent-visits-market = { $who-cap } іде на ринок.
descent-attacks = { $who-cap } атакує клітинку { $space }.
descent-attacks-area = { $who-cap } атакує одразу кілька клітинок.
descent-aims = { $who-cap }: атака прицільна.
descent-rolls = { $who-cap }, кидок: дальність { $range }, шкода { $damage }, розряди { $surges }, підсилення { $points }.
descent-rerolls = { $who-cap }: перекинуто кубиків: { $count }.
descent-cancels-out = Приціл і ухиляння: кубики не перекидають.
descent-misses = { $who-cap }: промах.
descent-too-short = { $who-cap }: бракує дальності.
descent-fears = { $who-cap }: розрядів забракло проти Страху, атака не вдалася.
descent-adds-die = { $who-cap } витрачає втому на кубики сили. Залишилося втоми: { $fatigue }.
descent-buys-surge = { $who-cap } витрачає розряди на властивість зброї: { $number }.
descent-hits = { $who-cap } влучає. Ціль: { $target }. Шкода { $damage }, броня { $armor }, рани { $wounds }.
descent-wounded = { $who-cap }: рани −{ $count } (залишилося { $wounds }).
descent-cancels = { $who-cap }: скасовано ран: { $count }.
descent-lingers = { $who-cap }: { $ability }, жетонів: { $count }.
descent-recovers-from = { $who-cap }: { $ability }, залишилося жетонів: { $count }.
descent-thrown = { $who-cap } відлітає на клітинку { $space }.
descent-killed = { $who-cap }: убито.
descent-rises = { $who-cap } постає знову, ран: { $wounds }.
descent-bounty = { $who-cap } отримує винагороду за ватажка: тепер монет { $coins }.
descent-dies = { $who-cap } гине й приходить до тями в місті. Монет: { $coins }.
descent-heals = { $who-cap }: рани +{ $count } (тепер { $wounds }).
descent-recovers = { $who-cap }: втома +{ $count } (тепер { $fatigue }).
descent-gains-conquest = Переможні жетони +{ $count } (тепер { $conquest }).
descent-loses-conquest = Переможні жетони −{ $count } (залишилося { $conquest }).
descent-places-order = { $who-cap } кладе наказ: { $order }.
descent-takes-back = { $who-cap }: наказ «{ $order }» знято.
descent-guards = { $who-cap } стоїть на варті й б’є першим.
descent-gains-threat = Загроза +{ $count } (тепер { $threat }).
descent-loses-threat = Загроза −{ $count } (залишилося { $threat }).
descent-draws = Володар тягне карти: { $count }.
descent-draws-card = Ви тягнете карту «{ $card }».
descent-discards = Володар скидає карту «{ $card }». Загроза: { $threat }.
descent-plays = Володар грає карту «{ $card }». Залишилося загрози: { $threat }.
descent-stays-in-force = Карта «{ $card }» залишається у грі.
descent-reshuffles = Колода володаря скінчилася: скид стає новою колодою.
descent-activates = Володар активує: { $who }.
descent-saves = { $who-cap } рятується від пастки, вдалих кубиків: { $count }.
descent-opens-chest = { $who-cap } відчиняє { $colour ->
        [copper] мідну
        [silver] срібну
        *[gold] золоту
    } скриню, номер { $number }.
descent-flits = { $familiar }: клітинка { $space }.
descent-fetches = { $familiar } несе: { $item }.
descent-hands-over = { $who-cap } передає улюбленця: { $familiar }. Тепер із ним { $ally }.

## Prompts

descent-ask-hero = Оберіть героя.
descent-ask-exchange = Можете замінити одну навичку новою.
descent-ask-shops-next = Хто наступним іде по покупки?
descent-ask-market = Що ви купуєте чи продаєте?
descent-ask-received = Куди ви це покладете?
descent-ask-equip = Що візьмете до рук, а що сховаєте в рюкзак?
descent-ask-start = Де ви починаєте?
descent-ask-next = Хто ходить наступним?
descent-ask-go = Можете почати свій хід.
descent-ask-dawn = Що виконується спочатку?
descent-ask-declare = Яку дію ви обираєте?
descent-ask-act = Що далі?
descent-ask-give = Кому?
descent-ask-target = Що ви атакуєте?
descent-ask-blast = З Вибухом чи без нього?
descent-ask-reroll = Які кубики перекинути?
descent-ask-spend = На що витратите розряди та втому?
descent-ask-whom-first = Хто потерпає першим?
descent-ask-thrown = Куди відлітає фігура?
descent-ask-victim = На якого героя?
descent-ask-weapon = Якою зброєю?
descent-ask-heal = Кого ви зцілите?
descent-ask-push = Кого ви зсунете?
descent-ask-push-where = Куди?
descent-ask-swap-order = Який наказ натомість?
descent-ask-familiar = Куди йде ваш улюбленець?
descent-ask-area-power = Ваша сила діє в цій області.
descent-ask-cash = Лишите скарб чи візьмете монети?
descent-ask-aside = На яку клітинку переставити героя?
descent-ask-hand = На руці не більше 8 карт: що скинете?
descent-ask-raise = Яку карту скинете, щоб вистачило загрози?
descent-ask-plot = Що зіграєте, поки монстри не діють?
descent-ask-spawn = Якого монстра поставите?
descent-ask-spawn-where = Де він стане?
descent-ask-from-board = Вільних фігур немає: яку зняти з поля?
descent-ask-activate = Який монстр діє наступним?
descent-ask-stunned = Ватажка приголомшено: лише щось одне.
descent-ask-step-taken = Герой став на клітинку: пастка?
descent-ask-enemy-adjacent = Поруч із вами ворог.
descent-ask-guard = Скористаєтеся наказом «Варта»?
descent-ask-door-opened = Герой відчинив двері: пастка?
descent-ask-chest-opened = Герой відчинив скриню: пастка?
descent-ask-overlord-turn = Що зіграєте на початку ходу?
descent-ask-activated = Монстра активовано: зіграєте карту?
descent-ask-declared = Атаку оголошено.
descent-ask-rolled = Кубики кинуто.
descent-ask-wounds = Скасуєте рани?
descent-ask-killed = Ворога вбито: вдарите знову?
descent-ask-attack-over = Атаку завершено: ще одна?
descent-ask-turn-start = Ваш хід починається: щось використаєте?
descent-ask-before-action = Перед дією: щось використаєте?
descent-ask-own-turn = Що використаєте?
descent-ask-declare-battle = Ви обрали Бій: щось використаєте?
descent-ask-declare-advance = Ви обрали Наступ: щось використаєте?
descent-ask-declare-ready = Ви обрали Готовність: щось використаєте?
descent-ask-turn-end = Ваш хід закінчується: щось використаєте?

## Choices

descent-do-pass = Пас
descent-do-step = Крок на { $space } ({ $points })
descent-do-attack = Атакувати
descent-do-attack-with = Атакувати: { $item }
descent-do-jump = Стрибок на { $space } ({ $points })
descent-do-open = Відчинити двері { $door } ({ $points })
descent-do-close = Зачинити двері { $door } ({ $points })
descent-do-take = Підняти: { $token }
descent-do-chest = Відчинити скриню ({ $points })
descent-do-fatigue = 1 втома за 1 очко руху
descent-do-order = Покласти наказ «{ $order }»
descent-do-stairs = Сходами ({ $points })
descent-do-town = До міста ({ $points })
descent-do-enter = До підземелля, клітинка { $space } ({ $points })
descent-do-market = На ринок ({ $points })
descent-do-re-equip = Перекласти речі ({ $points })
descent-do-give = Віддати: { $item } ({ $points })
descent-do-drop = Кинути: { $item }
descent-do-hand-over = Передати: { $familiar } ({ $points })
descent-do-familiar = { $space }
descent-do-familiar-takes = Підібрати: { $item }
descent-do-familiar-gives = Віднести, отримує { $hero }
descent-do-familiar-passes = Передати другому
descent-do-familiar-stays = Лишається на місці
descent-do-take-it = Лишити
descent-do-cash-in = Узяти монети
descent-do-change = Натомість: { $what ->
        [run] Біг
        [battle] Бій
        [advance] Наступ
        [ready-move] Готовність, рух
        *[ready-attack] Готовність, атака
    }
descent-do-end = Завершити дію
descent-do-use = Використати: { $source }
descent-do-go = Почати хід: { $hero }
descent-do-hero = { $hero }
descent-do-next = { $hero }
descent-do-swap = Замінити «{ $skill }»
descent-do-keep = Лишити всі навички
descent-do-at = { $space }
descent-do-done = Готово
descent-do-wear = Узяти або вдягти: { $item }
descent-do-stow = До рюкзака: { $item }
descent-do-leave = Кинути: { $item }
descent-do-buy = Купити: { $item } ({ $coins })
descent-do-sell = Продати: { $item } ({ $coins })
descent-do-treasure = Купити { $what ->
        [copper] мідний
        [silver] срібний
        *[gold] золотий
    } скарб
descent-do-learn = Вивчити навичку: { $what ->
        [fighting] бій
        [subterfuge] хитрість
        *[wizardry] чари
    }
descent-do-train = Тренування: { $trait }
descent-do-figure = { $who-cap }
descent-do-to = Отримує { $hero }
descent-do-target = Атакувати клітинку { $space }
descent-do-elsewhere = Інша клітинка
descent-do-none = Не атакувати
descent-do-blast = З Вибухом
descent-do-plain = Без Вибуху
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
descent-do-surge = Витратити розряди: властивість { $number }
descent-do-die = 1 втома за кубик сили
descent-do-range = Підсилення в дальність
descent-do-strike = Завдати удару
descent-do-action = { $what ->
        [run] Біг
        [battle] Бій
        [advance] Наступ
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
        [rest] Наказ «Відпочинок»
        [tokens] Вогонь і Павутина
        *[abilities] Що допомагає на початку ходу
    }
descent-do-keep-rest = Лишити наказ «Відпочинок» на потім
descent-do-play = Зіграти «{ $card }» ({ $threat })
descent-do-discard = Скинути «{ $card }», загроза +{ $threat }
descent-do-place = { $kind-cap }
descent-do-enough = Більше нікого
descent-do-go-on = До монстрів
descent-do-activate = { $who-cap }
descent-do-end-turn = Завершити хід
descent-do-stunned-move = Лише рух
descent-do-stunned-attack = Лише атака
descent-do-guard = { $hero } б’є з варти
descent-do-aimed = Прицілитися
descent-do-block = Затулитися: { $item } ({ $count })
descent-do-instead = { $order }
descent-do-weapon = { $item }

## Reasons

descent-why-not-now = Зараз про цей вибір не йдеться.
descent-why-setup = Гра ще не почалася.
descent-why-not-asked = Зараз обирає інший гравець.
descent-why-not-acting = Зараз жодна з ваших фігур не діє.
descent-why-heroes-only = Це роблять лише герої.
descent-why-in-town = Герой у місті.
descent-why-not-in-town = Герой не в місті.
descent-why-passing = Фігура тут лише проходить і має йти далі.
descent-why-points = Бракує очок руху: { $points }.
descent-why-web = Обплутана фігура не витрачає очок руху.
descent-why-grapple = Ворог поруч тримає цю фігуру.
descent-why-monkey = Мавпа цього не може.
descent-why-no-step = Звідси на цю клітинку не ступити.
descent-why-taken = На цю клітинку не пройти.
descent-why-no-end = Там не можна зупинитися, і далі не пройти.
descent-why-no-jump = Звідси туди не стрибнути.
descent-why-large = Великі фігури не стрибають.
descent-why-no-door = Таких дверей тут поки немає.
descent-why-door-far = Фігура не поруч із цими дверима.
descent-why-door-open = Ці двері вже відчинено.
descent-why-door-closed = Ці двері вже зачинено.
descent-why-no-key = Ключа від цих дверей ще не знайдено.
descent-why-rune-door = Монстри не відчиняють рунних дверей.
descent-why-unrevealed = Те, що за нею, ще не відкрито.
descent-why-in-the-doorway = У дверях стоїть фігура.
descent-why-limits = Межа спорядження: дві руки, один обладунок, три зілля, дві інші речі, з деякими обладунками без рун.
descent-why-pack-full = У рюкзаку місце для трьох речей.
descent-why-moved = Цю річ уже переклали.
descent-why-nothing-here = Цього тут немає.
descent-why-no-room = Для цього немає місця.
descent-why-not-carried = У героя цього немає.
descent-why-nobody-near = Поруч немає інших героїв.
descent-why-no-stairs = Тут немає сходів.
descent-why-stairs-taken = На іншому кінці хтось стоїть.
descent-why-large-stairs = Великі монстри не ходять сходами.
descent-why-no-glyph = Герой не на пробудженому знаку.
descent-why-glyph-used = Знаком користуються раз за хід.
descent-why-no-arrival = Туди не веде жоден пробуджений знак.
descent-why-no-fatigue = Втоми не залишилося.
descent-why-no-moving = Приголомшений герой, який не рухається, не купує очок руху.
descent-why-order-stands = У героя вже лежить наказ.
descent-why-no-order = Ця дія не дає покласти наказ.
descent-why-no-attack = Атак не залишилося.
descent-why-not-worn = Цієї зброї немає в руках героя.
descent-why-on-glyph = Монстр має зійти з пробудженого знака, якщо може.
descent-why-no-target = Ця клітинка не може бути ціллю.
descent-why-surges = Бракує розрядів.
descent-why-dice = Немає втоми або кубиків сили вже п’ять.
descent-why-stunned = Приголомшений герой не обирає дії.
descent-why-no-chest = Тут немає скрині.
descent-why-coins = Бракує монет.
descent-why-sold-out = Усе розпродано.
descent-why-not-opened = Скриню цього кольору не відчиняли, таких скарбів не лишилося або бракує монет.
descent-why-not-held = У володаря немає цієї карти.
descent-why-threat = Бракує загрози: { $threat }, і скид інших карт не допоможе.
descent-why-card-time = Цю карту грають в інший момент.
descent-why-no-spawn = Більше таких не поставити або не тут.
descent-why-activated = Цього монстра вже активовано.
descent-why-not-yours = У вас немає в ділі нічого з такою назвою.
descent-why-no-companion = Герой його не несе.
descent-why-no-change = Оголошена дія не змінюється.
descent-why-unfit = Те, що вже зроблено, не пасує до цієї дії.
descent-why-not-usable = Зараз цим не скористатися.
