"""All chance entered by hand, on a phone that goes round: the game is the one of the tape.

Whole games are a proof (`make proof ONLY=companion`); a piece of each is played here.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from lindwurm.games import load
from lindwurm.server.http.terms import open_groups
from tests.companion.pieces import pieces
from tests.companion.throwing import fallen, open_own, recorded, taped, throw_out, together
from tests.server.harness import Client, Served
from tests.web.visiting import PHONE, visiting
from tests.web.walking import EAGER

pytestmark = pytest.mark.slow
SOME = 14
"""Moves of a short piece: several turns of both."""
SHORT: dict[str, dict[str, str]] = {
    "dragon_farkle": {"round_limit": "10"},
    "drachenfels": {"turn_limit": "40"},
}
"""Nobody in these whole games aims at the end, so that it comes by a limit of the game's own."""


@pieces("game", SOME, "dragon_farkle", "simurgh")
def test_a_game_told_by_hand_is_the_game_of_the_tape(
    browser: Browser,
    house: Served,
    record_property: Callable[[str, object], None],
    game: str,
    moves: int,
) -> None:
    anna = Client(house, "Anna")
    brought = open_groups(load(game))
    table = open_own(anna, game, ("Anna", "Ben"), brought, SHORT.get(game, {}))
    with visiting(browser, house, f"/table/{table}", client=anna, size=PHONE) as page:
        done = throw_out(page, EAGER[game], 7, moves)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    found = recorded(house, anna, table)
    anna.close()
    match = taped(found, game)
    assert match.digest == found.digest
    assert len(match.moves) >= min(moves, 20)
    assert together(done["told"]) == fallen(match, brought)  # all of it, in its order
    assert done["most"] <= 2  # touches a die, slips among them; one more confirms the throw
    if moves > SOME:
        assert match.over
        assert not match.left
        assert done["slips"] + done["refused"] >= min(3, done["throws"])
        for name in ("throws", "dice", "touches", "slips", "refused", "back"):
            record_property(name, done[name])
        record_property("most touches a die where nothing was corrected", done["most"])
        record_property("moves", len(match.moves))
