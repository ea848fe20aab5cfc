"""The terminal table: straight at every width, in both languages, with walls, trail and demon."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from lindwurm.cli import tables
from lindwurm.games.dragonquest import GAME, actions, chances
from lindwurm.games.dragonquest.state import Phase
from lindwurm.kernel.events import Event
from lindwurm.kernel.texts import Texts
from tests.cli.drawing import drawn, look, screen, session
from tests.games.dragonquest.helpers import Play, blocking, dead, hero, table, walking


def row(picture: str, number: int) -> str:
    """The cells of one row of the map, without what joins them."""
    line = next(text for text in picture.splitlines() if text[:3].strip() == str(number))
    return line[4:50].ljust(46)[::2]


POSITIONS: list[Any] = [
    lambda: table(),
    lambda: walking(hero("A10 A9 A8 B8", walls="F6 F7", items="orb", ep=3), steps=3),
    lambda: blocking(hero("C3 D3", walls="P6", demon="H2 I3 J4")),
    lambda: table(hero("J7 T", treasures="t01 t05", hundreds=3), hero("K8 T"), dead(), hero()),
    lambda: table(hero("Q4", demon="H2"), hero(), phase=Phase.DEMON, demon_steps=2),
    lambda: table(hero(items="mring"), hero(), phase=Phase.RING, foe=6),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("position", POSITIONS)
def test_every_line_fits(position: Any, width: int, language: str) -> None:
    m: Play = position()
    for seat in (None, *range(m.seats)):
        for line in drawn(m, seat, language, width).splitlines():
            assert cell_len(line) <= width, line
    texts, drawing = Texts(GAME, language), tables.load(GAME)
    for seat in m.actors:
        assert drawing.asked(look(m, seat, language, width))
        assert all(drawing.odds(m, seat, texts))


def test_the_castle_shows_walls_trail_and_demon() -> None:
    m = table(hero("A10 A9 A8 B8", walls="F6 F7", demon="H2 I3 J4"), hero())
    picture = drawn(m, 0)
    assert row(picture, 6)[5] == row(picture, 7)[5] == "▓"
    assert (row(picture, 8)[0], row(picture, 8)[1]) == ("┌", "●")
    assert row(picture, 9)[0] == "│"
    assert (row(picture, 2)[7], row(picture, 3)[8], row(picture, 4)[9]) == ("✕", "✕", "☿")
    assert row(picture, 6)[10:13] == "▒▒▒"
    assert row(picture, 1)[:2] == "  "


def test_the_neighbour_sees_the_map_he_builds_on() -> None:
    m = blocking(hero("C3"))
    lines, _ = screen(session(m), 1, 140, 45)
    shown = "\n".join(line.plain for line in lines)
    assert row(shown, 3)[2] == "●"
    unnumbered = sum(row(shown, number).count("+") for number in range(1, 12))
    assert unnumbered == len(m.options) - 99, "what has no number is taken by its name"
    assert not any("+" in row(drawn(m, 0), number) for number in range(1, 12))


def test_the_table_tells_no_secret() -> None:
    m = table()
    m.act(1, "tile 1")
    twin = table()
    twin.act(1, "tile 3")
    assert drawn(m, 0) == drawn(twin, 0)
    assert drawn(m, None) == drawn(twin, None)


def test_the_result_names_winner_and_ranks() -> None:
    out = hero("A10 J7 T N5 V2", treasures="t03")
    m = table(out, dead(sun=9), dead(sun=12), phase=Phase.MOVE, steps=1)
    m.do("step W2")
    lines = tables.load(GAME).result(m, Texts(GAME, "en", ["Anna", "Ben", "Cleo"]))
    assert lines[0] == "Anna wins with 3,200 gold."
    assert [line.split(":")[0] for line in lines[1:]] == ["Anna", "Cleo", "Ben"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_dice_are_told_in_words(language: str) -> None:
    """Signs would be read aloud as anything: in sentences, labels and risks there are none."""
    m = table(hero("A10 A9"), hero(), phase=Phase.REROLL, dice=[1, 3, 6, 4, 5], rerolls=2)
    texts = Texts(GAME, language, ("Anna",))
    code = actions.Throws.code([1, 3, 6, 4, 5])
    said = texts.event(Event(int(actions.Kind.THREW), 0, code, 1))
    labels = [texts.action(action, m.state, 0) for action in m.legal(0)]
    risks = [risk.say(texts) for action in m.legal(0) if (risk := chances.risk(m, 0, action))]
    words = {"en": "skull, room, blank, corridor", "de": "Totenkopf, Raum, leer, Korridor"}
    assert words[language] in said
    assert any("2, 4" in label for label in labels)
    assert any({"en": "third skull", "de": "dritter Totenkopf"}[language] in one for one in risks)
    for text in (said, *labels, *risks):
        assert not [sign for sign in text if unicodedata.category(sign) == "So"], text


def test_a_turn_is_called_a_turn_in_german() -> None:
    """A "Runde" is a turn of everybody, which only the terminal's heading counts (DQ-F10)."""
    root = Path(__file__).parents[3]
    files = ("src/lindwurm/games/dragonquest", "web/src/boards/dragonquest")
    lines = [one for f in files for one in (root / f / "text.de.ftl").read_text().splitlines()]
    assert [line for line in lines if "Runde" in line] == ["table-round = Runde { $round }"]
