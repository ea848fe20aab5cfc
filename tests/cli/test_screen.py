"""The table on a real (pseudo-)terminal: drawn, asked, looked up; Ctrl-C ends it quietly."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from lindwurm.kernel import record as records
from tests.cli.tty import Tty
from tests.server.harness import PLAIN

BEGIN = ["--seats", "anna,bot", "--seed", "3", "--option", "first_player=1"]


@pytest.fixture
def tables() -> Iterator[list[Tty]]:
    opened: list[Tty] = []
    yield opened
    for one in opened:
        one.process.close(force=True)


def opened(tables: list[Tty], *arguments: object, **more: str) -> Tty:
    tables.append(Tty(*arguments, **more))
    return tables[-1]


def test_a_game_opens_with_its_goal_and_is_one_screen_from_then_on(
    tables: list[Tty], tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    table = opened(tables, "play", "dragon_farkle", *BEGIN, "--save", path)
    goal = table.until("to the table")
    assert "Slay the dragon" in goal
    assert "The game ends the moment" in goal
    first = table.type("")
    assert table.lines[0].startswith("━━ Dragon Farkle: 5,000 soldiers, then slay the dragon ━")
    assert "● Anna (you)" in first
    assert "Choose: recruit or start a skirmish." in first
    assert "1 Recruit" in first
    assert b"\x1b[1;33m" in table.raw  # colours
    assert "864 soldiers" in table.type("odds")
    assert "You recruit" in table.type("1")
    table.process.sendline("quit")
    assert table.end() == 0
    assert "The table waits in" in table.text
    assert records.loads(path.read_bytes()).moves[0].action == "recruit"


def test_an_answer_leaves_the_board_whole_and_a_game_is_not_lost_by_a_key(
    tables: list[Tty],
) -> None:
    line = ["play", "drachenfels", "--seats", "anna,bot", "--seed", "5"]
    table = opened(tables, *line, PYTHONPATH=PLAIN)
    table.until("to the table")
    assert "castle  ⌂" in table.type("signs"), "what is asked while one reads is answered"
    table.type("1")
    told = table.type("odds", "Enter: to the table")
    assert "rock castle NW: 25\N{NO-BREAK SPACE}%" in told, (
        "beside the board there is no room for it"
    )
    assert "Anna, your choice" not in told
    table.type("hint")
    assert "I would take" in table.text
    assert "Where is my princess?" not in table.text, "a heading alone says nothing"
    assert table.text.count("D ") + table.text.count(" D") >= 4, "all corners of the board"
    table.type("q", "(y/n)")
    assert "kept nowhere" in table.text
    table.type("n")
    table.process.sendline("quit")
    table.until("(y/n)")
    table.process.sendline("y")
    assert table.end() == 0


def test_no_colour_loses_nothing(tables: list[Tty]) -> None:
    seen = []
    for colour in ({}, {"NO_COLOR": "1"}):
        table = opened(tables, "play", "dragonquest", "--seats", "2", "--seed", "3", **colour)
        table.until("to the table")
        seen.append(table.type(""))
    assert seen[0] == seen[1]
    assert b"\x1b[33m" not in tables[1].raw


def test_a_line_at_a_time_for_screen_readers_and_dumb_terminals(tables: list[Tty]) -> None:
    for table in (
        opened(tables, "play", "dragon_farkle", *BEGIN, "--plain"),
        opened(tables, "play", "dragon_farkle", *BEGIN, TERM="dumb"),
    ):
        table.until("for help):")
        assert b"\x1b[2J" not in table.raw
        assert b"Dragon Farkle: Slay the dragon." in table.raw
        table.process.sendline("quit")
        assert table.end() == 0


def test_ctrl_c_ends_quietly_and_keeps_the_game(tables: list[Tty], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = opened(tables, "play", "dragon_farkle", *BEGIN, "--save", path)
    table.until("to the table")
    table.type("")
    table.type("1")
    table.process.kill(signal.SIGINT)
    assert table.end() == 130
    assert b"Traceback" not in table.raw
    assert records.loads(path.read_bytes()).moves


def test_nothing_private_stays_when_the_keyboard_is_passed(tables: list[Tty]) -> None:
    line = ["play", "dragon_farkle", "--seats", "anna,ben", "--seed", "5"]
    table = opened(tables, *line, "--option", "first_player=1")
    table.until("to the table")
    table.type("", "press Enter.")
    own = table.type("")
    assert "You are dealt" in own
    assert "War Horn" in own
    table.type("recruit", "Ben may answer")
    handed = table.text
    assert "Ben may answer" in handed
    assert "War Horn" not in handed
    assert "are dealt" not in handed
    assert "Only one thing" not in handed


def test_others_move_one_thing_at_a_time_and_a_key_hurries_them(tables: list[Tty]) -> None:
    line = ["play", "dragon_farkle", "--seats", "anna,bot", "--seed", "3"]
    table = opened(tables, *line, "--option", "first_player=2", "--pace", "tap")
    table.until("to the table")
    table.type("", "Fafnir goes recruiting")
    assert "Fafnir rolls" not in table.text, "the next thing waits for a key"
    table.process.send(" ")
    table.until("Fafnir rolls")
    table.process.send(".")
    table.until("for help):")


def test_replay_steps(tables: list[Tty], record: Path) -> None:
    table = opened(tables, "replay", record, "--at", "3")
    table.until("Move 3 of")
    for typed, shown in (("", "Move 4 of"), ("b", "Move 3 of"), ("0", "Move 0 of")):
        table.type(typed, shown)
    assert "has slain the dragon" in table.type("99999", "q: leave.")
    table.process.sendline("q")
    assert table.end() == 0
