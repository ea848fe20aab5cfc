"""What a position must fulfil, what options go together, and what a choice would bring."""

from __future__ import annotations

from collections.abc import Mapping

from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.data import (
    BRIDGES,
    CARDS,
    DRAGON_PLACES,
    DRAGONS,
    FORTS,
    KIND,
    KINDS,
    NODES,
    POSITIONS,
    RAINBOWS,
    SITES,
    STARTS,
    TO_CASTLE,
    TO_NEAR_FORTS,
    Field,
)
from lindwurm.games.drachenfels.rules.board import knight_on
from lindwurm.games.drachenfels.rules.memory import all_places, copies
from lindwurm.games.drachenfels.state import PLACES, SEATS, Drachenfels, Phase


def options_problem(seats: int, options: Mapping[str, str]) -> str | None:
    """Say which options do not go together, in one sentence."""
    first = options["first_player"]
    if first != "random" and int(first.removeprefix("seat_")) > seats:
        return f"first_player={first} does not sit at a table of {seats}"
    return None


def problem(s: Drachenfels) -> str | None:
    """Say what cannot be true of a position, in one sentence, or None (4.6)."""
    return (
        _problem_of_turn(s)
        or _problem_of_knights(s)
        or _problem_of_pieces(s)
        or _problem_of_cards(s)
        or _problem_of_memory(s)
    )


def _problem_of_turn(s: Drachenfels) -> str | None:
    if s.phase not in range(Phase.DEAL):
        return f"phase {s.phase} is not one in which somebody decides"
    if not 0 <= s.active < s.seats:
        return f"active is {s.active}, which is no seat at a table of {s.seats}"
    if not -1 <= s.winner < s.seats or (s.winner >= 0 and s.phase != Phase.OVER):
        return f"seat {s.winner + 1} has won, but the game goes on"
    if s.phase in (Phase.DUEL, Phase.LOOT) and (
        not 0 <= s.beaten < s.seats or s.beaten == s.active
    ):
        return f"beaten is {s.beaten}, which is no opponent"
    return None


def _problem_of_knights(s: Drachenfels) -> str | None:
    if s.phase == Phase.PICK:
        picked = s.colour[: s.active]
        return None if len(set(picked)) == len(picked) else "two knights have the same colour"
    if len(set(s.colour[: s.seats])) < s.seats:
        return "two knights have the same colour"
    if sorted(s.shoes) != list(range(SEATS)):
        return f"the princesses wear {s.shoes}, not each colour once"
    for p in range(SEATS):
        if p >= s.seats:
            if s.colour[p] != -1 or s.at[p] != -1 or s.hand_count[p]:
                return f"seat {p + 1} has a knight or cards, but nobody sits there"
            continue
        node = s.at[p]
        if not 0 <= node < len(NODES):
            return f"the knight of seat {p + 1} stands on no field"
        if not s.armour[p] and (node in FORTS or s.looked[p]):
            return f"the knight of seat {p + 1} has no armour, but was in a rock castle (DR-019)"
        if bool(s.looked[p]) != bool(s.swift[p]) and s.phase != Phase.OVER:
            return f"seat {p + 1} is swift without a vain look, or the reverse (DR-150)"
        if s.phase != Phase.OVER:
            for fort in range(len(FORTS)):
                if s.looked[p] >> fort & 1 and s.shoes[fort] == s.colour[p]:
                    return f"seat {p + 1} has found the princess, but the game goes on (DR-145)"
        other = knight_on(s, node, p)
        if other >= 0 and KIND[node] != Field.CASTLE:
            fight = s.phase == Phase.DUEL and {p, other} == {s.active, s.beaten}
            # with `rainbow_shift = end_of_move` a shift may come between arrival and duel (4.3)
            if not fight and not (s.phase == Phase.SHIFT and s.active in (p, other)):
                return f"two knights stand on {NODES[node]}"
    if bool(s.sky) != any(s.swift) and s.phase != Phase.OVER:
        return "the sky opens with the first vain look, neither before nor after (DR-155)"
    return None


def _problem_of_pieces(s: Drachenfels) -> str | None:
    if s.dragons.bit_count() != DRAGONS or s.dragons >> len(DRAGON_PLACES):
        return f"there are {s.dragons.bit_count()} dragons on their places, not {DRAGONS}"
    if s.bridges.bit_count() > BRIDGES or s.bridges >> len(SITES):
        return f"there are {s.bridges.bit_count()} bridges, not at most {BRIDGES}"
    if s.rainbows.bit_count() > RAINBOWS or s.rainbows >> POSITIONS:
        return f"there are {s.rainbows.bit_count()} rainbows, not at most {RAINBOWS}"
    if s.rainbows & ~TO_CASTLE and not s.sky:
        return "a rainbow leads to a rock castle under a closed sky (DR-101)"
    if s.near and s.rainbows & ~(TO_CASTLE | TO_NEAR_FORTS):
        return "a rainbow reaches too far (rainbow_reach=near)"
    for p in range(s.seats):
        node = s.at[p]
        if node in DRAGON_PLACES and s.dragons >> DRAGON_PLACES.index(node) & 1:
            return f"the knight of seat {p + 1} shares {NODES[node]} with a dragon"
        if node in SITES and not s.bridges >> SITES.index(node) & 1:
            return f"the knight of seat {p + 1} stands on {NODES[node]} without a bridge"
    return None


def _problem_of_cards(s: Drachenfels) -> str | None:
    if not 0 <= s.discard_count <= len(s.discards) or any(s.discards[s.discard_count :]):
        return f"the discard pile does not have {s.discard_count} cards"
    for p in range(s.seats):
        if sum(s.hand[p]) != s.hand_count[p]:
            return f"seat {p + 1} holds {sum(s.hand[p])} cards, not {s.hand_count[p]}"
    if sum(s.pile) != s.pile_count:
        return f"the draw pile has {sum(s.pile)} cards, not {s.pile_count}"
    if s.phase == Phase.PICK:
        return None
    discards = s.discards[: s.discard_count]
    for kind in range(KINDS):
        places = [s.pile[kind], discards.count(kind), *(hand[kind] for hand in s.hand)]
        if sum(places) != copies(s.seats, kind) or min(places) < 0:
            return f"there are {sum(places)} cards {CARDS[kind]!r}, not {copies(s.seats, kind)}"
    return None


def _problem_of_memory(s: Drachenfels) -> str | None:
    """What a seat knows must be true: its cards fit into the places it remembers them in."""
    for p in range(s.seats):
        everywhere = all_places(s, p)
        for kind in range(KINDS):
            known = s.memory[p][kind]
            if not any(known):
                continue
            if min(known) < 0 or known[0] or known[everywhere]:
                return f"seat {p + 1} remembers {CARDS[kind]!r} in an impossible way"
            if any(known[m] for m in range(PLACES) if m & ~everywhere):
                return f"seat {p + 1} remembers {CARDS[kind]!r} with someone who is not there"
            for wide in range(1, PLACES):
                held = sum(
                    s.hand[(p + 1 + k) % SEATS][kind] for k in range(SEATS - 1) if wide >> k & 1
                )
                held += s.pile[kind] if wide >> (SEATS - 1) & 1 else 0
                if sum(known[m] for m in range(1, PLACES) if m & wide == m) > held:
                    return f"seat {p + 1} remembers more cards {CARDS[kind]!r} than there are"
    return None


def details(s: Drachenfels, seat: int, action: int) -> dict[str, int | str]:
    """Return what an action's label should tell: whom a move meets, what a claim would bring."""
    verb, indexes = Act.VERBS.split(action)
    if verb.name == "go":
        node = indexes[0]
        other = knight_on(s, node, seat)
        duel = other >= 0 and KIND[node] not in (Field.CASTLE, Field.ROCK, Field.FORT)
        return {"duel": int(duel), "steps": s.steps}
    if verb.name in ("single", "double"):
        return {"steps": (s.card + 1) * (1 + (verb.name == "double"))}
    if verb.name == "renew":
        pool = s.hand_count[seat] + s.pile_count
        return {"pool": pool, "reshuffle": int(pool <= 7), "discards": s.discard_count}
    if verb.name == "claim":
        return {"top": CARDS[s.discards[s.discard_count - 1]]}
    if verb.name == "rob":
        return {"cards": s.hand_count[indexes[0]]}
    if verb.name == "send":
        return {"own": int(STARTS[indexes[0]] == STARTS[s.colour[s.beaten]])}
    return {}
