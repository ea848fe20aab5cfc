"""The drawn tables: straight at every width, in both languages, nothing hidden in them."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len
from rich.text import Text

from lindwurm import games
from lindwurm.cli import players, tables
from lindwurm.cli.tables.dragon_farkle import _die, _pips
from lindwurm.cli.words import words
from lindwurm.games import book, load
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.cli.drawing import drawn, look, screen, session

GAME = load("dragon_farkle")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.ids())
def test_every_decision_fits_on_the_screen(game: str, language: str) -> None:
    """Goal, board, news and a page of choices, at both sizes, with the longest names there are."""
    rules = games.load(game)
    names = ["Anna", "Bartholomäus der Ält", "Cleo", "Dagobert", "Eve", "Friedrich"]
    names = names[: max(rules.seats)]
    match = Match(rules, len(names), seed=4, names=names)
    table, drawing = session(match, language), tables.load(rules)
    goal = table.texts("goal-line", **book.numbers(rules, tuple(match.option_codes)))
    chooser, seen = random.Random(4), set[int]()
    for move in range(700):
        if match.over:
            break
        seat = match.actors[0]
        legal = match.legal(seat)
        if match.view(seat)["phase"] not in seen or move % 60 == 0:
            seen.add(match.view(seat)["phase"])
            for width, height in ((80, 24), (140, 45)):
                lines, menu = screen(table, seat, width, height)
                assert len(lines) <= height - 1
                for line in lines:
                    assert cell_len(line.plain) <= width, line.plain
                shown = "\n".join(line.plain for line in lines)
                assert goal in lines[0].plain
                assert drawing.asked(look(match, seat, language))[:30] in shown
                pages = [menu.lines(width, rows) for rows in range(3, height // 4 + 1)]
                assert any(page[0].plain in shown for page in pages)
                assert pages[0][0].plain.lstrip().startswith("1")
                assert all(name in shown for name in names), "nobody's name is cut"
        bold = chooser.random() < 0.7
        match.act(seat, players.choose(match, seat, "bot") if bold else chooser.choice(legal))
    assert len(seen) >= 8


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
    shown = "\n".join(line.plain for line in tables.plain_board(look(match, 0, width=120)))
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
