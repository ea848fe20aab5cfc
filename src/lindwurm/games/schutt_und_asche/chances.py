"""What the exact odds say about the running decision. Only what a seat sees is used."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from lindwurm.games.schutt_und_asche import odds as exact
from lindwurm.games.schutt_und_asche.data import (
    BATTLE,
    CITY_MIX,
    DATA,
    FOLLOWER_COPIES,
    PROVINCES,
    RED,
    ROUND_TILES,
    SLOTS,
    TILES,
    Card,
    Follower,
    Tile,
)
from lindwurm.games.schutt_und_asche.rules.common import tiles_kept
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.odds import Odd, Saying, saying, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lindwurm.kernel.match import Match


MOST_POWER = 4
"""More than a fight can use up: what lies beyond changes nothing worth counting."""


def fight(view: dict[str, Any], power: int) -> dict[str, Any]:
    """Return the running fight as fields of `odds.Fight`."""
    open_cards, left = view["open"], view["deck_left"]
    return {
        "knights": open_cards[Card.KNIGHT],
        "dragons": open_cards[Card.DRAGON],
        "swords": open_cards[Card.SWORD],
        "shields": open_cards[Card.SHIELD],
        "gone": tuple(BATTLE[c] - left[c] - open_cards[c] for c in Card),
        "power": power,
        "sword": bool(view["use_sword"]),
        "shield": bool(view["use_shield"]),
    }


def at_hand(view: dict[str, Any], owner: int) -> int:
    """Return the power that a seat can spend in a fight."""
    return min(MOST_POWER, int(view["power"][owner]) + int(view["treasure"][owner]))


def _choices(view: dict[str, Any]) -> dict[str, exact.Outlook]:
    """Return the outlook of each choice of a fight step."""
    if view["phase"] not in (Phase.DRAW, Phase.FIGHT):
        return {}
    power = at_hand(view, view["owner"][view["field_of"]])
    if view["phase"] == Phase.DRAW:
        on = exact.outlook("balanced", **fight(view, power))
        return {"accept": exact.DRAW, "fight_on": on}
    found = {"reveal": exact.turn_up("balanced", **fight(view, power))}
    if view["open"][Card.DRAGON] == 2 and power:
        spent = fight(view, power - 1)
        gone = list(spent["gone"])
        gone[Card.DRAGON] += 2
        spent |= {"dragons": 0, "gone": tuple(gone)}
        found["spend_power"] = found["spend_treasure"] = exact.outlook("balanced", **spent)
    return found


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Say beside a choice of a fight how likely it wins."""
    view = match.view(seat)
    outlook = _choices(view).get(match.game.verbs.verb(action).name)
    if outlook is None:
        return None
    chance = _of_fight("win", outlook.win, "SA-134", action, heroes(view))
    return saying("table-chance-win", {"chance": chance})


def risks(match: Match, seat: int) -> list[Odd]:
    """Return how likely each choice of a fight wins, draws and loses."""
    actions = {match.game.verbs.verb(a).name: a for a in match.legal(seat)}
    found: list[Odd] = []
    if {"reveal", "fight_on"} & actions.keys():
        for verb, outlook in _choices(match.view(seat)).items():
            if verb in actions:
                found += _outlook(actions[verb], outlook, heroes(match.view(seat))).odds
    return found


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell the chances of the fight, of an offering, or of an unknown tile."""
    view = match.view(seat)
    found = []
    actions = {match.game.verbs.verb(a).name: a for a in match.legal(seat)}
    for verb, outlook in _choices(view).items():
        if verb in actions:
            found.append(_outlook(actions[verb], outlook, heroes(view)))
    if view["phase"] in (Phase.CALL, Phase.OFFER):
        slots = range(len(SLOTS)) if view["phase"] == Phase.CALL else [view["called"]]
        for slot in slots:
            if not view["revealed"][slot]:
                found += _tile_odds(view, slot)
    if view["phase"] == Phase.BUY:
        found += [_top_odds(*one) for one in _alike(view, seat)]
    return found


# --- city tiles that nobody has shown this seat (12.4) --------------------------------------------


def unaccounted(view: dict[str, Any], seat: int) -> list[int]:
    """Return how many tiles of each kind may lie anywhere, for all that a seat knows (SA-41).

    What is out of the game, set up, in front of players, or known to the seat in a stack or in the
    ashes is somewhere else.
    """
    kept = view["kept"][seat]
    count = [int(n) for n in CITY_MIX[view["coop"]]]
    count[Tile.KNIGHT] += DATA["city"]["top_knights"] + _posted(view)
    begun = view["phase"] not in (Phase.DRAFT, Phase.STACKS)
    count[Tile.POWER] += DATA["city"]["entry_power"] + view["start_power"] * view["seats"] * begun
    for field, tile in (("knight", Tile.KNIGHT), ("sword", Tile.SWORD), ("shield", Tile.SHIELD)):
        count[tile] -= sum(view[field])
    count[Tile.POWER] -= sum(view["power"])
    count[Tile.TREASURE] -= sum(view["treasure"])
    count[view["turned"]] -= 1
    for tile in Tile:
        count[tile] -= view["removed"][tile] + view["ashes_seen"][seat][tile]
        if tile:
            count[tile] -= sum(tiles_kept(word, tile) for word in kept)
    for stack, height in zip(view["stack"], view["height"], strict=True):
        for tile in stack[:height]:
            if tile is not None:
                count[tile] -= 1
    count[Tile.NONE] = 0
    return count


def _posted(view: dict[str, Any]) -> int:
    """Start knights that are in the game by now."""
    if view["phase"] in (Phase.DRAFT, Phase.STACKS):
        return 0
    posted = view["turn"] if view["phase"] == Phase.POST else view["start_knights"] * view["seats"]
    return int(posted)


def top(view: dict[str, Any], seat: int, p: int) -> dict[int, Fraction]:
    """Return what the top of a stack may be that a seat does not see, with the chance of each.

    Tiles that the seat knows to lie somewhere in the stack are as likely on top as any other.
    """
    hidden = [tile for tile in view["stack"][p][: view["height"][p]] if tile is None]
    word = view["kept"][seat][p]
    known = [tiles_kept(word, tile) if tile else 0 for tile in Tile]
    rest = Fraction(len(hidden) - sum(known), len(hidden))
    loose = unaccounted(view, seat)
    return {
        int(tile): Fraction(known[tile], len(hidden))
        + rest * Fraction(loose[tile], sum(loose) or 1)
        for tile in Tile
        if known[tile] or (loose[tile] and rest)
    }


def bounds(view: dict[str, Any], seat: int, p: int) -> dict[int, tuple[Fraction, Fraction]]:
    """Return between what the chance of each tile on top lies, whatever is left out of `top`.

    What is hidden of a stack is as good as shuffled, so that its top is any of these tiles. Those
    that the seat knows are among them, and any that is not accounted for may be.
    """
    size = sum(tile is None for tile in view["stack"][p][: view["height"][p]])
    word, loose = view["kept"][seat][p], unaccounted(view, seat)
    known = [tiles_kept(word, tile) if tile else 0 for tile in Tile]
    may = [n + more for n, more in zip(known, loose, strict=True)]
    return {
        int(t): (
            Fraction(max(known[t], size - (sum(may) - may[t])), size),
            Fraction(min(size, may[t]), size),
        )
        for t in Tile
        if t
    }


def counted_out(view: dict[str, Any], seat: int) -> bool:
    """Return whether nothing is left out of the chances of unknown tiles.

    Left out are what a stack that was shuffled unseen has told by the tiles turned up since (a
    knight that comes from one in which a knight was known: was it that one?); that a knight must be
    left somewhere while the game goes on; and without the memory aid what the seat has seen and the
    table does not remember. What others choose, as the order of a stack, tells nothing.
    """
    if not view["memory_aid"] or not (view["late"] or any(view["knight"])):
        return False
    for p, stack in enumerate(view["stack"]):
        shown = None not in stack[: view["height"][p]]
        if view["dug"] >> p & 1 and (view["burnt"][p] or not shown):
            return False
    return True


def _alike(
    view: dict[str, Any], seat: int
) -> list[tuple[tuple[int, ...], dict[int, Fraction], dict[int, float]]]:
    """Return the own stacks with an unknown top, those with the same chances together.

    With each chance comes how far off it can be in any of these stacks.
    """
    found: dict[tuple[tuple[int, Fraction], ...], list[int]] = {}
    for p in range(len(PROVINCES)):
        height = view["height"][p]
        if view["owner"][p] == seat and height and view["stack"][p][height - 1] is None:
            found.setdefault(tuple(top(view, seat, p).items()), []).append(p)
    sure = counted_out(view, seat)
    alike = []
    for chances, places in found.items():
        errors = dict.fromkeys(Tile, 0.0)
        for p in () if sure else places:
            for tile, (low, high) in bounds(view, seat, p).items():
                off = within(dict(chances).get(tile, Fraction(0)), low, high)
                errors[Tile(tile)] = max(errors[Tile(tile)], off)
        alike.append((tuple(places), dict(chances), {int(t): e for t, e in errors.items()}))
    return alike


def _top_odds(
    places: tuple[int, ...], chances: dict[int, Fraction], errors: dict[int, float]
) -> Saying:
    where = " ".join(PROVINCES[p] for p in places)
    tiles = {
        TILES[tile]: Odd(
            "unknown_tile",
            chances.get(tile, Fraction(0)),
            "SA-21",
            of={"tile": TILES[tile], "stacks": where},
            error=errors[tile],
        )
        for tile in Tile
        if tile
    }
    message = "table-tile-chances-about" if any(errors.values()) else "table-tile-chances"
    return saying(message, tiles, stacks=where, treasures=int(Tile.TREASURE in chances))


def heroes(view: dict[str, Any]) -> int:
    """Return how many Heroes may still come, which no chance of a fight foresees (SA-241)."""
    open_cards = sum(kind == Follower.HERO for kind in view["display"])
    return int(FOLLOWER_COPIES[Follower.HERO] - view["gone"][Follower.HERO] - open_cards)


def _of_fight(what: str, chance: Fraction, rule: str, action: int, heroes: int) -> Odd:
    """A chance of a fight: each Hero may turn it, for the knight or against him (SA-243)."""
    return Odd(what, chance, rule, action, error=within(chance) if heroes else 0.0)


def _outlook(action: int, outlook: exact.Outlook, heroes: int) -> Saying:
    told = {
        "win": _of_fight("win", outlook.win, "SA-134", action, heroes),
        "draw": _of_fight("draw", outlook.draw, "SA-136", action, heroes),
        "loss": _of_fight("loss", outlook.loss, "SA-133", action, heroes),
    }
    return saying("table-odds", told, choice=lambda texts: texts.action(action), heroes=heroes)


def _tile_odds(view: dict[str, Any], slot: int) -> list[Saying]:
    values = possible(view, slot)
    found = []
    for gold in range(min(values), max(values) + 1):
        chance, attacks = exact.offering(tuple(values), gold)
        found.append(
            saying(
                "table-tile-odds",
                {
                    "chance": Odd(
                        "offering", chance, "SA-94", of={"path": SLOTS[slot], "gold": gold}
                    )
                },
                path=lambda texts: str(texts.argument("path", slot)).capitalize(),
                gold=gold,
                attacks=round(float(attacks), 1),
            )
        )
    return found


def possible(view: dict[str, Any], slot: int) -> list[int]:
    """Return the values that a tile can have, for all the seat knows."""
    if view["tile"][slot] is not None:
        return [view["tile"][slot]]
    in_play = ROUND_TILES[min(view["round_number"], len(ROUND_TILES)) - 1]
    open_values = [v for v in view["tile"] if v is not None]
    return [v for v in in_play if RED[v] == view["red"][slot] and v not in open_values]


def wins(match: Match, seat: int, returns: Sequence[float]) -> float | None:
    """Return the chance to win; None where all win together, and only points tell more or less.

    Ashes cost everybody 1 (SA-311): what all returns are short of one win tells how likely they
    are, and what is left of one's own is the chance to win.
    """
    if match.view(seat)["coop"]:
        return None
    ashes = (1 - sum(returns)) / (1 + len(returns))
    return min(1.0, max(0.0, returns[seat] + ashes))
