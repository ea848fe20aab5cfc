"""A server that means ill: it rules no terminal, fills no memory, and ends in one line."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import Server, ServerConnection, serve

from lindwurm import games
from lindwurm.cli import common, reviewing
from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from tests.cli.conftest import Run

EVIL = "Eve\x1b]0;owned\x07\x1b[2J\x9b31m"
SEAT = {"seat": 1, "name": EVIL, "kind": "person", "commitment": None, "revealed": False}
TABLE = {
    "game": "dragonquest",
    "status": "playing",
    "host": 2,
    "hints": True,
    "options": {},
    "seats": [SEAT, {**SEAT, "seat": 2}],
}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def known(tmp_path: Path, origin: str) -> None:
    """Have been there before."""
    file = tmp_path / "lindwurm" / "guests.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({origin: {"cookie": "lindwurm=1"}}), "utf-8")


@contextmanager
def running(server: Server | ThreadingHTTPServer) -> Iterator[None]:
    """Have a server answer in a thread of its own."""
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


@contextmanager
def talking(tmp_path: Path, *said: Any) -> Iterator[str]:
    """A server whose tables say this, whatever they are asked; gives the link of one."""

    def answered(_: ServerConnection, request: Request) -> Response | None:
        if request.path == "/api/me":
            return Response(200, "OK", Headers([("Content-Length", "12")]), b'{"csrf":"x"}')
        return None

    def handler(line: ServerConnection) -> None:
        try:
            line.recv()
            for one in said:
                line.send(one if isinstance(one, str) else json.dumps(one))
            while True:
                line.recv()
        except ConnectionClosed:
            pass

    with serve(handler, "127.0.0.1", 0, process_request=answered) as server:
        origin = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        known(tmp_path, origin)
        with running(server):
            yield f"{origin}/table/t"


@contextmanager
def answering(answer: Callable[[BaseHTTPRequestHandler], None]) -> Iterator[str]:
    """A server that answers every request in one way."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            answer(self)

        def do_GET(self) -> None:
            answer(self)

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server, running(server):
        yield f"http://127.0.0.1:{server.server_port}"


def whole(body: bytes, status: int = 200) -> Callable[[BaseHTTPRequestHandler], None]:
    def answer(asked: BaseHTTPRequestHandler) -> None:
        asked.send_response(status)
        asked.send_header("Content-Length", str(len(body)))
        asked.end_headers()
        asked.wfile.write(body)

    return answer


def position(**other: Any) -> dict[str, Any]:
    """What a seat is told at the beginning, and something else."""
    match = Match(load("dragonquest"), 2, seed=1)
    seat = match.actors[0]
    told = {
        "type": "position",
        "number": 0,
        "seat": seat + 1,
        "actors": [seat + 1],
        "over": False,
        "view": match.view(seat),
        "events_from": 0,
        "events": [],
        "legal": [{"text": match.text(one), "label": f"{EVIL} {one}"} for one in match.legal(seat)],
        "result": None,
        "fairness": {"seed": None, "commitment": EVIL},
    }
    return {**told, **other}


def table(seat: int = 1, **other: Any) -> dict[str, Any]:
    return {"type": "table", "table": {**TABLE, **other}, "mine": [seat]}


def test_what_a_server_says_is_not_obeyed_by_the_terminal(run: Run, tmp_path: Path) -> None:
    first = position()
    mine = table(first["seat"], hints=False)
    with talking(tmp_path, mine, first) as link:
        ran = run("play", "--server", link, stdin="")
    assert "Eve" in ran.out, ran
    for sign in "\x1b\x07\x9b":
        assert sign not in ran.out + ran.err


@pytest.mark.parametrize(
    "said",
    [
        [[]],
        ["{"],
        ["[" * 100_000 + "]" * 100_000],
        [{"type": "table"}],
        [{"type": "table", "table": 7, "mine": None}],
        [table(seats=[SEAT] * 50), position()],
        [table(), position(view={})],
        [table(), position(view=[1])],
        [table(), position(legal=[{"text": "fly away"}])],
        [table(), position(actors=[])],
        [table(), position(events=[{"kind": "none", "values": {}}])],
        [table(), position(fairness=None)],
        [table(), position(number="x")],
        [table(), position(over=True, result=["x"])],
    ],
)
def test_what_makes_no_sense_is_one_line(run: Run, tmp_path: Path, said: list[Any]) -> None:
    with talking(tmp_path, *said) as link:
        run("play", "--server", link, stdin="1\n").refused(1, "makes no sense")


def test_an_unknown_game_is_one_line_too(run: Run, tmp_path: Path) -> None:
    with talking(tmp_path, table(game="../x" + EVIL), position()) as link:
        ran = run("play", "--server", link, stdin="1\n")
    ran.refused(2, "there is no game")
    assert "\x1b" not in ran.err


def test_an_answer_without_end_is_not_read_to_its_end(run: Run) -> None:
    sent = 0

    def endless(asked: BaseHTTPRequestHandler) -> None:
        nonlocal sent
        asked.send_response(200)
        asked.end_headers()
        try:
            for _ in range(256):
                sent += asked.wfile.write(b" " * 2**20)
        except OSError:
            pass

    with answering(endless) as origin:
        run("play", "dragonquest", "--server", origin).refused(1, "far too much")
    assert sent < 64 * 2**20


@pytest.mark.parametrize(
    "answer",
    [
        whole(b"[" * 200_000),
        whole(b"[]"),
        whole(b"{}"),
        whole(b'{"csrf": 1}'),
        whole(b'{"error": {"message": "\\u001b[2J"}}', 400),
        whole(b"[" * 200_000, 400),
        lambda asked: asked.wfile.write(b"HTTP/1.1 what\r\n\r\n"),
        lambda asked: asked.wfile.write(b"\x00" * 70_000),
    ],
)
def test_bad_answers_are_one_line(
    run: Run, answer: Callable[[BaseHTTPRequestHandler], None]
) -> None:
    with answering(answer) as origin:
        ran = run("play", "dragonquest", "--server", origin)
    ran.refused(1)
    assert "\x1b" not in ran.err


def test_nobody_is_led_elsewhere(run: Run, tmp_path: Path) -> None:
    """A server cannot have its guests ask another one, in a network that it does not see."""
    asked: list[str] = []

    def elsewhere(request: BaseHTTPRequestHandler) -> None:
        asked.append(request.path)
        whole(b'{"csrf": "x"}')(request)

    with answering(elsewhere) as inside:

        def leading(request: BaseHTTPRequestHandler) -> None:
            request.send_response(302)
            request.send_header("Location", f"{inside}/secret")
            request.send_header("Content-Length", "0")
            request.end_headers()

        with answering(leading) as origin:
            known(tmp_path, origin)
            run("play", "dragonquest", "--server", origin).refused(1, "HTTP 302")
    assert not asked


def test_names_in_a_record_are_names(run: Run, tmp_path: Path) -> None:
    match = Match(load("dragon_farkle"), 2, seed=1, names=["[/]\x1b[2J", "[bold]\n✓ proven"])
    match.act(match.actors[0], match.legal(match.actors[0])[0])
    file = tmp_path / "evening.json"
    file.write_text(record.dumps(match), "utf-8")
    verified = run("verify", str(file))
    assert verified.code == 0, verified
    assert "[/]\N{REPLACEMENT CHARACTER}[2J, [bold] ✓ proven" in verified.out
    told = run("replay", str(file))
    assert told.code == 0, told
    assert "\x1b" not in verified.out + told.out


def test_names_in_a_review_are_names(capsys: pytest.CaptureFixture[str]) -> None:
    nothing = {"points": 0.0, "error": 0.0}
    parts = ("start", "luck", "news", "mistakes", "gifts", "unforeseen", "rest", "result", "rate")
    names = ["[/]\x1b[2J", "[link=http://x]Ben"]
    found = {
        "language": "en",
        "names": names,
        "lowest": 0,
        "seats": [
            {"seat": n, "name": name, **dict.fromkeys(parts, nothing)}
            for n, name in enumerate(names, 1)
        ],
        "decisions": [],
        "luck": [],
        "judge": {"told": ""},
    }
    reviewing._show(common.console(), found, "A game")
    told = capsys.readouterr().out
    assert "[/]\N{REPLACEMENT CHARACTER}[2J, [link=http://x]Ben" in told
    assert "\x1b" not in told


def test_a_broken_package_does_not_hide_the_others(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "broken", lambda: {"bad": "KeyError: [/]\x1b[2J"})
    ran = run("games")
    assert ran.code == 0
    assert "bad cannot be played: KeyError: [/]\N{REPLACEMENT CHARACTER}[2J" in ran.err
    assert "dragonquest" in ran.out
