"""What a choice would bring, for its label: found at the table, then put into words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lindwurm.games.simurgh.actions import PLOT_TEXTS, TILE_TEXTS, Act
from lindwurm.games.simurgh.data import (
    ABILITY,
    CITY,
    COST,
    DATA,
    FIRST_GOAL,
    FIRST_LEVEL,
    FIRST_PLACE,
    FIRST_SLOT,
    FIRST_TILE,
    LEVELS,
    MAX_LEVELS,
    MAX_PARTS,
    PART,
    PLAIN,
    SPACES,
    TEXTS,
    Unit,
    effect,
)
from lindwurm.games.simurgh.state import IN_WILDERNESS, Phase, Simurgh

if TYPE_CHECKING:
    from lindwurm.kernel.texts import Words


def details(s: Simurgh, seat: int, action: int) -> dict[str, int | str]:
    """Return what an action's label should tell: where, at what price, what the rest will be."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name == "place":
        return _of_space(s, indexes[1])
    if verb.name == "lay":
        removes = int(s.wild[indexes[1]] > 0)
        slot = PLOT_TEXTS[indexes[1]]
        return {"slot": slot, "effect": TEXTS[FIRST_SLOT + indexes[1]], "removes": removes}
    if verb.name in ("recall", "spend"):
        return _of_spot(s, indexes[-1])
    if verb.name == "ability":
        return {"what": f"ability-{ABILITY[indexes[0]][indexes[1]] + 1}"}
    if verb.name == "advance":
        return _of_step(s, seat, indexes[0])
    if verb.name in ("pay_food", "pay_building"):
        unit = Unit.F if verb.name == "pay_food" else Unit.B
        return {"rest": int(COST[s.effect][unit]) - indexes[0]}
    if verb.name in ("take_food", "take_building"):
        part = PART[s.effect][max(0, s.alternative)][min(s.part, MAX_PARTS - 1)]
        return {"rest": int(part[1]) - indexes[0]}
    if verb.name == "choose":
        return {"effect": (TEXTS[s.effect].split(" | ") * 2)[indexes[0]]}
    if verb.name == "take":
        tile, price = s.display[indexes[0]] - 1, TEXTS[FIRST_PLACE + indexes[0]]
        what = TILE_TEXTS[tile] if tile >= 0 else ""
        return {"what": what, "effect": price, "priced": int(s.phase == Phase.SCOUT)}
    if verb.name == "objective":
        return {"place": indexes[1] + 1, "effect": TEXTS[FIRST_GOAL + indexes[1]]}
    return {}


def _of_space(s: Simurgh, space: int) -> dict[str, int | str]:
    """Name a space for a vassal, and what it does: no two of a tile do the same."""
    if space < CITY:
        return {"effect": TEXTS[space]}
    slot, i = divmod(space - CITY, SPACES)
    tile = s.wild[slot] - 1
    if tile < 0:
        return {"effect": ""}
    does = TEXTS[FIRST_TILE + SPACES * tile + i] if tile < PLAIN else _step(tile, 0)
    return {"space": TILE_TEXTS[tile], "effect": does}


def _of_spot(s: Simurgh, spot: int) -> dict[str, int | str]:
    """Name the place where a vassal stands; on an exploration a house has but one (SI-107)."""
    slot, i = divmod(spot - CITY, MAX_LEVELS)
    tile = s.wild[slot] - 1 if slot >= 0 else -1
    if tile < 0:
        return {}
    return {"spot": TILE_TEXTS[tile] + (f" {i + 1}" if tile < PLAIN else "")}


def _of_step(s: Simurgh, seat: int, slot: int) -> dict[str, int | str]:
    """Name an exploration, and the next step of the seat's rider."""
    tile = s.wild[slot] - 1
    low = IN_WILDERNESS + MAX_LEVELS * slot
    level = max((at - low + 1 for at in s.at[seat] if low <= at < low + MAX_LEVELS), default=0)
    if tile < PLAIN or level >= LEVELS[tile - PLAIN]:
        return {"slot": PLOT_TEXTS[slot], "effect": ""}
    return {"slot": TILE_TEXTS[tile], "effect": _step(tile, level)}


def _step(tile: int, level: int) -> str:
    """Return what a level of an exploration costs and brings."""
    reward = TEXTS[FIRST_LEVEL + MAX_LEVELS * (tile - PLAIN) + level]
    return f"{DATA['tiles'][tile]['step']} -> {reward}"


def deal(words: Words, text: str) -> str:
    """Return an effect of the catalogue's notation in words.

    >>> from lindwurm.games.simurgh import GAME
    >>> from lindwurm.kernel.texts import Texts
    >>> deal(Texts(GAME), "-3W -> 2◆")
    '2 ability markers for 3 wood'
    >>> deal(Texts(GAME, "de"), "2V | 1K")
    '2 Gemüse oder 1 Weisheit'
    """
    if not text:
        return ""
    read = effect(text)
    cost = [(unit, amount, 0) for unit, amount in enumerate(read.cost)]
    gain = words.listed([_amounts(words, one) for one in read.alternatives], "or")
    price = _amounts(words, cost)
    if not price:
        return gain
    return words("deal-trade", gain=gain, cost=price) if gain else words("deal-price", cost=price)


def price(words: Words, text: str) -> str:
    """Return what an effect of the catalogue's notation costs, in words.

    >>> from lindwurm.games.simurgh import GAME
    >>> from lindwurm.kernel.texts import Texts
    >>> price(Texts(GAME), "-1A -1K -> 2PP"), price(Texts(GAME), "2K")
    ('1 wisdom and 1 weapon', '–')
    """
    costs = enumerate(effect(text).cost)
    return _amounts(words, [(unit, amount, 0) for unit, amount in costs]) or "–"


def reward(words: Words, text: str) -> str:
    """Return what an effect of the catalogue's notation brings, in words.

    >>> from lindwurm.games.simurgh import GAME
    >>> from lindwurm.kernel.texts import Texts
    >>> reward(Texts(GAME), "-1A -1K -> 2PP"), reward(Texts(GAME), "-1K -> 0PP")
    ('2 power points', '–')
    """
    return words.listed([_amounts(words, one) for one in effect(text).alternatives], "or") or "–"


def _amounts(words: Words, parts: Iterable[tuple[int, int, int]]) -> str:
    return words.listed(
        [
            words(f"unit-{Unit(u).name.lower().replace('_', '-')}", count=count, markers=markers)
            for u, count, markers in parts
            if count
        ]
    )


def goods(words: Words, text: str) -> str:
    """Return tokens in the catalogue's notation in words, however many kinds there are.

    >>> from lindwurm.games.simurgh import GAME
    >>> from lindwurm.kernel.texts import Texts
    >>> goods(Texts(GAME), "2V + 1A")
    '2 vegetables and 1 weapon'
    """
    return _amounts(words, [effect(one).alternatives[0][0] for one in text.split(" + ")])


def place(words: Words, where: str) -> str:
    """Return the name of a place: the id of its text, perhaps the number of a space from the top.

    >>> from lindwurm.games.simurgh import GAME
    >>> from lindwurm.kernel.texts import Texts
    >>> place(Texts(GAME), "tile-quarry 2"), place(Texts(GAME), "plot-3")
    ('Quarry, space 2', 'plot 3')
    """
    if not where:
        return "…"
    name, _, space = where.partition(" ")
    return words("tile-space", tile=words(name), space=space) if space else words(name)


PHRASES = {
    "effect": deal,
    "goods": goods,
    "price": price,
    "reward": reward,
    **dict.fromkeys(("what", "space", "spot", "slot"), place),
}
