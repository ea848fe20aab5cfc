"""Positions of Schutt und Asche by a few words; every piece of the box is somewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import (
    BATTLE,
    CITY_MIX,
    ENTRY,
    FOLLOWERS,
    GOLD,
    PROVINCES,
    RED,
    ROUND_TILES,
    TILES,
    Card,
    Tile,
)
from lindwurm.games.schutt_und_asche.rules.common import copies
from lindwurm.games.schutt_und_asche.state import KINDS, NONE, REALM, Phase
from lindwurm.kernel.match import Match
from tests.games.accounts import agree

Words = str | Iterable[str]


def words(text: Words) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


def place(name: str) -> int:
    return PROVINCES.index(name)


def places(text: Words) -> list[int]:
    return [place(w) for w in words(text)]


def tile(name: str) -> int:
    return TILES.index(name)


def follower(name: str) -> int:
    return FOLLOWERS.index(name)


def realm(
    seats: int = 2,
    *,
    options: Mapping[str, object] | None = None,
    phase: Phase = Phase.CALL,
    actor: int | None = None,
    owner: Mapping[str, int] | None = None,
    stacks: Mapping[str, str] | None = None,
    seen: Mapping[str, int] | None = None,
    knights: Words = "",
    swords: Words = "",
    shields: Words = "",
    burnt: Words = "",
    power: Mapping[int, int] | None = None,
    treasure: Mapping[int, int] | None = None,
    gold: Mapping[int, str] | None = None,
    laid: Mapping[int, str] | None = None,
    discard: str = "",
    followers: Mapping[int, str] | None = None,
    display: str = "",
    deck: str = "",
    tiles: Iterable[int] | None = None,
    markers: Words = "",
    tape: Iterable[int] | None = None,
    **fields: Any,
) -> Match:
    """Return a match that starts from a position.

    Nobody has gold or followers unless the words say so; other followers are out of the game, so
    that nothing is drawn behind a test's back. Land is shared out in ring order. Stacks that are
    not named hold three tiles and a knight (entries: power on top), none of them seen by anyone.
    """
    m = Match(GAME, seats, {"first_regent": 1, **(options or {})}, seed=0)
    s = m.state
    s.phase, s.round_number = phase, fields.pop("round", 1)
    s.claimed = REALM
    s.ready = [1] * seats + [0] * (6 - seats)
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    s.actor = s.regent if actor is None else actor
    s.first = fields.get("first", s.actor)
    for p in range(REALM):
        s.owner[p] = (owner or {}).get(PROVINCES[p], p * seats // REALM)
    _followers(s, followers or {}, display, deck)
    _gold(s, gold or {}, laid or {}, discard)
    _dragon(s, tiles)
    for number, p in enumerate(places(markers), 1):
        s.marker[p] = number
    s.laid_markers = len(places(markers))
    _city(s, stacks or {}, seen or {}, knights, swords, shields, burnt, power or {}, treasure or {})
    if phase in (Phase.PREFIGHT, Phase.FIGHT, Phase.HERO, Phase.DRAW):
        p = s.field_of
        s.use_sword, s.use_shield = s.sword[p], s.shield[p]
    s.log = None
    return Match(GAME, seats, options, start=s, tape=tape, seed=1 if tape is None else 0)


def _followers(s: Any, held: Mapping[int, str], display: str, deck: str) -> None:
    s.followers = [[0] * KINDS for _ in range(6)]
    s.gone = [copies(s, kind) for kind in range(KINDS)]
    for seat in range(6):
        for name in held.get(seat, "").split():
            s.followers[seat][follower(name)] += 1
            s.gone[follower(name)] -= 1
        s.follower_count[seat] = sum(s.followers[seat])
    s.display = [follower(n) if n != "-" else NONE for n in display.split()]
    s.display += [NONE] * (3 - len(s.display))
    for kind in s.display:
        if kind != NONE:
            s.gone[kind] -= 1
    s.deck = [0] * KINDS
    for name in deck.split():
        s.deck[follower(name)] += 1
        s.gone[follower(name)] -= 1
    s.deck_count = sum(s.deck)
    for seat, count in enumerate(s.agitators):
        assert count == 0 or seat < s.seats
        s.gone[follower("agitator")] -= count


def _gold(s: Any, hands: Mapping[int, str], laid: Mapping[int, str], discard: str) -> None:
    s.gold_aside = list(GOLD)

    def cards(text: str) -> list[int]:
        counts = [0, 0, 0, 0]
        for word in text.split():
            value = "X123".index(word)
            counts[value] += 1
            s.gold_aside[value] -= 1
        return counts

    for seat in range(6):
        s.gold[seat] = cards(hands.get(seat, ""))
        s.gold_count[seat] = sum(s.gold[seat])
        s.laid[seat] = cards(laid.get(seat, ""))
        s.laid_count[seat] = sum(s.laid[seat])
    s.gold_discard = cards(discard)


def _dragon(s: Any, tiles: Iterable[int] | None) -> None:
    s.tile = list(tiles or ROUND_TILES[min(s.round_number, 5) - 1])
    s.red = [RED[v] for v in s.tile]


def _city(
    s: Any,
    stacks: Mapping[str, str],
    seen: Mapping[str, int],
    knights: Words,
    swords: Words,
    shields: Words,
    burnt: Words,
    power: Mapping[int, int],
    treasure: Mapping[int, int],
) -> None:
    pool = list(CITY_MIX[s.coop])
    pool[Tile.KNIGHT] += REALM + s.start_knights * s.seats
    pool[Tile.POWER] += len(ENTRY) + s.start_power * s.seats
    s.seen = [[0] * 5 for _ in range(REALM)]
    s.stack = [[0] * 5 for _ in range(REALM)]

    def take(kind: int) -> int:
        assert pool[kind] > 0, f"no {TILES[kind]} left"
        pool[kind] -= 1
        return kind

    for field, names, kind in (
        (s.knight, knights, Tile.KNIGHT),
        (s.sword, swords, Tile.SWORD),
        (s.shield, shields, Tile.SHIELD),
    ):
        for p in places(names):
            field[p] = 1
            take(kind)
    for counts, given, kind in (
        (s.power, power, Tile.POWER),
        (s.treasure, treasure, Tile.TREASURE),
    ):
        for seat, count in given.items():
            counts[seat] = count
            for _ in range(count):
                take(kind)
    if s.turned:
        take(s.turned)
    for p in places(burnt):
        s.burnt[p], s.owner[p], s.height[p] = 1, NONE, 0
    for name, text in stacks.items():
        p = place(name)
        s.height[p] = len(text.split())
        for i, word in enumerate(text.split()):
            s.stack[p][i] = take(tile(word))
            s.seen[p][i] = seen.get(name, 0)
    free = [p for p in range(REALM) if not s.burnt[p] and PROVINCES[p] not in stacks]
    _fill(s, pool, free)
    s.removed = pool
    s.ashes = [0] * len(pool)
    s.ashes_count = 0


def _fill(s: Any, pool: list[int], free: list[int]) -> None:
    """Give the stacks that were not named three tiles and what belongs on top."""
    knights_on_top = min(pool[Tile.KNIGHT], len(free))
    power_on_top = min(pool[Tile.POWER], len([p for p in free if p in ENTRY]))
    pool[Tile.KNIGHT] -= knights_on_top
    pool[Tile.POWER] -= power_on_top
    piles: dict[int, list[int]] = {p: [] for p in free}
    for _ in range(3):
        for p in free:
            rest = [t for t in Tile if t and pool[t]]
            if rest:
                kind = max(rest, key=lambda t: pool[t])
                pool[kind] -= 1
                piles[p].append(kind)
    for p in free[:knights_on_top]:
        piles[p].append(Tile.KNIGHT)
    for p in [p for p in free if p in ENTRY][:power_on_top]:
        piles[p].append(Tile.POWER)
    for p, pile in piles.items():
        s.height[p] = len(pile)
        s.stack[p] = pile + [0] * (5 - len(pile))


def battle(text: str) -> list[int]:
    """Return the draws that turn up these battle cards (k, d, s, h for shield), fight by fight.

    A bar begins a new fight with a full deck.
    """
    draws = []
    for one in text.split("|"):
        left = list(BATTLE)
        for letter in one.split():
            card = Card("kdsh".index(letter))
            draws.append(sum(left[:card]))
            left[card] -= 1
    return draws


def say(m: Match, *lines: str) -> Match:
    """Act: '0 call N' is seat 0 calling the tile in the north; several with semicolons."""
    for line in lines:
        for part in line.split(";"):
            seat, _, action = part.strip().partition(" ")
            agree(m, int(seat))
            m.act(int(seat), action)
    return m


def told(m: Match, kind: Kind, seat: int | None = None) -> list[tuple[int, int, int]]:
    """Return the integers of all events of a kind that a seat (or everybody) heard."""
    return [(e.a, e.b, e.c) for e in m.events(seat) if e.kind == kind]


def texts(m: Match, seat: int) -> list[str]:
    return [m.text(a) for a in m.legal(seat)]


def why(m: Match, seat: int, action: str) -> str | None:
    reason = m.why_not(seat, action)
    return None if reason is None else reason.rule


def pass_all(m: Match) -> Match:
    """Pass in every window until somebody has to decide something else."""
    while not m.over and "pass" in texts(m, m.actors[0]):
        m.act(m.actors[0], "pass")
    return m


def marked(m: Match) -> list[str]:
    """Return the marked provinces in flight order."""
    s = m.state
    return [PROVINCES[p] for p in sorted(range(REALM), key=lambda p: s.marker[p]) if s.marker[p]]


def burnt_places(m: Match) -> list[str]:
    return [PROVINCES[p] for p in range(REALM) if m.state.burnt[p]]


def shop(followers: str, **more: object) -> Match:
    """Return a table where seat 0 buys, with these followers."""
    more.setdefault("gold", {0: "2 2 2"})
    return realm(phase=Phase.BUY, followers={0: followers}, **more)  # type: ignore[arg-type]
