"""`lindwurm pad`: a score pad in the terminal, one entry a line.

anna throw 115 yes: a name, the line, and what its fields say in their order. Dice are digits
(0: none), choices their number or how they begin, one number for everybody is 3,5,0.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from lindwurm.cli import common
from lindwurm.cli.errors import Refusal
from lindwurm.cli.words import words

if TYPE_CHECKING:
    from lindwurm.kernel.texts import Texts, Words
    from lindwurm.pads import Pad, PadEntry, PadField, PadLine, Reckoned, Value


class Unread(ValueError):
    """A line that says nothing that can be entered: one sentence says why."""


def run(asked: Namespace) -> int:
    """Take entries until the end, and say after each what they come to."""
    from lindwurm import pads
    from lindwurm.kernel.game import OptionError
    from lindwurm.kernel.texts import Texts

    game, language = common.game(asked.game, asked.variant), common.language(asked.language)
    pad = pads.find(game)
    if pad is None:
        raise Refusal(f"{game.id} has no score pad")
    names = [name.strip() for name in asked.people.split(",") if name.strip()]
    options = {name: str(value) for name, value in common.options(asked.option).items()}
    say, texts, console = words(language), Texts(game, language, names), common.console()
    entries: list[PadEntry] = []
    try:
        pad.count(names, entries, options, language)
    except (pads.Wrong, OptionError) as error:
        raise Refusal(str(error)) from None
    console.print(say("pad-how", line=next(iter(pad.lines))), markup=False)
    with suppress(EOFError):
        while (text := input(f"{say('pad-prompt')} ").strip()) != "end":
            wanted = list(entries)
            try:
                if text == "?":
                    for line in pad.lines.values():
                        console.print(_asks(line, texts, say), markup=False, soft_wrap=True)
                    continue
                if text == "undo":
                    if not wanted:
                        raise Unread(say("pad-nothing"))
                    wanted.pop()
                elif text:
                    wanted.append(read(pad, names, text, texts, say))
                found = pad.count(names, wanted, options, language)
            except (pads.Wrong, Unread) as error:
                rule = f" ({error.rule})" if isinstance(error, pads.Wrong) and error.rule else ""
                console.print(say("pad-wrong", why=f"{error}{rule}"), markup=False, soft_wrap=True)
                continue
            entries = wanted
            for told in lines(found, say, language):
                console.print(told, markup=False, soft_wrap=True)
    return 0


def _asks(line: PadLine, texts: Texts, say: Words) -> str:
    """Return what a line is called, in commands and in words, and what it asks for."""
    from lindwurm.pads import label

    fields = [
        label(texts, line, one)
        + (f" ({' | '.join(map(texts, one.choices))})" if 0 < len(one.choices) < 6 else "")
        for one in line.fields
    ]
    told = "; ".join(fields) or label(texts, line)
    return say("pad-asks", line=line.name, fields=told)


def read(pad: Pad, names: Sequence[str], text: str, texts: Texts, say: Words) -> PadEntry:
    """Return the entry that a line of text means; raises Unread."""
    from lindwurm.pads import PadEntry

    first, *rest = text.split()
    who = None
    if first not in pad.lines:
        who = _person(first, names, say)
        first, *rest = rest or [""]
    line = pad.lines.get(first)
    if line is None or len(rest) > len(line.fields):
        raise Unread(say("pad-unknown", text=text[:40]))
    values = {
        field.name: _value(field, word, names, texts, say)
        for field, word in zip(line.fields, rest, strict=False)
    }
    return PadEntry(line.name, who, values)


def _person(name: str, names: Sequence[str], say: Words) -> int:
    for at, one in enumerate(names):
        if one.casefold() == name.casefold():
            return at
    raise Unread(say("pad-nobody", name=name[:40]))


def _value(field: PadField, word: str, names: Sequence[str], texts: Texts, say: Words) -> Value:
    """Return what a word says in a field."""
    if field.kind == "person":
        return _person(word, names, say)
    try:
        if field.kind == "dice":
            return [] if word == "0" else [int(face) for face in word]
        if field.kind == "each":
            return [int(one) for one in word.split(",")]
        if field.kind == "number":
            return int(word)
    except ValueError:
        raise Unread(say("pad-unknown", text=word[:40])) from None
    if word.isdigit() and word.isascii():
        return int(word) - 1
    called = [texts(choice).casefold() for choice in field.choices]
    found = [at for at, one in enumerate(called) if one.startswith(word.casefold())]
    if len(found) != 1:
        raise Unread(say("pad-unknown", text=word[:40]))
    return found[0]


def lines(found: Reckoned, say: Words, language: str) -> list[str]:
    """Return what everybody has, what is missing, and at the end who has won and why."""
    from lindwurm.kernel.texts import number

    told = []
    for at, person in enumerate(found.people):
        parts = [f"{part.label} {number(part.points, language)}" for part in person.parts]
        more = [*parts, *([person.note] if person.note else [])]
        won = [say("pad-wins")] if at in found.winners else []
        after = ", ".join([*won, *more])
        total = number(person.total, language)
        told.append(f"  {person.name}: {total}" + (f" ({after})" if after else ""))
    told += [f"{one.text} ({', '.join(one.rules)})" for one in found.why]
    return told + found.missing
