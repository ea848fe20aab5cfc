"""Drachenfels in a terminal: straight at every width, the board complete, nothing hidden in it."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from lindwurm.cli import common, tables
from lindwurm.games.drachenfels import GAME
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.games.drachenfels.helpers import table


def drawn(match: Match, seat: int | None, language: str = "en", width: int = 100) -> str:
    console = Console(width=width, theme=common.theme(), color_system=None)
    with console.capture() as captured:
        console.print(tables.load(GAME).draw(match, seat, Texts(GAME, language, match.names)))
    return captured.get()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [80, 120])
def test_every_line_fits(language: str, width: int) -> None:
    names = ["Anna", "Bartholomäus der Ält", "Cleo", "Dagobert"]
    match = Match(GAME, 4, seed=4, names=names)
    chooser = random.Random(4)
    drawing, texts = tables.load(GAME), Texts(GAME, language, names)
    for number in range(150):
        seat = match.actors[0]
        legal = match.legal(seat)
        if number % 10 == 0:
            for line in drawn(match, seat, language, width).splitlines():
                assert cell_len(line) <= width, line
            assert drawing.asked(match, seat, texts)
            drawing.odds(match, seat, texts)
            for action in legal:
                drawing.hint(match, seat, action, texts)
        match.act(seat, chooser.choice(legal))


@pytest.mark.parametrize("width", [80, 100])
def test_the_board_shows_every_piece(width: int) -> None:
    at = {"red": "C", "blue": "C", "yellow": "C", "white": "C"}
    play = table(
        at=at,
        armour=list(at),
        bridges=["H-NE", "X-SW"],
        rainbows=["R-N~C"],
        dragons=("F-NE", "P-S", "V-NW", "O2-N-NE"),
    )
    board = drawn(play.match, None, width=width).split(" The sky")[0]
    signs = {"D": 4, "=": 2, "×": 6, "⌂": 3, "∩": 4, "✶": 4, "○": 4, "♜": 1}
    assert {sign: board.count(sign) for sign in signs} == signs
    assert all(board.count(shape) == 1 for shape in "●■▲◆")
    assert "~" in board


def test_the_ends_of_a_move_are_marked() -> None:
    play = table(hands={"red": "p4"}).do("play p4")
    assert drawn(play.match, 0).count("+") == len(play.legal("go")) == 4


def test_only_the_owner_sees_hand_and_notebook() -> None:
    play = table(hands={"red": "mT p1", "blue": "mW"}, looked={"blue": "F-NW"})
    assert "[the teletransfer]" in drawn(play.match, 0)
    assert "[the teletransfer]" not in drawn(play.match, 1)
    assert "[the teletransfer]" not in drawn(play.match, None)
    assert "NW 33%" in drawn(play.match, 0)
    assert "%" not in drawn(play.match, None)
    assert "looked in NW" in drawn(play.match, 2)


def test_the_end_is_told() -> None:
    play = table(turns=299).do("renew")
    told = tables.load(GAME).result(play.match, Texts(GAME, "en"))
    assert told == ["Nobody found the right princess in time. Everybody shares."]
