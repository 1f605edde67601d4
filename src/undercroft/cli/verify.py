"""`undercroft verify`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from undercroft import games
from undercroft.cli.files import read_game
from undercroft.engine.keys import Dice
from undercroft.engine.messages import Message, literal
from undercroft.engine.verify import Verified, verify
from undercroft.locale import voice


def run(args: Namespace) -> int:
    """Check that every die and card of a saved game followed from its key; 1 if it did not."""
    kept = read_game(Path(args.file), "to check")
    found = verify(games.get(kept.record.game), kept)
    say = voice(args.lang)
    for message in told(found):
        print(say(message))
    flaw = found.flaw or claimed(found.dice, args.commitment, args.share)
    if flaw is None:
        print(say(Message("dice-fair", {"moves": found.moves})))
        return 0
    print(say(Message("dice-unfair", {"flaw": flaw})))
    if found.text:
        print(found.text)
    return 1


def told(found: Verified) -> list[Message]:
    """Where the dice came from."""
    told = [] if found.whole else [Message("dice-by-position")]
    dice = found.dice
    if dice is None:
        return [*told, Message("dice-by-seed", {"seed": str(found.seed)})] if found.whole else told
    told += [
        Message(f"dice-origin-{dice.origin}"),
        Message("dice-commitment", {"hash": literal(dice.commitment)}),
        Message("dice-compare"),
        Message("dice-key", {"key": literal(dice.key)}),
    ]
    return told + ([share(*each) for each in dice.shares] or [Message("dice-no-shares")])


def share(seat: int, digits: str) -> Message:
    """What a seat added."""
    return Message("dice-share-of", {"player": f"#{seat + 1}", "digits": literal(digits)})


def claimed(dice: Dice | None, commitment: str | None, digits: str | None) -> str | None:
    """What is wrong if somebody was shown this commitment and added these digits."""
    if commitment is not None and (dice is None or dice.commitment != commitment):
        return "commitment"
    if digits is not None and (dice is None or digits not in [each for _, each in dice.shares]):
        return "share"
    return None
