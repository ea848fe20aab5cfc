"""A server of our own on a free port, and clients with real sockets."""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

LEVELS = ("random", "novice", "adept", "master", "legend", "wyrm")
QUICK = {"round_limit": "10"}
NO_HURRY = {
    "LINDWURM_REQUESTS_PER_MINUTE": "100000",
    "LINDWURM_MESSAGES_PER_SECOND": "100000",
    "LINDWURM_CHAT_PER_MINUTE": "100000",
}
"""Programs that play are quicker than people: they are no flood."""

_plain = tempfile.TemporaryDirectory(prefix="lindwurm-plain-")
Path(_plain.name, "numba.py").write_text("raise ImportError\n", "utf-8")
PLAIN = os.pathsep.join([_plain.name, os.environ.get("PYTHONPATH", "")])
"""Where Python finds no Numba: searches are slow, but nothing has to be compiled for them."""

T = TypeVar("T")


def awaited(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine on a thread: in this one the loop of a browser may be running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, coroutine).result()


class Served:
    """A server process on a database of its own; it compiles nothing unless it is to."""

    PROGRAM = ("-m", "lindwurm.cli")

    def __init__(
        self,
        database: Path,
        *,
        compiling: bool = False,
        program: Sequence[str] = PROGRAM,
        descriptors: int | None = None,
        python: str = sys.executable,
        **environment: str,
    ):
        self.database = database
        self._program = (python, *program)
        self._limited: list[str] = []
        if descriptors is not None:
            self._limited = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh"]
        self.environment = {**NO_HURRY, **environment}
        if not compiling:
            self.environment["PYTHONPATH"] = PLAIN
        self.address = ""
        self.http = httpx.Client(timeout=30)
        self.start()

    def start(self, port: int = 0) -> None:
        """Start, on any free port if none is wanted."""
        self.process = subprocess.Popen(
            [
                *(*self._limited, *self._program, "serve", "--no-browser"),
                *("--port", str(port), "--database", str(self.database)),
            ],
            env={**os.environ, **self.environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise AssertionError(f"the server did not start: {self.process.communicate()}")
        self.address = line.split()[3].rstrip("/")

    def kill(self) -> None:
        """Kill -9: nothing is tidied up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> str:
        """Stop in good order; returns what it complained about."""
        self.http.close()
        self.process.terminate()
        return self.process.communicate(timeout=20)[1]

    def get(self, path: str, **kwargs: Any) -> httpx.Response:
        return self.http.get(self.address + path, **kwargs)

    def metric(self, name: str) -> float:
        for line in self.get("/metrics").text.splitlines():
            if line.startswith(f"lindwurm_{name} "):
                return float(line.split()[1])
        raise AssertionError(f"there is no metric {name}")


class Client:
    """Someone with a cookie."""

    def __init__(self, server: Served, name: str | None, language: str = "en"):
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=30)
        self.csrf = ""
        self.salt = os.urandom(32).hex()
        """What this person adds to the dice of a table, if anything."""
        self.sittings: list[Line] = []
        if name is not None:
            self.remember(self.post("/api/guests", {"name": name, "language": language}, 201))

    def remember(self, me: Any) -> None:
        self.csrf = me["csrf"]

    def request(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        headers = {"x-csrf-token": self.csrf} if self.csrf else {}
        url = self.server.address + path
        answer = self.http.request(method, url, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self.request("POST", path, body, status)

    def get(self, path: str, status: int = 200) -> Any:
        return self.request("GET", path, None, status)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.salt.encode()).hexdigest()

    def reveal(self, table: str, status: int = 200) -> Any:
        return self.post(f"/api/tables/{table}/reveal", {"salt": self.salt}, status)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def table(
        self,
        *seats: str,
        public: bool = False,
        game: str = "dragon_farkle",
        rules: dict[str, Any] | None = None,
        **options: str,
    ) -> str:
        """Open a table: seats are `me`, `open`, `bot` or the level of a bot."""
        kinds = {level: {"kind": "bot", "level": level} for level in LEVELS}
        body = {
            "game": game,
            "seats": [kinds.get(s, {"kind": s}) for s in seats],
            "options": options or (QUICK if game == "dragon_farkle" else {}),
            "public": public,
            **(rules or {}),
        }
        return str(self.post("/api/tables", body, 201)["table"]["id"])

    def sit(self, table: str, **hello: Any) -> Sitting:
        return Sitting(self, table, **hello)

    def lobby(self) -> Line:
        return Line(self, "/api/lobby")

    def close(self) -> None:
        for sitting in list(self.sittings):
            sitting.close()
        self.http.close()


class Line:
    """A socket. Keeps every message it was ever sent."""

    def __init__(self, client: Client, path: str):
        self.client = client
        self.heard: list[dict[str, Any]] = []
        self._n = 0
        self._open = connect(
            client.server.address.replace("http", "ws") + path,
            additional_headers={"Cookie": client.cookie} if client.cookie else {},
            max_size=2**24,
            compression=None,
        )
        self.socket: ClientConnection = self._open.__enter__()
        client.sittings.append(self)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool], timeout: float = 20) -> Any:
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.receive(timeout)
            if wanted(message):
                return message
        raise AssertionError("it was never said")

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send something and return its own answer."""
        self._n += 1
        mark = f"q{self._n}"
        self.send(id=mark, **message)
        return dict(self.until(lambda m: m.get("id") == mark))

    def settle(self) -> None:
        """Hear everything that the server has said before this question reached it."""
        assert self.ask(type="ping")["type"] == "pong"

    def close(self) -> None:
        if self in self.client.sittings:
            self.client.sittings.remove(self)
            self._open.__exit__(None, None, None)


class Sitting(Line):
    """A socket at a table."""

    def __init__(self, client: Client, table: str, *, greet: bool = True, **hello: Any):
        self.table = table
        self.position: dict[str, Any] = {}
        self.asked: dict[str, Any] | None = None
        """What is asked of people's own dice."""
        self.events: list[dict[str, Any]] = []
        self.answered = -1
        super().__init__(client, f"/api/tables/{table}/socket")
        if greet:
            self.send(type="hello", **hello)
            table = self.until(lambda m: m["type"] in ("table", "error"))
            self.until(lambda m: m["type"] == "chat")
            if table["table"]["status"] in ("playing", "over") and not hello.get("events"):
                self.until(lambda m: m["type"] == "position")

    def receive(self, timeout: float = 20) -> dict[str, Any]:
        message = super().receive(timeout)
        if message["type"] == "position":
            self.position = message
            assert message["events_from"] <= len(self.events)
            del self.events[message["events_from"] :]
            self.events += message["events"]
        elif message["type"] == "asked":
            self.asked = message["asked"]
        return message

    def act(self, action: Any, number: int | None = None, **more: Any) -> dict[str, Any]:
        at = self.position["number"] if number is None else number
        return self.ask(type="act", action=action, number=at, **more)

    def shown(self) -> None:
        """Say that the position has been shown, as a browser does when it has told everything."""
        self.send(type="shown", number=self.position["number"])

    def drain(self) -> None:
        """Hear whatever has arrived by now."""
        while True:
            try:
                self.receive(0)
            except TimeoutError:
                return

    def until_asked(self) -> list[dict[str, Any]]:
        """Wait until this seat may act (or all is over) and return what it may do."""
        while not (self.position and (self.position["legal"] or self.position["over"])):
            self.receive()
        return list(self.position["legal"])


def play(
    sittings: list[Sitting],
    rng: random.Random,
    moves: int | None = None,
    made: list[tuple[int, int, str]] | None = None,
    limit: float = 120,
    watching: Sequence[Sitting] = (),
    behind: bool = False,
) -> list[tuple[int, int, str]]:
    """Play at random until the game is over, or for some moves; returns what was acknowledged.

    Where processes may be `behind` each other, what came too late is chosen anew.
    """
    made = [] if made is None else made
    end = time.monotonic() + limit
    while moves is None or len(made) < moves:
        assert time.monotonic() < end, "the game takes too long"
        idle = True
        for sitting in watching:
            sitting.drain()
        for sitting in sittings:
            sitting.drain()
            now = sitting.position
            if now and now["over"]:
                return made
            if now and now["legal"] and sitting.answered < now["number"]:
                idle = False
                sitting.answered = now["number"]
                action = rng.choice(now["legal"])
                done = sitting.act(action["text"])
                if behind and done.get("code") == "stale":
                    continue
                assert done["type"] == "done", done
                made.append((done["number"], now["seat"], action["text"]))
        if idle:
            time.sleep(0.002)
    return made


def until_over(sittings: list[Sitting]) -> None:
    """Wait until everyone has heard of the end."""
    for sitting in sittings:
        while not (sitting.position and sitting.position["over"]):
            sitting.receive()
