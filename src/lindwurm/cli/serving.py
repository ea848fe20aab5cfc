"""`lindwurm serve`: tables for people and bots over the network."""

from __future__ import annotations

import os
from argparse import Namespace

from lindwurm.cli.errors import FAILED, Refusal


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

    from lindwurm.server.run import serve
    from lindwurm.server.store.checks import DatabaseError

    browser = not asked.no_browser and not os.environ.get("LINDWURM_NO_BROWSER")

    def started(address: str) -> None:
        print(f"Lindwurm is at {address} (Ctrl-C ends it)", flush=True)
        if browser:
            _open(address)

    try:
        serve(settings, started)
    except (DatabaseError, SettingError) as error:
        raise Refusal(str(error), FAILED) from None
    return 0


def _open(address: str) -> None:
    """Open the browser, without waiting for it and whether or not there is one."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
