"""Hidden information and what may be concluded (catalogue 6, 12.4)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from lindwurm.games.drachenfels import GAME, odds
from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.data import CARDS
from lindwurm.games.drachenfels.rules.memory import PILE, place_of
from lindwurm.kernel.chance import seed_words
from tests.games.drachenfels.helpers import Play, forts_of, one_card, table

FORTS = ("F-NE", "F-SE", "F-SW", "F-NW")


def imagined(play: Play, seat: int, count: int = 60) -> list[Play]:
    worlds = []
    for n in range(count):
        twin = table()
        twin.match.state.restore(play.s)
        seed_words(twin.s.rng, n, 3)
        for _ in range(2):  # an imagined world can be dealt again, and loses and gains no card
            GAME.redeal(twin.s, seat)
            assert GAME.problem(twin.s) is None
            assert twin.s.view(seat) == play.s.view(seat)
        worlds.append(twin)
    return worlds


@pytest.mark.rule("DR-171", "DR-172", "DR-178")
def test_hands_and_pile_are_hidden_their_sizes_are_not() -> None:
    play = table(hands={"red": "p1 mD", "blue": "p2 p3 p4"})
    for seat in (None, 0, 1, 2, 3):
        view = play.match.view(seat)
        assert view["hand_count"] == [2, 3, 0, 0]
        assert view["pile_count"] == 31
        assert view["pile"] == [None] * 10
        for owner in range(4):
            seen = view["hand"][owner]
            assert seen == (play.s.hand[owner] if owner == seat else [None] * 10)
    assert play.heard(Kind.DEALT_CARD, None) == []


@pytest.mark.rule("DR-173", "DR-J22")
def test_the_discards_are_open_or_only_their_top() -> None:
    open_pile = table(discards="p1 mD p3").match.view(1)
    assert open_pile["discards"][:3] == [0, 7, 2]
    top = table(discards="p1 mD p3", options={"discard_view": "top"}).match.view(1)
    assert top["discards"][:3] == [None, None, 2]
    assert top["discard_count"] == 3


@pytest.mark.rule("DR-175")
def test_only_robber_and_robbed_know_the_card() -> None:
    play = table(hands={"blue": "mD p1"}, tape=[one_card({"p1": 1, "mD": 1}, "mD")])
    play.do("rob 2")
    told = (0, 1, CARDS.index("mD"))
    assert play.heard(Kind.TOOK_CARD, 0) == play.heard(Kind.TOOK_CARD, 1) == [told]
    assert play.heard(Kind.TOOK_CARD, 2) == play.heard(Kind.TOOK_CARD, None) == []
    assert play.heard(Kind.ROBBED, 2) == [(0, 1, 1)]
    for world in imagined(play, 1):
        assert "mD" in world.hand("red")  # the victim remembers
    assert any("mD" not in world.hand("red") for world in imagined(play, 2))


@pytest.mark.rule("DR-176", "DR-E37")
def test_vain_looks_of_all_three_others_settle_it() -> None:
    shoes = {"F-NE": "red", "F-SE": "white", "F-SW": "blue", "F-NW": "yellow"}
    looked = dict.fromkeys(("blue", "yellow", "white"), "F-NE")
    play = table(looked=looked, shoes=shoes)
    assert odds.princess(play.s, 0) == [1, 0, 0, 0]
    for world in imagined(play, 0):
        assert forts_of(world)["F-NE"] == "red"


@pytest.mark.rule("DR-E38")
def test_two_players_who_looked_into_the_same_two() -> None:
    shoes = {"F-NE": "blue", "F-SE": "white", "F-SW": "red", "F-NW": "yellow"}
    looked = {"red": "F-NE F-SE", "yellow": "F-NE F-SE"}
    play = table(2, looked=looked, shoes=shoes)
    half = Fraction(1, 2)
    assert odds.princess(play.s, 0) == [0, 0, half, half]
    assert odds.princess(play.s, 1) == [0, 0, half, half]


@pytest.mark.rule("DR-177")
@pytest.mark.parametrize(
    ("looked", "shoes", "chances"),
    [
        ({}, "blue white red yellow", "1/4 1/4 1/4 1/4"),
        ({"blue": "F-NE"}, "white blue red yellow", "1/3 2/9 2/9 2/9"),
        ({"blue": "F-NE", "yellow": "F-NE"}, "white blue red yellow", "1/2 1/6 1/6 1/6"),
        ({"blue": "F-NE F-SE"}, "white yellow red blue", "1/3 1/3 1/6 1/6"),
        ({"blue": "F-NE", "yellow": "F-SE"}, "white blue red yellow", "2/7 2/7 3/14 3/14"),
        ({"red": "F-NE"}, "white blue red yellow", "0 1/3 1/3 1/3"),
        ({"red": "F-NE", "yellow": "F-SE"}, "blue white red yellow", "0 1/2 1/4 1/4"),
        ({"red": "F-NE", "blue": "F-SE"}, "blue white red yellow", "0 1/3 1/3 1/3"),
        (
            {"red": "F-NE", "yellow": "F-SE", "white": "F-SE"},
            "blue red white yellow",
            "0 1 0 0",
        ),
    ],
)
def test_the_notebook_gives_the_chances_of_12_4(
    looked: dict[str, str], shoes: str, chances: str
) -> None:
    play = table(looked=looked, shoes=dict(zip(FORTS, shoes.split(), strict=True)))
    expected = [Fraction(c) for c in chances.split()]
    assert odds.princess(play.s, 0) == expected
    book = odds.notebook(play.s, 0)
    assert [row[0] for row in book] == expected
    assert all(sum(row) == 1 for row in book)
    for world in imagined(play, 0, 20):
        assert odds.notebook(world.s, 0) == book  # from what the seat knows, nothing else


def test_imagined_princesses_follow_the_exact_chances() -> None:
    play = table(
        looked={"blue": "F-NE"},
        shoes=dict(zip(FORTS, ("white", "blue", "red", "yellow"), strict=True)),
    )
    worlds = imagined(play, 0, 900)
    found = sum(forts_of(w)["F-NE"] == "red" for w in worlds)
    assert 250 <= found <= 350  # 1/3
    assert not any(forts_of(w)["F-NE"] == "blue" for w in worlds)


@pytest.mark.rule("DR-183")
def test_everything_is_shown_at_the_end() -> None:
    shoes = {"F-NE": "red", "F-SE": "white", "F-SW": "blue", "F-NW": "yellow"}
    play = table(
        at={"red": "K-NE"},
        armour=["red"],
        bridges=["X-NE"],
        dragons=("P-S", "F-SE", "F-SW", "F-NW"),
        hands={"red": "p2", "blue": "mD"},
        shoes=shoes,
    )
    play.do("play p2", "go F-NE")
    view = play.match.view(None)
    assert view["shoes"] == play.s.shoes
    assert view["hand"] == play.s.hand
    assert view["pile"] == play.s.pile


# -- what a seat remembers -------------------------------------------------------------------------


def test_own_cards_shuffled_back_are_in_the_pile_until_another_renews() -> None:
    play = table(3, hands={"red": "p5 mT mW", "blue": "p1 p2", "yellow": "p3"})
    play.do("renew")
    gone = [c for c in ("p5", "mT", "mW") if c not in play.hand("red")]
    assert gone
    for world in imagined(play, 0, 30):
        for card in gone:
            assert card not in world.hand("blue") + world.hand("yellow")
    play.do("renew")  # blue: now they may be with blue, but never with yellow
    worlds = imagined(play, 0, 60)
    assert any(card in w.hand("blue") for w in worlds for card in gone)
    assert not any(card in w.hand("yellow") for w in worlds for card in gone)


def test_a_robbed_card_may_wander_on_unseen() -> None:
    tape = [0, 0]
    play = table(3, hands={"red": "p5", "blue": "p1", "yellow": "p2"}, active="blue", tape=tape)
    play.do("rob 1", "stop")  # blue takes the 5
    k = CARDS.index("p5")
    blue, yellow = place_of(0, 1), place_of(0, 2)
    assert play.s.memory[0][k][1 << blue] == 1
    play.do("rob 2")  # yellow takes a card from blue: the 1, in truth
    assert play.s.memory[0][k][1 << blue] == 0
    assert play.s.memory[0][k][1 << blue | 1 << yellow] == 1
    worlds = imagined(play, 0, 80)
    assert any("p5" in w.hand("blue") for w in worlds)
    assert any("p5" in w.hand("yellow") for w in worlds)


def test_a_played_card_is_no_longer_remembered() -> None:
    play = table(3, hands={"red": "p5"}, active="blue")
    play.do("rob 1")  # the only card there is to rob
    k, blue = CARDS.index("p5"), 1 << place_of(0, 1)
    play.do("renew", "renew")
    assert play.s.memory[0][k][blue] == 1
    play.do("play p5", "go R-S")
    assert sum(play.s.memory[0][k]) == 0


def test_discards_shuffled_in_are_remembered_in_the_pile() -> None:
    play = table(discards="mT mW mB", pile=2, hands={"red": "p1"})
    play.do("renew")
    for seat in range(1, 4):
        for card in ("mT", "mW", "mB"):
            known = play.s.memory[seat][CARDS.index(card)]
            mixed = 1 << place_of(seat, 0) | 1 << PILE
            assert known[mixed] == 1
    for world in imagined(play, 1, 30):
        assert not {"mT", "mW", "mB"} & {*world.hand("yellow")}


def test_the_truth_is_always_held_possible() -> None:
    """`do` has `problem` check each memory against the real cards after every move."""
    for seed in range(6):
        play = table(4, hands=dict.fromkeys(("red", "blue", "yellow"), "p1 p2 mD"), seed=seed)
        for n in range(60):
            victims = sorted(play.legal("rob"))
            if victims and n % 4:
                play.do(f"rob {victims[n % len(victims)]}")
            else:
                play.do("stop" if "stop" in play.legal() else "renew")
        remembered = [sum(map(sum, play.s.memory[seat])) for seat in range(4)]
        assert min(remembered) > 0
