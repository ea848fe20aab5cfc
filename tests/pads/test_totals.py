"""A pad counts as the game itself does: whole games are written down, and sent to be counted."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.games import load
from lindwurm.games.dragonquest.rules.common import score
from tests.pads import ends
from tests.server.harness import Served

pytestmark = pytest.mark.slow  # compiles

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]
GAMES = 50


def count(
    server: Served, game: str, seats: int, entries: Any, options: dict[str, str] | None = None
) -> Any:
    """Ask what entries come to."""
    body = {"names": NAMES[:seats], "entries": entries, "options": options or {}}
    answer = server.http.post(f"{server.address}/api/games/{game}/pad", json=body)
    assert answer.status_code == 200, answer.text
    said = answer.json()
    assert said["wrong"] is None
    return said["counted"]


def winners(match_or_state: Any, seats: int) -> list[int]:
    return [p for p in range(seats) if match_or_state.winners >> p & 1]


@pytest.mark.parametrize(
    "options", [{}, {"keep_threshold": "3000", "table": "patch", "round_limit": "12"}]
)
def test_armies_are_those_of_the_game(server: Served, options: dict[str, str]) -> None:
    told = {name: value for name, value in options.items() if name != "round_limit"}
    for seed in range(GAMES // 2):
        seats = 2 + seed % 4
        match = ends.played(seats, seed, options)
        found = count(server, "dragon_farkle", seats, ends.dragon_farkle(match), told)
        assert [one["total"] for one in found["people"]] == match.state.army[:seats], seed
        assert found["over"]
        assert found["winners"] == winners(match.state, seats)


@pytest.mark.parametrize("options", [{}, {"life_points": "16", "house_treasures": "h1_h2"}])
def test_sheets_are_those_of_the_game(server: Served, options: dict[str, str]) -> None:
    usual = {o.name: o.default for o in load("dragonquest").options}
    won = 0
    for s in ends.finals("dragonquest", 4, GAMES // 2, options):
        found = count(server, "dragonquest", 4, ends.dragonquest(s, usual | options), options)
        assert [one["total"] for one in found["people"]] == [score(s, p) for p in range(4)]
        assert found["winners"] == winners(s, 4)
        won += len(found["winners"])
    assert won > GAMES // 4  # and not the dragon alone


@pytest.mark.parametrize("options", [{}, {"mode": "dragonlord", "empty_handed": "left_out"}])
@pytest.mark.parametrize("seats", [2, 5])
def test_final_scorings_are_those_of_the_game(
    server: Served, seats: int, options: dict[str, str]
) -> None:
    for s in ends.finals("simurgh", seats, GAMES // 4, options):
        found = count(server, "simurgh", seats, ends.simurgh(s, options), options)
        assert [one["total"] for one in found["people"]] == s.points[:seats]
        assert found["winners"] == winners(s, seats)


@pytest.mark.parametrize(
    "options", [{"start_power": "1", "start_knights": "1"}, {"mode": "coop", "start_power": "1"}]
)
def test_reckonings_are_those_of_the_game(server: Served, options: dict[str, str]) -> None:
    saved = 0
    for s in ends.finals("schutt_und_asche", 4, GAMES // 2, options):
        entries = ends.schutt_und_asche(s, options)
        found = count(server, "schutt_und_asche", 4, entries, options)
        assert [one["total"] for one in found["people"]] == s.score[:4]
        assert found["over"]
        if not s.coop:
            assert found["winners"] == ([s.winner] if s.winner >= 0 else [])
        saved += not entries[0]["values"]["fate"]
    assert saved > 3
