# Dungeon Raiders

raiders-about = П’ять поверхів, на кожну кімнату по карті: поверніться з багатою здобиччю, але не найбільш пораненими.

## Names

raiders-character-explorer = Дослідник
    .gen = Дослідника
    .dat = Дослідникові
    .acc = Дослідника
    .ins = Дослідником
raiders-character-knight = Лицар
    .gen = Лицаря
    .dat = Лицареві
    .acc = Лицаря
    .ins = Лицарем
raiders-character-thief = Злодій
    .gen = Злодія
    .dat = Злодієві
    .acc = Злодія
    .ins = Злодієм
raiders-character-warrior = Воїн
    .gen = Воїна
    .dat = Воїнові
    .acc = Воїна
    .ins = Воїном
raiders-character-wizard = Чарівник
    .gen = Чарівника
    .dat = Чарівникові
    .acc = Чарівника
    .ins = Чарівником
raiders-room-dragon = дракон
    .gen = дракона
    .dat = драконові
    .acc = дракона
    .ins = драконом
raiders-room-troll = троль
    .gen = троля
    .dat = тролеві
    .acc = троля
    .ins = тролем
raiders-room-thing = Істота
    .gen = Істоти
    .dat = Істоті
    .acc = Істоту
    .ins = Істотою
raiders-room-goblin = гоблін
    .gen = гобліна
    .dat = гоблінові
    .acc = гобліна
    .ins = гобліном
raiders-room-skeleton = скелет
    .gen = скелета
    .dat = скелетові
    .acc = скелета
    .ins = скелетом
raiders-room-zombie = зомбі
raiders-room-snake = змія
    .gen = змії
    .dat = змії
    .acc = змію
    .ins = змією
raiders-room-treasure-4-2 = скарбниця зі скринями на 4 і 2 монети
raiders-room-treasure-4 = скарбниця зі скринею на 4 монети
raiders-room-treasure-3-2 = скарбниця зі скринями на 3 і 2 монети
raiders-room-treasure-3 = скарбниця зі скринею на 3 монети
raiders-room-treasure-2-1 = скарбниця зі скринями на 2 і 1 монету
raiders-room-treasure-2 = скарбниця зі скринею на 2 монети
raiders-room-treasure-1 = скарбниця зі скринею на 1 монету
raiders-room-vault-items = схованка з предметами
raiders-room-vault-coins = схованка з монетами
raiders-room-lava = лавова пастка
raiders-room-magnet = магнітна пастка
raiders-room-spikes = пастка із шипами
raiders-room-boulder = пастка з валуном
raiders-room-tax-collector = Податківець
    .gen = Податківця
    .dat = Податківцеві
    .acc = Податківця
    .ins = Податківцем
raiders-room-medusa = Медуза
    .gen = Медузи
    .dat = Медузі
    .acc = Медузу
    .ins = Медузою
raiders-room-vampire = Вампір
    .gen = Вампіра
    .dat = Вампірові
    .acc = Вампіра
    .ins = Вампіром
raiders-room-sphinx = Сфінкс
    .gen = Сфінкса
    .dat = Сфінксові
    .acc = Сфінкса
    .ins = Сфінксом
raiders-room-minotaur = Мінотавр
    .gen = Мінотавра
    .dat = Мінотаврові
    .acc = Мінотавра
    .ins = Мінотавром
raiders-room-wolf-pack = Вовча зграя
    .gen = Вовчої зграї
    .dat = Вовчій зграї
    .acc = Вовчу зграю
    .ins = Вовчою зграєю
raiders-room-necromancer = Некромант
    .gen = Некроманта
    .dat = Некромантові
    .acc = Некроманта
    .ins = Некромантом
raiders-room-megadragon = Мегадракон
    .gen = Мегадракона
    .dat = Мегадраконові
    .acc = Мегадракона
    .ins = Мегадраконом
raiders-room-golem = Голем
    .gen = Голема
    .dat = Големові
    .acc = Голема
    .ins = Големом
raiders-room-mummy = Мумія
    .gen = Мумії
    .dat = Мумії
    .acc = Мумію
    .ins = Мумією
raiders-card-power-1 = карта сили 1
    .gen = карти сили 1
    .dat = карті сили 1
    .acc = карту сили 1
    .ins = картою сили 1
raiders-card-power-2 = карта сили 2
    .gen = карти сили 2
    .dat = карті сили 2
    .acc = карту сили 2
    .ins = картою сили 2
raiders-card-power-3 = карта сили 3
    .gen = карти сили 3
    .dat = карті сили 3
    .acc = карту сили 3
    .ins = картою сили 3
raiders-card-power-4 = карта сили 4
    .gen = карти сили 4
    .dat = карті сили 4
    .acc = карту сили 4
    .ins = картою сили 4
raiders-card-power-5 = карта сили 5
    .gen = карти сили 5
    .dat = карті сили 5
    .acc = карту сили 5
    .ins = картою сили 5
raiders-card-torch = смолоскип
    .gen = смолоскипа
    .dat = смолоскипу
    .acc = смолоскип
    .ins = смолоскипом
raiders-card-ball = кришталева куля
    .gen = кришталевої кулі
    .dat = кришталевій кулі
    .acc = кришталеву кулю
    .ins = кришталевою кулею
raiders-card-key = ключ
    .gen = ключа
    .dat = ключу
    .acc = ключ
    .ins = ключем
raiders-card-sword = меч
    .gen = меча
    .dat = мечу
    .acc = меч
    .ins = мечем
raiders-short-power-1 = 1
raiders-short-power-2 = 2
raiders-short-power-3 = 3
raiders-short-power-4 = 4
raiders-short-power-5 = 5
raiders-short-torch = смолоскип
raiders-short-ball = кришталева куля
raiders-short-key = ключ
raiders-short-sword = меч

## Events

raiders-dealt = { $who-cap } вступає в гру: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    } та { $wounds ->
        [0] жодної рани
        [one] { $wounds } рана
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    }.{ $items ->
        [0] {""}
        [1] {" "}Предмет: { $item }.
       *[other] {" "}Предмети: { $item } × { $items }.
    }
raiders-takes-scroll = { $who-cap } має сувій і грає першим.
raiders-floor = Поверх { $floor } розкладено: { $hidden ->
        [0] усі кімнати відкриті
        [one] закрита { $hidden } кімната
        [few] закриті { $hidden } кімнати
        [many] закрито { $hidden } кімнат
       *[other] закрито { $hidden } кімнати
    }.
raiders-enter = Поверх { $floor }, кімната { $number }: { $room }.
raiders-plays = { $who-cap } грає { $card-acc }.
raiders-torch = { $who-cap } запалює смолоскип і оглядає закриті кімнати.
raiders-sees = Ви бачите кімнату { $number }: це { $room }.
raiders-gains-coins = { $who-cap } { $count ->
        [0] не отримує монет: гаманець повний
        [one] отримує { $count } монету
        [few] отримує { $count } монети
        [many] отримує { $count } монет
       *[other] отримує { $count } монети
    } (усього { $coins }).
raiders-loses-coins = { $who-cap } { $count ->
        [0] не втрачає монет: гаманець порожній
        [one] втрачає { $count } монету (лишається { $coins })
        [few] втрачає { $count } монети (лишається { $coins })
        [many] втрачає { $count } монет (лишається { $coins })
       *[other] втрачає { $count } монети (лишається { $coins })
    }.
raiders-wounded = { $who-cap } отримує { $count ->
        [one] { $count } рану
        [few] { $count } рани
        [many] { $count } ран
       *[other] { $count } рани
    } (усього { $wounds }).
raiders-healed = { $who-cap } { $count ->
        [0] не поранений, лікувати нічого
        [one] загоює { $count } рану (лишається { $wounds })
        [few] загоює { $count } рани (лишається { $wounds })
        [many] загоює { $count } ран (лишається { $wounds })
       *[other] загоює { $count } рани (лишається { $wounds })
    }.
raiders-gains-item = { $who-cap } бере { $item-acc }.
raiders-too-few-items = Запасу не вистачає { $count ->
        [1] навіть на одного гравця
        [one] на { $count } гравця
        [few] на { $count } гравців
        [many] на { $count } гравців
       *[other] на { $count } гравця
    }: { $item } нікому не дістається.
raiders-too-few-coins = У скрині лише { $chest ->
        [one] { $chest } монета
        [few] { $chest } монети
        [many] { $chest } монет
       *[other] { $chest } монети
    } на { $count ->
        [one] { $count } гравця
        [few] { $count } гравців
        [many] { $count } гравців
       *[other] { $count } гравця
    }: ніхто з них нічого не отримує.
raiders-beaten = Сума { $total } проти сили { $strength }: перемога над { $room-ins }!
raiders-attacks = Сума { $total } проти сили { $strength }: { $room } атакує!
raiders-unbeatable = Перемогти не можна: { $room } атакує!
raiders-all-escape = Усі втекли від { $room-gen }: нікого не атаковано.
raiders-trap-silent = { $room-cap } не спрацьовує: карти надто низькі.
raiders-out = { $who-cap } вибуває з гри.
raiders-falls = { $who-cap } втрачає свідомість: у нього найбільша кількість ран.
raiders-nobody-falls = Ніхто не втрачає свідомості: { $reason ->
        [alone] лишився тільки один гравець
        [equal] ран у всіх порівну
       *[three] коли гравців троє, рівність за ранами нікого не виводить із гри
    }.
raiders-wins = { $who-cap } перемагає: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    } та { $wounds ->
        [0] жодної рани
        [one] { $wounds } рана
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    }.
raiders-all-lost = Нікого не лишилося: програли всі.

## Prompts

raiders-ask-card = Поверх { $floor }, кімната { $number }, { $room }: оберіть карту.
raiders-ask-new-card = Кришталева куля показала вам карти інших. Оберіть нову карту для цієї кімнати ({ $room }).
raiders-ask-look = Ви можете запалити смолоскип або зачекати на інших.

## Options

raiders-do-play = Зіграти { $card-acc }
raiders-do-ball = Зіграти { $card-acc }: побачити карти інших і обрати заново
raiders-do-key = Зіграти { $card-acc }: рахується за { $value }
raiders-do-sword = Зіграти { $card-acc }: рахується за { $value }
raiders-do-feeble = Зіграти { $card-acc }: проти { $room-gen } рахується лише за { $value }
raiders-do-escape = Зіграти { $card-acc } і втекти від { $room-gen }
raiders-do-look = Запалити смолоскип: { $count ->
        [0] він нічого не покаже, закритих кімнат немає
        [1] оглянути закриту кімнату цього поверху
        [one] оглянути { $count } закриту кімнату цього поверху
        [few] оглянути { $count } закриті кімнати цього поверху
        [many] оглянути { $count } закритих кімнат цього поверху
       *[other] оглянути { $count } закритої кімнати цього поверху
    }
raiders-warn-nothing-hidden = Закритих кімнат немає: смолоскип нічого вам не покаже.

## Why not

raiders-why-preparing = Поверх ще не розкладено.
raiders-why-no-torch = У вас немає смолоскипа, запалити нічого.
raiders-why-laid = Вашу карту вже викладено, замінити її не можна.
raiders-why-not-your-turn = Зараз не ваша черга: грає { $who }.
raiders-why-revealed = Ваша карта вже на столі; заново обирають лише ті, хто зіграв кришталеву кулю.
raiders-why-played = На цьому поверсі ви вже зіграли { $card-acc }.
raiders-why-no-undo = Викладеної карти не забирають, а побаченого не забути.
raiders-why-not-held = У вас немає { $card-gen }.
raiders-why-key-elsewhere = Ключ відмикає лише скарбниці (і рятує від Мегадракона), а тут { $room }.
raiders-why-sword-elsewhere = Меч допомагає лише проти монстрів і босів, а тут { $room }.
raiders-why-torch-elsewhere = Смолоскип можна зіграти як карту лише проти Вовчої зграї, а тут { $room }. Щоб оглянути закриті кімнати, запаліть його.

## The table in words

raiders-text-floor = Поверх { $floor } із { $floors }:
raiders-text-hidden = { $number }. Закрита кімната
raiders-text-gone = { $number }. { $room-cap } (пройдено)
raiders-text-seen = { $text } (кімната закрита, але ви її бачили)
raiders-text-monster = { $number }. { $room-cap }: сила { $strength }, { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    } за найнижчу карту
raiders-text-treasure = { $number }. Скарбниця: { $second ->
        [0] одна скриня на { $first ->
            [one] { $first } монету
            [few] { $first } монети
            [many] { $first } монет
           *[other] { $first } монети
        }
        [one] скрині на { $first } і { $second } монету
        [few] скрині на { $first } і { $second } монети
        [many] скрині на { $first } і { $second } монет
       *[other] скрині на { $first } і { $second } монети
    }
raiders-text-vault-items = { $number }. Схованка з предметами: смолоскип за карту 1, кришталева куля за 2, ключ за 3, меч за 4, лікування 1 рани за 5
raiders-text-vault-coins = { $number }. Схованка з монетами: одна монета за карту 1, дві монети за 2, лікування 1 рани за 3, три монети за 4, лікування 2 ран за 5
raiders-text-trap-lava = { $number }. Лавова пастка: якщо найвища карта 5, 4 або 3, найбагатші втрачають 3, 2 або 1 монету
raiders-text-trap-magnet = { $number }. Магнітна пастка: якщо найвища карта 5, 4, 3 або 2, найбагатші втрачають 2, 2, 1 або 1 монету
raiders-text-trap-spikes = { $number }. Пастка із шипами: якщо найвища карта 5, 4 або 3, ті, хто має найменше ран, отримують 2, 2 або 1 рану
raiders-text-trap-boulder = { $number }. Пастка з валуном: якщо найвища карта 5, 4, 3 або 2, ті, хто має найменше ран, отримують 2, 1, 1 або 1 рану
raiders-text-boss-tax-collector = { $number }. БОС { $room }: сила { $strength }; гравець із найнижчою картою втрачає 3 монети
raiders-text-boss-medusa = { $number }. БОС { $room }: сила { $strength }; гравець із найнижчою картою вибуває з гри
raiders-text-boss-vampire = { $number }. БОС { $room }: сила { $strength }; гравець із найнижчою картою отримує 1 рану і втрачає 2 монети
raiders-text-boss-sphinx = { $number }. БОС { $room }: сила { $strength }; гравець із найнижчою картою отримує 2 рани, з найвищою 2 монети
raiders-text-boss-minotaur = { $number }. БОС { $room }: сила { $strength }; гравець із найнижчою картою отримує 1 рану, з найвищою 1 монету
raiders-text-boss-wolf-pack = { $number }. БОС { $room }: сила { $strength }; гравець із найнижчою картою отримує 2 рани; смолоскип дає змогу втекти
raiders-text-boss-necromancer = { $number }. БОС { $room }: сила { $strength }; гравець із найнижчою картою отримує 2 рани; кришталева куля дає змогу втекти
raiders-text-boss-megadragon = { $number }. БОС { $room }: перемогти не можна; гравець із найнижчою картою отримує { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    }; ключ дає змогу втекти
raiders-text-boss-golem = { $number }. БОС { $room }: перемогти не можна; гравець із найнижчою картою отримує { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    }; 5 і меч рахуються за 1
raiders-text-boss-mummy = { $number }. БОС { $room }: перемогти не можна; гравець із НАЙВИЩОЮ картою отримує { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    }
raiders-text-player = { $who-cap }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }, { $wounds ->
        [0] без ран
        [one] { $wounds } рана
        [few] { $wounds } рани
        [many] { $wounds } ран
       *[other] { $wounds } рани
    }, { $cards ->
        [one] { $cards } карта на руці
        [few] { $cards } карти на руці
        [many] { $cards } карт на руці
       *[other] { $cards } карти на руці
    }; зіграно на поверсі: { $played }{ $card ->
        [none] {""}
       *[other] ; на столі: { $card }
    }{ $scroll ->
        [yes] {" "}(сувій)
       *[no] {""}
    }{ $state ->
        [ready] {" "}(готовий)
        [out] {" "}(поза грою)
       *[none] {""}
    }
raiders-text-supply = Запас: смолоскипів { $torch }, кришталевих куль { $ball }, ключів { $key }, мечів { $sword }.
raiders-text-hand = Ваші карти: { $cards }.
raiders-text-sum = Попередня кімната, { $room }: { $terms } = { $total } проти { $strength }.
raiders-text-settled = Поверх { $floor }, { $room }: { $cards }
raiders-text-settled-sum = Поверх { $floor }, { $room }: { $cards }; { $total } проти { $strength }
raiders-text-played = { $who-cap } { $card }{ $balls ->
        [0] {""}
        [1] {" "}після кришталевої кулі
       *[other] {" "}після { $balls } кришталевих куль
    }{ $coins ->
        [none] {""}
       *[other] {" "}(монети { $coins })
    }{ $wounds ->
        [none] {""}
       *[other] {" "}(рани { $wounds })
    }
raiders-text-sum-unbeatable = Попередня кімната, { $room }: { $terms }; перемогти було неможливо.
