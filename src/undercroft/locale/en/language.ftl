# The language's name in itself, and one for narrow screens. A folder with this file is a language of the program.
language-name = English
language-short = EN
