# The table itself: what every game says

chance = Вирішує випадок.
window = На це можна відповісти або спасувати.
unknown-option = «{ $option }»: такого ходу в цій грі немає.
no-such-seat = Місця { $seat } за цим столом немає.
seat-name = Гравець { $number }

## Plain play

plain-welcome = { $game }. { $about }
plain-seed = Зерно: { $seed }. Для довідки введіть help.
plain-help =
    Введіть номер або ключ варіанта.
    why KEY: чому варіант можна чи не можна вибрати й за яким правилом
    undo: скасувати останній вибір, але не далі за останній кидок
    table: показати стіл іще раз
    options: показати варіанти ще раз
    history: що вже зіграно
    save FILE: зберегти гру точно в цьому стані
    note FILE: на початку рівня зробити запис у блокноті
    rules ID: прочитати правило
    quit: вийти з гри
plain-pass = Тепер грає { $who }. Решта відвертається; натисніть Enter.
plain-you = Ви: { $who }.
plain-choose = Ваш вибір:
plain-warning = Обережно: { $text }
plain-sure = Щоб підтвердити, виберіть це ще раз.
plain-undone = Вибір скасовано.
plain-no-undo = Скасовувати нічого: undo повертає не далі за останній кидок.
plain-legal = { $label }. Так, це можна.
plain-rule = Правило { $id }: { $text }
plain-unknown = «{ $text }»: це не номер від 1 до { $count } і не ключ варіанта. Для довідки введіть help.
plain-saved = Збережено у файл { $file }. Щоб продовжити: undercroft play --load { $file }
plain-need-file = Укажіть файл: { $command } FILE
plain-need-key = Укажіть варіант: why KEY
plain-no-rule = Правила { $id } немає.
plain-no-note = У цій грі немає блокнота.
plain-note-late = У блокнот пишуть на початку рівня, доки його перші кубики не розкладено.
plain-not-saved = Зберегти не вдалося: { $error }
plain-unfinished = Гру не завершено. Наступного разу збережіть її, щоб потім продовжити.
plain-again = Зіграти з цим зерном іще раз: { $command }
