# Dungeoneer at the browser's table

## Words

web-dungeoneer-glory = слава
web-dungeoneer-peril = ризик
web-dungeoneer-ap = очки дії
web-dungeoneer-saved = одне очко дії збережено
web-dungeoneer-done = виконано завдань
web-dungeoneer-kind-boon = перевага
web-dungeoneer-kind-treasure = скарб
web-dungeoneer-kind-bane = прокляття
web-dungeoneer-kind-encounter = зіткнення
web-dungeoneer-lasts-permanent = лишається в грі
web-dungeoneer-lasts-attachment = прикріплюється
web-dungeoneer-quest-chance = завдання: шанс
web-dungeoneer-quest-threat = завдання: загроза
web-dungeoneer-quest-hunt = завдання: полювання
web-dungeoneer-quest-sacrifice = завдання: жертва
web-dungeoneer-quest-search = завдання: пошук
web-dungeoneer-quest-escort = завдання: супровід
web-dungeoneer-quest-influence = завдання: вплив
web-dungeoneer-at-room = будь-яке приміщення
web-dungeoneer-at-passage = будь-який тунель
web-dungeoneer-at-dark = будь-який похмурий тунель
web-dungeoneer-at-anywhere = будь-де
web-dungeoneer-threat = { $stat } { $value }+
web-dungeoneer-attacks-with = { $form }: атака й контратака
web-dungeoneer-counters-with = { $form }: лише контратака
web-dungeoneer-cards = карти на руці
web-dungeoneer-about-health = Кожна рана забирає 1 очко здоров’я; якщо їх 0, героя переможено.
web-dungeoneer-about-ap = Їх витрачають на кроки й багато інших дій. Повертаються на початку ходу героя.
web-dungeoneer-about-glory = Нею гравець платить за свої переваги та скарби.
web-dungeoneer-about-peril = Ним володар підземелля платить за те, що падає на цього героя.
web-dungeoneer-about-level = По одному за кожне виконане завдання; з ним зростають значення.
web-dungeoneer-about-quests = Три виконані завдання — перемога.
web-dungeoneer-about-quest-points = Виконані завдання дають переможні очки наприкінці гри.
web-dungeoneer-ringed = У рамці — атака й контратака, решта — лише контратака.

## The turn

web-dungeoneer-own-turn = Ваш хід
web-dungeoneer-turn-of = Хід: { $who }
web-dungeoneer-phases = П’ять фаз ходу
web-dungeoneer-phase-reset = Відновлення
web-dungeoneer-phase-villainy = Лиходійства
web-dungeoneer-phase-locations = Локації
web-dungeoneer-phase-heroics = Подвиги
web-dungeoneer-phase-discard = Скидання й добір
web-dungeoneer-phase-reset-text = Повертаються очки дії, закінчується все, що тривало один хід.
web-dungeoneer-phase-villainy-text = Активний гравець — володар підземелля: за карти ризику платять ризиком тих, проти кого їх зіграно.
web-dungeoneer-phase-locations-text = Беруть ще одну локацію й викладають так, щоб вихід збігся з виходом.
web-dungeoneer-phase-heroics-text = Герой ходить, досліджує, грає карти слави й виконує завдання в будь-якому порядку.
web-dungeoneer-phase-discard-text = Гравець скидає одну карту, потім добирає до п’яти.
web-dungeoneer-stage-attack-text = Названо нападників і форму їхньої атаки.
web-dungeoneer-stage-response-text = До кидків атакований герой може відповісти картами й уміннями.
web-dungeoneer-stage-attack-roll-text = Кожен нападник кидає кубик і додає своє значення у формі атаки.
web-dungeoneer-stage-counter-roll-text = Захисник кидає кубик проти кожної атаки й додає значення тієї самої форми.
web-dungeoneer-stage-comparison-text = Більша сума ранить іншу сторону; за нічиєї ран немає.
web-dungeoneer-stage-challenge-text = Атакований герой може один раз ударити у відповідь, витративши очки дії.
web-dungeoneer-stage-lair-text = Монстри йдуть до руки, до лігва або до скиду.
web-dungeoneer-stage-reward-text = Рани від монстрів дають ризик, рани монстрам — славу.
web-dungeoneer-form-text = Обидві сторони кидають кубик і додають своє значення цієї форми; у кого менше, того поранено.
web-dungeoneer-hunt-form-text = За цього монстра грає не той, кого він атакує, а цього разу ви. Обидві сторони кидають кубик і додають своє значення цієї форми.
web-dungeoneer-save-text = Ним можна оплатити виклик, коли монстр нападе в чужий хід.
web-dungeoneer-window-text = Питають кожного, хто може втрутитися; пропустіть, і гра піде далі.
web-dungeoneer-attempt-ends = виконане завдання завершує фазу
web-dungeoneer-ap-left = лишилося ОД: { $count }
web-dungeoneer-cards-left = можна зіграти карт: { $count }

## The map

web-dungeoneer-map = Мапа підземелля, локацій: { $count }, у колоді: { $left }. Стрілки рухають, плюс і мінус змінюють масштаб, 0 показує все
web-dungeoneer-map-touch = Мапа підземелля, локацій: { $count }, у колоді: { $left }
web-dungeoneer-entrance = Вхід
web-dungeoneer-place = { $place } ({ $type }), слава { $glory }, ризик { $peril }. Виходи: { $exits }.
web-dungeoneer-obstacle = Перешкода: { $kind }, { $threat }.
web-dungeoneer-here = Тут: { $names }.
web-dungeoneer-lies-here = Тут лежить: { $names }.
web-dungeoneer-leads-here = Сюди ведуть завдання: { $names }.
web-dungeoneer-spot = Вільне місце на { $side } від локації «{ $place }»
web-dungeoneer-walk = Дійти за { $price } ОД: { $place }
web-dungeoneer-walk-again = Оберіть ще раз, щоб піти
web-dungeoneer-placing = Викладається: { $place }
web-dungeoneer-upright = Як є
web-dungeoneer-turned = Повернути

## Heroes and cards

web-dungeoneer-common = Спільні завдання
web-dungeoneer-rivals = Решта героїв
web-dungeoneer-human = людина
web-dungeoneer-turn = ходить
web-dungeoneer-level = рівень { $level }
web-dungeoneer-fallen = лежить
web-dungeoneer-health-of = Здоров’я: { $health } з { $most }
web-dungeoneer-health-left = здоров’я { $health }
web-dungeoneer-quests-done = { $of ->
        [0] Виконано завдань: { $count }
       *[other] Виконано завдань: { $count } з { $of }
    }
web-dungeoneer-attached = прикріплено
web-dungeoneer-pack = у лігві
web-dungeoneer-pack-wounds = у лігві, рани: { $wounds }
web-dungeoneer-escort-with = Веде: { $who }
web-dungeoneer-escort-at = Чекає: { $place }
web-dungeoneer-hunt-wounds = Рани: { $wounds } з { $health }
web-dungeoneer-price = Ціна: { $cost }, { $points }
web-dungeoneer-odds = Шанси на мапі
web-dungeoneer-odds-text = Наскільки ймовірно, що ваш герой подолає кожну загрозу на мапі
web-dungeoneer-no-cards = На руці немає карт.
web-dungeoneer-watching = Ви спостерігаєте: карти на руках приховані.

## Battle

web-dungeoneer-battle = Битва
web-dungeoneer-battle-at = Битва: { $place }
web-dungeoneer-battle-details = Хто б’ється і що випало
web-dungeoneer-slain = переможено
web-dungeoneer-strikes = Влучає { $who }!
web-dungeoneer-parried = Нікого не поранено
web-dungeoneer-declared = Оголошені зіткнення
web-dungeoneer-declared-text = Спершу оголошують усі зіткнення, потім спрацьовують пастки, а за ними нападають монстри.
