# The browser's table of Dungeon Raiders

web-raiders-explorer = Исследователь
web-raiders-knight = Рыцарь
web-raiders-thief = Вор
web-raiders-warrior = Воин
web-raiders-wizard = Волшебник
web-raiders-coins = Монеты
web-raiders-wounds = Раны
web-raiders-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }

## Rooms

web-raiders-treasure = Сокровищница
web-raiders-dark = Тёмная комната
web-raiders-dark-text = Откроется, когда войдёте
web-raiders-seen = Её видели только вы
web-raiders-done = пройдена
web-raiders-boss = Босс
web-raiders-strength = Сила { $strength }
web-raiders-no-strength = Победить нельзя
web-raiders-make = Наберите вместе { $strength }, иначе { $attacks ->
        [highest] самая высокая
       *[lowest] самая низкая
    } карта получит
web-raiders-unbeatable = Победить нельзя. { $attacks ->
        [highest] Самая высокая
       *[lowest] Самая низкая
    } карта получит
web-raiders-is-out = вылет из игры
web-raiders-prize = Самая высокая карта получит
web-raiders-escape = поможет сбежать
web-raiders-feeble = считаются за 1
web-raiders-highest = самая высокая карта
web-raiders-second = вторая по силе
web-raiders-trap-coins = Потери самых богатых: по самой высокой карте
web-raiders-trap-wounds = Раны наименее раненым: по самой высокой карте

## The cards on the table and what comes of them

web-raiders-goal-treasure = Первый сундук достаётся самой высокой карте, второй — второй по силе. При равенстве делят.
web-raiders-goal-chest = Сундук достаётся самой высокой карте. При равенстве делят.
web-raiders-goal-vault = Каждый получает то, что указано у его карты.
web-raiders-goal-coins = Самая высокая карта решает, сколько теряют самые богатые.
web-raiders-goal-wounds = Самая высокая карта решает, сколько ран получат наименее раненые.
web-raiders-to-make = нужно набрать { $count }
web-raiders-short = не хватает { $count }
web-raiders-tally = { $total } из { $strength }
web-raiders-beaten = Победа!
web-raiders-strikes = Удар по { $attacks ->
        [highest] самой высокой
       *[lowest] самой низкой
    } карте
web-raiders-escaped = Все сбежали
web-raiders-silent = Карты низкие: ничего не случилось
web-raiders-nobody = никому: не хватит даже по монете
web-raiders-nobody-second = никому: все карты равны
web-raiders-plus-coins = { $count ->
        [one] +{ $count } монета
        [few] +{ $count } монеты
        [many] +{ $count } монет
       *[other] +{ $count } монеты
    }
web-raiders-minus-coins = { $count ->
        [one] −{ $count } монета
        [few] −{ $count } монеты
        [many] −{ $count } монет
       *[other] −{ $count } монеты
    }
web-raiders-plus-wounds = { $count ->
        [one] +{ $count } рана
        [few] +{ $count } раны
        [many] +{ $count } ран
       *[other] +{ $count } раны
    }
web-raiders-minus-wounds = { $count ->
        [one] −{ $count } рана
        [few] −{ $count } раны
        [many] −{ $count } ран
       *[other] −{ $count } раны
    }
web-raiders-lit = зажигает факел
web-raiders-card-of = { $who }, карта: { $card }
web-raiders-card-down = { $who }: карта рубашкой вверх
web-raiders-turned = Карты открываются.
web-raiders-your-card = Ваша карта лежит рубашкой вверх: { $card }
web-raiders-scroll = Свиток: ходит первым
web-raiders-again = выбирает заново

## The own hand

web-raiders-spent = сыграна
web-raiders-laid = выложена
web-raiders-spent-list = Сыграны на этом этаже: { $cards }
web-raiders-fresh = Все пять карт силы на руке
web-raiders-note-five = идёт за 5
web-raiders-note-one = идёт за 1
web-raiders-note-ball = выбрать заново
web-raiders-note-look = осмотр
web-raiders-note-escape = побег
web-raiders-watching = Зрители не видят карт на руках.
web-raiders-reason-secret = Карта ложится рубашкой вверх; все карты открываются разом.
web-raiders-reason-turn = По очереди, у всех на виду.
web-raiders-reason-laid = Ваша карта выложена. Остальные ещё выбирают.
web-raiders-reason-new = Открытое остаётся; заново выбирают только те, кто сыграл шар.

## Who would win, and the end

web-raiders-ending = Если бы игра кончилась сейчас
web-raiders-ending-before = до этой комнаты
web-raiders-scoring = Подсчёт
web-raiders-out = { $count ->
        [1] { $who } выбывает из игры.
       *[other] { $who } выбывают из игры.
    }
web-raiders-falls = { $count ->
        [1] { $who } теряет сознание: больше всех ран, { $wounds }.
       *[other] { $who } теряют сознание: больше всех ран, по { $wounds }.
    }
web-raiders-rich-tie = Из тех, кто на ногах, богаче всех { $who }: монет по { $coins }. Победит тот, у кого меньше ран.
web-raiders-wins = { $count ->
        [1] { $who } побеждает: { $coins ->
            [one] { $coins } монета
            [few] { $coins } монеты
            [many] { $coins } монет
           *[other] { $coins } монеты
        }.
       *[other] { $who } побеждают вместе, монет по { $coins }.
    }
web-raiders-nobody-left = Никого не осталось: проиграли все.
web-raiders-fallen = без сознания
web-raiders-winner = победа

## Rooms played

web-raiders-history = Пройденные комнаты
web-raiders-last = Прошлая комната
web-raiders-floor = Этаж { $floor }

## On demand: what can be counted and worked out

web-raiders-layer-hands = Карты на руках
web-raiders-layer-hands-text = Что у кого осталось, если считать открыто сыгранные и взятые карты
web-raiders-layer-odds = Что дадут карты
web-raiders-layer-odds-text = Что принесёт каждая ваша карта при всех возможных картах остальных, причём все они равновероятны
web-raiders-layer-rooms = Что ещё впереди
web-raiders-layer-rooms-text = Комнаты из коробки, которые в этой игре ещё не открывались
web-raiders-unseen = Комнаты, которых ещё не видели
web-raiders-unseen-text = Впереди ещё { $count } из этих { $of }; остальные останутся в коробке.
web-raiders-others-add = Остальные могут добавить от { $least } до { $most }.
web-raiders-others-add-just = Остальные добавят { $least }.
web-raiders-would-hit = Под ударом: { $who }
web-raiders-beaten-in = Победа в { $part } из { $ways ->
        [one] { $ways } варианта
       *[other] { $ways } вариантов
    } карт у остальных
web-raiders-struck-in = Удар по вам в { $part } из { $ways ->
        [one] { $ways } варианта
       *[other] { $ways } вариантов
    } карт у остальных
web-raiders-mean-coins = Монет в среднем, если перебрать карты остальных (вариантов: { $ways })
web-raiders-mean-own = Ваши потери в среднем, если перебрать карты остальных (вариантов: { $ways })
web-raiders-mean-penalty = Потери в среднем, если перебрать карты остальных (вариантов: { $ways }); под ударом: { $who }, а не вы
web-raiders-short-in = Запаса не хватит в { $part } из { $ways ->
        [one] { $ways } варианта
       *[other] { $ways } вариантов
    } карт у остальных
web-raiders-figures-fight = Числа: как часто выходит победа и как часто удар придётся по вам.
web-raiders-figures-coins = Числа: сколько монет в среднем достанется вам.
web-raiders-figures-loss = Числа: сколько монет в среднем пропадёт. Под ударом: { $who }.
web-raiders-figures-hurt = Числа: сколько ран в среднем. Под ударом: { $who }.
web-raiders-figures-vault = Проценты: как часто вы это получите; запаса может не хватить.
web-raiders-you = вы
