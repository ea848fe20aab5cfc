"""What a game says of itself, its rules on paper, and its board in the browser."""

from __future__ import annotations

import re
from importlib import import_module

from lindwurm import games
from lindwurm.games import board, book, catalogue
from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import LANGUAGES, source
from lindwurm.testing.suite import Suite


def _pages(game: Game, language: str = "en") -> list[book.Page]:
    return book.load(game, language).pages


def _told(game: Game) -> set[str]:
    return {rule for page in _pages(game) for rule in page.rules}


class Shelved(Suite):
    """What the platform asks of a game, it can answer."""

    def test_it_can_be_put_on_the_shelf(self, game: Game) -> None:
        assert games.checked(game.id, import_module(game.package)) is game

    def test_it_says_only_what_can_be_so(self, game: Game) -> None:
        assert game.usual_seats in game.seats
        low, high = game.face.minutes or (0, 0)
        assert 0 <= low <= high
        assert game.face.accent is None or re.fullmatch("#[0-9a-f]{6}", game.face.accent)
        assert game.face.weight in (None, 1, 2, 3)

    def test_only_dice_are_told_as_they_fall(self, game: Game) -> None:
        """Everybody is told draws of these kinds at once; a card or a tile may be hidden."""
        names = [game.draws(kind).name for kind in game.dice]
        others = [name for name in names if not name.endswith("_DIE")]
        assert not others, f"the name of a kind in Game.dice ends with _DIE: {others}"

    def test_a_board_can_be_laid(self, game: Game) -> None:
        """Whatever its `board.toml` names is there; without one, whatever it declares."""
        assert board.load(game).zones
        assert board.declared(game).zones

    def test_what_is_told_happens_on_the_board(self, game: Game) -> None:
        """Where a game brings a `board.toml`, the places of its `telling.py` are there."""
        if not board.given(game):
            return
        there = board.places(board.load(game), max(game.seats))
        for kind, told in game.telling.items():
            for place in filter(None, (told.to, told.start)):
                shape = r"[\w-]+".join(map(re.escape, re.split(r"\{\w+\}", place)))
                assert any(re.fullmatch(shape, one) for one in there), (kind, place)


class Ruled(Suite):
    """A catalogue that numbers every rule, and a book that tells them to players."""

    def test_the_catalogue_can_be_read(self, game: Game) -> None:
        found = catalogue.load(game)
        assert found.prefix == game.prefix
        assert found.entries

    def test_no_page_tells_a_rule_that_is_unknown_or_withdrawn(
        self, game: Game, language: str
    ) -> None:
        entries = catalogue.load(game).entries
        for page in _pages(game, language):
            for rule in page.rules:
                assert rule in entries, f"{page.key}: {rule}"
                assert "withdrawn" not in entries[rule].text.lower(), f"{page.key}: {rule}"

    def test_all_languages_tell_the_same_page_by_page(self, game: Game) -> None:
        english = _pages(game)
        for language in LANGUAGES[1:]:
            for one, other in zip(english, _pages(game, language), strict=True):
                assert one.key == other.key
                assert sorted(one.rules) == sorted(other.rules), one.key
                assert (one.phases, one.where) == (other.phases, other.where), one.key

    def test_every_refusal_leads_to_a_page(self, game: Game) -> None:
        """The rule that a reason names is told, so that `why not` can be read on."""
        told, texts = _told(game), source(game.package, "text", "en")
        reasons = re.findall(r"^why-([er]?)(\d+)(?:-\d+)? =", texts, re.MULTILINE)
        for series, number in set(reasons):
            digits = game.digits if not series else 2
            assert f"{game.prefix}-{series.upper()}{int(number):0{digits}}" in told

    def test_phases_lead_to_a_page(self, game: Game, language: str) -> None:
        """Whatever a table asks, some page explains it; conditions name what a position has."""
        texts = source(game.package, "text", "en")
        phases = {
            int(one)
            for name, one in import_module(f"{game.package}.state").Phase.__members__.items()
            if f"phase-{name.lower().replace('_', '-')} =" in texts
        }
        found = _pages(game, language)
        assert phases <= {phase for page in found for phase in page.phases}
        fields = game.state.view_schema()["properties"]
        assert all(field in fields for page in found for field in page.where)

    def test_it_says_what_becomes_of_a_game_that_people_end(self, game: Game) -> None:
        entries, endings = catalogue.load(game).entries, game.endings
        for number in (endings.resign, endings.draw, endings.abandon, endings.claim):
            assert number is None or f"{game.prefix}-{number:0{game.digits}}" in entries
