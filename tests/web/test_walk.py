"""From "Play now" to the end, on the page's own clock: everything can be followed and reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from lindwurm import games
from tests.server.harness import Served
from tests.web.visiting import DESK, PHONE, TABLET, visiting
from tests.web.walking import play_now, walk

SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
SOME = 12
"""Questions of a short walk, and beats of others in it: several turns of everybody."""


@pytest.mark.parametrize(
    ("game", "size", "questions"),
    [
        *(
            pytest.param(game, size, SOME, marks=pytest.mark.slow)
            for game, size in zip(
                ("drachenfels", "dragonquest", "schutt_und_asche"), SIZES, strict=True
            )
        ),
        *(
            pytest.param(game, size, None, marks=pytest.mark.proof)
            for game in games.ids()
            for size in SIZES
        ),
    ],
)
def test_a_game_can_be_followed_from_play_now_to_its_end(
    browser: Browser,
    house: Served,
    record_property: Callable[[str, object], None],
    game: str,
    size: str,
    questions: int | None,
) -> None:
    """No beat of others is shown for less than 600 ms, or not whole; questions name only what can
    be done, and whatever is lit can be touched, or something leads there.
    """
    with visiting(browser, house, "/", size=SIZES[size], hasty=False, clock=True) as page:
        play_now(page, game)
        found = walk(page, game, questions or 10**6)
        ended = page.locator("[data-over]").count() > 0
    for wrong in ("brief", "unread", "untrue", "long", "wide", "unreached"):
        assert found[wrong] == [], wrong
    assert found["cut"] == 0, "nobody touched anything while others were shown"
    assert found["least"] >= 600
    assert ended or questions
    if not ended:
        assert min(found["told"], found["questions"]) >= SOME
    assert min(found["told"], found["questions"]) >= 5, "bots may win a game soon"
    for number in ("told", "least", "questions", "led"):
        record_property(number, found[number])
