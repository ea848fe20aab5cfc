"""What is told beside choices, counted again through the rules themselves (ALL-F1).

Every throw is put on the table by the engine, one after the other, with its weight; whatever the
rules then allow is tried. Nothing of :mod:`..odds` takes part in that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Any

import pytest

from lindwurm.games.dragon_farkle import GAME, chances
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.data import COMBO_ID as COMBOS
from lindwurm.games.dragon_farkle.data import (
    EVENT_DIE,
    ID_OF,
    ITEM_COPIES,
    OPTIONS,
    OPTIONS_START,
    SIZE,
    VALID,
    VALUE,
    Companion,
    Item,
)
from lindwurm.games.dragon_farkle.odds import Arms, armed_value, reach_beside
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.match import Match
from lindwurm.kernel.odds import Odd
from lindwurm.kernel.texts import Texts
from tests.games.dragon_farkle.helpers import Play, attacking, battling, dice, recruiting, table

CALM = {"interrupts": "off"}
FACES = Counter(int(face) for face in EVENT_DIE)
TEXTS = Texts(GAME, "en", ["Anna", "Ben"])
NEXT_TURN = [0] * 40
"""What falls for others who have no choice but to roll, once all is over."""


def throws(count: int, event: bool) -> Iterator[tuple[list[int], Fraction]]:
    """Every throw of so many soldier dice, with the event die or without: tape and chance."""
    for faces in combinations_with_replacement(range(6), count):
        ways = factorial(count) // prod(factorial(n) for n in Counter(faces).values())
        chance = Fraction(ways, 6**count)
        if not event:
            yield list(faces), chance
            continue
        for face, sides in FACES.items():
            yield [*faces, EVENT_DIE.tolist().index(face)], chance * Fraction(sides, 6)


def tapes(m: Play, action: str) -> Iterator[tuple[list[int], Fraction]]:
    """What may fall if this is done: every tape that it draws from, with its chance."""
    verb = action.split(maxsplit=1)[0]
    if verb == "roll":
        yield from throws(m.state.hand - m.state.loaded, event=True)
    elif verb in ("horseshoe", "pip"):
        yield from throws(m.state.hand if verb == "horseshoe" else 1, event=False)
    elif verb == "mirabel":
        yield from (([EVENT_DIE.tolist().index(f)], Fraction(n, 6)) for f, n in FACES.items())
    else:
        yield [], Fraction(1)


def after(m: Play, action: str, tape: Sequence[int]) -> Play:
    """Return the table after an action for which this fell."""
    state = GAME.state.from_bytes(m.state.to_bytes())
    fresh = Play(GAME, m.seats, CALM, start=state, tape=[])
    assert fresh._tape is not None
    fresh._tape.values.extend([*tape, *NEXT_TURN])
    fresh.act(fresh.asked, action)
    return fresh


def battle_over(m: Play) -> float | None:
    """Return 1 or 0 where the battle of seat 0 is decided, else None."""
    if m.over:
        return 1.0
    return None if m.state.action == Action.BATTLE and m.state.active == 0 else 0.0


class Tried:
    """The chance to slay, by trying everything that the rules allow."""

    def __init__(self) -> None:
        self.seen: dict[bytes, float] = {}

    def value(self, m: Play) -> float:
        known = battle_over(m)
        if known is not None:
            return known
        key = m.state.to_bytes()
        if key not in self.seen:
            self.seen[key] = max(self.worth(m, option) for option in m.options)
        return self.seen[key]

    def worth(self, m: Play, option: str) -> float:
        found = ((p, after(m, option, tape)) for tape, p in tapes(m, option))
        return sum(float(p) * self.value(then) for p, then in found)


def slain(m: Play) -> dict[str | None, Odd]:
    """Return the chances to slay that are told: by action, and the best of them at None."""
    told = [odd for odd in chances.risks(m, m.asked) if odd.what == "slain"]
    return {None if odd.action is None else m.text(odd.action): odd for odd in told}


ALONE = ["cheese", "horseshoe", "loaded_die", "arrow", "pip", "mirabel", "quentin", "ulf"]
TOGETHER = ["pip cheese", "mirabel horseshoe", "quentin loaded_die", "ulf cheese", "mirabel arrow"]


def armed(arms: str, hand: int, damage: int) -> Play:
    """Somebody fights with a last token of soldiers, and with these cards."""
    cards = arms.split()
    friends = [one for one in cards if Companion.__members__.get(one.upper())]
    return battling(
        3,
        army=[50, 0, 0],
        hand=hand,
        damage=damage,
        companion=" ".join(friends),
        items={0: [one for one in cards if one not in friends]},
        bag=0,
        options=CALM,
    )


@pytest.mark.rule("DF-92", "DF-130")
@pytest.mark.parametrize(
    "arms", [*ALONE[:5], *(pytest.param(a, marks=pytest.mark.slow) for a in ALONE[5:] + TOGETHER)]
)
def test_the_chance_to_slay_is_that_of_all_throws(arms: str) -> None:
    """With so few soldiers everything can be tried out, whatever is held."""
    m, tried = armed(arms, hand=1, damage=1), Tried()
    told = slain(m)
    assert told[None].exact
    assert float(told[None].probability) == pytest.approx(tried.value(m), abs=1e-12)
    for option in m.options:
        worth = tried.worth(m, option)
        assert float(told[option].probability) == pytest.approx(worth, abs=1e-12), option


def consistent(m: Play) -> None:
    """Each chance told is the mean of the best ones told after it: by the rules, throw by throw."""
    told = slain(m)
    assert set(told) == {None, *m.options} - {o for o in m.options if o.split()[0] in SIDE}
    assert told[None].probability == max(o.probability for key, o in told.items() if key)
    for option in told:
        if option is None:
            continue
        mean = 0.0
        for tape, p in tapes(m, option):
            then = after(m, option, tape)
            known = battle_over(then)
            best = known if known is not None else float(slain(then)[None].probability)
            mean += float(p) * best
        assert float(told[option].probability) == pytest.approx(mean, abs=1e-9), option


SIDE = ("skree", "magpie", "open_bag")
"""What may be done in a battle without changing its chances, as far as they can be known."""


def battles(seats: int, count: int, most: int, seed: int = 0) -> Iterator[Play]:
    """Positions of battles in games of heuristic players, with nobody to meddle.

    No more than `most` dice are in hand there.
    """
    found = 0
    while found < count:
        m = Match(GAME, seats, {**CALM, "keep_threshold": 3000}, seed=seed)
        seed += 1
        words = [seed, 2, 3, 4]
        while not m.over:
            (seat,) = m.actors
            legal = m.legal(seat)
            s = m.state
            fights = s.action == Action.BATTLE and s.phase in (Phase.READY, Phase.REACT)
            if fights and s.active == 0 and s.hand <= most:
                state = GAME.state.from_bytes(s.to_bytes())
                found += 1
                yield turned(state, seats)
            assert GAME.bot is not None
            m.act(seat, GAME.bot(s, seat, legal, len(legal), words))
            if found >= count:
                return


def turned(state: object, seats: int) -> Play:
    """Return a position as a table."""
    return Play(GAME, seats, CALM, start=state, tape=[])  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
def test_in_real_battles_every_chance_is_the_mean_of_the_next_ones(seats: int) -> None:
    for m in battles(seats, 8, most=2):
        consistent(m)


def test_a_roll_that_lies_has_the_chance_of_what_is_done_about_it() -> None:
    """Before, the chance of the roll that had already fallen was told."""
    m = battling(3, army=[150, 0, 0], hand=2, damage=2, companion="mirabel", options=CALM)
    m.do("roll", dice("1 5"))
    told = slain(m)
    assert float(told["accept"].probability) == 0.0
    assert float(told["mirabel"].probability) == pytest.approx(1 / 3)
    assert told[None].probability == told["mirabel"].probability
    m = battling(3, army=[150, 0, 0], hand=2, items={0: ["horseshoe"]}, options=CALM)
    m.do("roll", dice("1 5"))
    told = slain(m)
    assert float(told["accept"].probability) == 0.0 < float(told["horseshoe"].probability)
    consistent(m)


def test_before_a_battle_the_cards_in_hand_count() -> None:
    plain = table(army=[5000, 0], options=CALM)
    assert float(slain(plain)["battle"].probability) == pytest.approx(0.384836, abs=1e-6)
    armed = table(army=[5000, 0], items={0: ["cheese"]}, options=CALM)
    assert float(slain(armed)["battle"].probability) == pytest.approx(0.626058, abs=1e-6)
    beside = table(army=[5000, 0], items={0: ["arrow"]}, companion="ulf", options=CALM)
    both = armed_value(Arms(Companion.ULF, arrow=1), 3, 6, 5000)
    assert float(slain(beside)["battle"].probability) == both > 0.77
    rich = table(army=[12_000, 0], options=CALM)
    assert float(slain(rich)["battle"].probability) < armed_value(Arms(), 3, 6, 14_000)


@pytest.mark.parametrize(
    ("more", "sure"),
    [
        ({}, True),
        ({"items": {1: ["poster"]}}, False),  # it might be the Cursed Die
        ({"items": {1: ["poster"]}, "discard": ["cursed_die"]}, True),
        ({"items": {0: ["cursed_die"], 1: ["poster"]}}, True),
        ({"items": {1: ["poster"]}, "options": CALM}, True),
        ({"items": {0: ["magpie_ring"], 1: ["poster"]}, "options": CALM}, False),
        ({"items": {0: ["magpie_ring"]}}, True),  # nobody has anything
    ],
)
def test_what_cannot_be_foretold_makes_a_chance_inexact(
    more: dict[str, object], sure: bool
) -> None:
    m = battling(2, army=[3000, 0], **more)  # type: ignore[arg-type]
    assert {odd.exact for odd in slain(m).values()} == {sure}


def test_how_far_off_a_chance_can_be_goes_with_who_may_hold_what() -> None:
    """All items that the rival may hold, one by one: with some he may meddle."""
    items = [item for item in Item for _ in range(ITEM_COPIES[item])]

    def share(count: int, gone: set[Item], *spoil: Item) -> Fraction:
        left = list(combinations([item for item in items if item not in gone], count))
        return Fraction(sum(bool({*hand} & {*spoil}) for hand in left), len(left))

    m = battling(2, army=[3000, 0], items={1: ["poster", "map"]})
    for odd in slain(m).values():
        far = max(odd.probability, 1 - odd.probability)
        assert odd.error == pytest.approx(share(2, set(), Item.CURSED_DIE) * far)
    m = table(army=[100, 0], items={0: ["arrow"], 1: ["poster"]}, discard=["whistle", "whistle"])
    odds = {odd.what: odd for one in chances.odds(m, 0) for odd in one.odds}
    spoilt = share(1, {Item.ARROW, Item.WHISTLE}, Item.CURSED_DIE)
    assert spoilt > 0
    for name in ("farkle", "keep_reached"):
        far = max(odds[name].probability, 1 - odds[name].probability)
        assert odds[name].error == pytest.approx(float(spoilt) * far)
    # who was robbed of the Cursed Die knows that it may come
    m.state.stolen_seen[0][1] = 1 << Item.CURSED_DIE
    (farkle,) = [odd for one in chances.odds(m, 0) for odd in one.odds if odd.what == "farkle"]
    assert farkle.error == 1 - farkle.probability


def test_who_looks_on_does_not_know_what_is_held() -> None:
    """To others the chance is that without items, and is called inexact."""
    m = battling(2, army=[3000, 0], items={0: ["cheese"]}, options=CALM)
    (told,) = [o for s in chances.odds(m, 1) for o in s.odds if o.what == "slain"]
    assert not told.exact
    assert told.probability == pytest.approx(armed_value(Arms(), 3, 6, 3000))
    (own,) = [o for s in chances.odds(m, 0) for o in s.odds if o.what == "slain"]
    assert own.probability == pytest.approx(armed_value(Arms(cheese=1), 3, 6, 3000))


# == the next roll ================================================================================


@pytest.mark.rule("DF-68", "DF-102")
@pytest.mark.parametrize("loaded", [0, 1])
@pytest.mark.parametrize("hand", [1, 2, 3])
def test_a_farkle_is_as_likely_as_its_throws(hand: int, loaded: int) -> None:
    for m in (
        recruiting(3, hand=hand, pot=50, loaded=loaded, options=CALM),
        attacking(3, hand=hand, pot=50, loaded=loaded, options=CALM),
        battling(3, hand=hand, loaded=loaded, options=CALM),
    ):
        (told,) = [odd for odd in chances.risks(m, 0) if odd.what == "farkle"]
        listed = sum(
            p for tape, p in throws(hand - loaded, event=True) if farkled(after(m, "roll", tape))
        )
        assert told.probability == listed
        assert told.exact


def farkled(m: Play) -> bool:
    """Return whether the roll was a farkle that counts."""
    kinds = [event.kind for event in m.events()]
    return kinds[kinds.index(Kind.ROLLED) + 1 :][:1] == [Kind.FARKLED]


@pytest.mark.rule("DF-46")
@pytest.mark.parametrize("hand", [1, 2, 3])
def test_a_loaded_die_is_in_all_numbers_of_the_next_roll(hand: int) -> None:
    m = recruiting(hand=hand, pot=50, loaded=1, options=CALM)
    (saying, *_) = chances.odds(m, 0)
    told = {odd.what: odd.probability for odd in saying.odds}
    hot = mean = Fraction()
    for faces, p in throws(hand - 1, event=False):
        roll = ID_OF[tuple(sorted([5, *(face + 1 for face in faces)]))]
        hot += p if VALID[0, roll] == roll else 0
        mean += p * int(VALUE[0, VALID[0, roll]])
    assert told == {"farkle": 0, "hot_dice": hot}
    assert f" {round(float(mean))} " in saying.say(TEXTS)


# == the way to the Keep ==========================================================================


ONCE = (Companion.QUENTIN, Companion.MIRABEL, Companion.PIP)


class Reaching:
    """The chance to bank a goal, by sweeping over all positions until nothing changes."""

    def __init__(self, who: Companion, goal: int, extra: int) -> None:
        self.who, self.goal, self.extra = who, goal, extra
        pots, help_left = range(0, goal - extra, 50), (0, 1) if who in ONCE else (0,)
        self.value = {(p, n, h): 0.0 for p in pots for n in range(1, 7) for h in help_left}
        for _ in range(14):
            for key in self.value:
                self.value[key] = self.rolling(*key)

    def best(self, pot: int, dice: int, helps: int) -> float:
        if (pot + self.extra if pot else 0) >= self.goal:
            return 1.0
        value = self.value[pot, dice, helps]
        if helps and self.who == Companion.QUENTIN and dice < 6:
            value = max(value, self.value[pot, dice + 1, 0])
        return value

    def take(self, pot: int, roll: int, times: int, helps: int) -> float:
        found, dice = 0.0, int(SIZE[roll])
        for combo in OPTIONS[OPTIONS_START[0, roll] : OPTIONS_START[0, roll + 1]]:
            part = COMBOS[int(combo)]
            gain = times * int(VALUE[0, part])
            found = max(found, self.best(pot + gain, dice - int(SIZE[part]) or 6, helps))
        return found

    def faced(self, pot: int, roll: int, helps: int) -> list[float]:
        """What a roll leads to with a blank, the Dragon and the Rally."""
        whole, dice = int(VALID[0, roll]), int(SIZE[roll])
        if not whole:
            return [0.0, self.best(pot, dice, helps), 0.0]
        eaten = self.best(pot, dice - int(SIZE[whole]) or 6, helps)
        blank = self.take(pot, roll, 1, helps)
        return [
            blank,
            blank if self.who == Companion.ASHBY else eaten,
            self.take(pot, roll, 2, helps),
        ]

    def rolling(self, pot: int, dice: int, helps: int) -> float:
        total = 0.0
        for faces, p in THROWN[dice]:
            roll = ID_OF[faces]
            found = self.faced(pot, roll, helps)
            if helps and self.who == Companion.MIRABEL:
                again = sum(w * v for w, v in zip(WEIGHTS, self.faced(pot, roll, 0), strict=True))
                found = [max(one, again) for one in found]
            if helps and self.who == Companion.PIP and not VALID[0, roll]:
                for face in (0, 2):
                    found[face] = max(found[face], self.lifted(pot, faces, face))
            total += p * sum(w * v for w, v in zip(WEIGHTS, found, strict=True))
        return total

    def lifted(self, pot: int, faces: tuple[int, ...], face: int) -> float:
        tries = []
        for i in range(len(faces)):
            news = [tuple(sorted((*faces[:i], *faces[i + 1 :], new))) for new in range(1, 7)]
            tries.append(sum(self.faced(pot, ID_OF[new], 0)[face] for new in news) / 6)
        return max(tries)


WEIGHTS = (4 / 6, 1 / 6, 1 / 6)
THROWN = {
    n: [(tuple(f + 1 for f in faces), float(p)) for faces, p in throws(n, event=False)]
    for n in range(1, 7)
}


@pytest.mark.slow
@pytest.mark.rule("DF-89")
@pytest.mark.parametrize(
    ("who", "posters"),
    [
        (Companion.NONE, 0),
        (Companion.STUB, 0),
        (Companion.ASHBY, 0),
        (Companion.QUENTIN, 0),
        (Companion.MIRABEL, 0),
        (Companion.PIP, 0),
        (Companion.NONE, 1),
    ],
)
def test_the_way_to_the_keep_counts_companion_and_posters(who: Companion, posters: int) -> None:
    extra = 400 * posters + (200 if who == Companion.STUB else 0)
    goal = 150 + extra
    swept = Reaching(who, goal, extra)
    for pot in (0, 50, 100):
        for hand in range(1, 7):
            told = reach_beside(who, goal, pot, hand, posters=posters)
            assert told == pytest.approx(swept.best(pot, hand, int(who in ONCE)), abs=1e-7), (
                pot,
                hand,
            )


def test_the_chance_to_reach_the_keep_says_what_it_leaves_out() -> None:
    def told(**more: object) -> Odd:
        m = recruiting(army=[4500, 0], hand=3, pot=100, **more)  # type: ignore[arg-type]
        (odd,) = [o for s in chances.odds(m, 0) for o in s.odds if o.what == "keep_reached"]
        return odd

    plain = told()
    assert plain.exact
    assert not told(items={1: ["map"]}).exact, "it might be a Whistle"
    assert not told(items={0: ["cheese"]}).exact
    poster = told(items={0: ["poster"]})
    assert poster.exact
    assert poster.probability == 1.0, "100 and 400"
    assert told(companion="stub").probability > plain.probability


def test_a_skirmish_with_cards_is_not_called_exact() -> None:
    def sure(**more: object) -> set[bool]:
        m = attacking(army=[3000, 3000], pot=300, hand=3, **more)  # type: ignore[arg-type]
        odds = [o for s in chances.odds(m, 0) for o in s.odds if o.what.startswith("skirmish")]
        assert odds
        return {odd.exact for odd in odds}

    assert sure() == {True}
    assert sure(companion={1: "brunna"}) == {True}, "it is counted"
    assert sure(companion={1: "pip"}) == {False}
    assert sure(items={1: ["map"]}) == {False}


# == the long version =============================================================================


@pytest.mark.proof
@pytest.mark.parametrize("seats", [2, 5])
def test_on_200_positions_of_real_battles_every_chance_is_right(
    seats: int, record_property: Any
) -> None:
    checked = [consistent(m) for m in battles(seats, 200, most=4, seed=1000)]
    record_property("positions", len(checked))
    assert len(checked) == 200
