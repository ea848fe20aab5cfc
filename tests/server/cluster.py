"""A PostgreSQL and a Redis of our own, on free ports and in a folder that goes away."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

USER = "postgres"
"""Whom PostgreSQL runs as where we are root: it refuses to be root itself."""


class NotHere(Exception):
    """What is needed is not installed: one sentence says what."""


def free_port() -> int:
    """Return a port that stays free while its server is stopped for a moment.

    So none of those that the system gives to outgoing connections (from 32,768 on): whoever tries
    again and again to reach a server that is not there would take its port one day.
    """
    while True:
        port = secrets.choice(range(20_000, 32_000))
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def _tool(name: str) -> str:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    if found := shutil.which(name):
        return found
    raise NotHere(f"{name} is not installed: try `make tools`")


def _as_user(command: list[str]) -> list[str]:
    if os.getuid() != 0:
        return command
    if shutil.which("runuser") is None:
        raise NotHere("PostgreSQL does not run as root, and there is no runuser")
    return ["runuser", "-u", USER, "--", *command]


@contextlib.contextmanager
def postgres(safe: bool = False) -> Iterator[str]:
    """Start a PostgreSQL; gives the URL of an empty database. Only a `safe` one writes to disk."""
    initdb, control = _tool("initdb"), _tool("pg_ctl")
    folder = Path(tempfile.mkdtemp(prefix="lindwurm-postgres-"))
    try:
        if os.getuid() == 0:
            try:
                shutil.chown(folder, USER)
            except LookupError:
                raise NotHere(f"PostgreSQL needs a user {USER}") from None
        data, port = str(folder / "data"), free_port()
        _run([initdb, "-D", data, "-U", "lindwurm", "--auth=trust", "-E", "UTF8", "--no-sync"])
        # Tests do not wait for the disk at each commit: what they kill is never this one.
        fsync = "on" if safe else "off"
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c fsync={fsync} -k {folder}"
        log = str(folder / "log")
        _run([control, "-D", data, "-w", "-t", "120", "-l", log, "-o", options, "start"])
        try:
            yield f"postgresql://lindwurm@127.0.0.1:{port}/postgres"
        finally:
            _run([control, "-D", data, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(command: list[str]) -> None:
    # A file, not a pipe: the server that pg_ctl leaves behind would keep a pipe open.
    with tempfile.TemporaryFile("w+") as output:
        done = subprocess.run(
            _as_user(command), stdout=output, stderr=output, timeout=180, cwd="/", check=False
        )
        output.seek(0)
        if done.returncode:
            raise NotHere(f"{Path(command[0]).name} failed: {output.read()[-400:]}")


class Redis:
    """A Redis that can be stopped and started again."""

    def __init__(self) -> None:
        found = shutil.which("redis-server")
        if found is None:
            raise NotHere("redis-server is not installed: try `make tools`")
        self._binary = found
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        where = ["--port", str(self._port), "--bind", "127.0.0.1", "--dir", tempfile.gettempdir()]
        self._process = subprocess.Popen(
            [self._binary, *where, "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port)):
                if self._process.poll() is None:  # it is ours that answers
                    return
            time.sleep(0.05)
        raise NotHere("redis-server did not start")

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def freeze(self) -> None:
        """Let it stand still: connections stay open, and nothing is answered."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)
