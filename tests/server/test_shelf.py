"""Variants in a server's memory: no more than so many, and those that are played stay."""

from __future__ import annotations

import gc
import sys
import weakref

import pytest

from lindwurm.games import load
from lindwurm.kernel.match import Match
from lindwurm.kernel.variant import LAYERS, Variant
from lindwurm.server.store import shelf
from lindwurm.server.store.models import KeptVariant


def kept(stub: int) -> KeptVariant:
    return shelf.row(Variant("dragon_farkle", changes=(("numbers.stub", stub),)), "")


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST", 2)
    monkeypatch.setattr(shelf, "_loaded", type(shelf._loaded)())
    monkeypatch.setattr(shelf, "_played", {})


def test_the_one_that_was_not_played_for_longest_is_let_go() -> None:
    rows = [kept(stub) for stub in (450, 500, 550)]
    first = shelf.played(rows[0])
    package, gone = first.package, weakref.ref(first)
    match = Match(shelf.played(rows[1]), 2, seed=1)
    shelf.note(match)
    shelf.played(rows[0])
    shelf.played(rows[2])
    assert package not in LAYERS
    assert not any(name.startswith(package) for name in sys.modules)
    assert list(shelf._loaded) == [rows[1].key, rows[2].key], "the other one is being played"
    del first
    gc.collect()
    assert gone() is None, "nothing keeps it"
    again = shelf.played(rows[0])
    assert again.package == package
    assert Match(again, 2, seed=1).legal(0) is not None


def test_code_comes_from_no_database() -> None:
    variant = Variant(
        "dragon_farkle", code=(("rules.ends", "boom()"),), files=("x.py",), name=(("en", "Boom"),)
    )
    row = shelf.row(variant, "")
    assert "boom" not in str(row.data)
    with pytest.raises(shelf.NotAtHand, match="“Boom” has code that this server does not have"):
        shelf.played(row)
    row.code = False
    with pytest.raises(shelf.NotAtHand, match="damaged"):
        shelf.played(row)
    row.data = {**row.data, "base": "os"}
    with pytest.raises(shelf.NotAtHand, match="does not have the game"):
        shelf.played(row)


def test_the_printed_game_is_not_touched() -> None:
    before = load("dragon_farkle")
    shelf.played(kept(600))
    assert load("dragon_farkle") is before
