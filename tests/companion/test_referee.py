"""A real board, and somebody who keeps the book on a phone: told, refused, timed, kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from lindwurm.games import load
from lindwurm.kernel.match import Match
from tests.companion.keeping import Keeper
from tests.companion.pieces import pieces
from tests.companion.throwing import recorded, tape, taped
from tests.server.harness import Client, Served
from tests.web.visiting import PHONE, visiting

pytestmark = pytest.mark.slow
SOME, ILLEGAL = 12, 10
SEEDS = {
    "drachenfels": 10,
    "dragon_farkle": 12,
    "dragonquest": 5,
    "schutt_und_asche": 5,
    "simurgh": 12,
}
"""Of the first twelve the one whose game is over soonest."""
SHORT = {"dragon_farkle": {"round_limit": "10"}}
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]


def open_book(client: Client, game: str, seats: int, **options: str) -> str:
    """Begin a table that follows a real one."""
    people = [{"kind": "me", "name": name} for name in NAMES[:seats]]
    body = {"game": game, "seats": people, "options": options, "referee": True}
    table = str(client.post("/api/tables", body, 201)["table"]["id"])
    client.post(f"/api/tables/{table}/start")
    return table


@pieces("game_id", SOME, "dragonquest")
def test_a_game_told_action_by_action_with_ten_that_cannot_be(
    browser: Browser,
    house: Served,
    record_property: Callable[[str, object], None],
    game_id: str,
    moves: int,
) -> None:
    game = load(game_id)
    seats = max(2, game.seats.start)
    client = Client(house, "Fay")
    options = SHORT.get(game_id, {})
    table = open_book(client, game_id, seats, **options)
    real = Match(game, seats, options, seed=SEEDS[game_id])
    with visiting(browser, house, f"/table/{table}", client=client, size=PHONE) as page:
        keeper = Keeper(page, client, table, real, NAMES[:seats])
        keeper.keep(moves, ILLEGAL)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert len(keeper.refused) == ILLEGAL
    assert keeper.by_words > 2
    assert keeper.by_board > 2
    done = [(move.seat, move.action) for move in real.moves]
    found = recorded(house, client, table)
    client.close()
    match = taped(found, game_id)
    assert match.digest == found.digest
    assert [(move.seat, move.action) for move in match.moves] == done
    as_it_fell = Match(game, seats, options, tape=tape(real))
    for move in real.moves:
        as_it_fell.act(move.seat, move.action)
    for left in match.left:  # a piece of a game is broken off
        as_it_fell.leave(left.seat, left.how)
    assert as_it_fell.digest == match.digest
    if moves > SOME:
        assert real.over
        told = {"moves": len(done), "by the board": keeper.by_board, "by words": keeper.by_words}
        for name, value in {**told, "refused by": " ".join(keeper.refused)}.items():
            record_property(name, value)
