"""Simurgh drawn in a terminal: only the own hand, and what is asked."""

from __future__ import annotations

import pytest

from lindwurm.cli.tables import Sight, simurgh
from lindwurm.games.simurgh import GAME
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.cli.drawing import drawn
from tests.games.simurgh.helpers import table


def test_only_the_own_hand_is_drawn() -> None:
    match = Match(GAME, 2, {"first_player": "1"}, seed=4)
    texts = Texts(GAME, "en")
    for tile in range(48):
        name = str(texts.argument("tile", tile))
        if match.state.zone[tile] == 6:
            assert name in drawn(match, 0, "en", 140)
            assert name not in drawn(match, 1, "en", 140)
            assert name not in drawn(match, None, "en", 140)


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_asks_for_the_dragon_that_must_help_first(language: str) -> None:
    texts = Texts(GAME, language, ["Anna", "Ben"])
    lay = table(hands={0: [31]}, has=["1W"], dragons={0: {71: "M"}})
    lay.do("lay show_of_arms W1", "choose first")
    scouts = table(has=["1W"], dragons={0: {71: "M"}})
    scouts.do("place spearman scouts", "choose first")
    asked = [simurgh.asked(Sight(m, 0, texts)) for m in (lay, scouts)]
    assert asked == [texts(f"question-{at}-helped") for at in ("vassal", "scout")]
    scouts.do("ability iron_scale middle")
    assert simurgh.asked(Sight(scouts, 0, texts)) == texts("question-scout")
