# Dungeoneer

dungeoneer-about = Исследуйте подземелье, выполните три задания и насылайте монстров на соперников.

## Words

dungeoneer-stat-melee = ближний бой
dungeoneer-stat-magic = магия
dungeoneer-stat-speed = скорость
dungeoneer-stat-level = уровень
dungeoneer-stat-health = здоровье
dungeoneer-side-north = север
    .dat = северу
dungeoneer-side-east = восток
    .dat = востоку
dungeoneer-side-south = юг
    .dat = югу
dungeoneer-side-west = запад
    .dat = западу
dungeoneer-exit-open = открыт
dungeoneer-exit-wall = стена
dungeoneer-exit-blocked = блокирован
dungeoneer-exit-trap = ловушка
dungeoneer-obstacle-hazard = опасность
dungeoneer-obstacle-spikes = шипы
dungeoneer-obstacle-pit = яма
dungeoneer-kind-room = помещение
dungeoneer-kind-passage = тоннель
dungeoneer-kind-dark = мрачный тоннель
dungeoneer-kind-anywhere = любая локация
dungeoneer-phase-setup = подготовка
dungeoneer-phase-reset = фаза восстановления
dungeoneer-phase-villainy = фаза злодеяний
dungeoneer-phase-locations = фаза локаций
dungeoneer-phase-heroics = фаза подвигов
dungeoneer-phase-discard = фаза сброса и добора
dungeoneer-stage-attack = атака
dungeoneer-stage-response = ответ
dungeoneer-stage-attack-roll = проверка атаки
dungeoneer-stage-counter-roll = проверка контратаки
dungeoneer-stage-comparison = сравнение
dungeoneer-stage-challenge = вызов
dungeoneer-stage-challenged = вызов
dungeoneer-stage-lair = логово
dungeoneer-stage-reward = награда
dungeoneer-stage-report = конец вызова
dungeoneer-stage-over = конец битвы
dungeoneer-time-villainy = своя фаза злодеяний
dungeoneer-time-heroics = своя фаза подвигов
dungeoneer-time-response = этап ответа в битве
dungeoneer-time-anytime = любой момент
dungeoneer-time-before-roll = перед броском
dungeoneer-time-after-roll = после броска
dungeoneer-lasts-instant = мгновенная
dungeoneer-lasts-permanent = постоянная
dungeoneer-lasts-attachment = довесок
dungeoneer-asked-rolls-for = { $role ->
        [attack] атака
        [counter] контратака
        [quest] задание «{ $quest }»
        [search] поиск для задания «{ $quest }»
        [event] событие
        [peril] карты риска
       *[test] угроза: { $stat } { $value }+
    }
dungeoneer-asked-what = { $what ->
        [boon] какое преимущество
        [treasure] какое сокровище
        [bane] какое проклятье
        [packed] какого монстра из логова
        [monster] какого атакующего монстра
       *[hero] какого героя
    }

## Events

dungeoneer-first = Начинает игрок { $number }.
dungeoneer-joins = Игрок { $number }: { $who }.
dungeoneer-quest-of = { $who-cap }: личное задание «{ $quest }».
dungeoneer-common = Общее задание: «{ $quest }».
dungeoneer-turn = Раунд { $round }. Ходит { $who }.
dungeoneer-draws-location = Из колоды вытянута локация «{ $place }», её выкладывает { $who }.
dungeoneer-no-spot = Локации «{ $place }» нет места, она уходит под низ колоды.
dungeoneer-no-way = Задание «{ $quest }» больше не выполнить: нужная для него локация уже не появится на карте.
dungeoneer-lays = Локация «{ $place }» выложена к { $side-dat } от локации «{ $other }».
dungeoneer-swaps = Локации «{ $place }» и «{ $other }» меняются местами.
dungeoneer-enters = { $who-cap } входит в локацию «{ $place }».
dungeoneer-opens = { $who-cap } открывает выход на { $side } в локации «{ $place }» ценой { $ap ->
        [one] { $ap } очка действия
       *[other] { $ap } очков действия
    }.
dungeoneer-exit-changed = Выход на { $side } в локации «{ $place }» теперь { $kind ->
        [open] открыт
        [wall] стена
       *[blocked] блокирован
    }.
dungeoneer-gains-glory = { $who-cap }: слава +{ $count } (всего { $glory }).
dungeoneer-loses-glory = { $who-cap }: слава −{ $count } (осталось { $glory }).
dungeoneer-gains-peril = { $who-cap }: риск +{ $count } (всего { $peril }).
dungeoneer-loses-peril = { $who-cap }: риск −{ $count } (осталось { $peril }).
dungeoneer-gains-ap = { $who-cap }: очки действия +{ $count }.
dungeoneer-loses-ap = { $who-cap }: очки действия −{ $count }.
dungeoneer-saves-ap = { $who-cap } сохраняет очко действия.
dungeoneer-stays = { $who-cap } остаётся в локации «{ $place }» и снова получает её очки.
dungeoneer-wounded = { $who-cap }: здоровье −{ $count } (осталось { $health }).
dungeoneer-healed = { $who-cap }: здоровье +{ $count } (всего { $health }).
dungeoneer-prevented = { $who-cap }: предотвращено ран: { $count }.
dungeoneer-falls = { $who-cap } падает.
dungeoneer-stands = { $who-cap } поднимается.
dungeoneer-lies-down = { $who-cap } ложится ради { $ap ->
        [one] { $ap } очка действия
       *[other] { $ap } очков действия
    }.
dungeoneer-dodges = { $who-cap } уклоняется от шипов.
dungeoneer-level = { $who-cap }: теперь уровень { $level }.
dungeoneer-defeated = { $who-cap }: герой повержен.
dungeoneer-rises = Новый герой: { $who }.
dungeoneer-wins = Победа: { $who }, { $reason ->
        [quests] три задания выполнены
        [final-quest] выполнено задание, завершающее игру
        [points] больше всех победных очков
       *[last-hero] последний герой
    }.
dungeoneer-lost = Гробница не отпустила героя. Игра проиграна.
dungeoneer-plays = { $who-cap } играет карту «{ $card }».
dungeoneer-plays-at = { $who-cap } играет карту «{ $card }» против { $target-gen }.
dungeoneer-attaches = Карта «{ $card }» теперь под картой «{ $host }».
dungeoneer-appears = Появляется карта «{ $card }».
dungeoneer-lurks = Карта «{ $card }» остаётся в игре и ждёт.
dungeoneer-ascends = Последний герой дошёл до этого рубежа: все поднимаются на { $level }-й уровень.
dungeoneer-becomes-legend = { $who-cap }: { $level }-й уровень и новая карта героя.
dungeoneer-decks-change = Отныне в игре другие карты приключений и задания.
dungeoneer-draws-from = { $who-cap } берёт карту из колоды { $deck ->
        [glory] славы
       *[peril] риска
    }.
dungeoneer-event = Карта «{ $event }» лежит посередине стола.
dungeoneer-event-roll = { $who-cap }: на кубике события { $die } (жетон при { $value }+).
dungeoneer-event-ends = Карта «{ $event }» уходит в сброс.
dungeoneer-token = { $way ->
        [more] Жетоны события: +{ $count } (всего { $tokens }).
       *[fewer] Жетоны события: −{ $count } (осталось { $tokens }).
    }
dungeoneer-upkeep = { $who-cap } платит за сохранение карты «{ $card }»: слава −{ $count }.
dungeoneer-serves = { $card } теперь приспешник { $who-gen }.
dungeoneer-minion-wounded = { $card }, приспешник { $who-gen }: здоровье −{ $count } (осталось { $health }).
dungeoneer-stands-in = { $monster-cap } контратакует вместо { $who-gen }.
dungeoneer-special = { $who-cap } доплачивает за особый эффект ({ $monster }): риск −{ $count }.
dungeoneer-lays-trap = Ловушка «{ $card }» ждёт в локации «{ $place }».
dungeoneer-springs = Локация «{ $place }»: срабатывает ловушка «{ $card }».
dungeoneer-ambush = { $card } атакует { $who-acc } (локация «{ $place }»).
dungeoneer-uses = { $who-cap } применяет { $kind ->
        [hero] своё умение
        [location] свойство локации «{ $card }»
       *[card] карту «{ $card }»
    }.
dungeoneer-discards = { $who-cap }: карта «{ $card }» уходит в сброс.
dungeoneer-returns = { $who-cap }: карта «{ $card }» возвращается на руку.
dungeoneer-steals = { $who-cap } забирает карту «{ $card }» у { $from-gen }.
dungeoneer-steals-card = { $who-cap } забирает карту с руки { $from-gen }.
dungeoneer-stolen-card = Украденная карта: «{ $card }».
dungeoneer-draws = { $who-cap } добирает карты: { $count }.
dungeoneer-drew = Вам пришла карта «{ $card }».
dungeoneer-threat-of = { $of ->
        [none] {""}
        [rising] {" "}при попытке подняться
       *[other] { $side ->
            [none] {" «"}{ $of }»
           *[other] {" "}выхода на { $side }, «{ $of }»
        }
    }
dungeoneer-passes = { $who-cap } преодолевает угрозу{ dungeoneer-threat-of }: { $stat } { $total } против { $value } (кубик { $die }).
dungeoneer-fails = { $who-cap } не преодолевает угрозу{ dungeoneer-threat-of }: { $stat } { $total } против { $value } (кубик { $die }).
dungeoneer-rolls-again = { $who-cap } перебрасывает кубик.
dungeoneer-attacks = { $who-cap } атакует { $target-acc } ({ $form }).
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
dungeoneer-tie = Ничья, { $from } против { $who-gen }: обошлось без ран.
dungeoneer-foe-wounded = { $monster-cap }: здоровье −{ $count } (осталось { $health }).
dungeoneer-foe-slain = { $monster-cap }: монстр повержен.
dungeoneer-foe-discarded = { $monster-cap }: монстр уходит из битвы в сброс.
dungeoneer-called-off = { $monster-cap }: атака отменена.
dungeoneer-home = { $monster-cap } { $where ->
        [to-hand] возвращается на руку { $who-gen }
        [to-pack] уходит в логово { $who-gen }
       *[to-discard] уходит в сброс
    }.
dungeoneer-rewards = За нанесённую рану { $who } даёт { $target-dat } { $count ->
        [one] { $count } очко риска
        [few] { $count } очка риска
       *[many] { $count } очков риска
    }.
dungeoneer-attempts = { $who-cap } пытается выполнить задание «{ $quest }».
dungeoneer-luck = { $who-cap }: бросок { $sum }{ $read ->
        [best] {" "}(лучший кубик из { $dice })
       *[all] {""}
    }, нужно { $value }.
dungeoneer-quest-fails = { $who-cap }: задание «{ $quest }» не удалось.
dungeoneer-completes = { $who-cap } выполняет задание «{ $quest }»!
dungeoneer-finds = { $who-cap }: поиск для задания «{ $quest }» удался ({ $sum } против { $value }).
dungeoneer-finds-nothing = { $who-cap }: поиск для задания «{ $quest }» не удался ({ $sum } против { $value }).
dungeoneer-escorts = { $who-cap } берёт на себя сопровождение «{ $quest }».
dungeoneer-drops = { $who-cap } оставляет сопровождение «{ $quest }» в локации «{ $place }».
dungeoneer-steals-escort = { $who-cap } отбирает сопровождение «{ $quest }» у { $from-gen }.
dungeoneer-swaps-quest = { $who-cap } меняет задание «{ $quest }» на «{ $new }».
dungeoneer-wanders = Кубики столкновений: { $faces }. Карт: { $count }.

## Prompts

dungeoneer-ask-drop = { $count ->
        [1] Вы ведёте сопровождение «{ $quest }» и можете в любой момент оставить его здесь ({ $place }): оно ждёт, пока его не подберёт герой.
        [one] Вы ведёте { $count } сопровождение и можете в любой момент оставить любое здесь ({ $place }): оно ждёт, пока его не подберёт герой.
        [few] Вы ведёте { $count } сопровождения и можете в любой момент оставить любое здесь ({ $place }): оно ждёт, пока его не подберёт герой.
       *[many] Вы ведёте { $count } сопровождений и можете в любой момент оставить любое здесь ({ $place }): оно ждёт, пока его не подберёт герой.
    }
dungeoneer-ask-hero = { $who ->
        [none] Выберите героя, которым будете играть.
       *[other] Ваш герой повержен ({ $who }): выберите, кем продолжите.
    }
dungeoneer-ask-lay-which = Строим подземелье: какую из своих локаций вы выложите сейчас?
dungeoneer-ask-place = { $source ->
        [none] Куда вы выложите локацию «{ $place }»?
       *[other] { $source }: куда вы сдвинете локацию «{ $place }»?
    }
dungeoneer-ask-villainy = Вы повелитель подземелья: играйте карты риска против остальных или завершите фазу.
dungeoneer-ask-encounters = Объявлено столкновений: { $count }. Объявите ещё или начинайте.
dungeoneer-ask-form = В какой форме { $monster } атакует { $who-acc }?
dungeoneer-ask-heroics = Ваши подвиги: очки действия { $ap }, слава { $glory }.
dungeoneer-ask-response = { $count ->
        [one] Вас атакует { $monster }: ответьте до бросков или пропустите.
       *[other] Вас атакуют { $monster } и другие (всего { $count }): ответьте до бросков или пропустите.
    }
dungeoneer-ask-response-owner = { $who-cap } бросает вызов вашему монстру ({ $monster }): ответьте до бросков или пропустите.
dungeoneer-ask-entry = { $deed ->
        [attack] В локации «{ $place }» сейчас атакует { $source }: сыграйте перед этим карту славы или продолжайте.
       *[effect] { $source ->
            [none] Сейчас подействует локация «{ $place }»: сыграйте перед этим карту славы или продолжайте.
           *[other] Сейчас подействует «{ $source }» в локации «{ $place }»: сыграйте перед этим карту славы или продолжайте.
        }
    }
dungeoneer-ask-ready = Награда: сыграйте постоянные сокровища сейчас или продолжайте.
dungeoneer-ask-anytime = { $after ->
        [placed] Фазу подвигов начинает { $who }: вмешайтесь до этого или пропустите.
        [declared] { $who-cap } объявляет столкновения: подготовьтесь или пропустите.
        [quest] { $who-cap } завершает фазу подвигов заданием: вмешайтесь или пропустите.
       *[action] { $who-cap } действует: вмешайтесь, пока игра не пошла дальше, или пропустите.
    }
dungeoneer-ask-before-roll = Перед броском ({ $who }, { dungeoneer-asked-rolls-for }): вмешайтесь или пропустите.
dungeoneer-ask-after-roll = На кубике { $die } ({ $who }, { dungeoneer-asked-rolls-for }): вмешайтесь или пропустите.
dungeoneer-ask-whom = { $source }: { $deed ->
        [steal] { dungeoneer-asked-what } вы заберёте у { $who-gen }?
        [discard] { $who ->
            [none] { dungeoneer-asked-what } сбросить?
           *[other] { dungeoneer-asked-what } теряет { $who }?
        }
        [return] { dungeoneer-asked-what } вы вернёте на руку?
        [cancel-attack] чья атака сорвётся?
        [make-minion] какой монстр станет вашим приспешником?
        [give-peril] кто получит риск?
        [warp] какой герой перенесётся?
        [heal] какой герой восстановит здоровье?
        [wound] какой герой получит рану?
        [test] какой герой пройдёт проверку угрозы?
       *[other] { dungeoneer-asked-what } это затронет?
    }
dungeoneer-ask-destination = { $source ->
        [none] Где начнёт { $who }?
       *[other] { $source }: куда отправится { $who }?
    }
dungeoneer-ask-shift = { $source }: { $deed ->
        [swap] какую локацию поменять местами с другой?
       *[shift] какую локацию сдвинуть?
    }
dungeoneer-ask-swap = { $source }: с какой локацией поменять местами локацию «{ $place }»?
dungeoneer-ask-exit = { $source }: { $deed ->
        [open] какой выход локации «{ $place }» вы откроете?
       *[block] какой выход локации «{ $place }» вы заблокируете?
    }
dungeoneer-ask-escort = { $source }: какое сопровождение вы заберёте у { $who-gen }?
dungeoneer-ask-swap-quest = { $source }: какое задание вы отдадите за новое?
dungeoneer-ask-payer = { $source }: чьим риском оплатить карту ({ $cost ->
        [0] сколько выберете
       *[other] { $cost }
    })?
dungeoneer-ask-pay = { $source }: сколько { $pays ->
        [glory] славы
       *[peril] риска
    } вы потратите? От этого зависит эффект.
dungeoneer-ask-host = { $source }: к чему прикрепить карту?
dungeoneer-ask-give-up = { $source }: { dungeoneer-asked-what } вы отдадите за это?
dungeoneer-ask-excess = { $what ->
        [boon] { $most ->
            [0] У вашего героя больше не может быть преимуществ в игре: какое сбросить первым?
            [one] У вашего героя может быть в игре только { $most } преимущество: какое сбросить?
            [few] У вашего героя может быть в игре только { $most } преимущества: какое сбросить?
           *[many] У вашего героя может быть в игре только { $most } преимуществ: какое сбросить?
        }
        [treasure] { $most ->
            [0] У вашего героя больше не может быть сокровищ в игре: какое сбросить первым?
            [one] У вашего героя может быть в игре только { $most } сокровище: какое сбросить?
            [few] У вашего героя может быть в игре только { $most } сокровища: какое сбросить?
           *[many] У вашего героя может быть в игре только { $most } сокровищ: какое сбросить?
        }
        [both] У вашего героя в игре слишком много и преимуществ, и сокровищ: какую карту сбросить первой?
       *[type] У вашего героя может быть в игре только одно сокровище каждого типа: какое сбросить?
    }
dungeoneer-ask-pack = { $most ->
        [one] В вашем логове есть место только для { $most } монстра: какого сбросить?
       *[many] В вашем логове есть место только для { $most } монстров: какого сбросить?
    }
dungeoneer-ask-dodge = Шипы в локации «{ $place }»: уклонитесь за { dungeoneer-ap } или пройдите проверку ({ $stat } { $value }+), чтобы не получить рану.
dungeoneer-ask-hit = Вы попали по { $who-dat }: нанесите рану или вместо неё отберите сопровождение.
dungeoneer-ask-challenge = { $count ->
        [0] Атаковавших не осталось: атакуйте героя в этой локации за { dungeoneer-ap } или пропустите.
        [one] Вас атакует { $monster }: бросьте вызов за { dungeoneer-ap } или пропустите.
       *[other] Бросьте вызов одному из атаковавших за { dungeoneer-ap } или пропустите.
    }
dungeoneer-ask-lair = Битва окончена: куда уходит { $monster }?
dungeoneer-ask-keep = Сложный режим: какой монстр уходит в логово?
dungeoneer-ask-reward = { $count ->
        [1] { $who-cap } получает рану от ваших монстров: дайте кому-нибудь { $peril ->
            [one] { $peril } очко риска
            [few] { $peril } очка риска
           *[many] { $peril } очков риска
        } или откажитесь.
       *[other] { $who-cap } получает раны от ваших монстров: дайте кому-нибудь { $peril ->
            [one] { $peril } очко риска
            [few] { $peril } очка риска
           *[many] { $peril } очков риска
        } (всего { $count }) или откажитесь.
    }
dungeoneer-ask-extra-die = { $source }: потратить { $cost ->
        [one] { $cost } очко славы
        [few] { $cost } очка славы
       *[many] { $cost } очков славы
    } на дополнительный кубик?
dungeoneer-ask-discard = { $source ->
        [none] Конец вашего хода: выберите карту для сброса.
       *[other] { $source }: выберите карту с руки для сброса.
    }
dungeoneer-ask-save = Сохранить { dungeoneer-ap } на чужие ходы? Что не сохранено, пропадёт.
dungeoneer-ask-draw = { $after ->
        [monster] Монстр повержен: взять за него карту славы?
       *[turn] Конец вашего хода: взять карту славы?
    }
dungeoneer-ask-legend = Каким легендарным героем станет ваш герой?
dungeoneer-ask-deck = Из какой колоды вы берёте следующую карту?
dungeoneer-ask-upkeep = Славы не хватает, чтобы сохранить все карты: за какую заплатите сначала? Остальные вернутся на руку.
dungeoneer-ask-special = { $monster-cap } атакует { $who-acc }: потратить ещё риск этого игрока на особый эффект?
dungeoneer-ask-minion = Кто контратакует { $monster-acc }: ваш герой или приспешник?
dungeoneer-ask-discount = Какую часть скидки от события (осталось { $count }) получит { $monster }?
dungeoneer-ask-trap = В какую незанятую локацию вы кладёте ловушку «{ $source }»?

## Options

dungeoneer-do-pass = Пропустить
dungeoneer-do-pass-on = Дальше
dungeoneer-do-pass-roll = Бросить кубик
dungeoneer-do-end = Завершить фазу
dungeoneer-do-fight = Это всё: начать
dungeoneer-do-play = Сыграть карту «{ $card }»{ $target ->
        [none] {""}
       *[other] {" "}против { $target-gen }
    } ({ $pays ->
        [glory] слава
       *[peril] риск
    } { $cost ->
        [x] X
       *[other] { $cost }
    })
dungeoneer-do-play-use = Сыграть карту «{ $card }» и сразу применить (слава { $cost })
dungeoneer-beast = «{ $card }»{ $wounds ->
        [0] {""}
       *[other] {" "}(ран: { $wounds })
    }{ $attached ->
        [none] {""}
       *[other] {" "}с картой «{ $attached }»
    }
dungeoneer-do-pack = Из логова: { dungeoneer-beast } против { $target-gen } (риск { $cost })
dungeoneer-ap = { $ap ->
        [one] { $ap } очко действия
        [few] { $ap } очка действия
       *[many] { $ap } очков действия
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
        }здоровье { $health }
    }{ $cards ->
        [0] {""}
       *[other] { $first ->
            [cards] {""}
           *[other] {", "}
        }карт с руки: { $cards }
    }{ $boons ->
        [0] {""}
       *[other] { $first ->
            [boons] {""}
           *[other] {", "}
        }преимуществ: { $boons }
    }{ $treasures ->
        [0] {""}
       *[other] { $first ->
            [treasures] {""}
           *[other] {", "}
        }сокровищ: { $treasures }
    }{ $this ->
        [no] {""}
       *[yes] { $first ->
            [this] {""}
           *[other] {", "}
        }сбросив карту
    }
dungeoneer-terms = { $first ->
        [none] { $once ->
            [yes] {" (раз в ход)"}
           *[no] {""}
        }
       *[other] {" ("}{ dungeoneer-price }{ $once ->
            [yes] , раз в ход
           *[no] {""}
        })
    }
dungeoneer-do-use = { $kind ->
        [hero] Умение { $card-gen }
        [location] Локация «{ $card }»
       *[card] Применить карту «{ $card }»
    }: { $does }{ dungeoneer-terms }
dungeoneer-do-use-quest = Применить карту «{ $quest }»: { $does }{ dungeoneer-terms }
dungeoneer-do-move = Идти на { $side }: { $place } ({ dungeoneer-ap })
dungeoneer-do-explore = Исследовать: выложить ещё локацию за { dungeoneer-ap }
dungeoneer-do-draw = Взять карту
dungeoneer-do-place = К { $side-dat } от локации «{ $place }»{ $turned ->
        [yes] , развернув на 180°
       *[no] {""}
    }
dungeoneer-do-attack = Атаковать { $target-acc }: { $form } ({ dungeoneer-ap })
dungeoneer-do-challenge = Бросить вызов { $target-dat }: { $form } ({ dungeoneer-ap })
dungeoneer-do-lie = Лечь и бросить вызов { $target-dat }: { $form }
dungeoneer-do-lie-down = Лечь ради { $ap ->
        [one] { $ap } очка действия
       *[other] { $ap } очков действия
    }
dungeoneer-do-stand = Подняться за { dungeoneer-ap }
dungeoneer-do-attempt = Попытаться выполнить задание «{ $quest }»{ dungeoneer-terms }
dungeoneer-do-search = Поиск для задания «{ $quest }»{ dungeoneer-terms }: кубик { dungeoneer-plus }, нужно { $value }
dungeoneer-do-begin = Начать сопровождение «{ $quest }»
dungeoneer-do-deliver = Завершить сопровождение «{ $quest }»
dungeoneer-do-pickup = Подобрать сопровождение «{ $quest }»
dungeoneer-do-drop = Оставить сопровождение «{ $quest }»
dungeoneer-do-take = Отобрать сопровождение «{ $quest }»
dungeoneer-do-wound = Нанести рану
dungeoneer-do-discard = Сбросить карту «{ $card }»
dungeoneer-do-discard-treasure = Сбросить сокровище «{ $card }»
dungeoneer-do-discard-pack = Сбросить из логова: { dungeoneer-beast }
dungeoneer-do-save = Сохранить { dungeoneer-ap }
dungeoneer-do-payer = Риск { $target-gen }
dungeoneer-do-pay = Заплатить: { $count }
dungeoneer-do-form = { $value ->
        [-1] { $form }
       *[other] { $form }: кубик + { $value }
    }
dungeoneer-do-peril = { $count ->
        [one] { $count } очко риска
        [few] { $count } очка риска
       *[many] { $count } очков риска
    }: { $target }
dungeoneer-do-hero = { $target }
dungeoneer-do-foe = { $target }
dungeoneer-do-card = «{ $card }» у { $target-gen }
dungeoneer-do-beast = { dungeoneer-beast } в логове { $target-gen }
dungeoneer-do-location = { $place }
dungeoneer-do-exit = Выход на { $side }
dungeoneer-do-quest = «{ $quest }»
dungeoneer-do-choose = { $hero }
dungeoneer-do-to-hand = Вернуть на руку
dungeoneer-do-to-pack = В логово
dungeoneer-do-to-discard = В сброс
dungeoneer-do-dodge = Уклониться за { dungeoneer-ap }
dungeoneer-do-test = Пройти проверку
dungeoneer-do-extra-die = Дополнительный кубик (слава { $cost })
dungeoneer-do-plain = Бросать без него
dungeoneer-do-rouse = { $card } атакует { $target-acc } (риск { $cost })
dungeoneer-do-glory-deck = Колода славы
dungeoneer-do-peril-deck = Колода риска
dungeoneer-do-keep = Сохранить карту «{ $card }»
dungeoneer-do-special = Применить особый эффект против { $target-gen } (риск { $cost })
dungeoneer-do-by-hero = Контратакует герой
dungeoneer-do-by-minion = Контратакует приспешник: { $card }
dungeoneer-do-minion = { $card } атакует { $target-acc }: { $form } ({ dungeoneer-ap })
dungeoneer-do-off = Скидка: { $count }

## Chances

dungeoneer-percent = { $range ->
        [most] до { $high } %
        [between] { $low }–{ $high } %
       *[exact] { $high } %
    }
dungeoneer-chance-wins = { $who-cap } выигрывает игру: { dungeoneer-percent }
dungeoneer-chance-quest = Задание «{ $quest }» будет выполнено: { dungeoneer-percent }
dungeoneer-chance-found = Поиск для задания «{ $quest }» удастся: { dungeoneer-percent }
dungeoneer-chance-stands = { $who-cap } поднимается: { dungeoneer-percent }
dungeoneer-chance-enters = { $who-cap } проходит дальше: { dungeoneer-percent }
dungeoneer-chance-test = { $who-cap } преодолевает угрозу «{ $stat } { $value }+»: { dungeoneer-percent }
dungeoneer-chance-clash = { $who-cap } атакует { $target-acc } ({ $form }): удар { $hits } %, ничья { $draw } %, встречный удар { $struck } %
dungeoneer-chance-dies = { $who-cap } погибает: { dungeoneer-percent }
dungeoneer-chance-wounds = { $who-cap } получает { $number ->
        [1] рану
        [one] { $number } рану или больше
        [few] { $number } раны или больше
       *[many] { $number } ран или больше
    }: { dungeoneer-percent }
dungeoneer-chance-falls = { $who-cap } падает: { dungeoneer-percent }
dungeoneer-chance-slain = { $monster-cap } погибает: { dungeoneer-percent }
dungeoneer-chance-hurt = { $monster-cap } получает рану: { dungeoneer-percent }
dungeoneer-chance-meets = Карт столкновений { $number } или больше: { dungeoneer-percent }
dungeoneer-chance-exit = Пройти выход на { $side } в локации «{ $place }»: { dungeoneer-percent }
dungeoneer-chance-location = Преодолеть угрозу в локации «{ $place }»: { dungeoneer-percent }
dungeoneer-odds-success = успех { dungeoneer-percent }
dungeoneer-odds-test = { $stat } { $value }+ { dungeoneer-percent }
dungeoneer-odds-hit = удар { dungeoneer-percent }
dungeoneer-odds-harm = рана { dungeoneer-percent }
dungeoneer-odds-hurt = рана врагу { dungeoneer-percent }
dungeoneer-odds-works = сработает { dungeoneer-percent }
dungeoneer-odds-kill = гибель цели { dungeoneer-percent }
dungeoneer-odds-encounter = столкновение { dungeoneer-percent }
dungeoneer-odds-wound = рана вам { dungeoneer-percent }
dungeoneer-odds-fall = вы падаете { dungeoneer-percent }
dungeoneer-odds-death = ваша смерть { dungeoneer-percent }
dungeoneer-odds-other-quest = задание удастся { dungeoneer-percent }
dungeoneer-odds-other-fails = герой не справится { dungeoneer-percent }
dungeoneer-odds-other-wound = рана герою { dungeoneer-percent }
dungeoneer-odds-other-fall = герой падает { dungeoneer-percent }
dungeoneer-odds-other-death = герой погибнет { dungeoneer-percent }
dungeoneer-alarm-dies = вы погибнете
dungeoneer-alarm-may-die = вы можете погибнуть ({ dungeoneer-percent })
dungeoneer-alarm-hopeless = никакого броска не хватит

## Why not

dungeoneer-peril = { $cost ->
        [one] { $cost } очко риска
        [few] { $cost } очка риска
       *[many] { $cost } очков риска
    }
dungeoneer-why-out = Ваш герой повержен, вы выбыли из игры.
dungeoneer-why-setup = Идёт подготовка: героев ещё не раздали.
dungeoneer-why-not-now = Сейчас выбирают не это.
dungeoneer-why-not-offered = Среди вариантов этого нет.
dungeoneer-why-pause = Сейчас пауза: сделайте что-нибудь или пропустите, и игра пойдёт дальше.
dungeoneer-why-own-turn = Это делают в свой ход.
dungeoneer-why-phase = Это делают в фазе подвигов, а сейчас { $phase }.
dungeoneer-why-nothing-there = К { $side-dat } от вашего героя локации нет.
dungeoneer-why-wall = К { $side-dat } от вашего героя стена.
dungeoneer-why-fallen = Упавший герой не может двигаться: сначала поднимитесь за { dungeoneer-ap }.
dungeoneer-why-lying = Очки действия упавшего героя можно тратить только на то, чтобы подняться.
dungeoneer-why-no-ap = Для этого нужно { dungeoneer-ap }, у вашего героя столько нет.
dungeoneer-why-reserved = Последнее очко действия вашего героя отложено на переход через выход, который он проверяет.
dungeoneer-why-no-locations = Все локации уже выложены.
dungeoneer-why-forbidden = Сейчас это запрещает локация, задание или карта.
dungeoneer-why-own-peril = «{ $card }»: свой риск тратить нельзя.
dungeoneer-why-no-such-hero = «{ $card }»: такого героя в игре нет.
dungeoneer-why-not-in-hand = Карты «{ $card }» у вас на руке нет.
dungeoneer-why-one-batch = «{ $card }»: столкновения объявляют все сразу, один раз за фазу злодеяний.
dungeoneer-why-no-peril = Карта «{ $card }» стоит { dungeoneer-peril }; у { $who-gen } столько нет.
dungeoneer-why-no-payer = Карта «{ $card }» стоит { dungeoneer-peril }; столько нет ни у одного соперника.
dungeoneer-why-no-glory = Карта «{ $card }» стоит { $cost ->
        [one] { $cost } очко славы
        [few] { $cost } очка славы
       *[many] { $cost } очков славы
    }; столько у вас нет.
dungeoneer-why-limit = Для карты «{ $card }» нет места: предел инвентаря достигнут.
dungeoneer-why-one-like = Для карты «{ $card }» нет места: сокровище этого типа уже в игре.
dungeoneer-why-time = Для карты «{ $card }» сейчас не время. Время применения: { $time }.
dungeoneer-why-anothers-roll = «{ $card }» помогает только в броске вашего собственного героя.
dungeoneer-why-others-battle = «{ $card }» касается вашего героя, а он не участвует в этой битве: вы отвечаете за монстра.
dungeoneer-why-nothing = Карта «{ $card }» сейчас ничего не даст, или её условие не выполнено.
dungeoneer-why-no-host = Карту «{ $card }» не к чему прикрепить.
dungeoneer-why-solo-boon = В одиночной игре постоянные преимущества играют только у входа.
dungeoneer-why-solo-treasure = В одиночной игре постоянные сокровища играют только на этапе награды.
dungeoneer-why-not-in-pack = Карты «{ $card }» нет в вашем логове.
dungeoneer-why-not-in-play = Карта «{ $card }» у вашего героя не в игре.
dungeoneer-why-no-ability = У карты «{ $card }» нечего применять.
dungeoneer-why-used = «{ $card }»: применять можно раз в ход, и это уже сделано.
dungeoneer-why-cannot-pay = «{ $card }»: вам нечем заплатить за применение.
dungeoneer-why-play-use = Карту «{ $card }» сейчас играют обычным образом или не играют вовсе.
dungeoneer-why-not-your-quest = «{ $quest }» не ваше открытое задание.
dungeoneer-why-elsewhere = Задание «{ $quest }» выполняют не здесь. Его место: { $place }.
dungeoneer-why-search-first = Для задания «{ $quest }» сначала нужен удачный поиск здесь.
dungeoneer-why-found = Для задания «{ $quest }» поиск здесь уже удался.
dungeoneer-why-sacrifice = Задание «{ $quest }» требует больше, чем вы можете отдать.
dungeoneer-why-begun = Сопровождение «{ $quest }» уже начато.
dungeoneer-why-other-grade = Задания этой степени здесь не обменивают.
dungeoneer-why-no-escort = Ваш герой не ведёт сопровождение «{ $quest }».
dungeoneer-why-not-lying = Жетон сопровождения «{ $quest }» здесь не лежит.
dungeoneer-why-not-here = В вашей локации такого героя нет.
dungeoneer-why-peace = Здесь герои не атакуют героев: { $place }.
dungeoneer-why-attacked = Ваш герой уже атаковал в этом ходу.
dungeoneer-why-in-battle = Идёт битва: дождитесь этапа вызова.
dungeoneer-why-no-such-monster = Такой монстр вашего героя не атаковал.
dungeoneer-why-foe-gone = Этот монстр повержен или убран до этапа вызова.
dungeoneer-why-called-off = Атака этого монстра отменена: вызвать его нельзя.
dungeoneer-why-no-further = На вызов нельзя ответить новым вызовом.
dungeoneer-why-has-ap = У вашего героя есть очко действия: бросьте вызов за него.
dungeoneer-why-has-saved = У вашего героя есть сохранённое очко действия: ложиться ради атаки нельзя.
dungeoneer-why-lies = Ваш герой уже лежит.
dungeoneer-why-not-attacker = Лечь можно только ради вызова тому, кто атаковал вашего героя.
dungeoneer-why-lie-down = Лечь ради очка действия нет смысла: потратить его сейчас не на что.
dungeoneer-why-form = В этой форме ваш герой атаковать не может: { $form }.
dungeoneer-why-standing = Ваш герой и так стоит.
dungeoneer-why-variant = Это вариант правил, а за этим столом играют без него.
dungeoneer-why-not-in-lair = Такого героя в логове нет.
dungeoneer-why-roused = { $card } уже атаковала за риск в этом ходу.
dungeoneer-limit-shared = { $most ->
        [2] В такой партии могут играть только { $most } игрока: столько героев есть в обоих наборах. С вариантом «{ $option }» может играть и больше человек.
       *[other] В такой партии от { $least } до { $most } игроков: столько героев есть в обоих наборах. С вариантом «{ $option }» может играть и больше человек.
    }
dungeoneer-limit-climb = С обоими наборами побеждает тот, у кого больше очков: для такой партии нужно хотя бы { $least } игрока.
dungeoneer-limit-both = Настройка «{ $option }» — для партий с обоими наборами.
dungeoneer-limit-falling = Настройки «{ $option }» в «Ярости богини змей» нет.
dungeoneer-limit-lair = Настройке «{ $option }» нужна «Ярость богини змей»: логово есть только в ней.
dungeoneer-why-legendary = Карта «{ $card }» только для героев { $level }-го уровня и выше или против них.
dungeoneer-why-no-trap-place = Для карты «{ $card }» нужна локация без героев и без другой ловушки.
dungeoneer-why-no-minion = У вашего героя нет приспешника.
dungeoneer-why-minion-used = Приспешник уже действовал в этом ходу.
dungeoneer-why-minion-target = Приспешник бьёт в ответ только того, кто только что атаковал.
dungeoneer-why-no-neighbour = { $place }: такой локации на карте нет, присоединить не к чему.
dungeoneer-why-occupied = Там уже лежит локация.
dungeoneer-why-same-turned = Если повернуть эту локацию, ничего не изменится: кладите её прямо.
dungeoneer-why-other-name = Это место названо в списке по другой локации, из которой туда ведёт выход.
dungeoneer-why-not-joined = Там ни один выход не соединил бы локацию с остальными.
dungeoneer-why-against-wall = Там выход упёрся бы в стену.
dungeoneer-why-other-frame = Поверхность соединяется только с поверхностью, подземелье — только с подземельем.
dungeoneer-why-closes = Так подземелье замкнётся: хотя бы один выход должен оставаться открытым для новых локаций.
dungeoneer-why-not-laid = { $place }: такой локации на карте нет.
dungeoneer-why-entrance-stays = Вход остаётся на своём месте.
dungeoneer-why-holds-others = { $place }: без этой локации другие были бы отрезаны.
dungeoneer-why-nowhere-else = { $place }: больше эту локацию положить некуда.
dungeoneer-why-lies-there = Локация и так лежит там: сдвиг должен перенести её на другое место.
dungeoneer-why-cuts-off = Так другие локации были бы отрезаны от входа.
dungeoneer-why-no-exchange = { $place }: поменять местами нельзя, выход упёрся бы в стену или что-нибудь было бы отрезано.
dungeoneer-why-not-dealt = { $place }: эта локация досталась не вам.
dungeoneer-why-later = { $place }: это локация общего задания, такие выкладывают после всех остальных.
dungeoneer-why-fits-nowhere = { $place }: подходящего места сейчас нет.

## Table in text

dungeoneer-text-heading = Раунд { $round }, { $phase }, ходит { $who ->
        [none] игрок { $number }
       *[other] { $who }
    }. Локаций в колоде: { $left }.
dungeoneer-sign-blocked = Б
dungeoneer-sign-trap = Л
dungeoneer-text-legend = Числа: номера локаций; @ вы, * другие герои; # стена, { dungeoneer-sign-blocked } блокированный выход, { dungeoneer-sign-trap } выход-ловушка.
dungeoneer-text-location = { $number }. { $place } ({ $type }), слава { $glory }, риск { $peril }. Выходы: { $exits }.{ $obstacle ->
        [none] {""}
       *[other] {" "}Преграда: { $obstacle }.
    }{ $effect ->
        [none] {""}
       *[other] {" "}{ $effect }
    }{ $heroes ->
        [none] {""}
       *[other] {" "}Здесь: { $heroes }.
    }{ $attached ->
        [none] {""}
       *[other] {" "}Довески: { $attached }.
    }{ $traps ->
        [none] {""}
       *[other] {" "}Ловушки, которые ждут: { $traps }.
    }
dungeoneer-text-player = { $who-cap }{ $state ->
        [out] {" "}(вне игры)
        [fallen] {" "}(лежит)
       *[well] {""}
    }: уровень { $level }, здоровье { $health }, ближний бой { $melee }, магия { $magic }, скорость { $speed }; слава { $glory }, риск { $peril }, очки действия { $ap }{ $saved ->
        [yes] , одно сохранено
       *[no] {""}
    }, карт { $hand-size }; { $place }.
dungeoneer-text-items = {"  "}В игре: { $names }.
dungeoneer-text-pack = {"  "}Логово: { $names }.
dungeoneer-text-quests = {"  "}Задания: { $names }.
dungeoneer-text-done = {"  "}Выполнено: { $names }.
dungeoneer-text-upkeep = {"  "}Цена сохранения в следующей фазе восстановления: слава { $count }{ $short ->
        [yes] , столько славы нет
       *[no] {""}
    }.
dungeoneer-text-event = Событие «{ $event }»: жетонов { $tokens } из { $most }.
dungeoneer-text-own-quest = Ваше задание. { $quest }
dungeoneer-text-common = Общее задание. { $quest }
dungeoneer-text-escort = Сопровождение «{ $quest }»: { $carrier ->
        [none] лежит в локации «{ $place }»
       *[other] его ведёт { $carrier }
    }.
dungeoneer-text-declared = Объявлено: «{ $card }»{ $form ->
        [none] {""}
       *[other] {" "}({ $form })
    } против { $target-gen }.
dungeoneer-text-lurking = Проклятья, которые ждут: { $names }.
dungeoneer-text-placing = Предстоит выложить: { $place }. Выходы: { $exits }.
dungeoneer-text-wounds = ран: { $count }
dungeoneer-text-battle = Битва, защищается { $target }. Этап: { $stage }.
dungeoneer-text-foe = {"  "}{ $number }. { $who }{ $form ->
        [none] {""}
       *[other] , { $form }
    }{ $health ->
        [none] {""}
       *[other] , здоровье { $health }
    }{ $attack ->
        [none] {""}
       *[other] , атака { $attack }
    }{ $counter ->
        [none] {""}
       *[other] , контратака { $counter }
    }{ $state ->
        [slain] {" "}(погибает)
        [gone] {" "}(в сбросе)
        [waits] {" "}(пропускает атаку)
       *[other] {""}
    }
dungeoneer-text-hand = Ваша рука: { $cards }
dungeoneer-print-cost = { $pays ->
        [glory] слава
       *[peril] риск
    } { $cost ->
        [x] X
       *[other] { $cost }
    }
dungeoneer-print-cost-now = слава { $cost } вместо { $printed }
dungeoneer-print-legendary = легендарная: с { $level }-го уровня
dungeoneer-print-time = время: { $time }
dungeoneer-print-attack = атака: { $values }
dungeoneer-print-counter = только контратака: { $values }
dungeoneer-print-health = здоровье { $health }
dungeoneer-print-limits = преимуществ до { $boons }, сокровищ до { $treasures }
dungeoneer-print-remark = «{ $text }»
