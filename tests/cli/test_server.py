"""`lindwurm play --server`: the same screen and the same words at a table of a server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lindwurm import games
from tests.cli.conftest import Run
from tests.cli.tty import Tty
from tests.server.harness import Client, Served

ONES = "1\n" * 3000
SHORT = {
    "dragon_farkle": ["--option", "round_limit=10", "--option", "keep_threshold=3000"],
    "drachenfels": ["--option", "turn_limit=100"],
    "simurgh": ["--option", "length=short"],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server") / "lindwurm.db")
    yield served
    assert "Traceback" not in served.stop()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("game", games.ids())
def test_each_game_is_opened_and_asked_as_at_home(run: Run, server: Served, game: str) -> None:
    seats = ["play", game, "--server", server.address, "--seats", "anna,bot"]
    ran = run(*seats, *SHORT.get(game, []), "--language", "de", stdin="?\nodds\n" + "1\n" * 8)
    assert ran.code == 0, ran
    assert ran.err == ""
    assert "Anna (du)" in ran.out
    assert "Was jede Wahl bedeutet" in ran.out
    assert ran.out.count("Anna, ") >= 5
    assert "Du bekommst einen verdeckten" not in ran.out, "it is named, and told once"
    over = "Endstand" in ran.out  # nobody chose the dice: it may have been a very short game
    assert over or "Bis zum nächsten Mal." in ran.out


def test_a_whole_game_at_a_server(run: Run, server: Served) -> None:
    line = ["play", "dragon_farkle", "--server", server.address, "--seats", "anna,bot"]
    ran = run(*line, *SHORT["dragon_farkle"], stdin=ONES)
    assert ran.code == 0, ran
    assert "Final standing" in ran.out
    table = re.findall(r"/api/tables/([\w-]+)/record", ran.out)[0]
    proven = server.get(f"/api/tables/{table}/verify").json()["proven"]
    assert proven == "every die follows from the committed seed and the salts"


def test_a_link_leads_to_a_seat_and_back_to_it(server: Served) -> None:
    """Anna opens a table in her browser; Ben comes by its link from a terminal, leaves, returns."""
    anna = Client(server, "Anna")
    table = anna.table("me", "open", game="dragonquest", start_player="1")
    link = f"{server.address}/table/{table}"
    ben = Tty("play", "--server", link, "--seats", "ben")
    for _ in range(200):
        seats = anna.get(f"/api/tables/{table}")["table"]["seats"]
        if all(seat["kind"] != "free" for seat in seats):
            break
        ben._read(0.1)
    assert [seat["name"] for seat in seats] == ["Anna", "Ben"]
    anna.post(f"/api/tables/{table}/start")
    ben.until("to the table")
    shown = ben.type("", "number for the wall")
    assert "■ Ben (you)" in shown
    assert "● Anna" in shown
    ben.process.sendline("quit")
    assert ben.end() == 0
    again = Tty("play", "--server", link)
    again.until("to the table")
    assert "■ Ben (you)" in again.type("", "number for the wall"), "the seat was kept"
    again.type("1", "Anna is thinking")
    again.process.close(force=True)
    anna.close()


def test_what_cannot_be_is_said_in_one_line(run: Run, server: Served) -> None:
    line = ["play", "dragon_farkle", "--server", server.address]
    run(*line, "--json").refused(2, "--json and --server do not go together")
    run("play", "--server", server.address).refused(2, "which game?")
    run("play", "--server", "ftp://x/").refused(2, "not the address of a server")
    run("play", "--server", f"{server.address}/table/nosuchtable").refused(1, "no table")
    run("play", "dragon_farkle", "--server", "http://127.0.0.1:9").refused(1, "does not answer")
    run("play").refused(2, "which game?")
