"""Finds the numbers in a text, whether they are digits or words."""

from __future__ import annotations

import re

WORDS = {  # for 2 to 12; "one" is mostly not a number
    "en": (
        *("two|twice", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    ),
    "ru": (
        "два|две|двух|двум|двумя|двое|вдвоём|дважды|удвоенную",
        "три|трёх|трём|тремя|трое|втроём",
        "четыре|четырёх|четырём|четырьмя|четверо|вчетвером",
        "пять|пяти|пятью|пятеро|впятером",
        *(
            "шест[ьи]",
            "сем[ьи]",
            "восемь|восьми",
            "девят[ьи]",
            "десят[ьи]",
            "одиннадцат[ьи]",
            "двенадцат[ьи]",
        ),
    ),
    "uk": (
        "два|дві|двох|двом|двома|двоє|[ув]двох|двічі|подвоєну",
        "три|трьох|трьом|трьома|троє|[ув]трьох",
        "чотири|чотирьох|чотирьом|чотирма|четверо|[ув]чотирьох",
        "п’ять|п’яти|п’ятьох|п’ятьом|п’ятеро|[ув]п’ятьох",
        *("шість|шести|шістьох", "сім|семи|сімох", "вісім|восьми|вісьмох", "дев’ять|дев’яти"),
        *("десять|десяти|десятьох", "одинадцят[ьи]", "дванадцят[ьи]|дванадцятьох"),
    ),
}
NUMBER = {
    lang: re.compile(
        r"\d+|" + "|".join(rf"(?P<n{number}>\b(?:{forms})\b)" for number, forms in enumerate(words, 2)), re.I
    )
    for lang, words in WORDS.items()
}


def numbers(text: str, lang: str) -> list[int]:
    """The numbers in a text, digits and words, in order."""
    return [
        int(found[0]) if found.lastgroup is None else int(found.lastgroup[1:])
        for found in NUMBER[lang].finditer(text)
    ]
