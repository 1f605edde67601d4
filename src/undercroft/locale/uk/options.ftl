# Table options: their names, what they do, and what does not go together

option-one-card-class = Клас героя
option-one-card-class-none = Без класу
option-one-card-class-none-text = Звичайний герой, без карти класу.
option-one-card-class-paladin-text = Залишити на місці один кубик минулого ходу, раз на рівень.
option-one-card-class-barbarian-text = Перекинути всі кубики, раз на хід, коли здоров’я 1.
option-one-card-class-archer-text = Покласти кубик на дальність замість швидкості, раз на рівень.
option-one-card-class-sorceress-text = Перекинути всі кубики, раз на рівень.
option-one-card-automatic = З однаково добрих ходів монстри обирають самі
option-raiders-variant = Як обирають карти
option-raiders-variant-basic = Водночас і потай
option-raiders-variant-tactical = По черзі та відкрито
option-dungeoneer-no-white-spots = Без білих плям
option-dungeoneer-no-white-spots-text = Усе підземелля викладають ще до початку гри.
option-dungeoneer-resurrection = Воскресіння
option-dungeoneer-resurrection-text = Втративши героя, гравець продовжує з новим.
option-dungeoneer-hero-choice = Вибір героїв
option-dungeoneer-hero-choice-text = Гравці самі обирають героїв; інакше героїв роздають.
option-dungeoneer-optional-discard = Необов’язкове скидання
option-dungeoneer-optional-discard-text = Наприкінці ходу можна нічого не скидати.
option-dungeoneer-unbiased-placement = Неупереджене розміщення
option-dungeoneer-unbiased-placement-text = Локацію вашого особистого завдання викладає сусід ліворуч.
option-dungeoneer-nothing-personal = Нічого особистого
option-dungeoneer-nothing-personal-text = Усі завдання спільні, і два завжди відкриті.
option-dungeoneer-movement-limit = Обмеження руху
option-dungeoneer-movement-limit-text = Кожен герой має 3 очки дії за хід і не може їх зберегти.
option-dungeoneer-ap-for-falling = Очки дії за падіння
option-dungeoneer-ap-for-falling-text = Герой без збереженого очка дії може лягти й ударити у відповідь.
option-dungeoneer-spike-dodging = Ухиляння від шипів
option-dungeoneer-spike-dodging-text = Замість перевірки проти шипів можна витратити очко дії.
option-dungeoneer-hit-effects-on-counter = Ефекти удару в контратаці
option-dungeoneer-hit-effects-on-counter-text = Ефект удару монстра діє й тоді, коли він влучив, контратакуючи.
option-dungeoneer-pack-heals = Лігво лікує
option-dungeoneer-pack-heals-text = Поранений монстр повертається з лігва здоровим.
option-dungeoneer-hunt-wounds-reset = Здобич відпочиває
option-dungeoneer-hunt-wounds-reset-text = У кожній фазі відновлення монстр із завдання «полювання» знову здоровий.
option-dungeoneer-solo-hard = Складний режим
option-dungeoneer-solo-hard-text = Непереможені монстри повертаються.
option-dungeoneer-always-pause = Питати всіх і завжди
option-dungeoneer-always-pause-text = Питають і тих, хто нічого не може зробити: так пауза не виказує чужих карт.

limit-together = «{ $option }» і «{ $other }» не можна поєднувати.
limit-players = { $most ->
        [1] «{ $option }» — лише для одного гравця.
       *[other] «{ $option }» — для { $least }–{ $most } гравців.
    }

option-descent-quest = Квест
option-descent-rules = Редакція правил
option-descent-rules-faq = Із роз’ясненнями видавця
option-descent-rules-2005 = Як надруковано 2005 року
option-descent-heroes = Герої
option-descent-heroes-random = Роздають навмання
option-descent-heroes-choose = На вибір гравців
option-descent-overlord-discard = Володар скидає карти заради очок загрози
option-descent-overlord-discard-own_turn = У свій хід
option-descent-overlord-discard-any_time = Будь-коли
option-descent-wall-corner = Крок повз кут стіни
option-descent-wall-corner-pass = Дозволено
option-descent-wall-corner-stop = Заборонено
option-descent-sight-corner = Лінія видимості, що торкається кута
option-descent-sight-corner-clear = Не перервана
option-descent-sight-corner-blocked = Перервана
option-descent-undying-excess = Зайві рани безсмертного монстра
option-descent-undying-excess-carry = Залишаються, коли він воскресає
option-descent-undying-excess-drop = Зникають
option-descent-off-hand = Бонус другої руки
option-descent-off-hand-any = Для будь-якої атаки
option-descent-off-hand-melee_only = Лише для ближньої атаки
option-descent-chest-traps = Пастки на проклятій скрині
option-descent-chest-traps-one = Не більше однієї
option-descent-chest-traps-per_curse = По одній за кожне прокляття
option-descent-always-pause = Питати всіх і завжди
option-descent-always-pause-text = Питають і тих, хто нічого не може зробити: так пауза не виказує чужих карт.
