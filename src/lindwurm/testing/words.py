"""Words for everything, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from lindwurm.kernel.events import Event
from lindwurm.kernel.game import NUMBER, SEAT, Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts, source
from lindwurm.testing.suite import Suite

FORMS = ("event", "tail", "twin", "because")
MOVES = 250
"""How many moves of a random game are looked at."""


@cache
def messages(package: str, language: str) -> dict[str, frozenset[str]]:
    """Return the ids of a language file with the variables that each message uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser(with_spans=False).parse(source(package, "text", language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = frozenset(_variables(entry))
    return found


def _variables(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _variables(child)


def _as_they_are(node: ast.BaseNode) -> Iterator[str]:
    """Yield the variables that a message puts into its text, rather than choosing words by them."""
    if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference):
        yield node.expression.id.name
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _as_they_are(child)


def _seat_counts(game: Game) -> list[int]:
    return [n for n in (min(game.seats), 2, max(game.seats)) if n in game.seats]


def played(game: Game) -> Iterator[Match]:
    """Yield the positions of random games, for several numbers of players."""
    for seats in dict.fromkeys(_seat_counts(game)):
        match = Match(game, seats, seed=seats)
        pick = random.Random(seats)
        for _ in range(MOVES):
            yield match
            if match.over:
                break
            seat = pick.choice(match.actors)
            match.act(seat, pick.choice(match.legal(seat)))


def clean(text: str) -> bool:
    """Return whether a text has words, no holes and no doubled spaces."""
    return bool(text.strip()) and "{" not in text and not re.search(r"  |None", text)


def same_in_all_languages(package: str) -> None:
    """Check that all files of texts of a package have the same ids, with the same variables."""
    english, *others = (messages(package, language) for language in LANGUAGES)
    for other in others:
        assert sorted(english) == sorted(other)
        assert english == other


class Wording(Suite):
    """Every verb, event, draw, option, argument and refusal has its words."""

    def test_every_option_that_is_offered_says_what_it_changes(
        self, game: Game, language: str
    ) -> None:
        known = messages(game.package, language)
        offered = [option.name.replace("_", "-") for option in game.options if option.offered]
        assert [name for name in offered if f"option-{name}-says" not in known] == []

    def test_every_kind_of_draw_has_a_name(self, game: Game, language: str) -> None:
        texts = Texts(game, language)
        kinds = [kind for kind in game.draws if kind.name != "IMAGINED"]
        names = [texts.draw(kind) for kind in kinds]
        assert all(names)
        assert len(set(names)) == len(kinds) > 0
        told = {name for name in messages(game.package, language) if name.startswith("draw-")}
        assert told == {f"draw-{kind.name.lower().replace('_', '-')}" for kind in kinds}

    def test_languages_have_the_same_ids_and_variables(self, game: Game) -> None:
        same_in_all_languages(game.package)

    def test_a_game_has_a_name_and_says_what_it_is(self, game: Game, language: str) -> None:
        texts = Texts(game, language)
        assert clean(texts("game-name"))
        assert clean(texts("game-tagline"))
        assert clean(texts("game-kind"))

    def test_a_game_says_what_it_is_all_for(self, game: Game, language: str) -> None:
        """On the goal card, and at the head of a table in the terminal."""
        wanted = {"goal-title", "goal-win", "goal-end", "goal-line"}
        assert wanted <= set(messages(game.package, language))

    def test_every_verb_has_a_label(self, game: Game, language: str) -> None:
        """Every action of the game, legal or not, has a label in a random position."""
        texts = Texts(game, language)
        match = Match(game, 2 if 2 in game.seats else min(game.seats), seed=1)
        pick = random.Random(1)
        for _ in range(40):
            seat = match.actors[0]
            for code in range(game.verbs.size):
                assert clean(texts.action(code, match.state, seat)), game.verbs.text(code)
            match.act(seat, pick.choice(match.legal(seat)))
            if match.over:
                break

    def test_no_label_shows_a_value_by_its_name_in_the_code(
        self, game: Game, language: str
    ) -> None:
        """What `named` calls "lower" is no word of any language: ARGUMENTS gives it its text."""
        labels = {
            f"action-{verb.name.replace('_', '-')}": {
                p.name
                for p in verb.parameters
                if p.name not in game.arguments and any(re.match("[a-z]", str(v)) for v in p.values)
            }
            for verb in game.verbs.verbs
        }
        found = FluentParser(with_spans=False).parse(source(game.package, "text", language))
        for entry in found.body:
            if isinstance(entry, ast.Message) and entry.id.name in labels:
                shown = labels[entry.id.name].intersection(_as_they_are(entry))
                assert not shown, f"{entry.id.name}: {sorted(shown)} is not among the ARGUMENTS"

    def test_every_kind_of_event_has_a_sentence(self, game: Game, language: str) -> None:
        texts = Texts(game, language, ["Anna"])
        for kind in game.events:
            names = game.event_arguments[kind]
            for value in (0, 1, 2):
                sentence = texts.event(Event(kind, *[value] * len(names)))
                assert clean(sentence), kind.name

    def test_events_use_only_the_arguments_they_have(self, game: Game) -> None:
        """In all their forms: a sentence, the rest of a line, a cause."""
        texts = Texts(game)
        known = messages(game.package, "en")
        forms = {
            f"{form}-{kind.name.lower().replace('_', '-')}"
            for form in FORMS
            for kind in game.events
        }
        assert {name for name in known if name.startswith(("tail-", "because-"))} <= forms
        for kind in game.events:
            for form in FORMS:
                used = known.get(texts.named(form, kind), frozenset())
                assert used <= {*game.event_arguments[kind], "you"}, (form, kind.name)

    def test_every_form_of_an_event_can_be_told_to_everyone(
        self, game: Game, language: str
    ) -> None:
        texts = Texts(game, language, ["Anna", "Ben", "Cleo"])
        for kind in game.events:
            for form in FORMS:
                if texts.named(form, kind) in texts:
                    for reader in (None, 0, 1):
                        told = texts.event(
                            Event(kind, *range(len(game.event_arguments[kind]))), reader, form
                        )
                        # Steps of a way may be silent: where they led is told.
                        assert clean(told) or game.telling[kind].step, (form, kind.name)

    def test_every_value_of_an_argument_has_words(self, game: Game, language: str) -> None:
        texts = Texts(game, language)
        for name, meaning in game.arguments.items():
            if meaning in (SEAT, NUMBER):
                continue
            for value, text in enumerate(meaning):
                if re.match(r"[a-z]", text):  # ids; anything else (dice) is its own text
                    assert all(one in texts for one in text.split()), text
                words = str(texts.argument(name, value))
                assert clean(words) or text == "", (name, value)

    def test_every_option_has_a_name_and_words_for_its_words(
        self, game: Game, language: str
    ) -> None:
        texts = Texts(game, language)
        for option in (o for o in game.options if o.offered):
            base = f"option-{option.name.replace('_', '-')}"
            assert clean(texts(base))
            for value in option.values:
                if not value.isdigit():
                    assert clean(texts(f"{base}-{value.replace('_', '-')}"))

    @pytest.mark.slow
    def test_play_and_its_refusals_are_told_in_every_language(self, game: Game) -> None:
        """Labels of legal actions, events, and the reason against every other action."""
        speakers = [Texts(game, language) for language in LANGUAGES]
        told: set[str] = set()
        for match in played(game):
            for texts in speakers:
                for event in match.events(0, since=max(0, len(match.events(0)) - 5)):
                    assert isinstance(texts.event(event), str)
                for seat in match.actors:
                    for code in match.legal(seat):
                        assert clean(texts.action(code, match.state, seat))
            for seat in range(match.seats):
                for code in range(game.verbs.size if seat in match.actors else 1):
                    reason = match.why_not(seat, code)
                    if reason is not None and reason.key not in told:
                        told.add(reason.key)
                        for texts in speakers:
                            assert clean(texts.why(reason)), reason
        assert {"turn"} < told or min(game.seats) == max(game.seats) == 1

    def test_no_reason_is_written_for_nothing(self, game: Game) -> None:
        """Every why-text names a rule number of the game, in one of the three series."""
        for message in messages(game.package, "en"):
            if message.startswith("why-"):
                assert re.fullmatch(r"why-[er]?\d+(-\d+)?", message), message
