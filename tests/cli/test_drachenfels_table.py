"""Drachenfels in a terminal: straight at every width, the board complete, nothing hidden in it."""

from __future__ import annotations

import pytest

from lindwurm.cli import tables
from lindwurm.games.drachenfels import GAME
from lindwurm.kernel.texts import Texts
from tests.cli.drawing import drawn, look, screen, session
from tests.games.drachenfels.helpers import table


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
    lines = tables.load(GAME).board(look(play.match, None, width=width))
    board = "\n".join(line.plain[: {80: 53, 100: 75}[width]] for line in lines)
    signs = {"D": 4, "=": 2, "×": 6, "⌂": 3, "∩": 4, "✶": 4, "○": 4, "♜": 1}
    assert {sign: board.count(sign) for sign in signs} == signs
    assert all(board.count(shape) == 1 for shape in "●■▲◆")
    assert "~" in board


def test_the_ends_of_a_move_carry_their_numbers() -> None:
    play = table(hands={"red": "p4"}).do("play p4")
    assert len(play.legal("go")) == 4
    lines, menu = screen(session(play.match), 0, 80, 24)
    board = "\n".join(line.plain[:54] for line in lines[1:15])
    for choice in menu.choices:
        assert board.count(str(choice.number)) == 1


def test_only_the_owner_sees_hand_and_notebook() -> None:
    play = table(hands={"red": "mT p1", "blue": "mW"}, looked={"blue": "F-NW"})
    assert "[the teletransfer]" in drawn(play.match, 0)
    assert "[the teletransfer]" not in drawn(play.match, 1)
    assert "[the teletransfer]" not in drawn(play.match, None)
    assert "NW\N{NO-BREAK SPACE}33%" in drawn(play.match, 0)
    assert "%" not in drawn(play.match, None)
    assert "looked in NW" in drawn(play.match, 2)


def test_the_end_is_told() -> None:
    play = table(turns=299).do("renew")
    told = tables.load(GAME).result(play.match, Texts(GAME, "en"))
    assert told == ["Nobody found the right princess in time. Everybody shares."]
