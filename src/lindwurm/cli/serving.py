"""`lindwurm serve`: tables for people and bots over the network; `lindwurm` alone: on this machine.

Without a word, the command does what somebody wants who has just installed it: a table in the
browser, whatever else is going on here. If a Lindwurm is there already, it is opened; if something
else has taken its usual port, another one is used.
"""

from __future__ import annotations

import os
from argparse import Namespace
from dataclasses import replace
from typing import TYPE_CHECKING

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal
from lindwurm.cli.words import words

if TYPE_CHECKING:
    from threading import Thread

    from lindwurm.server.settings import Settings

PATIENCE = 2.0
"""Seconds in which something that listens must say who it is."""


def run(asked: Namespace) -> int:
    """Serve until interrupted."""
    from lindwurm.server.settings import SettingError, from_environment

    given = {name: getattr(asked, name) for name in ("host", "port", "database", "redis")}
    if asked.variant:
        given["variants"] = os.pathsep.join(asked.variant)
    try:
        settings = from_environment(given)
    except SettingError as error:
        raise Refusal(str(error)) from None
    say = words(common.language(None))
    browser = not asked.no_browser and not os.environ.get("LINDWURM_NO_BROWSER")
    if getattr(asked, "alone", False):
        print(say("alone"), flush=True)
        there = who_listens(settings)
        if there is not None:
            if there.startswith("http"):
                print(say("alone-there", address=there), flush=True)
                if browser:
                    _open(there).join()
                return 0
            print(say("alone-taken", port=str(settings.port)), flush=True)
            settings = replace(settings, port=0)

    from lindwurm.server.run import serve
    from lindwurm.server.store.checks import DatabaseError

    def started(address: str) -> None:
        print(say("serving", address=address), flush=True)
        if browser:
            _open(address)

    try:
        serve(settings, started)
    except (DatabaseError, SettingError) as error:
        raise Refusal(str(error), FAILED) from None
    return 0


def who_listens(settings: Settings) -> str | None:
    """Return the address of a Lindwurm where we would listen; "" if it is another; None: free."""
    import json
    import socket
    from urllib.error import URLError
    from urllib.request import urlopen

    if settings.port == 0:
        return None
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    try:
        socket.create_connection((host, settings.port), PATIENCE).close()
    except OSError:
        return None
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
    try:
        with urlopen(f"{address}api/house", timeout=PATIENCE) as answer:
            told = json.loads(answer.read(10_000))
    except (URLError, OSError, ValueError):
        return ""
    return address if isinstance(told, dict) and "unstarted_days" in told else ""


def _open(address: str) -> Thread:
    """Open the browser, without waiting for it and whether or not there is one."""
    import threading
    import webbrowser

    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening
