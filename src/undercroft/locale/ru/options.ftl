# Table options: their names, what they do, and what does not go together

option-one-card-class = Класс героя
option-one-card-class-none = Без класса
option-one-card-class-none-text = Обычный герой, без карты класса.
option-one-card-class-paladin-text = Оставить на месте один кубик прошлого хода, раз за уровень.
option-one-card-class-barbarian-text = Перебросить все кубики, раз за ход, когда здоровье 1.
option-one-card-class-archer-text = Положить кубик на дальность вместо скорости, раз за уровень.
option-one-card-class-sorceress-text = Перебросить все кубики, раз за уровень.
option-one-card-automatic = Из равных ходов монстры выбирают сами
option-raiders-variant = Как выбирают карты
option-raiders-variant-basic = Одновременно и втайне
option-raiders-variant-tactical = По очереди и в открытую
option-dungeoneer-no-white-spots = Без белых пятен
option-dungeoneer-no-white-spots-text = Всё подземелье выкладывают ещё до начала игры.
option-dungeoneer-resurrection = Воскрешение
option-dungeoneer-resurrection-text = Потеряв героя, игрок продолжает с новым.
option-dungeoneer-hero-choice = Выбор героев
option-dungeoneer-hero-choice-text = Игроки сами выбирают героев; иначе героев раздают.
option-dungeoneer-optional-discard = Необязательный сброс
option-dungeoneer-optional-discard-text = В конце хода можно ничего не сбрасывать.
option-dungeoneer-unbiased-placement = Непредвзятое размещение
option-dungeoneer-unbiased-placement-text = Локацию вашего личного задания выкладывает сосед слева.
option-dungeoneer-nothing-personal = Ничего личного
option-dungeoneer-nothing-personal-text = Все задания общие, и два всегда открыты.
option-dungeoneer-movement-limit = Ограничение движения
option-dungeoneer-movement-limit-text = У каждого героя 3 очка действия за ход, и сохранить их нельзя.
option-dungeoneer-ap-for-falling = Очки действия за падение
option-dungeoneer-ap-for-falling-text = Герой без сохранённого очка действия может лечь и нанести ответный удар.
option-dungeoneer-spike-dodging = Уклонение от шипов
option-dungeoneer-spike-dodging-text = Вместо проверки против шипов можно потратить очко действия.
option-dungeoneer-hit-effects-on-counter = Эффекты удара в контратаке
option-dungeoneer-hit-effects-on-counter-text = Эффект удара монстра срабатывает и тогда, когда он попал, контратакуя.
option-dungeoneer-pack-heals = Логово лечит
option-dungeoneer-pack-heals-text = Раненый монстр возвращается из логова здоровым.
option-dungeoneer-hunt-wounds-reset = Добыча отдыхает
option-dungeoneer-hunt-wounds-reset-text = В каждой фазе восстановления монстр из задания «охота» снова здоров.
option-dungeoneer-solo-hard = Сложный режим
option-dungeoneer-solo-hard-text = Непобеждённые монстры возвращаются.
option-dungeoneer-always-pause = Спрашивать всех и всегда
option-dungeoneer-always-pause-text = Спрашивают и тех, кто ничего не может сделать: так пауза не выдаёт чужих карт.

limit-together = «{ $option }» и «{ $other }» нельзя сочетать.
limit-players = { $most ->
        [1] «{ $option }» — только для одного игрока.
       *[other] «{ $option }» — для { $least }–{ $most } игроков.
    }

option-descent-quest = Квест
option-descent-rules = Редакция правил
option-descent-rules-faq = С разъяснениями издателя
option-descent-rules-2005 = Как напечатано в 2005 году
option-descent-heroes = Герои
option-descent-heroes-random = Раздаются наугад
option-descent-heroes-choose = По выбору игроков
option-descent-overlord-discard = Властелин сбрасывает карты ради очков угрозы
option-descent-overlord-discard-own_turn = В свой ход
option-descent-overlord-discard-any_time = В любой момент
option-descent-wall-corner = Шаг мимо угла стены
option-descent-wall-corner-pass = Разрешён
option-descent-wall-corner-stop = Запрещён
option-descent-sight-corner = Линия видимости, которая касается угла
option-descent-sight-corner-clear = Не прервана
option-descent-sight-corner-blocked = Прервана
option-descent-undying-excess = Лишние раны бессмертного монстра
option-descent-undying-excess-carry = Остаются, когда он воскресает
option-descent-undying-excess-drop = Пропадают
option-descent-off-hand = Бонус второй руки
option-descent-off-hand-any = Для любой атаки
option-descent-off-hand-melee_only = Только для ближней атаки
option-descent-chest-traps = Ловушки на проклятом сундуке
option-descent-chest-traps-one = Не больше одной
option-descent-chest-traps-per_curse = По одной за каждое проклятие
option-descent-always-pause = Спрашивать всех и всегда
option-descent-always-pause-text = Спрашивают и тех, кто ничего не может сделать: так пауза не выдаёт чужих карт.
