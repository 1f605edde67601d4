# Dungeoneer

dungeoneer-about = Досліджуйте підземелля, виконайте три завдання й насилайте монстрів на суперників.

## Words

dungeoneer-stat-melee = ближній бій
dungeoneer-stat-magic = магія
dungeoneer-stat-speed = швидкість
dungeoneer-stat-level = рівень
dungeoneer-stat-health = здоров’я
dungeoneer-side-north = північ
dungeoneer-side-east = схід
dungeoneer-side-south = південь
dungeoneer-side-west = захід
dungeoneer-exit-open = відкритий
dungeoneer-exit-wall = стіна
dungeoneer-exit-blocked = заблокований
dungeoneer-exit-trap = пастка
dungeoneer-obstacle-hazard = небезпека
dungeoneer-obstacle-spikes = шипи
dungeoneer-obstacle-pit = яма
dungeoneer-kind-room = приміщення
dungeoneer-kind-passage = тунель
dungeoneer-kind-dark = похмурий тунель
dungeoneer-kind-anywhere = будь-яка локація
dungeoneer-phase-setup = приготування
dungeoneer-phase-reset = фаза відновлення
dungeoneer-phase-villainy = фаза лиходійств
dungeoneer-phase-locations = фаза локацій
dungeoneer-phase-heroics = фаза подвигів
dungeoneer-phase-discard = фаза скидання й добору
dungeoneer-stage-attack = атака
dungeoneer-stage-response = відповідь
dungeoneer-stage-attack-roll = перевірка атаки
dungeoneer-stage-counter-roll = перевірка контратаки
dungeoneer-stage-comparison = порівняння
dungeoneer-stage-challenge = виклик
dungeoneer-stage-challenged = виклик
dungeoneer-stage-lair = лігво
dungeoneer-stage-reward = нагорода
dungeoneer-stage-report = кінець виклику
dungeoneer-stage-over = кінець битви
dungeoneer-time-villainy = своя фаза лиходійств
dungeoneer-time-heroics = своя фаза подвигів
dungeoneer-time-response = етап відповіді в битві
dungeoneer-time-anytime = будь-який момент
dungeoneer-time-before-roll = перед кидком
dungeoneer-time-after-roll = після кидка
dungeoneer-lasts-instant = миттєва
dungeoneer-lasts-permanent = постійна
dungeoneer-lasts-attachment = довісок
dungeoneer-asked-rolls-for = { $role ->
        [attack] атака
        [counter] контратака
        [quest] завдання «{ $quest }»
        [search] пошук для завдання «{ $quest }»
        [event] подія
        [peril] карти ризику
       *[test] загроза: { $stat } { $value }+
    }
dungeoneer-asked-what = { $what ->
        [boon] яку перевагу
        [treasure] який скарб
        [bane] яке прокляття
        [packed] якого монстра з лігва
        [monster] якого монстра, що атакує,
       *[hero] якого героя
    }

## Events

dungeoneer-first = Починає гравець { $number }.
dungeoneer-joins = Гравець { $number }: { $who }.
dungeoneer-quest-of = { $who-cap }: особисте завдання «{ $quest }».
dungeoneer-common = Спільне завдання: «{ $quest }».
dungeoneer-turn = Раунд { $round }. Ходить { $who }.
dungeoneer-draws-location = З колоди витягнуто локацію «{ $place }», її викладає { $who }.
dungeoneer-no-spot = Для локації «{ $place }» немає місця, вона йде під спід колоди.
dungeoneer-no-way = Завдання «{ $quest }» більше не виконати: потрібна для нього локація вже не з’явиться на мапі.
dungeoneer-lays = Локацію «{ $place }» викладено на { $side } від локації «{ $other }».
dungeoneer-swaps = Локації «{ $place }» і «{ $other }» міняються місцями.
dungeoneer-enters = { $who-cap } входить у локацію «{ $place }».
dungeoneer-opens = { $who-cap } відкриває вихід на { $side } у локації «{ $place }» ціною { $ap ->
        [one] { $ap } очка дії
       *[other] { $ap } очок дії
    }.
dungeoneer-exit-changed = Вихід на { $side } у локації «{ $place }» тепер { $kind ->
        [open] відкритий
        [wall] стіна
       *[blocked] заблокований
    }.
dungeoneer-gains-glory = { $who-cap }: слава +{ $count } (усього { $glory }).
dungeoneer-loses-glory = { $who-cap }: слава −{ $count } (лишилося { $glory }).
dungeoneer-gains-peril = { $who-cap }: ризик +{ $count } (усього { $peril }).
dungeoneer-loses-peril = { $who-cap }: ризик −{ $count } (лишилося { $peril }).
dungeoneer-gains-ap = { $who-cap }: очки дії +{ $count }.
dungeoneer-loses-ap = { $who-cap }: очки дії −{ $count }.
dungeoneer-saves-ap = { $who-cap } зберігає очко дії.
dungeoneer-stays = { $who-cap } лишається в локації «{ $place }» і знову отримує її очки.
dungeoneer-wounded = { $who-cap }: здоров’я −{ $count } (лишилося { $health }).
dungeoneer-healed = { $who-cap }: здоров’я +{ $count } (усього { $health }).
dungeoneer-prevented = { $who-cap }: відвернено ран: { $count }.
dungeoneer-falls = { $who-cap } падає.
dungeoneer-stands = { $who-cap } підводиться.
dungeoneer-lies-down = { $who-cap } лягає заради { $ap ->
        [one] { $ap } очка дії
       *[other] { $ap } очок дії
    }.
dungeoneer-dodges = { $who-cap } ухиляється від шипів.
dungeoneer-level = { $who-cap }: тепер рівень { $level }.
dungeoneer-defeated = { $who-cap }: героя переможено.
dungeoneer-rises = Новий герой: { $who }.
dungeoneer-wins = Перемога: { $who }, { $reason ->
        [quests] три завдання виконано
        [final-quest] виконано завдання, що завершує гру
        [points] найбільше переможних очок
       *[last-hero] останній герой
    }.
dungeoneer-lost = Гробниця не відпустила героя. Гру програно.
dungeoneer-plays = { $who-cap } грає карту «{ $card }».
dungeoneer-plays-at = { $who-cap } грає карту «{ $card }» проти { $target-gen }.
dungeoneer-attaches = Карта «{ $card }» тепер під картою «{ $host }».
dungeoneer-appears = З’являється карта «{ $card }».
dungeoneer-lurks = Карта «{ $card }» лишається в грі й чекає.
dungeoneer-ascends = Останній герой дістався цієї межі: усі підіймаються на { $level }-й рівень.
dungeoneer-becomes-legend = { $who-cap }: { $level }-й рівень і нова карта героя.
dungeoneer-decks-change = Відтепер у грі інші карти пригод і завдання.
dungeoneer-draws-from = { $who-cap } бере карту з колоди { $deck ->
        [glory] слави
       *[peril] ризику
    }.
dungeoneer-event = Карта «{ $event }» лежить посередині столу.
dungeoneer-event-roll = { $who-cap }: на кубику події { $die } (жетон за { $value }+).
dungeoneer-event-ends = Карта «{ $event }» іде до скиду.
dungeoneer-token = { $way ->
        [more] Жетони події: +{ $count } (усього { $tokens }).
       *[fewer] Жетони події: −{ $count } (лишилося { $tokens }).
    }
dungeoneer-upkeep = { $who-cap } платить за збереження карти «{ $card }»: слава −{ $count }.
dungeoneer-serves = { $card } відтепер поплічник { $who-gen }.
dungeoneer-minion-wounded = { $card }, поплічник { $who-gen }: здоров’я −{ $count } (лишилося { $health }).
dungeoneer-stands-in = { $monster-cap } контратакує замість { $who-gen }.
dungeoneer-special = { $who-cap } доплачує за особливий ефект ({ $monster }): ризик −{ $count }.
dungeoneer-lays-trap = Пастка «{ $card }» чекає в локації «{ $place }».
dungeoneer-springs = Локація «{ $place }»: спрацьовує пастка «{ $card }».
dungeoneer-ambush = { $card } атакує { $who-acc } (локація «{ $place }»).
dungeoneer-uses = { $who-cap } застосовує { $kind ->
        [hero] своє вміння
        [location] властивість локації «{ $card }»
       *[card] карту «{ $card }»
    }.
dungeoneer-discards = { $who-cap }: карта «{ $card }» іде до скиду.
dungeoneer-returns = { $who-cap }: карта «{ $card }» повертається до руки.
dungeoneer-steals = { $who-cap } забирає карту «{ $card }» у { $from-gen }.
dungeoneer-steals-card = { $who-cap } забирає карту з руки { $from-gen }.
dungeoneer-stolen-card = Викрадена карта: «{ $card }».
dungeoneer-draws = { $who-cap } добирає карти: { $count }.
dungeoneer-drew = Вам прийшла карта «{ $card }».
dungeoneer-threat-of = { $of ->
        [none] {""}
        [rising] {" "}під час спроби підвестися
       *[other] { $side ->
            [none] {" «"}{ $of }»
           *[other] {" "}виходу на { $side }, «{ $of }»
        }
    }
dungeoneer-passes = { $who-cap } долає загрозу{ dungeoneer-threat-of }: { $stat } { $total } проти { $value } (кубик { $die }).
dungeoneer-fails = { $who-cap } не долає загрози{ dungeoneer-threat-of }: { $stat } { $total } проти { $value } (кубик { $die }).
dungeoneer-rolls-again = { $who-cap } перекидає кубик.
dungeoneer-attacks = { $who-cap } атакує { $target-acc } ({ $form }).
dungeoneer-plus = { $plus ->
        [-1] − 1
        [-2] − 2
        [-3] − 3
        [-4] − 4
        [-5] − 5
        [-6] − 6
       *[other] + { $plus }
    }
dungeoneer-attack-roll = { $who-cap }, атака: { $die } { dungeoneer-plus } = { $total }.
dungeoneer-counter-roll = { $who-cap }, контратака: { $die } { dungeoneer-plus } = { $total }.
dungeoneer-tie = Нічия, { $from } проти { $who-gen }: обійшлося без ран.
dungeoneer-foe-wounded = { $monster-cap }: здоров’я −{ $count } (лишилося { $health }).
dungeoneer-foe-slain = { $monster-cap }: монстра переможено.
dungeoneer-foe-discarded = { $monster-cap }: монстр іде з битви до скиду.
dungeoneer-called-off = { $monster-cap }: атаку скасовано.
dungeoneer-home = { $monster-cap }: { $where ->
        [to-hand] до руки { $who-gen }
        [to-pack] до лігва { $who-gen }
       *[to-discard] до скиду
    }.
dungeoneer-rewards = За завдану рану { $who } дає { $target-dat } { $count ->
        [one] { $count } очко ризику
        [few] { $count } очки ризику
       *[many] { $count } очок ризику
    }.
dungeoneer-attempts = { $who-cap } намагається виконати завдання «{ $quest }».
dungeoneer-luck = { $who-cap }: кидок { $sum }{ $read ->
        [best] {" "}(найкращий кубик із { $dice })
       *[all] {""}
    }, треба { $value }.
dungeoneer-quest-fails = { $who-cap }: завдання «{ $quest }» не вдалося.
dungeoneer-completes = { $who-cap } виконує завдання «{ $quest }»!
dungeoneer-finds = { $who-cap }: пошук для завдання «{ $quest }» вдався ({ $sum } проти { $value }).
dungeoneer-finds-nothing = { $who-cap }: пошук для завдання «{ $quest }» не вдався ({ $sum } проти { $value }).
dungeoneer-escorts = { $who-cap } бере на себе супровід «{ $quest }».
dungeoneer-drops = { $who-cap } полишає супровід «{ $quest }» у локації «{ $place }».
dungeoneer-steals-escort = { $who-cap } відбирає супровід «{ $quest }» у { $from-gen }.
dungeoneer-swaps-quest = { $who-cap } міняє завдання «{ $quest }» на «{ $new }».
dungeoneer-wanders = Кубики зіткнень: { $faces }. Карт: { $count }.

## Prompts

dungeoneer-ask-drop = { $count ->
        [1] Ви ведете супровід «{ $quest }» і можете будь-коли полишити його тут ({ $place }): він чекатиме, доки його не підбере герой.
        [one] Ви ведете { $count } супровід і можете будь-коли полишити будь-який тут ({ $place }): він чекатиме, доки його не підбере герой.
        [few] Ви ведете { $count } супроводи і можете будь-коли полишити будь-який тут ({ $place }): він чекатиме, доки його не підбере герой.
       *[many] Ви ведете { $count } супроводів і можете будь-коли полишити будь-який тут ({ $place }): він чекатиме, доки його не підбере герой.
    }
dungeoneer-ask-hero = { $who ->
        [none] Оберіть героя, яким гратимете.
       *[other] Вашого героя переможено ({ $who }): оберіть, ким продовжите.
    }
dungeoneer-ask-lay-which = Будуємо підземелля: яку зі своїх локацій ви викладете зараз?
dungeoneer-ask-place = { $source ->
        [none] Куди ви викладете локацію «{ $place }»?
       *[other] { $source }: куди ви зсунете локацію «{ $place }»?
    }
dungeoneer-ask-villainy = Ви володар підземелля: грайте карти ризику проти решти або завершіть фазу.
dungeoneer-ask-encounters = Оголошено зіткнень: { $count }. Оголосіть ще або починайте.
dungeoneer-ask-form = У якій формі { $monster } атакує { $who-acc }?
dungeoneer-ask-heroics = Ваші подвиги: очки дії { $ap }, слава { $glory }.
dungeoneer-ask-response = { $count ->
        [one] Вас атакує { $monster }: дайте відповідь до кидків або пропустіть.
       *[other] Вас атакують { $monster } та інші (усього { $count }): дайте відповідь до кидків або пропустіть.
    }
dungeoneer-ask-response-owner = { $who-cap } кидає виклик вашому монстрові ({ $monster }): дайте відповідь до кидків або пропустіть.
dungeoneer-ask-entry = { $deed ->
        [attack] У локації «{ $place }» зараз атакує { $source }: зіграйте перед цим карту слави або продовжуйте.
       *[effect] { $source ->
            [none] Зараз подіє локація «{ $place }»: зіграйте перед цим карту слави або продовжуйте.
           *[other] Зараз подіє «{ $source }» у локації «{ $place }»: зіграйте перед цим карту слави або продовжуйте.
        }
    }
dungeoneer-ask-ready = Нагорода: зіграйте постійні скарби зараз або продовжуйте.
dungeoneer-ask-anytime = { $after ->
        [placed] Фазу подвигів починає { $who }: втрутьтеся до цього або пропустіть.
        [declared] { $who-cap } оголошує зіткнення: підготуйтеся або пропустіть.
        [quest] { $who-cap } завершує фазу подвигів завданням: втрутьтеся або пропустіть.
       *[action] { $who-cap } діє: втрутьтеся, поки гра не пішла далі, або пропустіть.
    }
dungeoneer-ask-before-roll = Перед кидком ({ $who }, { dungeoneer-asked-rolls-for }): втрутьтеся або пропустіть.
dungeoneer-ask-after-roll = На кубику { $die } ({ $who }, { dungeoneer-asked-rolls-for }): втрутьтеся або пропустіть.
dungeoneer-ask-whom = { $source }: { $deed ->
        [steal] { dungeoneer-asked-what } ви заберете в { $who-gen }?
        [discard] { $who ->
            [none] { dungeoneer-asked-what } скинути?
           *[other] { dungeoneer-asked-what } втрачає { $who }?
        }
        [return] { dungeoneer-asked-what } ви повернете до руки?
        [cancel-attack] чия атака зірветься?
        [make-minion] який монстр стане вашим поплічником?
        [give-peril] хто отримає ризик?
        [warp] який герой перенесеться?
        [heal] який герой відновить здоров’я?
        [wound] який герой зазнає рани?
        [test] який герой пройде перевірку загрози?
       *[other] { dungeoneer-asked-what } це зачепить?
    }
dungeoneer-ask-destination = { $source ->
        [none] Де почне { $who }?
       *[other] { $source }: куди вирушить { $who }?
    }
dungeoneer-ask-shift = { $source }: { $deed ->
        [swap] яку локацію поміняти місцями з іншою?
       *[shift] яку локацію зсунути?
    }
dungeoneer-ask-swap = { $source }: з якою локацією поміняти місцями локацію «{ $place }»?
dungeoneer-ask-exit = { $source }: { $deed ->
        [open] який вихід локації «{ $place }» ви відкриєте?
       *[block] який вихід локації «{ $place }» ви заблокуєте?
    }
dungeoneer-ask-escort = { $source }: який супровід ви заберете в { $who-gen }?
dungeoneer-ask-swap-quest = { $source }: яке завдання ви віддасте за нове?
dungeoneer-ask-payer = { $source }: чий ризик оплатить карту ({ $cost ->
        [0] скільки оберете
       *[other] { $cost }
    })?
dungeoneer-ask-pay = { $source }: скільки { $pays ->
        [glory] слави
       *[peril] ризику
    } ви витратите? Від цього залежить ефект.
dungeoneer-ask-host = { $source }: до чого прикріпити карту?
dungeoneer-ask-give-up = { $source }: { dungeoneer-asked-what } ви віддасте за це?
dungeoneer-ask-excess = { $what ->
        [boon] { $most ->
            [0] Ваш герой більше не може мати переваг у грі: яку скинути першою?
            [one] Ваш герой може мати в грі лише { $most } перевагу: яку скинути?
            [few] Ваш герой може мати в грі лише { $most } переваги: яку скинути?
           *[many] Ваш герой може мати в грі лише { $most } переваг: яку скинути?
        }
        [treasure] { $most ->
            [0] Ваш герой більше не може мати скарбів у грі: який скинути першим?
            [one] Ваш герой може мати в грі лише { $most } скарб: який скинути?
            [few] Ваш герой може мати в грі лише { $most } скарби: який скинути?
           *[many] Ваш герой може мати в грі лише { $most } скарбів: який скинути?
        }
        [both] Ваш герой має в грі забагато і переваг, і скарбів: яку карту скинути першою?
       *[type] Ваш герой може мати в грі лише один скарб кожного типу: який скинути?
    }
dungeoneer-ask-pack = { $most ->
        [one] У вашому лігві є місце лише для { $most } монстра: якого скинути?
       *[many] У вашому лігві є місце лише для { $most } монстрів: якого скинути?
    }
dungeoneer-ask-dodge = Шипи в локації «{ $place }»: ухиліться за { dungeoneer-ap } або пройдіть перевірку ({ $stat } { $value }+), щоб не зазнати рани.
dungeoneer-ask-hit = Ви влучили у { $who-acc }: завдайте рани або натомість відберіть супровід.
dungeoneer-ask-challenge = { $count ->
        [0] Нападників не лишилося: атакуйте героя в цій локації за { dungeoneer-ap } або пропустіть.
        [one] Вас атакує { $monster }: киньте виклик за { dungeoneer-ap } або пропустіть.
       *[other] Киньте виклик одному з нападників за { dungeoneer-ap } або пропустіть.
    }
dungeoneer-ask-lair = Битву завершено: куди йде { $monster }?
dungeoneer-ask-keep = Складний режим: який монстр іде до лігва?
dungeoneer-ask-reward = { $count ->
        [1] { $who-cap } зазнає рани від ваших монстрів: дайте комусь { $peril ->
            [one] { $peril } очко ризику
            [few] { $peril } очки ризику
           *[many] { $peril } очок ризику
        } або відмовтеся.
       *[other] { $who-cap } зазнає ран від ваших монстрів: дайте комусь { $peril ->
            [one] { $peril } очко ризику
            [few] { $peril } очки ризику
           *[many] { $peril } очок ризику
        } (усього { $count }) або відмовтеся.
    }
dungeoneer-ask-extra-die = { $source }: витратити { $cost ->
        [one] { $cost } очко слави
        [few] { $cost } очки слави
       *[many] { $cost } очок слави
    } на додатковий кубик?
dungeoneer-ask-discard = { $source ->
        [none] Кінець вашого ходу: оберіть карту для скидання.
       *[other] { $source }: оберіть карту з руки для скидання.
    }
dungeoneer-ask-save = Зберегти { dungeoneer-ap } на чужі ходи? Що не збережено, пропаде.
dungeoneer-ask-draw = { $after ->
        [monster] Монстра переможено: взяти за нього карту слави?
       *[turn] Кінець вашого ходу: взяти карту слави?
    }
dungeoneer-ask-legend = Яким легендарним героєм стане ваш герой?
dungeoneer-ask-deck = З якої колоди ви берете наступну карту?
dungeoneer-ask-upkeep = Слави бракує, щоб зберегти всі карти: за яку заплатите спершу? Решта повернеться до руки.
dungeoneer-ask-special = { $monster-cap } атакує { $who-acc }: витратити ще ризик цього гравця на особливий ефект?
dungeoneer-ask-minion = Хто контратакує { $monster-acc }: ваш герой чи поплічник?
dungeoneer-ask-discount = Яку частину знижки від події (лишилося { $count }) отримає { $monster }?
dungeoneer-ask-trap = У яку незайняту локацію ви кладете пастку «{ $source }»?

## Options

dungeoneer-do-pass = Пропустити
dungeoneer-do-pass-on = Далі
dungeoneer-do-pass-roll = Кинути кубик
dungeoneer-do-end = Завершити фазу
dungeoneer-do-fight = Це все: почати
dungeoneer-do-play = Зіграти карту «{ $card }»{ $target ->
        [none] {""}
       *[other] {" "}проти { $target-gen }
    } ({ $pays ->
        [glory] слава
       *[peril] ризик
    } { $cost ->
        [x] X
       *[other] { $cost }
    })
dungeoneer-do-play-use = Зіграти карту «{ $card }» і одразу застосувати (слава { $cost })
dungeoneer-beast = «{ $card }»{ $wounds ->
        [0] {""}
       *[other] {" "}(ран: { $wounds })
    }{ $attached ->
        [none] {""}
       *[other] {" "}з картою «{ $attached }»
    }
dungeoneer-do-pack = З лігва: { dungeoneer-beast } проти { $target-gen } (ризик { $cost })
dungeoneer-ap = { $ap ->
        [one] { $ap } очко дії
        [few] { $ap } очки дії
       *[many] { $ap } очок дії
    }
dungeoneer-price = { $glory ->
        [0] {""}
        [x] слава X
       *[other] слава { $glory }
    }{ $ap ->
        [0] {""}
       *[other] { $first ->
            [ap] {""}
           *[other] {", "}
        }{ dungeoneer-ap }
    }{ $health ->
        [0] {""}
       *[other] { $first ->
            [health] {""}
           *[other] {", "}
        }здоров’я { $health }
    }{ $cards ->
        [0] {""}
       *[other] { $first ->
            [cards] {""}
           *[other] {", "}
        }карт із руки: { $cards }
    }{ $boons ->
        [0] {""}
       *[other] { $first ->
            [boons] {""}
           *[other] {", "}
        }переваг: { $boons }
    }{ $treasures ->
        [0] {""}
       *[other] { $first ->
            [treasures] {""}
           *[other] {", "}
        }скарбів: { $treasures }
    }{ $this ->
        [no] {""}
       *[yes] { $first ->
            [this] {""}
           *[other] {", "}
        }скинувши карту
    }
dungeoneer-terms = { $first ->
        [none] { $once ->
            [yes] {" (раз на хід)"}
           *[no] {""}
        }
       *[other] {" ("}{ dungeoneer-price }{ $once ->
            [yes] , раз на хід
           *[no] {""}
        })
    }
dungeoneer-do-use = { $kind ->
        [hero] Уміння { $card-gen }
        [location] Локація «{ $card }»
       *[card] Застосувати карту «{ $card }»
    }: { $does }{ dungeoneer-terms }
dungeoneer-do-use-quest = Застосувати карту «{ $quest }»: { $does }{ dungeoneer-terms }
dungeoneer-do-move = Іти на { $side }: { $place } ({ dungeoneer-ap })
dungeoneer-do-explore = Дослідити: викласти ще локацію за { dungeoneer-ap }
dungeoneer-do-draw = Взяти карту
dungeoneer-do-place = На { $side } від локації «{ $place }»{ $turned ->
        [yes] , розвернувши на 180°
       *[no] {""}
    }
dungeoneer-do-attack = Атакувати { $target-acc }: { $form } ({ dungeoneer-ap })
dungeoneer-do-challenge = Кинути виклик { $target-dat }: { $form } ({ dungeoneer-ap })
dungeoneer-do-lie = Лягти й кинути виклик { $target-dat }: { $form }
dungeoneer-do-lie-down = Лягти заради { $ap ->
        [one] { $ap } очка дії
       *[other] { $ap } очок дії
    }
dungeoneer-do-stand = Підвестися за { dungeoneer-ap }
dungeoneer-do-attempt = Спробувати виконати завдання «{ $quest }»{ dungeoneer-terms }
dungeoneer-do-search = Шукати для завдання «{ $quest }»{ dungeoneer-terms }: кубик { dungeoneer-plus }, треба { $value }
dungeoneer-do-begin = Почати супровід «{ $quest }»
dungeoneer-do-deliver = Завершити супровід «{ $quest }»
dungeoneer-do-pickup = Підібрати супровід «{ $quest }»
dungeoneer-do-drop = Полишити супровід «{ $quest }»
dungeoneer-do-take = Відібрати супровід «{ $quest }»
dungeoneer-do-wound = Завдати рани
dungeoneer-do-discard = Скинути карту «{ $card }»
dungeoneer-do-discard-treasure = Скинути скарб «{ $card }»
dungeoneer-do-discard-pack = Скинути з лігва: { dungeoneer-beast }
dungeoneer-do-save = Зберегти { dungeoneer-ap }
dungeoneer-do-payer = Ризик { $target-gen }
dungeoneer-do-pay = Заплатити: { $count }
dungeoneer-do-form = { $value ->
        [-1] { $form }
       *[other] { $form }: кубик + { $value }
    }
dungeoneer-do-peril = { $count ->
        [one] { $count } очко ризику
        [few] { $count } очки ризику
       *[many] { $count } очок ризику
    }: { $target }
dungeoneer-do-hero = { $target }
dungeoneer-do-foe = { $target }
dungeoneer-do-card = «{ $card }» у { $target-gen }
dungeoneer-do-beast = { dungeoneer-beast } у лігві { $target-gen }
dungeoneer-do-location = { $place }
dungeoneer-do-exit = Вихід на { $side }
dungeoneer-do-quest = «{ $quest }»
dungeoneer-do-choose = { $hero }
dungeoneer-do-to-hand = Повернути до руки
dungeoneer-do-to-pack = До лігва
dungeoneer-do-to-discard = До скиду
dungeoneer-do-dodge = Ухилитися за { dungeoneer-ap }
dungeoneer-do-test = Пройти перевірку
dungeoneer-do-extra-die = Додатковий кубик (слава { $cost })
dungeoneer-do-plain = Кидати без нього
dungeoneer-do-rouse = { $card } атакує { $target-acc } (ризик { $cost })
dungeoneer-do-glory-deck = Колода слави
dungeoneer-do-peril-deck = Колода ризику
dungeoneer-do-keep = Зберегти карту «{ $card }»
dungeoneer-do-special = Застосувати особливий ефект проти { $target-gen } (ризик { $cost })
dungeoneer-do-by-hero = Контратакує герой
dungeoneer-do-by-minion = Контратакує поплічник: { $card }
dungeoneer-do-minion = { $card } атакує { $target-acc }: { $form } ({ dungeoneer-ap })
dungeoneer-do-off = Знижка: { $count }

## Chances

dungeoneer-percent = { $range ->
        [most] до { $high } %
        [between] { $low }–{ $high } %
       *[exact] { $high } %
    }
dungeoneer-chance-wins = { $who-cap } виграє гру: { dungeoneer-percent }
dungeoneer-chance-quest = Завдання «{ $quest }» буде виконано: { dungeoneer-percent }
dungeoneer-chance-found = Пошук для завдання «{ $quest }» вдасться: { dungeoneer-percent }
dungeoneer-chance-stands = { $who-cap } підводиться: { dungeoneer-percent }
dungeoneer-chance-enters = { $who-cap } проходить далі: { dungeoneer-percent }
dungeoneer-chance-test = { $who-cap } долає загрозу «{ $stat } { $value }+»: { dungeoneer-percent }
dungeoneer-chance-clash = { $who-cap } атакує { $target-acc } ({ $form }): удар { $hits } %, нічия { $draw } %, зустрічний удар { $struck } %
dungeoneer-chance-dies = { $who-cap } гине: { dungeoneer-percent }
dungeoneer-chance-wounds = { $who-cap } зазнає { $number ->
        [1] рани
        [one] { $number } рани або більше
        [few] { $number } ран або більше
       *[many] { $number } ран або більше
    }: { dungeoneer-percent }
dungeoneer-chance-falls = { $who-cap } падає: { dungeoneer-percent }
dungeoneer-chance-slain = { $monster-cap } гине: { dungeoneer-percent }
dungeoneer-chance-hurt = { $monster-cap } зазнає рани: { dungeoneer-percent }
dungeoneer-chance-meets = Карт зіткнень { $number } або більше: { dungeoneer-percent }
dungeoneer-chance-exit = Пройти вихід на { $side } у локації «{ $place }»: { dungeoneer-percent }
dungeoneer-chance-location = Подолати загрозу в локації «{ $place }»: { dungeoneer-percent }
dungeoneer-odds-success = успіх { dungeoneer-percent }
dungeoneer-odds-test = { $stat } { $value }+ { dungeoneer-percent }
dungeoneer-odds-hit = удар { dungeoneer-percent }
dungeoneer-odds-harm = рана { dungeoneer-percent }
dungeoneer-odds-hurt = рана ворогу { dungeoneer-percent }
dungeoneer-odds-works = спрацює { dungeoneer-percent }
dungeoneer-odds-kill = загибель цілі { dungeoneer-percent }
dungeoneer-odds-encounter = зіткнення { dungeoneer-percent }
dungeoneer-odds-wound = рана вам { dungeoneer-percent }
dungeoneer-odds-fall = ви падаєте { dungeoneer-percent }
dungeoneer-odds-death = ваша смерть { dungeoneer-percent }
dungeoneer-odds-other-quest = завдання вдасться { dungeoneer-percent }
dungeoneer-odds-other-fails = герой не впорається { dungeoneer-percent }
dungeoneer-odds-other-wound = рана героєві { dungeoneer-percent }
dungeoneer-odds-other-fall = герой падає { dungeoneer-percent }
dungeoneer-odds-other-death = герой загине { dungeoneer-percent }
dungeoneer-alarm-dies = ви загинете
dungeoneer-alarm-may-die = ви можете загинути ({ dungeoneer-percent })
dungeoneer-alarm-hopeless = жодного кидка не вистачить

## Why not

dungeoneer-peril = { $cost ->
        [one] { $cost } очко ризику
        [few] { $cost } очки ризику
       *[many] { $cost } очок ризику
    }
dungeoneer-why-out = Вашого героя переможено, ви вибули з гри.
dungeoneer-why-setup = Триває приготування: героїв ще не роздали.
dungeoneer-why-not-now = Зараз обирають не це.
dungeoneer-why-not-offered = Серед варіантів цього немає.
dungeoneer-why-pause = Зараз пауза: зробіть щось або пропустіть, і гра піде далі.
dungeoneer-why-own-turn = Це роблять у свій хід.
dungeoneer-why-phase = Це роблять у фазі подвигів, а зараз { $phase }.
dungeoneer-why-nothing-there = На { $side } від вашого героя локації немає.
dungeoneer-why-wall = На { $side } від вашого героя стіна.
dungeoneer-why-fallen = Герой, що впав, не може рухатися: спершу підведіться за { dungeoneer-ap }.
dungeoneer-why-lying = Очки дії героя, що впав, можна витратити лише на те, щоб підвестися.
dungeoneer-why-no-ap = Для цього потрібно { dungeoneer-ap }, у вашого героя стільки немає.
dungeoneer-why-reserved = Останнє очко дії вашого героя відкладено на перехід крізь вихід, який він перевіряє.
dungeoneer-why-no-locations = Усі локації вже викладено.
dungeoneer-why-forbidden = Зараз це забороняє локація, завдання або карта.
dungeoneer-why-own-peril = «{ $card }»: власний ризик витрачати не можна.
dungeoneer-why-no-such-hero = «{ $card }»: такого героя в грі немає.
dungeoneer-why-not-in-hand = Карти «{ $card }» у вас на руці немає.
dungeoneer-why-one-batch = «{ $card }»: зіткнення оголошують усі разом, один раз за фазу лиходійств.
dungeoneer-why-no-peril = Карта «{ $card }» коштує { dungeoneer-peril }; у { $who-gen } стільки немає.
dungeoneer-why-no-payer = Карта «{ $card }» коштує { dungeoneer-peril }; стільки немає в жодного суперника.
dungeoneer-why-no-glory = Карта «{ $card }» коштує { $cost ->
        [one] { $cost } очко слави
        [few] { $cost } очки слави
       *[many] { $cost } очок слави
    }; стільки у вас немає.
dungeoneer-why-limit = Карти «{ $card }» не зіграти: герой досяг межі для таких карт.
dungeoneer-why-one-like = Карти «{ $card }» не зіграти: герой уже має в грі скарб цього типу.
dungeoneer-why-time = Для карти «{ $card }» зараз не час. Час застосування: { $time }.
dungeoneer-why-anothers-roll = «{ $card }» допомагає лише в кидку вашого власного героя.
dungeoneer-why-others-battle = «{ $card }» стосується вашого героя, а він не бере участі в цій битві: ви відповідаєте за монстра.
dungeoneer-why-nothing = Карта «{ $card }» зараз нічого не дасть, або її умову не виконано.
dungeoneer-why-no-host = Карту «{ $card }» немає до чого прикріпити.
dungeoneer-why-solo-boon = В одиночній грі постійні переваги грають лише біля входу.
dungeoneer-why-solo-treasure = В одиночній грі постійні скарби грають лише на етапі нагороди.
dungeoneer-why-not-in-pack = Карти «{ $card }» немає у вашому лігві.
dungeoneer-why-not-in-play = Карта «{ $card }» у вашого героя не в грі.
dungeoneer-why-no-ability = У карти «{ $card }» немає чого застосовувати.
dungeoneer-why-used = «{ $card }»: застосовувати можна раз на хід, і це вже зроблено.
dungeoneer-why-cannot-pay = «{ $card }»: вам нічим заплатити за застосування.
dungeoneer-why-play-use = Карту «{ $card }» зараз грають як звичайно або не грають зовсім.
dungeoneer-why-not-your-quest = «{ $quest }» не ваше відкрите завдання.
dungeoneer-why-elsewhere = Завдання «{ $quest }» виконують не тут. Його місце: { $place }.
dungeoneer-why-search-first = Для завдання «{ $quest }» спершу потрібен вдалий пошук тут.
dungeoneer-why-found = Для завдання «{ $quest }» пошук тут уже вдався.
dungeoneer-why-sacrifice = Завдання «{ $quest }» вимагає більше, ніж ви можете віддати.
dungeoneer-why-begun = Супровід «{ $quest }» уже розпочато.
dungeoneer-why-other-grade = Завдання цього ступеня тут не обмінюють.
dungeoneer-why-no-escort = Ваш герой не веде супровід «{ $quest }».
dungeoneer-why-not-lying = Жетон супроводу «{ $quest }» тут не лежить.
dungeoneer-why-not-here = У вашій локації такого героя немає.
dungeoneer-why-peace = Тут герої не атакують героїв: { $place }.
dungeoneer-why-attacked = Ваш герой уже атакував цього ходу.
dungeoneer-why-in-battle = Триває битва: дочекайтеся етапу виклику.
dungeoneer-why-no-such-monster = Такий монстр вашого героя не атакував.
dungeoneer-why-foe-gone = Цього монстра переможено або прибрано до етапу виклику.
dungeoneer-why-called-off = Атаку цього монстра скасовано: кинути йому виклик не можна.
dungeoneer-why-no-further = На виклик не можна відповісти новим викликом.
dungeoneer-why-has-ap = Ваш герой має очко дії: киньте виклик за нього.
dungeoneer-why-has-saved = Ваш герой має збережене очко дії: лягати заради атаки не можна.
dungeoneer-why-lies = Ваш герой уже лежить.
dungeoneer-why-not-attacker = Лягти можна, лише щоб кинути виклик тому, хто атакував вашого героя.
dungeoneer-why-lie-down = Лягати заради очка дії немає сенсу: витратити його зараз ні на що.
dungeoneer-why-form = У цій формі ваш герой атакувати не може: { $form }.
dungeoneer-why-standing = Ваш герой і так стоїть.
dungeoneer-why-variant = Це варіант правил, а за цим столом грають без нього.
dungeoneer-why-not-in-lair = Такого героя в лігві немає.
dungeoneer-why-roused = { $card } уже атакувала за ризик цього ходу.
dungeoneer-limit-shared = { $most ->
        [2] У такій партії можуть грати лише { $most } гравці: стільки героїв є в обох наборах. З варіантом «{ $option }» може грати й більше.
       *[other] У такій партії від { $least } до { $most } гравців: стільки героїв є в обох наборах. З варіантом «{ $option }» може грати й більше.
    }
dungeoneer-limit-climb = З обома наборами перемагає той, у кого більше очок: для такої партії потрібно щонайменше { $least } гравці.
dungeoneer-limit-both = Налаштування «{ $option }» — для партій з обома наборами.
dungeoneer-limit-falling = Налаштування «{ $option }» у Wrath of the Serpent Goddess немає.
dungeoneer-limit-lair = Налаштуванню «{ $option }» потрібен набір Wrath of the Serpent Goddess: лігво є лише в ньому.
dungeoneer-why-legendary = Карта «{ $card }» лише для героїв { $level }-го рівня й вище або проти них.
dungeoneer-why-no-trap-place = Для карти «{ $card }» потрібна локація без героїв і без іншої пастки.
dungeoneer-why-no-minion = Ваш герой не має поплічника.
dungeoneer-why-minion-used = Поплічник уже діяв цього ходу.
dungeoneer-why-minion-target = Поплічник завдає удару у відповідь лише тому, хто щойно атакував.
dungeoneer-why-no-neighbour = { $place }: такої локації на мапі немає, приєднати нема до чого.
dungeoneer-why-occupied = Там уже лежить локація.
dungeoneer-why-same-turned = Якщо повернути цю локацію, нічого не зміниться: кладіть її прямо.
dungeoneer-why-other-name = Це місце названо в списку за іншою локацією, з якої туди веде вихід.
dungeoneer-why-not-joined = Там жоден вихід не з’єднав би локацію з рештою.
dungeoneer-why-against-wall = Там вихід уперся б у стіну.
dungeoneer-why-other-frame = Поверхня з’єднується лише з поверхнею, підземелля — лише з підземеллям.
dungeoneer-why-closes = Так підземелля замкнеться: хоча б один вихід має лишатися відкритим для нових локацій.
dungeoneer-why-not-laid = { $place }: такої локації на мапі немає.
dungeoneer-why-entrance-stays = Вхід лишається на своєму місці.
dungeoneer-why-holds-others = { $place }: без цієї локації інші було б відрізано.
dungeoneer-why-nowhere-else = { $place }: більше цю локацію покласти нікуди.
dungeoneer-why-lies-there = Локація й так лежить там: зсув має перенести її на інше місце.
dungeoneer-why-cuts-off = Так інші локації було б відрізано від входу.
dungeoneer-why-no-exchange = { $place }: поміняти місцями не можна, вихід уперся б у стіну або щось було б відрізано.
dungeoneer-why-not-dealt = { $place }: ця локація дісталася не вам.
dungeoneer-why-later = { $place }: це локація спільного завдання, такі викладають після решти.
dungeoneer-why-fits-nowhere = { $place }: придатного місця зараз немає.

## Table in text

dungeoneer-text-heading = Раунд { $round }, { $phase }, ходить { $who ->
        [none] гравець { $number }
       *[other] { $who }
    }. Локацій у колоді: { $left }.
dungeoneer-sign-blocked = Б
dungeoneer-sign-trap = П
dungeoneer-text-legend = Числа: номери локацій; @ ви, * інші герої; # стіна, { dungeoneer-sign-blocked } заблокований вихід, { dungeoneer-sign-trap } вихід-пастка.
dungeoneer-text-location = { $number }. { $place } ({ $type }), слава { $glory }, ризик { $peril }. Виходи: { $exits }.{ $obstacle ->
        [none] {""}
       *[other] {" "}Перешкода: { $obstacle }.
    }{ $effect ->
        [none] {""}
       *[other] {" "}{ $effect }
    }{ $heroes ->
        [none] {""}
       *[other] {" "}Тут: { $heroes }.
    }{ $attached ->
        [none] {""}
       *[other] {" "}Довіски: { $attached }.
    }{ $traps ->
        [none] {""}
       *[other] {" "}Пастки, що чекають: { $traps }.
    }
dungeoneer-text-player = { $who-cap }{ $state ->
        [out] {" "}(поза грою)
        [fallen] {" "}(лежить)
       *[well] {""}
    }: рівень { $level }, здоров’я { $health }, ближній бій { $melee }, магія { $magic }, швидкість { $speed }; слава { $glory }, ризик { $peril }, очки дії { $ap }{ $saved ->
        [yes] , одне збережено
       *[no] {""}
    }, карт { $hand-size }; { $place }.
dungeoneer-text-items = {"  "}У грі: { $names }.
dungeoneer-text-pack = {"  "}Лігво: { $names }.
dungeoneer-text-quests = {"  "}Завдання: { $names }.
dungeoneer-text-done = {"  "}Виконано: { $names }.
dungeoneer-text-upkeep = {"  "}Ціна збереження в наступній фазі відновлення: слава { $count }{ $short ->
        [yes] , стільки слави немає
       *[no] {""}
    }.
dungeoneer-text-event = Подія «{ $event }»: жетонів { $tokens } із { $most }.
dungeoneer-text-own-quest = Ваше завдання. { $quest }
dungeoneer-text-common = Спільне завдання. { $quest }
dungeoneer-text-escort = Супровід «{ $quest }»: { $carrier ->
        [none] лежить у локації «{ $place }»
       *[other] його веде { $carrier }
    }.
dungeoneer-text-declared = Оголошено: «{ $card }»{ $form ->
        [none] {""}
       *[other] {" "}({ $form })
    } проти { $target-gen }.
dungeoneer-text-lurking = Прокляття, що чекають: { $names }.
dungeoneer-text-placing = Належить викласти: { $place }. Виходи: { $exits }.
dungeoneer-text-wounds = ран: { $count }
dungeoneer-text-battle = Битва, захищається { $target }. Етап: { $stage }.
dungeoneer-text-foe = {"  "}{ $number }. { $who }{ $form ->
        [none] {""}
       *[other] , { $form }
    }{ $health ->
        [none] {""}
       *[other] , здоров’я { $health }
    }{ $attack ->
        [none] {""}
       *[other] , атака { $attack }
    }{ $counter ->
        [none] {""}
       *[other] , контратака { $counter }
    }{ $state ->
        [slain] {" "}(переможено)
        [gone] {" "}(у скиді)
        [waits] {" "}(пропускає атаку)
       *[other] {""}
    }
dungeoneer-text-hand = Ваша рука: { $cards }
dungeoneer-print-cost = { $pays ->
        [glory] слава
       *[peril] ризик
    } { $cost ->
        [x] X
       *[other] { $cost }
    }
dungeoneer-print-cost-now = слава { $cost } замість { $printed }
dungeoneer-print-legendary = легендарна: із { $level }-го рівня
dungeoneer-print-time = час: { $time }
dungeoneer-print-attack = атака: { $values }
dungeoneer-print-counter = лише контратака: { $values }
dungeoneer-print-health = здоров’я { $health }
dungeoneer-print-limits = переваг до { $boons }, скарбів до { $treasures }
dungeoneer-print-remark = «{ $text }»
