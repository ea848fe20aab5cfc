"""Section 2: what is in the box, and that everything adds up."""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche import GAME, data
from lindwurm.games.schutt_und_asche.data import DATA, ENTRY, NEXT, PROVINCES
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import burnt_places, marked, place, realm, say


@pytest.mark.rule("SA-03")
def test_the_board_has_24_provinces() -> None:
    m = Match(GAME, 4, seed=1)
    assert len(m.view()["owner"]) == len(set(PROVINCES)) == 24
    assert len(m.legal(m.actors[0])) == 24


@pytest.mark.rule("SA-04", "SA-R01")
def test_the_arrows_form_one_ring() -> None:
    ring, p = [], 0
    for _ in range(24):
        ring.append(PROVINCES[p])
        p = NEXT[p]
    assert p == 0
    assert ring == [f"{path}{step}" for path in "NESW" for step in range(1, 7)]


@pytest.mark.rule("SA-05")
@pytest.mark.parametrize("slot", range(4))
def test_each_slot_leads_to_its_entry(slot: int) -> None:
    tiles = [2, 3, 4]
    tiles.insert(slot, 1)
    m = realm(tiles=tiles)
    say(m, f"0 call {'NESW'[slot]}")
    assert burnt_places(m) == [f"{'NESW'[slot]}1"]
    assert [PROVINCES[p] for p in ENTRY] == ["N1", "E1", "S1", "W1"]


@pytest.mark.rule("SA-06")
def test_only_arrows_connect_provinces() -> None:
    """W6 touches N1 and W1 on the map, but a flight from W1 takes the long way round."""
    m = realm(round=5, tiles=[6, 7, 8, 5])
    say(m, "0 call W")
    assert burnt_places(m) == ["W1", "W2", "W3", "W4", "W5"]
    c, r = data.GRID[place("W6")]
    assert abs(c - data.GRID[place("N1")][0]) + abs(r - data.GRID[place("N1")][1]) == 1


@pytest.mark.rule("SA-34")
def test_every_player_has_a_dragon_piece_of_his_colour() -> None:
    assert len(set(data.COLOURS)) == DATA["box"]["dragon_pieces"]["pieces"] == max(GAME.seats)
    m = realm(3, turn=1, actor=1)
    say(m, "1 call W")
    assert (m.state.called, m.actors) != (3, (1,))  # taken back, and the next one calls
    assert m.actors == (2,)


def test_box_and_breakdown_agree() -> None:
    box = {name: row["pieces"] for name, row in DATA["box"].items()}
    assert box["gold_cards"] == sum(data.GOLD) == 25
    assert sum(v * n for v, n in enumerate(data.GOLD)) == 25
    assert box["battle_cards"] == sum(data.BATTLE) == 36
    assert box["follower_cards"] == sum(data.FOLLOWER_COPIES) == 30
    assert box["city_tiles"] == sum(data.CITY_MIX[0]) + 24 + 4 == 100
    assert sum(data.CITY_MIX[1]) == 72
    assert box["attack_markers"] == max(row["demand"] for row in DATA["dragon_tiles"]) == 8
    assert [sum(row) for row in data.ROUND_TILES] == [10, 14, 18, 22, 26]
    assert [sum(data.REWARD[v] for v in row) for row in data.ROUND_TILES] == [4, 5, 6, 7, 9]
    assert len(data.COLOURS) == box["dragon_pieces"] == 6


def test_everything_has_a_provenance() -> None:
    for part in ("provinces", "dragon_tiles", "followers"):
        assert all("provenance" in row for row in DATA[part])
    for part in ("box", "numbers", "presets"):
        assert all("provenance" in row for row in DATA[part].values())
    assert sum(data.FOLLOWER_IN_SOLO) * 2 == 24


@pytest.mark.rule("SA-330")
def test_presets() -> None:
    assert data.PRESETS == {"legend": (0, 0), "hard": (1, 0), "normal": (0, 1), "easy": (1, 1)}
    knights, power = data.PRESETS["easy"]
    options = {"start_knights": knights, "start_power": power}
    assert Match(GAME, 6, options, seed=1).state.start_knights == 1


def test_marked_helper_lists_flight_order() -> None:
    assert marked(realm(markers="N3 N1")) == ["N3", "N1"]
