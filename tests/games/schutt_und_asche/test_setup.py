"""Section 3: options, setup, what is known at the start."""

from __future__ import annotations

from collections import Counter

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Draw
from lindwurm.games.schutt_und_asche.data import ENTRY, PROVINCES, Follower, Tile
from lindwurm.games.schutt_und_asche.state import KINDS, NONE, Mode, Phase, Setup, Status
from lindwurm.kernel.game import OptionError
from lindwurm.kernel.match import IllegalAction, Match
from lindwurm.kernel.texts import LANGUAGES, Texts
from tests.games.schutt_und_asche.table import battle, place, realm, say, texts, tile, why


def claim_all(m: Match) -> Match:
    while m.state.phase == Phase.DRAFT:
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    return m


def ready_all(m: Match) -> Match:
    while m.state.phase == Phase.STACKS:
        m.act(m.actors[0], "ready")
    return m


def stack(m: Match, name: str) -> list[int]:
    p = place(name)
    return m.state.stack[p][: m.state.height[p]]


@pytest.mark.rule("SA-07")
def test_the_default_table() -> None:
    m = Match(GAME, 4, seed=1)
    s = m.state
    assert (s.coop, s.start_knights, s.start_power, s.offer_passes) == (0, 0, 0, 0)
    assert (s.open_hands, s.memory_aid, s.talk) == (0, 1, 1)
    assert (s.draw_follower, s.may_lift, s.steal_own) == (0, 0, 0)


@pytest.mark.rule("SA-08")
def test_unsure_groups_are_told_to_begin_cooperatively() -> None:
    assert "cooperative" in Texts(GAME, "en")("game-advice")
    assert "kooperativ" in Texts(GAME, "de")("game-advice")


@pytest.mark.rule("SA-09", "SA-R23")
def test_first_regent_is_drawn_or_chosen() -> None:
    assert {Match(GAME, 4, seed=k).state.regent for k in range(30)} == {0, 1, 2, 3}
    assert Match(GAME, 4, {"first_regent": 3}, seed=1).state.regent == 2
    with pytest.raises(OptionError, match="does not sit"):
        Match(GAME, 2, {"first_regent": 3}, seed=1)


def test_every_deck_is_shuffled_in_a_throw_of_its_own() -> None:
    throws = Counter((d.throw, d.kind) for d in Match(GAME, 3, seed=1).opening_draws)
    assert throws == {
        (0, Draw.FIRST_REGENT): 1,
        (1, Draw.FOLLOWER): 3,  # dealt
        (2, Draw.FOLLOWER): 3,  # laid open
        (3, Draw.DRAGON_TILE): 4,
        (4, Draw.CITY_TILE): 72,
    }
    m = ready_all(claim_all(Match(GAME, 3, seed=1)))
    assert Counter((d.throw, d.kind) for d in m.moves[-1].draws) == {(0, Draw.GOLD): 24}


@pytest.mark.rule("SA-10", "SA-28", "SA-R24")
def test_solo_is_regent_and_owns_everything_without_claiming() -> None:
    m = Match(GAME, 1, seed=1)
    assert m.state.regent == 0
    assert m.state.owner == [0] * 24
    assert m.state.phase == Phase.STACKS


@pytest.mark.rule("SA-407", "SA-R23")
def test_alone_one_is_scored_like_a_team_or_for_the_crown() -> None:
    for mode in ("semi", "coop"):
        assert Match(GAME, 1, {"mode": mode}, seed=1).state.coop == 1
        assert Match(GAME, 1, {"mode": mode, "solo": "semi"}, seed=1).state.coop == 0
    assert Match(GAME, 2, {"mode": "coop", "solo": "semi"}, seed=1).state.coop == 1
    m = realm(1, options={"solo": "semi"}, hits=6, knights="N1", power={0: 2}, tape=battle("k k k"),
              stacks={"N2": "sword power"})  # fmt: skip
    say(m, "0 call N")
    assert m.over
    assert m.state.status[0] == Status.VICTORIOUS
    assert m.state.score[0] == 3 * m.state.power[0] >= 9
    assert m.returns() == [1.0]


@pytest.mark.rule("SA-11")
def test_decks_are_shuffled_anew_for_every_table() -> None:
    displays = {tuple(Match(GAME, 3, seed=k).state.display) for k in range(8)}
    hands = {tuple(Match(GAME, 3, seed=k).state.followers[0]) for k in range(8)}
    assert len(displays) > 4
    assert len(hands) > 3


@pytest.mark.rule("SA-12", "SA-225", "SA-254", "SA-286", "SA-325")
def test_solo_deck_lacks_farmer_friar_and_sage() -> None:
    for k in range(5):
        s = Match(GAME, 1, seed=k).state
        everything = [
            s.deck[kind] + s.display.count(kind) + s.followers[0][kind] for kind in range(KINDS)
        ]
        assert sum(everything) == 24
        for kind in (Follower.FARMER, Follower.FRIAR, Follower.SAGE):
            assert everything[kind] == 0


@pytest.mark.rule("SA-13", "SA-14", "SA-15")
@pytest.mark.parametrize("seats", range(1, 7))
def test_first_followers_and_display(seats: int) -> None:
    s = Match(GAME, seats, {"first_regent": 1}, seed=2).state
    first = [1] * seats
    first[0] = 2 if seats == 5 else 1
    assert s.follower_count[:seats] == first
    assert NONE not in s.display
    assert s.deck_count == (24 if seats == 1 else 30) - sum(first) - 3


@pytest.mark.rule("SA-16", "SA-17", "SA-39")
def test_markers_and_counters_at_the_start() -> None:
    s = Match(GAME, 3, seed=1).state
    assert (s.round_number, s.hits, s.laid_markers) == (1, 0, 0)
    assert s.marker == [0] * 24
    assert s.status == [0] * 6
    assert max(s.tile) == 4  # the red tiles lie aside


@pytest.mark.rule("SA-18")
def test_yellow_tiles_lie_face_down() -> None:
    seen = set()
    for k in range(12):
        m = Match(GAME, 2, seed=k)
        assert sorted(m.state.tile) == [1, 2, 3, 4]
        assert m.state.red == [0, 0, 0, 0]
        assert m.view(0)["tile"] == [None] * 4
        seen.add(tuple(m.state.tile))
    assert len(seen) > 6


@pytest.mark.rule("SA-19", "SA-21", "SA-22", "SA-23", "SA-24", "SA-R03")
def test_stacks() -> None:
    s = Match(GAME, 4, seed=5).state
    for p in range(24):
        entry = p in ENTRY
        assert s.height[p] == 4 + entry
        assert s.stack[p][3] == Tile.KNIGHT
        assert s.stack[p][4] == (Tile.POWER if entry else Tile.NONE)
    below = Counter(s.stack[p][i] for p in range(24) for i in range(3))
    assert below == {
        Tile.POWER: 20,
        Tile.KNIGHT: 8,
        Tile.SWORD: 16,
        Tile.SHIELD: 16,
        Tile.ATTACK: 12,
    }
    assert sum(s.height) == 100


@pytest.mark.rule("SA-20", "SA-38", "SA-R06", "SA-322")
def test_treasures_replace_one_power_and_one_attack() -> None:
    semi, coop = (Match(GAME, 4, {"mode": m}, seed=5).state for m in ("semi", "coop"))
    below = Counter(coop.stack[p][i] for p in range(24) for i in range(3))
    assert below[Tile.TREASURE] == 2
    assert (below[Tile.POWER], below[Tile.ATTACK]) == (19, 11)
    assert coop.height == semi.height
    assert coop.follower_count == semi.follower_count
    assert (semi.coop, coop.coop) == (Mode.SEMI, Mode.COOP)


@pytest.mark.rule("SA-25", "SA-26", "SA-V15")
@pytest.mark.parametrize(("seats", "coats"), [(2, 12), (3, 8), (4, 6), (6, 4)])
def test_claiming_in_turn(seats: int, coats: int) -> None:
    m = Match(GAME, seats, {"first_regent": 1}, seed=1)
    order = []
    while m.state.phase == Phase.DRAFT:
        order.append(m.actors[0])
        m.act(m.actors[0], m.legal(m.actors[0])[-1])
    # the last province of all needs no decision
    assert order == [(1 + k) % seats for k in range(23)]
    assert [m.state.owner.count(p) for p in range(seats)] == [coats] * seats


@pytest.mark.rule("SA-25", "SA-27", "SA-V15")
def test_five_players_the_regent_claims_four() -> None:
    m = Match(GAME, 5, {"first_regent": 3}, seed=1)
    order = []
    while m.state.phase == Phase.DRAFT:
        order.append(m.actors[0])
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    assert [m.state.owner.count(p) for p in range(5)] == [5, 5, 4, 5, 5]
    assert order.count(2) == 4
    assert 2 not in order[20:]  # skipped in the fifth lap
    assert order[0] == 3


@pytest.mark.rule("SA-26")
def test_a_claimed_province_is_taken() -> None:
    m = Match(GAME, 2, {"first_regent": 1}, seed=1)
    say(m, "1 claim N3")
    assert why(m, 0, "claim N3") == "SA-26"
    with pytest.raises(IllegalAction):
        say(m, "0 claim N3")


@pytest.mark.rule("SA-29", "SA-40")
def test_a_looked_at_stack_is_put_in_any_order() -> None:
    m = claim_all(Match(GAME, 4, {"first_regent": 1}, seed=3))
    p = next(p for p in range(24) if m.state.owner[p] == 0 and p not in ENTRY)
    name = PROVINCES[p]
    tiles = sorted(m.state.stack[p][:4])
    assert m.view(0)["stack"][p][:4] == [None, None, None, Tile.KNIGHT]  # SA-40
    say(m, f"0 look {name}")
    assert sorted(m.view(0)["stack"][p][:4]) == tiles
    wanted = sorted(tiles, reverse=True)
    for kind in wanted[:3]:
        m.act(0, f"pick {Tile(kind).name.lower()}")
    assert m.state.stack[p][:4] == wanted[::-1]  # the top is last
    assert m.view(1)["stack"][p][:4] == [None] * 4  # nobody else knows the top any more


@pytest.mark.rule("SA-29", "SA-31", "SA-30", "SA-327")
@pytest.mark.parametrize("seats", [1, 4])
def test_two_looks_then_shuffles(seats: int) -> None:
    m = claim_all(Match(GAME, seats, {"first_regent": 1}, seed=3))
    mine = [PROVINCES[p] for p in range(24) if m.state.owner[p] == 0]
    for name in mine[:2]:
        say(m, f"0 look {name}")
        while "pick" in texts(m, 0)[0]:
            m.act(0, m.legal(0)[0])
    assert why(m, 0, f"look {mine[2]}") == "SA-29"
    assert why(m, 0, f"shuffle {mine[0]}") == "SA-31"
    say(m, f"0 shuffle {mine[2]}")
    assert m.state.prepared[place(mine[2])] == Setup.SHUFFLED
    assert why(m, 0, f"shuffle {mine[2]}") == "SA-30"


@pytest.mark.rule("SA-30")
def test_shuffling_is_unseen_and_any_order_comes() -> None:
    tops = Counter()
    for k in range(60):
        m = claim_all(Match(GAME, 2, {"first_regent": 1}, seed=k))
        p = next(p for p in range(24) if m.state.owner[p] == 0 and p not in ENTRY)
        before = sorted(stack(m, PROVINCES[p]))
        say(m, f"0 shuffle {PROVINCES[p]}")
        assert sorted(stack(m, PROVINCES[p])) == before
        assert m.view(0)["stack"][p][:4] == [None] * 4
        tops[m.state.stack[p][3] == Tile.KNIGHT] += 1
    assert tops[True] < 45  # an unshuffled one would show a knight 60 times
    assert tops[False] > 10


@pytest.mark.rule("SA-29", "SA-30")
def test_looks_and_shuffles_come_in_any_order() -> None:
    m = claim_all(Match(GAME, 2, {"first_regent": 1}, seed=1))
    a, b, c, d = [PROVINCES[p] for p in range(24) if m.state.owner[p] == 0][:4]
    say(m, f"0 shuffle {a}")
    assert why(m, 0, f"look {a}") == "SA-30", "what is shuffled is not looked at"
    for name in (b, c):
        say(m, f"0 look {name}")
        while "pick" in texts(m, 0)[0]:
            m.act(0, m.legal(0)[0])
    assert why(m, 0, f"look {d}") == "SA-29", "two looks are all"
    say(m, f"0 shuffle {d}")


@pytest.mark.rule("SA-32")
def test_which_stacks_were_handled_is_public() -> None:
    m = claim_all(Match(GAME, 2, {"first_regent": 1}, seed=1))
    a, b = [p for p in range(24) if m.state.owner[p] == 0][:2]
    say(m, f"0 look {PROVINCES[a]}")
    while "pick" in texts(m, 0)[0]:
        m.act(0, m.legal(0)[0])
    say(m, f"0 shuffle {PROVINCES[b]}")
    view = m.view(1)
    assert (view["prepared"][a], view["prepared"][b]) == (Setup.LOOKED, Setup.SHUFFLED)
    assert view["stack"][a][:4] == [None] * 4


@pytest.mark.rule("SA-33", "SA-56")
def test_stacks_are_prepared_at_the_same_time() -> None:
    m = claim_all(Match(GAME, 3, {"first_regent": 1}, seed=1))
    assert m.actors == (0, 1, 2)
    before = texts(m, 2)
    say(m, "1 ready")
    assert m.actors == (0, 2)
    assert texts(m, 2) == before
    say(m, "0 ready", "2 ready")
    assert m.state.phase != Phase.STACKS


@pytest.mark.rule("SA-35", "SA-37", "SA-331")
def test_start_knights_are_posted_one_player_after_the_other() -> None:
    m = Match(GAME, 3, {"first_regent": 1, "start_knights": 2}, seed=1)
    ready_all(claim_all(m))
    order = []
    while m.state.phase == Phase.POST:
        seat = m.actors[0]
        order.append(seat)
        first = texts(m, seat)[0]
        other = next(p for p in range(24) if m.state.owner[p] != seat)
        assert why(m, seat, f"post {PROVINCES[other]}") == "SA-35"
        m.act(seat, first)
        if m.actors and m.actors[0] == seat and m.state.phase == Phase.POST:
            assert why(m, seat, first) == "SA-70"
    assert order == [1, 1, 2, 2, 0, 0]
    assert sum(m.state.knight) == 6
    for seat in range(3):
        assert sum(m.state.knight[p] for p in range(24) if m.state.owner[p] == seat) == 2


@pytest.mark.rule("SA-36", "SA-37", "SA-331")
def test_start_power_lies_open_before_round_one() -> None:
    m = Match(GAME, 2, {"first_regent": 1, "start_power": 3}, seed=1)
    ready_all(claim_all(m))
    assert m.view(0)["power"][:2] == [3, 3]


@pytest.mark.rule("SA-37")
def test_a_start_knight_fights_and_falls_like_any_other() -> None:
    m = realm(
        options={"start_knights": 1},
        knights="N1",
        tape=[10] * 3,  # three dragon cards
    )
    say(m, "0 call N")
    assert m.state.knight[place("N1")] == 0
    assert m.state.burnt[place("N1")] == 0


@pytest.mark.rule("SA-R29", "SA-331")
def test_at_most_six_start_tiles_of_a_kind() -> None:
    assert Match(GAME, 6, {"start_knights": 1, "start_power": 1}, seed=1)
    for seats, knights in ((6, 2), (4, 2), (2, 4)):
        with pytest.raises(OptionError, match="in the box"):
            Match(GAME, seats, {"start_knights": knights}, seed=1)


@pytest.mark.rule("SA-38", "SA-153")
def test_coop_has_no_status_cards() -> None:
    m = realm(options={"mode": "coop"}, knights="N1", swords="N1", tape=[0, 0, 0])
    say(m, "0 call N")
    assert m.state.hits == 1
    assert m.state.status == [0] * 6


@pytest.mark.rule("SA-40")
def test_everyone_knows_the_tops_at_the_start() -> None:
    view = Match(GAME, 3, seed=4).view(2)
    for p in range(24):
        top = [None, None, None, tile("knight"), tile("power") if p in ENTRY else 0]
        assert view["stack"][p] == top


@pytest.mark.rule("SA-40")
def test_the_knight_below_a_bought_entry_power_stays_known() -> None:
    m = ready_all(claim_all(Match(GAME, 2, {"first_regent": 2}, seed=1)))
    s = m.state
    p = ENTRY[0]
    buyer = s.owner[p]
    s.phase, s.actor, s.regent = Phase.BUY, buyer, buyer
    s.gold[buyer], s.gold_count[buyer] = [0, 0, 1, 0], 1
    GAME.apply(s, buyer, GAME.verbs.parse("buy N1"))
    if s.phase == Phase.KEEP:
        GAME.apply(s, buyer, GAME.verbs.parse("keep"))
    assert s.power[buyer] == 1
    assert s.view(1 - buyer)["stack"][p] == [None, None, None, Tile.KNIGHT, 0]


@pytest.mark.rule("SA-324")
def test_open_hands_is_for_cooperative_tables() -> None:
    with pytest.raises(OptionError, match="cooperative"):
        Match(GAME, 2, {"open_hands": "on"}, seed=1)
    m = realm(options={"mode": "coop", "open_hands": "on"}, gold={0: "1 2"}, followers={0: "hero"})
    assert m.view(1)["gold"][0] == [0, 1, 1, 0]
    assert m.view(1)["followers"][0][Follower.HERO] == 1
    assert m.view(None)["gold"][0] == [None] * 4
    shut = realm(options={"mode": "coop"}, gold={0: "1 2"})
    assert shut.view(1)["gold"][0] == [None] * 4


def test_texts_name_the_game_in_both_languages() -> None:
    assert {Texts(GAME, language)("game-name") for language in LANGUAGES} == {"Schutt und Asche"}
