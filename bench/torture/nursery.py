"""Where servers come from: a process that has loaded everything once, and forks.

To start a server costs a second, nearly all of it for loading code. A thousand kills need a
thousand servers; forked from one that has loaded it all they are there in a moment, and are
processes like any other: with files, locks and sockets of their own, killed by the system.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import mmap
import os
import signal
import struct
import sys
import time
import traceback
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any

READY_SECONDS = 60.0


class Clock:
    """By how many seconds the clocks of all servers are wrong: a number in a file that all map."""

    def __init__(self, path: Path):
        self.path = path
        if not path.exists():
            path.write_bytes(bytes(8))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), 8)

    def set(self, seconds: float) -> None:
        self._shared[:] = struct.pack("d", seconds)

    @property
    def offset(self) -> float:
        return float(struct.unpack("d", self._shared[:])[0])

    def take_over(self) -> None:
        """Let this process, which is a server's, go by this clock."""
        from lindwurm.server.store import models

        right, clock = time.time, self

        class Wrong(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
                return datetime.now(tz) + timedelta(seconds=clock.offset)

        time.time = lambda: right() + clock.offset
        models.datetime = Wrong  # type: ignore[misc]


class NotStarted(RuntimeError):
    """A server did not start: it says why."""


class Server:
    """One server process."""

    def __init__(self, pid: int, address: str):
        self.pid = pid
        self.host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        self.port = int(port)
        self.alive = True

    def signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    async def kill(self) -> None:
        """Kill -9, and wait until it is gone."""
        self.alive = False
        self.signal(signal.SIGKILL)
        while Path(f"/proc/{self.pid}").exists():
            await asyncio.sleep(0.002)


class Nursery:
    """Asks the process that forks for servers."""

    def __init__(self, environment: dict[str, str], log: Path, clock: Clock):
        self._environment = environment
        self._files = str(log), str(clock.path)
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._count = 0

    async def __aenter__(self) -> Nursery:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.torture.nursery", *self._files),
            env={**os.environ, **self._environment},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.cancel()
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            told = json.loads(line)
            future = self._asked.get(told["id"])
            if future is not None and not future.done():
                future.set_result(told)

    async def serve(self, **environment: str) -> Server:
        """Start a server; its settings are given as environment."""
        self._count += 1
        number = self._count
        told = self._asked[number] = asyncio.get_running_loop().create_future()
        assert self._process.stdin is not None
        order = json.dumps({"id": number, "environment": environment})
        self._process.stdin.write(order.encode() + b"\n")
        try:
            answer = await asyncio.wait_for(told, READY_SECONDS)
        finally:
            del self._asked[number]
        if "error" in answer:
            raise NotStarted(answer["error"])
        return Server(answer["pid"], answer["address"])


# -- the process that forks ------------------------------------------------------------------------


def tell(**message: Any) -> None:
    os.write(1, json.dumps(message).encode() + b"\n")


def child(number: int, environment: dict[str, str], log: str) -> None:
    """Be a server until the end."""
    from lindwurm.server import run
    from lindwurm.server.settings import from_environment

    Clock(Path(sys.argv[2])).take_over()
    os.environ.update(environment)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    file = os.open(log, os.O_CREAT | os.O_APPEND | os.O_WRONLY, 0o600)
    os.dup2(file, 2)
    settings = from_environment({"host": "127.0.0.1", "port": 0}, os.environ)
    run.serve(settings, lambda address: tell(id=number, pid=os.getpid(), address=address))


def main() -> None:
    """Load everything, and fork whenever a line comes in; end with the input."""
    from lindwurm.games import ids, load
    from lindwurm.kernel.texts import LANGUAGES
    from lindwurm.server import run
    from lindwurm.server.table import outgoing

    assert run
    for game in ids():
        for language in LANGUAGES:
            outgoing.Telling(load(game), language)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the killed
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    children: list[int] = []
    while line := sys.stdin.readline():
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            os.close(0)
            try:
                child(order["id"], order["environment"], sys.argv[1])
            except BaseException as error:  # noqa: BLE001 (the parent wants to know)
                traceback.print_exc()
                tell(id=order["id"], error=str(error))
            os._exit(0)
        children.append(pid)
    for pid in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
