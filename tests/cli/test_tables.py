"""The drawn tables: straight at every width, in both languages, nothing hidden in them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from lindwurm.cli import common, tables
from lindwurm.cli.tables.dragon_farkle import _die, _pips
from lindwurm.cli.words import words
from lindwurm.games import load
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts

GAME = load("dragon_farkle")


def drawn(match: Match, seat: int | None, language: str, width: int, drawing: Any = None) -> str:
    console = Console(width=width, theme=common.theme(), color_system=None)
    texts = Texts(GAME, language, match.names)
    with console.capture() as captured:
        console.print((drawing or tables.load(GAME)).draw(match, seat, texts))
    return captured.get()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_every_line_fits(language: str, width: int) -> None:
    names = ["Anna", "Bartholomäus der Ält", "Cleo", "Dagobert", "Eve"]
    match = Match(GAME, 5, seed=4, names=names)
    chooser = random.Random(4)
    drawing = tables.load(GAME)
    texts = Texts(GAME, language, names)
    for number in range(400):
        if match.over:
            break
        seat = match.actors[0]
        legal = match.legal(seat)
        if number % 5 == 0:
            for line in drawn(match, seat, language, width).splitlines():
                assert cell_len(line) <= width, line
            assert drawing.asked(match, seat, texts)
            drawing.odds(match, seat, texts)
            for action in legal:
                drawing.hint(match, seat, action, texts)
        match.act(seat, chooser.choice(legal))


def test_a_seat_sees_its_own_cards_only() -> None:
    match = Match(GAME, 2, {"first_player": 1}, seed=3, names=["Anna", "Ben"])
    twin = Match(GAME, 2, {"first_player": 1}, seed=3, names=["Anna", "Ben"])
    twin.state.restore(twin.imagine(0, 98))
    assert match.view(1) != twin.view(1)
    assert drawn(match, 0, "en", 80) == drawn(twin, 0, "en", 80)
    assert drawn(match, None, "en", 80) == drawn(twin, None, "en", 80)
    assert "Courage Cheese" in drawn(match, 0, "en", 80)
    assert "Courage Cheese" not in drawn(match, None, "en", 80)


def test_dice_set_aside_are_shown() -> None:
    options = {"first_player": 1, "cards": "none"}
    match = Match(GAME, 2, options, tape=[1, 2, 3, 3, 3, 4, 2])
    match.act(0, "recruit")
    shown = drawn(match, 0, "en", 80)
    assert shown.count("┏━━━━━━━┓") == 4  # 4 4 4 5 score, 2 and 3 do not
    assert shown.count("╭───────╮") == 2
    assert "BLANK" in shown
    match.act(0, "take 4445")
    assert "pot 450 (4,550 to the Keep)   2 dice in hand   aside [4][4][4][5]" in drawn(
        match, 0, "en", 80
    )


@pytest.mark.parametrize("face", range(1, 7))
def test_pips(face: int) -> None:
    die = _die(_pips(face), heavy=False)
    assert "".join(die).count("●") == face
    assert {len(row) for row in die} == {9}


def test_a_game_without_a_drawing_is_still_shown() -> None:
    match = Match(GAME, 2, seed=3, names=["Anna", "Ben"])
    plain = tables.Drawing(
        tables.plain_draw,
        lambda m, s, t: "",
        lambda m, s, a, t: "",
        lambda m, s, t: [],
        tables.plain_result,
    )
    shown = drawn(match, 0, "en", 120, plain)
    assert "Anna" in shown
    assert "army" in shown
    assert tables.plain_result(match, Texts(GAME, "en", match.names)) == ["Anna: 0", "Ben: 0"]


def test_both_languages_have_the_same_words() -> None:
    english, german = words("en"), words("de")
    assert set(english._bundle._messages) == set(german._bundle._messages)


def test_a_long_line_is_folded_between_words() -> None:
    line = Text("  * ").append("The quick brown fox", style="bold").append(" jumps over it")
    lines = list(tables.folded(line, 16, 4))
    assert [part.plain for part in lines] == [
        "  * The quick",
        "    brown fox",
        "    jumps over",
        "    it",
    ]
    assert "bold" in str(lines[1].spans)
    assert [part.plain for part in tables.folded(Text("x" * 20), 16, 2)] == ["x" * 16, "  xxxx"]
