"""Simurgh drawn in a terminal: in every phase, in both languages, at both widths."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

from lindwurm.cli.common import theme
from lindwurm.cli.tables import simurgh
from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.state import Phase
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.games.simurgh.helpers import table


def drawn(match: Match, seat: int | None, language: str, width: int) -> str:
    out = StringIO()
    console = Console(file=out, width=width, theme=theme(), highlight=False)
    console.print(simurgh.draw(match, seat, Texts(GAME, language, match.names)))
    return out.getvalue()


@pytest.mark.parametrize(("seats", "mode"), [(2, "spearman"), (5, "dragonlord")])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_phase_is_drawn_within_its_width(seats: int, mode: str, language: str) -> None:
    names = ["Anna", "Ben", "Cem", "Dora", "Eva"][:seats]
    match = Match(GAME, seats, {"mode": mode}, seed=4, names=names)
    texts = Texts(GAME, language, names)
    pick = random.Random(4)
    seen = set()
    while not match.over:
        seat = pick.choice(match.actors)
        phase = Phase(match.state.phase)
        if phase not in seen:
            seen.add(phase)
            for width in (80, 140):
                for viewer in (seat, None):
                    lines = drawn(match, viewer, language, width).splitlines()
                    assert all(len(line) <= width for line in lines)
            assert names[seat] in simurgh.asked(match, seat, texts)
        match.act(seat, pick.choice(match.legal(seat)))
    assert len(seen) >= 8
    assert simurgh.result(match, texts)


def test_only_the_own_hand_is_drawn() -> None:
    match = Match(GAME, 2, {"first_player": "1"}, seed=4)
    texts = Texts(GAME, "en")
    for tile in range(48):
        name = str(texts.argument("tile", tile))
        if match.state.zone[tile] == 6:
            assert name in drawn(match, 0, "en", 140)
            assert name not in drawn(match, 1, "en", 140)
            assert name not in drawn(match, None, "en", 140)


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_asks_for_the_dragon_that_must_help_first(language: str) -> None:
    texts = Texts(GAME, language, ["Anna", "Ben"])
    lay = table(hands={0: [31]}, has=["1W"], dragons={0: {71: "M"}})
    lay.do("lay show_of_arms W1", "choose first")
    scouts = table(has=["1W"], dragons={0: {71: "M"}})
    scouts.do("place spearman scouts", "choose first")
    asked = [simurgh.asked(m, 0, texts) for m in (lay, scouts)]
    assert asked == [texts(f"phase-{at}-helped", seat="Anna") for at in ("vassal", "scout")]
    scouts.do("ability iron_scale middle")
    assert simurgh.asked(scouts, 0, texts) == texts("phase-scout", seat="Anna")
