# The table itself: what every game says

chance = Решает случай.
window = На это можно ответить или спасовать.
unknown-option = «{ $option }»: такого хода в этой игре нет.
no-such-seat = Места { $seat } за этим столом нет.
seat-name = Игрок { $number }

## Plain play

plain-welcome = { $game }. { $about }
plain-seed = Зерно: { $seed }. Для справки введите help.
plain-help =
    Введите номер или ключ варианта.
    why KEY: почему вариант можно или нельзя выбрать и по какому правилу
    undo: отменить последний выбор, но не дальше последнего броска
    table: показать стол ещё раз
    options: показать варианты ещё раз
    history: что уже сыграно
    save FILE: сохранить игру точно в этом положении
    note FILE: в начале уровня сделать запись в блокноте
    rules ID: прочитать правило
    quit: выйти из игры
plain-pass = Теперь ходит { $who }. Остальные отворачиваются; нажмите Enter.
plain-you = Вы: { $who }.
plain-choose = Ваш выбор:
plain-warning = Осторожно: { $text }
plain-sure = Чтобы подтвердить, выберите это ещё раз.
plain-undone = Выбор отменён.
plain-no-undo = Отменять нечего: undo возвращает не дальше последнего броска.
plain-legal = { $label }. Да, так можно.
plain-rule = Правило { $id }: { $text }
plain-unknown = «{ $text }»: это не номер от 1 до { $count } и не ключ варианта. Для справки введите help.
plain-saved = Сохранено в файл { $file }. Чтобы продолжить: undercroft play --load { $file }
plain-need-file = Укажите файл: { $command } FILE
plain-need-key = Укажите вариант: why KEY
plain-no-rule = Правила { $id } нет.
plain-no-note = В этой игре нет блокнота.
plain-note-late = В блокнот пишут в начале уровня, пока его первые кубики не разложены.
plain-not-saved = Сохранить не удалось: { $error }
plain-unfinished = Игра не окончена. В следующий раз сохраните её, чтобы потом продолжить.
plain-again = Сыграть с этим зерном ещё раз: { $command }
