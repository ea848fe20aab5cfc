"""The games of tables: as they are printed, or as a variant has them.

A row of `variants` holds a variant without its code. What has code is played only while the
operator's own file is at hand. Variants are loaded when a table needs them; there are at most
`MOST` of them in memory, and the one that was not played for longest is let go.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from weakref import WeakSet

import msgspec
from sqlalchemy.orm.attributes import set_committed_value

from lindwurm.games import UnknownGame, ids, load
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.variant import Variant
from lindwurm.server.store.models import KeptVariant, Table
from lindwurm.variants import components, file, loading

MOST = 60
"""Variants in memory at a time, if they are not being played: one has two or three megabytes."""

AT_HAND: dict[str, Variant] = {}
"""The operator's variants by their keys, with their code."""
LET_GO: list[Callable[[], None]] = []
"""What is to be done when a game is let go: whoever keeps something of it forgets it."""

_loaded: OrderedDict[str, Game] = OrderedDict()
_played: dict[str, WeakSet[Match]] = {}
_alone = threading.Lock()


class NotAtHand(Exception):
    """A table plays something that this server does not have. The message is one sentence."""


def key_of(variant: Variant) -> str:
    """Return the key of a variant: a fingerprint of everything in it."""
    return variant.package.rpartition("@")[2]


def row(variant: Variant, text: str) -> KeptVariant:
    """Return what is kept of a variant."""
    return KeptVariant(
        key=key_of(variant),
        game=variant.game,
        digest=variant.digest,
        data=msgspec.to_builtins(replace(variant, code=(), files=())),
        text=text,
        code=bool(variant.code),
    )


def variant_of(kept: KeptVariant) -> Variant:
    """Return a variant as it is played; raises NotAtHand."""
    if (found := AT_HAND.get(kept.key)) is not None:
        return found
    variant = told(kept)
    if kept.code:
        name = dict(variant.name).get("en", kept.game)
        raise NotAtHand(f"the variant “{name}” has code that this server does not have any more")
    if variant.game not in ids() or variant.base != components.base(variant.game):
        raise NotAtHand(f"this server does not have the game {variant.game} that a variant changes")
    if key_of(variant) != kept.key:
        raise NotAtHand("this variant is damaged")
    return variant


def told(kept: KeptVariant) -> Variant:
    """Return what is known of a variant without its code: enough to tell of it."""
    variant = msgspec.convert(kept.data, Variant)
    if variant.edition and key_of(variant) != kept.key:
        return replace(variant, edition=False)  # of when that was no part of its key
    return variant


def played(kept: KeptVariant) -> Game:
    """Return the game of a variant, loaded (which takes a moment) if it is not yet."""
    if (game := _loaded.get(kept.key)) is not None and (kept.key in AT_HAND or not kept.code):
        _loaded.move_to_end(kept.key)
        return game
    variant = variant_of(kept)
    with _alone:
        if kept.key not in _loaded:
            _loaded[kept.key] = loading.loaded(variant)
            _played[kept.key] = WeakSet()
            _make_room(kept.key)
        return _loaded[kept.key]


def game_of(table: Table) -> Game:
    """Return what is played at a table; raises NotAtHand."""
    if table.variant_key is None:
        try:
            return load(table.game)
        except UnknownGame as error:
            raise NotAtHand(str(error)) from None
    if table.variant is None:
        raise NotAtHand("this table plays a variant that this server does not have")
    return played(table.variant)


def vary(table: Table, kept: KeptVariant | None) -> None:
    """Let a table play a variant, or its game as it is printed."""
    table.variant_key = None if kept is None else kept.key
    set_committed_value(table, "variant", kept)


def note(match: Match) -> None:
    """Note that a match is being played: as long as it is, its game stays."""
    variant = match.game.variant
    if variant is not None and (playing := _played.get(key_of(variant))) is not None:
        playing.add(match)


def _make_room(but: str) -> None:
    idle = [key for key in _loaded if key != but and not _played[key]]
    for key in idle[: max(0, len(_loaded) - MOST)]:
        game = _loaded.pop(key)
        del _played[key]
        loading.unload(game)
        for forget in LET_GO:
            forget()


# -- the operator's ----------------------------------------------------------------------------


def read(paths: str, separator: str) -> list[tuple[Variant, str]]:
    """Return the operator's variants with their files' texts; raises VariantError."""
    found = []
    for name in filter(None, paths.split(separator)):
        path = Path(name)
        files = sorted(path.glob("*.toml")) if path.is_dir() else [path]
        if not files:
            raise file.VariantError(f"there is no variant (….toml) in {name}")
        for one in files:
            variant = file.read(one)
            found.append((variant, one.read_text("utf-8")))
    return found
