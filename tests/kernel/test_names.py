"""Names are put into a sentence last, so that it need not be made for every table."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from lindwurm.games import ids, load
from lindwurm.kernel.events import Event
from lindwurm.kernel.game import SEAT
from lindwurm.kernel.texts import LANGUAGES, MissingText, Texts

PEOPLE = {"Anna", "Ömer", "Ben"}


def sentences(texts: Texts) -> Iterator[tuple[str, str]]:
    """Yield sentences about a seat, and its name at that table."""
    game = texts.game
    for kind, names in game.event_arguments.items():
        if names and game.arguments.get(names[0]) == SEAT:
            for seat in (0, 1):
                yield texts.event(Event(int(kind), seat)), texts.seat(seat)
    for code in range(game.verbs.size):
        verb, indexes = game.verbs.split(code)
        for p, seat in zip(verb.parameters, indexes, strict=True):
            if game.arguments.get(p.name) == SEAT:
                with contextlib.suppress(MissingText):  # some labels want a position
                    yield texts.action(code), texts.seat(seat)


@pytest.mark.parametrize("game_id", ids())
def test_a_sentence_has_the_names_of_its_own_table(game_id: str) -> None:
    """Whoever asked for it first: somebody without names, or with other ones."""
    told = 0
    for language in LANGUAGES:
        for names in ((), ("Anna", "Ömer"), ("Ben",)):
            for sentence, name in sentences(Texts(load(game_id), language, names)):
                assert not [one for one in PEOPLE - set(names) if one in sentence], sentence
                assert not any(0xE000 <= ord(c) < 0xF000 for c in sentence), sentence
                told += name in sentence
    assert told, "no name was ever told"


@pytest.mark.parametrize("game_id", ids())
def test_what_is_put_in_last_reads_as_if_it_had_been_there_from_the_start(game_id: str) -> None:
    """Names and numbers: in plurals, with thousands, and in words that depend on them."""
    game, told = load(game_id), 0
    for language in LANGUAGES:
        texts = Texts(game, language, ("Anna", "Ömer"))
        for kind, names in game.event_arguments.items():
            for values in ((0, 0, 0), (1, 1, 1), (0, 1, 2), (1, 5, 0), (0, 1234, 56789)):
                try:
                    said = {n: texts.argument(n, v) for n, v in zip(names, values, strict=False)}
                except IndexError:  # there is no such card
                    continue
                message = f"event-{game.events(kind).name.lower().replace('_', '-')}"
                assert texts.event(Event(int(kind), *values)) == texts(message, you="none", **said)
                told += 1
    assert told > 2 * len(game.event_arguments)
