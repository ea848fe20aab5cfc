"""The chances that a table tells, against independent counts, on positions of real games.

Movement and treasure dice are counted out face by face from `data.toml`; dangers are counted out by
another way of reckoning (a fight as a chain of life points), and thrown with the real rules. Many
tests together are allowed one mistake in a hundred.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import exp, lgamma, log
from typing import Any

import pytest

from lindwurm.games.dragonquest import GAME, chances
from lindwurm.games.dragonquest.actions import SETS
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    DATA,
    DRAGONS_TO_WAKE,
    PROTECTION,
    TREASURE_DICE,
    Danger,
    Face,
    Item,
)
from lindwurm.games.dragonquest.rules import dangers, redeal
from lindwurm.games.dragonquest.rules.chamber import loot
from lindwurm.games.dragonquest.rules.defaults import default
from lindwurm.games.dragonquest.state import At, DragonQuest, Fate, Phase
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import Match
from lindwurm.kernel.odds import Odd
from tests.games.dragonquest.helpers import TEXTS, WAY_IN, Play, dead, hero, table

MISTAKES = 0.01
"""How likely one of all tests of a family may fail by bad luck."""


def real_positions(seats: int, games: int, every: int) -> Iterator[Match]:
    """Yield positions of games in which heroes arrive, buy, get hurt and wake things."""
    for seed in range(games):
        match, pick = Match(GAME, seats, seed=seed), random.Random(seed)
        words = [0, 0, 0, 0]
        seed_words(words, seed, 1)
        while not match.over:
            seat = pick.choice(match.actors)
            legal = match.legal(seat)
            if len(match.moves) % every == seed % every:
                yield match
            phase = match.state.phase
            sensible = pick.random() < (0.9 if phase in (Phase.MOVE, Phase.REROLL) else 0.5)
            choice = default(match.state, seat, legal, len(legal), words)
            match.act(seat, choice if sensible else pick.choice(legal))


def told(match: Match, seat: int, what: str, **of: object) -> list[Odd]:
    """Return the chances of a kind that a seat is told."""
    found = [odd for one in chances.odds(match, seat) for odd in one.odds]
    found += [
        odd
        for action in match.legal(seat)
        if (one := chances.risk(match, seat, action))
        for odd in one.odds
    ]
    return [o for o in found if o.what == what and of.items() <= dict(o.of).items()]


# -- another way of reckoning ----------------------------------------------------------------------


def skulls_thrown(skulls: int, dice: str) -> Fraction:
    """The third skull, face by face; `dice` by number, 5 is the red one."""
    worth = {"skull": 1, "two_skulls": 2}
    kinds = [DATA["dice"]["red" if die == "5" else "black"]["faces"] for die in dice]
    throws = list(product(*kinds))
    bad = sum(skulls + sum(worth.get(face, 0) for face in throw) >= 3 for throw in throws)
    return Fraction(bad, len(throws))


def dragon_wakes(aside: int, talisman: bool) -> Fraction:
    """Die by die: how many dragons lie aside after a throw, blanks and coins thrown twice."""
    faces = DATA["dice"]["treasure"]["faces"]
    dragon = Fraction(faces.count("dragon"), 6)
    if talisman:
        again = Fraction(sum(face not in ("dragon", "star") for face in faces), 6)
        dragon += again * dragon
    dragons = {aside: Fraction(1)}
    for _ in range(TREASURE_DICE - aside):
        more: dict[int, Fraction] = defaultdict(Fraction)
        for count, p in dragons.items():
            more[count] += p * (1 - dragon)
            more[count + 1] += p * dragon
        dragons = more
    return sum((p for count, p in dragons.items() if count >= DRAGONS_TO_WAKE), Fraction())


DAMAGE = DATA["dice"]["damage"]["faces"]
HITS = {
    "ghoul": [min(pair) for pair in product(DAMAGE, DAMAGE)],
    "troll": list(DAMAGE),
    "orc": [max(pair) for pair in product(DAMAGE, DAMAGE)],
}


def killed(foe: str, lp: int) -> float:
    """A fight, forwards: where the life points are after every round."""
    lost = DATA["dice"][foe]["faces"].count("monster") / 6
    alive, dead_by = {lp: 1.0}, 0.0
    for skull in range(1, 400):
        after: dict[int, float] = defaultdict(float)
        for left, p in alive.items():
            hits = [skull if skull < 5 else left] if foe == "skeleton" else HITS[foe]
            for hit in hits:
                after[left - hit] += p * lost / len(hits)
        dead_by += sum(p for left, p in after.items() if left <= 0)
        alive = {left: p for left, p in after.items() if left > 0}
    return dead_by


def meets(view: dict[str, Any], seat: int) -> float:
    """Death by the next danger: every fall of the danger dice, and what it does to the hero."""
    held = {i for i, at in enumerate(view["item_at"]) if at == At.HAND + seat}
    lp, boxes = view["lp"][seat], view["trap"][seat]
    names = DATA["dice"]["danger"]["faces"]
    deaths = {}
    for name in names:
        traps = [trap["id"] for trap in DATA["traps"]]
        if name in traps:
            trap = DATA["traps"][traps.index(name)]
            times = boxes[traps.index(name)]
            if PROTECTION[traps.index(name)] in held:
                deaths[name] = 0.0
            elif times == 2:
                deaths[name] = 1.0
            else:
                throws = DAMAGE if trap["damage_die"] else [0]
                deaths[name] = sum(trap["lp"][times] + n >= lp for n in throws) / len(throws)
        else:
            deaths[name] = 0.0 if Item.MRING in held else killed(name, lp)
    total, falls = 0.0, 0
    for a, b, c, letter in product(names, names, names, DATA["dice"]["letter"]["faces"]):
        falls += 1
        if a == b:
            total += deaths[a]
        elif c in (a, b):
            total += deaths[c]
        elif letter in "abc":
            total += deaths[{"a": a, "b": b, "c": c}[letter]]
    return total / falls


def thrown(state: DragonQuest, seat: int, runs: int, seed: int) -> int:
    """How often the next danger kills a hero, by the rules themselves."""
    deaths = 0
    for run in range(runs):
        s: Any = state.copy()
        seed_words(s.rng, seed, run)
        s.active, s.phase = seat, Phase.DANGER
        dangers.meet_danger(s)
        if s.phase == Phase.RING and s.item_at[Item.MRING] != At.HAND + seat:
            dangers.fight(s)
        deaths += s.fate[seat] == Fate.DEAD
    return deaths


def unlikely(hits: int, runs: int, chance: float) -> float:
    """How likely so many hits or an outcome even less likely is (an exact two-sided test)."""
    if chance in (0.0, 1.0):
        return float(hits == runs * chance)

    def mass(k: int) -> float:
        ways = lgamma(runs + 1) - lgamma(k + 1) - lgamma(runs - k + 1)
        return exp(ways + k * log(chance) + (runs - k) * log(1 - chance))

    limit = mass(hits) * (1 + 1e-9)
    return sum(p for k in range(runs + 1) if (p := mass(k)) <= limit)


# -- what is told ----------------------------------------------------------------------------------


def check(match: Match) -> int:
    """Compare all that seats are told in a position; returns how many numbers there were."""
    found = 0
    view = match.view(None)
    skulls = view["dice"].count(Face.SKULL) + 2 * view["dice"].count(Face.TWO_SKULLS)
    for seat in range(match.seats):
        inside = view["fate"][seat] == Fate.INSIDE
        deaths = told(match, seat, "death", by="danger")
        assert len(deaths) == inside, "who is home or dead has no next danger"
        for odd in deaths:
            assert float(odd.probability) == pytest.approx(meets(view, seat), abs=1e-12)
        for odd in told(match, seat, "third_skull"):
            if odd.action is None:
                dice = "1234"[: int(odd.of["dice"]) - int(odd.of["red"])] + "5" * int(odd.of["red"])
            else:
                dice = SETS[match.game.verbs.split(odd.action)[1][0]]
            assert odd.probability == skulls_thrown(skulls, dice)
        for odd in told(match, seat, "dragon_wakes"):
            assert view["at"][seat] == CHAMBER
            assert odd.probability == dragon_wakes(view["aside"], bool(odd.of["talisman"]))
        found += len(told(match, seat, "death")) + len(told(match, seat, "third_skull"))
        assert all(o.exact for o in told(match, seat, "death"))
    return found


@pytest.mark.rule("DQ-90")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_is_counted_out(seats: int) -> None:
    assert sum(check(match) for match in real_positions(seats, 4, 25)) > 40


@pytest.mark.proof
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_is_counted_out_and_thrown(seats: int, record_property: Any) -> None:
    """At 200 positions and more; deaths are thrown with the real rules, too."""
    positions = numbers = 0
    hits = []
    for match in real_positions(seats, 40, 10):
        numbers += check(match)
        positions += 1
        seat = positions % seats
        if match.state.fate[seat] == Fate.INSIDE:
            (odd,) = told(match, seat, "death", by="danger")
            deaths = thrown(match.state, seat, 1000, positions)
            hits.append(unlikely(deaths, 1000, float(odd.probability)))
    assert positions >= 200
    assert min(hits) > MISTAKES / len(hits)
    record_property("positions", positions)
    record_property("numbers", numbers)


@pytest.mark.slow
@pytest.mark.rule("DQ-99", "DQ-103", "DQ-108")
def test_the_next_danger_is_for_this_sheet_and_this_hand() -> None:
    """LP 8 with two arrow boxes crossed: 18.6 %, not the 3.4 % of a clean sheet (DQ-F1)."""

    def death(**sheet: Any) -> float:
        m = table(hero(**sheet), hero())
        (odd,) = told(m, 0, "death", by="danger")
        tests = unlikely(thrown(m.state, 0, 1500, 7), 1500, float(odd.probability))
        assert tests > MISTAKES / 6
        return round(float(odd.probability), 3)

    assert death(lp=8) == 0.034
    assert death(lp=8, traps=(2, 0, 0)) == 0.186
    assert death(lp=5, traps=(1, 1, 1)) == 0.399
    assert death(lp=8, traps=(2, 0, 0), items="mail") == 0.034
    assert death(lp=5, items="mring") < death(lp=5)


@pytest.mark.rule("DQ-157", "DQ-165")
def test_each_choice_about_the_talisman_carries_its_own_risk() -> None:
    """With five dice aside 36.7 % against 19.6 % (DQ-F2)."""
    m = table(
        hero(WAY_IN, items="talisman"),
        hero(WAY_IN),
        phase=Phase.TALISMAN,
        aside=5,
        entered=1,
        inside=0,
    )
    risks = {m.text(a): chances.risk(m, 0, a) for a in m.legal(0)}
    percents = {text: one.say(TEXTS[0]) for text, one in risks.items() if one}
    assert percents == {
        "use_talisman": "5 treasure dice with the talisman wake the dragon: 37\N{NO-BREAK SPACE}%",
        "keep": "5 treasure dice wake the dragon: 20\N{NO-BREAK SPACE}%",
    }
    for action, talisman in (("use_talisman", 1), ("keep", 0)):
        woken = 0
        for run in range(1200):
            s: Any = m.state.copy()
            seed_words(s.rng, 3, run)
            s.talisman_on = talisman
            loot(s)
            woken += s.phase == Phase.WAKE
        assert unlikely(woken, 1200, float(dragon_wakes(5, bool(talisman)))) > MISTAKES / 2, action
        (odd,) = {o.probability for o in told(m, 0, "dragon_wakes", talisman=talisman)}
        assert odd == dragon_wakes(5, bool(talisman))


@pytest.mark.rule("DQ-165")
@pytest.mark.parametrize("aside", [6, 5])
def test_every_throw_of_the_last_dice_by_the_rules(aside: int) -> None:
    """All falls of the four or five dice that are left, through the rules themselves."""
    from lindwurm.kernel.chance import Chance, Tape

    base = table(hero(WAY_IN), hero(WAY_IN), aside=aside).state
    woken = falls = 0
    faces = sorted({DATA["dice"]["treasure"]["faces"].index(f) for f in ("dragon", "blank")})
    weights = {faces[0]: 1, faces[1]: 5}  # whatever is no dragon does not matter here
    for throw in product(faces, repeat=TREASURE_DICE - aside):
        s: Any = base.copy()
        s.chance = Chance(Tape(list(throw)))
        loot(s)
        ways = 1
        for face in throw:
            ways *= weights[face]
        falls += ways
        woken += ways * (s.phase == Phase.WAKE)
    assert Fraction(woken, falls) == dragon_wakes(aside, False)


@pytest.mark.rule("DQ-112")
def test_only_who_fights_is_told_about_the_fight() -> None:
    m = table(hero(items="mring", lp=7), hero(lp=1), phase=Phase.RING, foe=Danger.ORC)
    (odd,) = {o.probability for o in told(m, 0, "death", by="orc")}
    assert float(odd) == pytest.approx(killed("orc", 7), abs=1e-12)
    assert not told(m, 1, "death", by="orc")


@pytest.mark.rule("DQ-308", "DQ-99")
def test_bearing_a_trap_says_what_it_risks() -> None:
    m = table(hero(items="mail", lp=4, traps=(1, 0, 0)), hero(), phase=Phase.TRAP, foe=1, asking=1)
    (risk,) = [r for a in m.legal(0) if (r := chances.risk(m, 0, a))]
    assert (
        risk.say(TEXTS[0]) == "death in this trap: 50\N{NO-BREAK SPACE}%"
    )  # 2 and a die of 2 or 3
    told_all = [one.say(TEXTS[0]) for one in chances.odds(m, 0)]
    assert told_all[-1].endswith("if you use what you hold against it")


@pytest.mark.rule("DQ-09")
def test_what_a_seat_cannot_know_is_dealt_as_it_can_be() -> None:
    """Three tiles may lie, and nothing tells them apart; what was laid oneself stays."""
    m: Play = table(hero(), hero())
    m.act(1, "tile 3")
    counts = [0, 0, 0]
    for run in range(900):
        s: Any = m.state.copy()
        seed_words(s.rng, 9, run)
        redeal(s, 0)
        counts[s.tile - 1] += 1
        s = m.state.copy()
        redeal(s, 1)
        assert (s.tile, s.number) == (3, 0)
    assert min(unlikely(n, 900, 1 / 3) for n in counts) > MISTAKES / 3
    m = table(hero(WAY_IN), dead())
    before = m.state.to_bytes()
    redeal(m.state, 1)
    assert m.state.to_bytes() == before
