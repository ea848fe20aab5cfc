"""What docs/upgrading.md promises of the Python API and the protocol is there."""

from __future__ import annotations

import difflib

import pytest

from tests.api import protocol, public


def test_the_public_api_is_what_was_promised() -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    kept, now = public.LIST.read_text("utf-8"), public.described()
    differs = difflib.unified_diff(kept.splitlines(), now.splitlines(), "promised", "now", n=0)
    assert kept == now, "python -m tests.api.public writes it anew\n" + "\n".join(differs)


def test_what_clients_may_send_is_what_was_promised() -> None:
    kept, now = protocol.LIST.read_text("utf-8"), protocol.described()
    differs = difflib.unified_diff(kept.splitlines(), now.splitlines(), "promised", "now", n=0)
    assert kept == now, "python -m tests.api.protocol writes it anew\n" + "\n".join(differs)
    table = now.partition("\nPOST /api/tables\n")[2].partition("\nGET ")[0].splitlines()
    assert {"    game", "    ?options", "    seats.kind", "    seats.?level"} <= set(table)


def test_an_argument_that_is_gone_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from lindwurm import games

    before = public.described()
    monkeypatch.setattr(games, "load", lambda game_id: games.ids())
    assert public.described() != before


def test_nothing_is_promised_twice() -> None:
    assert len(public.names()) == len(set(public.names())) > 50
