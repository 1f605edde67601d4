# Dungeoneer at the browser's table

## Words

web-dungeoneer-glory = слава
web-dungeoneer-peril = риск
web-dungeoneer-ap = очки действия
web-dungeoneer-saved = одно очко действия сохранено
web-dungeoneer-done = выполнено заданий
web-dungeoneer-kind-boon = преимущество
web-dungeoneer-kind-treasure = сокровище
web-dungeoneer-kind-bane = проклятье
web-dungeoneer-kind-encounter = столкновение
web-dungeoneer-lasts-permanent = остаётся в игре
web-dungeoneer-lasts-attachment = прикрепляется
web-dungeoneer-quest-chance = задание: шанс
web-dungeoneer-quest-threat = задание: угроза
web-dungeoneer-quest-hunt = задание: охота
web-dungeoneer-quest-sacrifice = задание: жертва
web-dungeoneer-quest-search = задание: поиск
web-dungeoneer-quest-escort = задание: сопровождение
web-dungeoneer-quest-influence = задание: влияние
web-dungeoneer-at-room = любое помещение
web-dungeoneer-at-passage = любой тоннель
web-dungeoneer-at-dark = любой мрачный тоннель
web-dungeoneer-at-anywhere = где угодно
web-dungeoneer-threat = { $stat } { $value }+
web-dungeoneer-attacks-with = { $form }: атака и контратака
web-dungeoneer-counters-with = { $form }: только контратака
web-dungeoneer-cards = карты на руке
web-dungeoneer-about-health = Каждая рана отнимает 1 очко здоровья; при 0 герой повержен.
web-dungeoneer-about-ap = Тратятся на шаги и многие действия. Возвращаются в начале хода героя.
web-dungeoneer-about-glory = Ею игрок платит за свои преимущества и сокровища.
web-dungeoneer-about-peril = Им повелитель подземелья платит за то, что обрушивается на этого героя.
web-dungeoneer-about-level = По одному за каждое выполненное задание; с ним растут значения.
web-dungeoneer-about-quests = Три выполненных задания — победа.
web-dungeoneer-about-quest-points = Выполненные задания приносят победные очки в конце игры.
web-dungeoneer-ringed = В рамке — атака и контратака, остальное — только контратака.

## The turn

web-dungeoneer-own-turn = Ваш ход
web-dungeoneer-turn-of = Ход: { $who }
web-dungeoneer-phases = Пять фаз хода
web-dungeoneer-phase-reset = Восстановление
web-dungeoneer-phase-villainy = Злодеяния
web-dungeoneer-phase-locations = Локации
web-dungeoneer-phase-heroics = Подвиги
web-dungeoneer-phase-discard = Сброс и добор
web-dungeoneer-phase-reset-text = Возвращаются очки действия, кончается всё, что длилось один ход.
web-dungeoneer-phase-villainy-text = Активный игрок — повелитель подземелья: карты риска оплачиваются риском тех, против кого сыграны.
web-dungeoneer-phase-locations-text = Ещё одна локация выкладывается так, чтобы выход совпал с выходом.
web-dungeoneer-phase-heroics-text = Герой ходит, исследует, играет карты славы и выполняет задания в любом порядке.
web-dungeoneer-phase-discard-text = Одна карта сбрасывается, затем рука добирается до пяти.
web-dungeoneer-stage-attack-text = Названы атакующие и форма их атаки.
web-dungeoneer-stage-response-text = До бросков атакованный герой может ответить картами и умениями.
web-dungeoneer-stage-attack-roll-text = Каждый атакующий бросает кубик и прибавляет своё значение в этой форме.
web-dungeoneer-stage-counter-roll-text = Защищающийся бросает кубик против каждой атаки и прибавляет значение той же формы.
web-dungeoneer-stage-comparison-text = Большая сумма ранит другую сторону; при ничьей ран нет.
web-dungeoneer-stage-challenge-text = Атакованный герой может один раз ударить в ответ, потратив очки действия.
web-dungeoneer-stage-lair-text = Монстры уходят на руку, в логово или в сброс.
web-dungeoneer-stage-reward-text = Раны от монстров приносят риск, раны монстрам — славу.
web-dungeoneer-form-text = Обе стороны бросают кубик и прибавляют своё значение этой формы; у кого меньше, тот ранен.
web-dungeoneer-hunt-form-text = За этого монстра играет не тот, кого он атакует, а на этот раз вы. Обе стороны бросают кубик и прибавляют своё значение этой формы.
web-dungeoneer-save-text = Им можно оплатить вызов, когда монстр нападёт в чужой ход.
web-dungeoneer-window-text = Спрашивают каждого, кто может вмешаться; пропустите, и игра пойдёт дальше.
web-dungeoneer-attempt-ends = выполненное задание завершает фазу
web-dungeoneer-ap-left = осталось ОД: { $count }
web-dungeoneer-cards-left = можно сыграть карт: { $count }

## The map

web-dungeoneer-map = Карта подземелья, локаций: { $count }, в колоде: { $left }. Стрелки двигают, плюс и минус меняют масштаб, 0 показывает всё
web-dungeoneer-map-touch = Карта подземелья, локаций: { $count }, в колоде: { $left }
web-dungeoneer-entrance = Вход
web-dungeoneer-place = { $place } ({ $type }), слава { $glory }, риск { $peril }. Выходы: { $exits }.
web-dungeoneer-obstacle = Преграда: { $kind }, { $threat }.
web-dungeoneer-here = Здесь: { $names }.
web-dungeoneer-lies-here = Здесь лежит: { $names }.
web-dungeoneer-leads-here = Сюда ведут задания: { $names }.
web-dungeoneer-spot = Свободное место к { $side-dat } от локации «{ $place }»
web-dungeoneer-walk = Дойти за { $price } ОД: { $place }
web-dungeoneer-walk-again = Выберите ещё раз, чтобы пойти
web-dungeoneer-placing = Выкладывается: { $place }
web-dungeoneer-upright = Как есть
web-dungeoneer-turned = Повернуть

## Heroes and cards

web-dungeoneer-common = Общие задания
web-dungeoneer-rivals = Остальные герои
web-dungeoneer-human = человек
web-dungeoneer-turn = ходит
web-dungeoneer-level = уровень { $level }
web-dungeoneer-fallen = лежит
web-dungeoneer-health-of = Здоровье: { $health } из { $most }
web-dungeoneer-health-left = здоровье { $health }
web-dungeoneer-quests-done = { $of ->
        [0] Выполнено заданий: { $count }
       *[other] Выполнено заданий: { $count } из { $of }
    }
web-dungeoneer-attached = прикреплено
web-dungeoneer-pack = в логове
web-dungeoneer-pack-wounds = в логове, раны: { $wounds }
web-dungeoneer-escort-with = Ведёт: { $who }
web-dungeoneer-escort-at = Ждёт: { $place }
web-dungeoneer-hunt-wounds = Раны: { $wounds } из { $health }
web-dungeoneer-price = Цена: { $cost }, { $points }
web-dungeoneer-odds = Шансы в подземелье
web-dungeoneer-odds-text = Насколько вероятно, что ваш герой преодолеет каждую угрозу подземелья
web-dungeoneer-no-cards = На руке нет карт.
web-dungeoneer-watching = Вы наблюдаете: карты на руках скрыты.

## Battle

web-dungeoneer-battle = Битва
web-dungeoneer-battle-at = Битва: { $place }
web-dungeoneer-battle-details = Кто сражается и что выпало
web-dungeoneer-slain = погибает
web-dungeoneer-strikes = Попадает { $who }!
web-dungeoneer-parried = Никто не ранен
web-dungeoneer-declared = Объявленные столкновения
web-dungeoneer-declared-text = Сначала объявляют все столкновения, потом срабатывают ловушки, а за ними нападают монстры.
