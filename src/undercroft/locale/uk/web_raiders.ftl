# The browser's table of Dungeon Raiders

web-raiders-explorer = Дослідник
web-raiders-knight = Лицар
web-raiders-thief = Злодій
web-raiders-warrior = Воїн
web-raiders-wizard = Чарівник
web-raiders-coins = Монети
web-raiders-wounds = Рани
web-raiders-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }

## Rooms

web-raiders-treasure = Скарбниця
web-raiders-dark = Темна кімната
web-raiders-dark-text = Відкриється, коли ввійдете
web-raiders-seen = Її бачили тільки ви
web-raiders-done = пройдено
web-raiders-boss = Бос
web-raiders-strength = Сила { $strength }
web-raiders-no-strength = Здолати неможливо
web-raiders-make = Наберіть разом { $strength }, інакше { $attacks ->
        [highest] найвища
       *[lowest] найнижча
    } карта отримає
web-raiders-unbeatable = Здолати неможливо. { $attacks ->
        [highest] Найвища
       *[lowest] Найнижча
    } карта отримає
web-raiders-is-out = вибуття з гри
web-raiders-prize = Найвища карта отримає
web-raiders-escape = допоможе втекти
web-raiders-feeble = рахуються за 1
web-raiders-highest = найвища карта
web-raiders-second = друга за силою
web-raiders-trap-coins = Найбагатші втрачають: вирішує найвища карта
web-raiders-trap-wounds = Найменш поранені страждають: вирішує найвища карта

## The cards on the table and what comes of them

web-raiders-goal-treasure = Перша скриня дістається найвищій карті, друга — другій за силою. За рівності ділять.
web-raiders-goal-chest = Скриня дістається найвищій карті. За рівності ділять.
web-raiders-goal-vault = Кожен отримує те, що вказано біля його карти.
web-raiders-goal-coins = Найвища карта вирішує, скільки втрачають найбагатші.
web-raiders-goal-wounds = Найвища карта вирішує, скільки ран отримають найменш поранені.
web-raiders-to-make = треба набрати { $count }
web-raiders-short = бракує { $count }
web-raiders-tally = { $total } із { $strength }
web-raiders-beaten = Перемога!
web-raiders-strikes = Удар по { $attacks ->
        [highest] найвищій
       *[lowest] найнижчій
    } карті
web-raiders-escaped = Усі втекли
web-raiders-silent = Карти низькі: нічого не сталося
web-raiders-nobody = нікому: не вистачить навіть по монеті
web-raiders-nobody-second = нікому: усі карти рівні
web-raiders-plus-coins = { $count ->
        [one] +{ $count } монета
        [few] +{ $count } монети
        [many] +{ $count } монет
       *[other] +{ $count } монети
    }
web-raiders-minus-coins = { $count ->
        [one] −{ $count } монета
        [few] −{ $count } монети
        [many] −{ $count } монет
       *[other] −{ $count } монети
    }
web-raiders-plus-wounds = { $count ->
        [one] +{ $count } рана
        [few] +{ $count } рани
        [many] +{ $count } ран
       *[other] +{ $count } рани
    }
web-raiders-minus-wounds = { $count ->
        [one] −{ $count } рана
        [few] −{ $count } рани
        [many] −{ $count } ран
       *[other] −{ $count } рани
    }
web-raiders-lit = запалює смолоскип
web-raiders-card-of = { $who }, карта: { $card }
web-raiders-card-down = { $who }: карта сорочкою догори
web-raiders-turned = Карти відкриваються.
web-raiders-your-card = Ваша карта лежить сорочкою догори: { $card }
web-raiders-scroll = Сувій: ходить першим
web-raiders-again = обирає заново

## The own hand

web-raiders-spent = зіграна
web-raiders-laid = викладена
web-raiders-spent-list = Зіграно на цьому поверсі: { $cards }
web-raiders-fresh = Усі п’ять карт сили на руці
web-raiders-note-five = іде за 5
web-raiders-note-one = іде за 1
web-raiders-note-ball = обрати заново
web-raiders-note-look = огляд
web-raiders-note-escape = утеча
web-raiders-watching = Глядачі не бачать карт на руках.
web-raiders-reason-secret = Карта лягає сорочкою догори; усі карти відкриваються разом.
web-raiders-reason-turn = По черзі, у всіх на очах.
web-raiders-reason-laid = Вашу карту викладено. Решта ще обирає.
web-raiders-reason-new = Відкрите лишається; заново обирають лише ті, хто зіграв кулю.

## Who would win, and the end

web-raiders-ending = Якби гра скінчилася зараз
web-raiders-ending-before = до цієї кімнати
web-raiders-scoring = Підсумок
web-raiders-out = { $count ->
        [1] { $who } вибуває з гри.
       *[other] { $who } вибувають із гри.
    }
web-raiders-falls = { $count ->
        [1] { $who } втрачає свідомість: найбільше ран, { $wounds }.
       *[other] { $who } втрачають свідомість: найбільше ран, по { $wounds }.
    }
web-raiders-rich-tie = З тих, хто на ногах, найбагатші { $who }: монет по { $coins }. Переможе той, у кого менше ран.
web-raiders-wins = { $count ->
        [1] { $who } перемагає: { $coins ->
            [one] { $coins } монета
            [few] { $coins } монети
            [many] { $coins } монет
           *[other] { $coins } монети
        }.
       *[other] { $who } перемагають разом, монет по { $coins }.
    }
web-raiders-nobody-left = Нікого не лишилося: програли всі.
web-raiders-fallen = без тями
web-raiders-winner = перемога

## Rooms played

web-raiders-history = Пройдені кімнати
web-raiders-last = Попередня кімната
web-raiders-floor = Поверх { $floor }

## On demand: what can be counted and worked out

web-raiders-layer-hands = Карти на руках
web-raiders-layer-hands-text = Що в кого лишилося, якщо рахувати відкрито зіграні та взяті карти
web-raiders-layer-odds = Що дадуть карти
web-raiders-layer-odds-text = Що принесе кожна ваша карта за всіх можливих карт решти, причому всі вони рівноймовірні
web-raiders-layer-rooms = Що ще попереду
web-raiders-layer-rooms-text = Кімнати з коробки, які в цій грі ще не відкривалися
web-raiders-unseen = Кімнати, яких ще не бачили
web-raiders-unseen-text = Попереду ще { $count } із цих { $of }; решта лишиться в коробці.
web-raiders-others-add = Решта може додати від { $least } до { $most }.
web-raiders-others-add-just = Решта додасть { $least }.
web-raiders-would-hit = Під ударом: { $who }
web-raiders-beaten-in = Перемога в { $part } із { $ways } варіантів карт у решти
web-raiders-struck-in = Удар по вас у { $part } із { $ways } варіантів карт у решти
web-raiders-mean-coins = Монет у середньому, якщо перебрати карти решти (варіантів: { $ways })
web-raiders-mean-own = Ваші втрати в середньому, якщо перебрати карти решти (варіантів: { $ways })
web-raiders-mean-penalty = Втрати в середньому, якщо перебрати карти решти (варіантів: { $ways }); під ударом: { $who }, а не ви
web-raiders-short-in = Запасу не вистачить у { $part } із { $ways } варіантів карт у решти
web-raiders-figures-fight = Числа: як часто виходить перемога і як часто удар припаде на вас.
web-raiders-figures-coins = Числа: скільки монет у середньому дістанеться вам.
web-raiders-figures-loss = Числа: скільки монет у середньому пропаде. Під ударом: { $who }.
web-raiders-figures-hurt = Числа: скільки ран у середньому. Під ударом: { $who }.
web-raiders-figures-vault = Відсотки: як часто ви це отримаєте; запасу може забракнути.
web-raiders-you = ви
