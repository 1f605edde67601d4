# Dungeon Raiders

raiders-about = Пять этажей, на каждую комнату по карте: вернитесь с богатой добычей, но не самыми израненными.

## Names

raiders-character-explorer = Исследователь
    .gen = Исследователя
    .dat = Исследователю
    .acc = Исследователя
    .ins = Исследователем
raiders-character-knight = Рыцарь
    .gen = Рыцаря
    .dat = Рыцарю
    .acc = Рыцаря
    .ins = Рыцарем
raiders-character-thief = Вор
    .gen = Вора
    .dat = Вору
    .acc = Вора
    .ins = Вором
raiders-character-warrior = Воин
    .gen = Воина
    .dat = Воину
    .acc = Воина
    .ins = Воином
raiders-character-wizard = Волшебник
    .gen = Волшебника
    .dat = Волшебнику
    .acc = Волшебника
    .ins = Волшебником
raiders-room-dragon = дракон
    .gen = дракона
    .dat = дракону
    .acc = дракона
    .ins = драконом
raiders-room-troll = тролль
    .gen = тролля
    .dat = троллю
    .acc = тролля
    .ins = троллем
raiders-room-thing = Нечто
raiders-room-goblin = гоблин
    .gen = гоблина
    .dat = гоблину
    .acc = гоблина
    .ins = гоблином
raiders-room-skeleton = скелет
    .gen = скелета
    .dat = скелету
    .acc = скелета
    .ins = скелетом
raiders-room-zombie = зомби
raiders-room-snake = змея
    .gen = змеи
    .dat = змее
    .acc = змею
    .ins = змеёй
raiders-room-treasure-4-2 = сокровищница с сундуками на 4 и 2 монеты
raiders-room-treasure-4 = сокровищница с сундуком на 4 монеты
raiders-room-treasure-3-2 = сокровищница с сундуками на 3 и 2 монеты
raiders-room-treasure-3 = сокровищница с сундуком на 3 монеты
raiders-room-treasure-2-1 = сокровищница с сундуками на 2 и 1 монету
raiders-room-treasure-2 = сокровищница с сундуком на 2 монеты
raiders-room-treasure-1 = сокровищница с сундуком на 1 монету
raiders-room-vault-items = тайник с предметами
raiders-room-vault-coins = тайник с монетами
raiders-room-lava = лавовая ловушка
raiders-room-magnet = магнитная ловушка
raiders-room-spikes = ловушка с шипами
raiders-room-boulder = ловушка с валуном
raiders-room-tax-collector = Налоговик
    .gen = Налоговика
    .dat = Налоговику
    .acc = Налоговика
    .ins = Налоговиком
raiders-room-medusa = Медуза
    .gen = Медузы
    .dat = Медузе
    .acc = Медузу
    .ins = Медузой
raiders-room-vampire = Вампир
    .gen = Вампира
    .dat = Вампиру
    .acc = Вампира
    .ins = Вампиром
raiders-room-sphinx = Сфинкс
    .gen = Сфинкса
    .dat = Сфинксу
    .acc = Сфинкса
    .ins = Сфинксом
raiders-room-minotaur = Минотавр
    .gen = Минотавра
    .dat = Минотавру
    .acc = Минотавра
    .ins = Минотавром
raiders-room-wolf-pack = Волчья стая
    .gen = Волчьей стаи
    .dat = Волчьей стае
    .acc = Волчью стаю
    .ins = Волчьей стаей
raiders-room-necromancer = Некромант
    .gen = Некроманта
    .dat = Некроманту
    .acc = Некроманта
    .ins = Некромантом
raiders-room-megadragon = Мегадракон
    .gen = Мегадракона
    .dat = Мегадракону
    .acc = Мегадракона
    .ins = Мегадраконом
raiders-room-golem = Голем
    .gen = Голема
    .dat = Голему
    .acc = Голема
    .ins = Големом
raiders-room-mummy = Мумия
    .gen = Мумии
    .dat = Мумии
    .acc = Мумию
    .ins = Мумией
raiders-card-power-1 = карта силы 1
    .gen = карты силы 1
    .dat = карте силы 1
    .acc = карту силы 1
    .ins = картой силы 1
raiders-card-power-2 = карта силы 2
    .gen = карты силы 2
    .dat = карте силы 2
    .acc = карту силы 2
    .ins = картой силы 2
raiders-card-power-3 = карта силы 3
    .gen = карты силы 3
    .dat = карте силы 3
    .acc = карту силы 3
    .ins = картой силы 3
raiders-card-power-4 = карта силы 4
    .gen = карты силы 4
    .dat = карте силы 4
    .acc = карту силы 4
    .ins = картой силы 4
raiders-card-power-5 = карта силы 5
    .gen = карты силы 5
    .dat = карте силы 5
    .acc = карту силы 5
    .ins = картой силы 5
raiders-card-torch = факел
    .gen = факела
    .dat = факелу
    .acc = факел
    .ins = факелом
raiders-card-ball = хрустальный шар
    .gen = хрустального шара
    .dat = хрустальному шару
    .acc = хрустальный шар
    .ins = хрустальным шаром
raiders-card-key = ключ
    .gen = ключа
    .dat = ключу
    .acc = ключ
    .ins = ключом
raiders-card-sword = меч
    .gen = меча
    .dat = мечу
    .acc = меч
    .ins = мечом
raiders-short-power-1 = 1
raiders-short-power-2 = 2
raiders-short-power-3 = 3
raiders-short-power-4 = 4
raiders-short-power-5 = 5
raiders-short-torch = факел
raiders-short-ball = хрустальный шар
raiders-short-key = ключ
raiders-short-sword = меч

## Events

raiders-dealt = { $who-cap } вступает в игру: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } и { $wounds ->
        [0] ни одной раны
        [one] { $wounds } рана
        [few] { $wounds } раны
        [many] { $wounds } ран
       *[other] { $wounds } раны
    }.{ $items ->
        [0] {""}
        [1] {" "}Предмет: { $item }.
       *[other] {" "}Предметы: { $item } × { $items }.
    }
raiders-takes-scroll = { $who-cap } владеет свитком и играет первым.
raiders-floor = Этаж { $floor } разложен: { $hidden ->
        [0] все комнаты открыты
        [one] закрыта { $hidden } комната
        [few] закрыты { $hidden } комнаты
        [many] закрыто { $hidden } комнат
       *[other] закрыто { $hidden } комнаты
    }.
raiders-enter = Этаж { $floor }, комната { $number }: { $room }.
raiders-plays = { $who-cap } разыгрывает { $card-acc }.
raiders-torch = { $who-cap } зажигает факел и осматривает закрытые комнаты.
raiders-sees = Вы видите комнату { $number }: это { $room }.
raiders-gains-coins = { $who-cap } { $count ->
        [0] не получает монет: кошелёк полон
        [one] получает { $count } монету
        [few] получает { $count } монеты
        [many] получает { $count } монет
       *[other] получает { $count } монеты
    } (всего { $coins }).
raiders-loses-coins = { $who-cap } { $count ->
        [0] не теряет монет: кошелёк пуст
        [one] теряет { $count } монету (остаётся { $coins })
        [few] теряет { $count } монеты (остаётся { $coins })
        [many] теряет { $count } монет (остаётся { $coins })
       *[other] теряет { $count } монеты (остаётся { $coins })
    }.
raiders-wounded = { $who-cap } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
        [many] { $count } ран
       *[other] { $count } раны
    } (всего { $wounds }).
raiders-healed = { $who-cap } { $count ->
        [0] не ранен, лечить нечего
        [one] залечивает { $count } рану (остаётся { $wounds })
        [few] залечивает { $count } раны (остаётся { $wounds })
        [many] залечивает { $count } ран (остаётся { $wounds })
       *[other] залечивает { $count } раны (остаётся { $wounds })
    }.
raiders-gains-item = { $who-cap } берёт { $item-acc }.
raiders-too-few-items = Запаса не хватает { $count ->
        [1] даже на одного игрока
        [one] на { $count } игрока
        [few] на { $count } игроков
        [many] на { $count } игроков
       *[other] на { $count } игрока
    }: { $item } никому не достаётся.
raiders-too-few-coins = В сундуке всего { $chest ->
        [one] { $chest } монета
        [few] { $chest } монеты
        [many] { $chest } монет
       *[other] { $chest } монеты
    } на { $count ->
        [one] { $count } игрока
        [few] { $count } игроков
        [many] { $count } игроков
       *[other] { $count } игрока
    }: никто из них ничего не получает.
raiders-beaten = Сумма { $total } против силы { $strength }: победа над { $room-ins }!
raiders-attacks = Сумма { $total } против силы { $strength }: { $room } атакует!
raiders-unbeatable = Победить нельзя: { $room } атакует!
raiders-all-escape = Все сбежали от { $room-gen }: никто не атакован.
raiders-trap-silent = { $room-cap } не срабатывает: карты слишком низкие.
raiders-out = { $who-cap } выбывает из игры.
raiders-falls = { $who-cap } теряет сознание: у него наибольшее число ран.
raiders-nobody-falls = Никто не теряет сознание: { $reason ->
        [alone] остался только один игрок
        [equal] ран у всех поровну
       *[three] когда игроков трое, ничья по ранам никого не выводит из игры
    }.
raiders-wins = { $who-cap } побеждает: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } и { $wounds ->
        [0] ни одной раны
        [one] { $wounds } рана
        [few] { $wounds } раны
        [many] { $wounds } ран
       *[other] { $wounds } раны
    }.
raiders-all-lost = Никого не осталось: проиграли все.

## Prompts

raiders-ask-card = Этаж { $floor }, комната { $number }, { $room }: выберите карту.
raiders-ask-new-card = Хрустальный шар показал вам карты остальных. Выберите новую карту для этой комнаты ({ $room }).
raiders-ask-look = Вы можете зажечь факел или подождать остальных.

## Options

raiders-do-play = Сыграть { $card-acc }
raiders-do-ball = Сыграть { $card-acc }: увидеть карты остальных и выбрать заново
raiders-do-key = Сыграть { $card-acc }: считается за { $value }
raiders-do-sword = Сыграть { $card-acc }: считается за { $value }
raiders-do-feeble = Сыграть { $card-acc }: против { $room-gen } считается всего за { $value }
raiders-do-escape = Сыграть { $card-acc } и сбежать от { $room-gen }
raiders-do-look = Зажечь факел: { $count ->
        [0] он ничего не покажет, закрытых комнат нет
        [1] осмотреть закрытую комнату этого этажа
        [one] осмотреть { $count } закрытую комнату этого этажа
        [few] осмотреть { $count } закрытые комнаты этого этажа
        [many] осмотреть { $count } закрытых комнат этого этажа
       *[other] осмотреть { $count } закрытой комнаты этого этажа
    }
raiders-warn-nothing-hidden = Закрытых комнат нет: факел ничего вам не покажет.

## Why not

raiders-why-preparing = Этаж ещё не разложен.
raiders-why-no-torch = У вас нет факела, зажечь нечего.
raiders-why-laid = Ваша карта уже выложена, заменить её нельзя.
raiders-why-not-your-turn = Сейчас не ваша очередь: играет { $who }.
raiders-why-revealed = Ваша карта уже на столе; заново выбирают только те, кто сыграл хрустальный шар.
raiders-why-played = На этом этаже вы уже сыграли { $card-acc }.
raiders-why-no-undo = Выложенную карту не забирают, а увиденного не забыть.
raiders-why-not-held = У вас нет { $card-gen }.
raiders-why-key-elsewhere = Ключ открывает только сокровищницы (и спасает от Мегадракона), а здесь { $room }.
raiders-why-sword-elsewhere = Меч помогает только против монстров и боссов, а здесь { $room }.
raiders-why-torch-elsewhere = Факел можно сыграть как карту только против Волчьей стаи, а здесь { $room }. Чтобы осмотреть закрытые комнаты, зажгите его.

## The table in words

raiders-text-floor = Этаж { $floor } из { $floors }:
raiders-text-hidden = { $number }. Закрытая комната
raiders-text-gone = { $number }. { $room-cap } (пройдено)
raiders-text-seen = { $text } (комната закрыта, но вы её видели)
raiders-text-monster = { $number }. { $room-cap }: сила { $strength }, { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
        [many] { $wounds } ран
       *[other] { $wounds } раны
    } за самую низкую карту
raiders-text-treasure = { $number }. Сокровищница: { $second ->
        [0] один сундук на { $first ->
            [one] { $first } монету
            [few] { $first } монеты
            [many] { $first } монет
           *[other] { $first } монеты
        }
        [one] сундуки на { $first } и { $second } монету
        [few] сундуки на { $first } и { $second } монеты
        [many] сундуки на { $first } и { $second } монет
       *[other] сундуки на { $first } и { $second } монеты
    }
raiders-text-vault-items = { $number }. Тайник с предметами: факел за карту 1, хрустальный шар за 2, ключ за 3, меч за 4, лечение 1 раны за 5
raiders-text-vault-coins = { $number }. Тайник с монетами: одна монета за карту 1, две монеты за 2, лечение 1 раны за 3, три монеты за 4, лечение 2 ран за 5
raiders-text-trap-lava = { $number }. Лавовая ловушка: если самая высокая карта 5, 4 или 3, самые богатые теряют 3, 2 или 1 монету
raiders-text-trap-magnet = { $number }. Магнитная ловушка: если самая высокая карта 5, 4, 3 или 2, самые богатые теряют 2, 2, 1 или 1 монету
raiders-text-trap-spikes = { $number }. Ловушка с шипами: если самая высокая карта 5, 4 или 3, те, у кого меньше всего ран, получают 2, 2 или 1 рану
raiders-text-trap-boulder = { $number }. Ловушка с валуном: если самая высокая карта 5, 4, 3 или 2, те, у кого меньше всего ран, получают 2, 1, 1 или 1 рану
raiders-text-boss-tax-collector = { $number }. БОСС { $room }: сила { $strength }; игрок с самой низкой картой теряет 3 монеты
raiders-text-boss-medusa = { $number }. БОСС { $room }: сила { $strength }; игрок с самой низкой картой выбывает из игры
raiders-text-boss-vampire = { $number }. БОСС { $room }: сила { $strength }; игрок с самой низкой картой получает 1 рану и теряет 2 монеты
raiders-text-boss-sphinx = { $number }. БОСС { $room }: сила { $strength }; игрок с самой низкой картой получает 2 раны, с самой высокой — 2 монеты
raiders-text-boss-minotaur = { $number }. БОСС { $room }: сила { $strength }; игрок с самой низкой картой получает 1 рану, с самой высокой — 1 монету
raiders-text-boss-wolf-pack = { $number }. БОСС { $room }: сила { $strength }; игрок с самой низкой картой получает 2 раны; факел позволяет сбежать
raiders-text-boss-necromancer = { $number }. БОСС { $room }: сила { $strength }; игрок с самой низкой картой получает 2 раны; хрустальный шар позволяет сбежать
raiders-text-boss-megadragon = { $number }. БОСС { $room }: победить нельзя; игрок с самой низкой картой получает { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
        [many] { $wounds } ран
       *[other] { $wounds } раны
    }; ключ позволяет сбежать
raiders-text-boss-golem = { $number }. БОСС { $room }: победить нельзя; игрок с самой низкой картой получает { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
        [many] { $wounds } ран
       *[other] { $wounds } раны
    }; 5 и меч считаются за 1
raiders-text-boss-mummy = { $number }. БОСС { $room }: победить нельзя; игрок с САМОЙ ВЫСОКОЙ картой получает { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
        [many] { $wounds } ран
       *[other] { $wounds } раны
    }
raiders-text-player = { $who-cap }: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    }, { $wounds ->
        [0] без ран
        [one] { $wounds } рана
        [few] { $wounds } раны
        [many] { $wounds } ран
       *[other] { $wounds } раны
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    } на руке; сыграно на этаже: { $played }{ $card ->
        [none] {""}
       *[other] ; на столе: { $card }
    }{ $scroll ->
        [yes] {" "}(свиток)
       *[no] {""}
    }{ $state ->
        [ready] {" "}(готов)
        [out] {" "}(вне игры)
       *[none] {""}
    }
raiders-text-supply = Запас: факелов { $torch }, хрустальных шаров { $ball }, ключей { $key }, мечей { $sword }.
raiders-text-hand = Ваши карты: { $cards }.
raiders-text-sum = Предыдущая комната, { $room }: { $terms } = { $total } против { $strength }.
raiders-text-settled = Этаж { $floor }, { $room }: { $cards }
raiders-text-settled-sum = Этаж { $floor }, { $room }: { $cards }; { $total } против { $strength }
raiders-text-played = { $who-cap } { $card }{ $balls ->
        [0] {""}
        [1] {" "}после хрустального шара
       *[other] {" "}после { $balls } хрустальных шаров
    }{ $coins ->
        [none] {""}
       *[other] {" "}(монеты { $coins })
    }{ $wounds ->
        [none] {""}
       *[other] {" "}(раны { $wounds })
    }
raiders-text-sum-unbeatable = Предыдущая комната, { $room }: { $terms }; победить было нельзя.
