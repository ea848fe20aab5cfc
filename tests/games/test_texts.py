"""Words for everything, in both languages, for every game.

Written once: a new game gets these tests by having a folder under `lindwurm.games`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from lindwurm.games import ids, load
from lindwurm.kernel.events import Event
from lindwurm.kernel.game import NUMBER, SEAT, Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES, Texts

GAMES = ids()
FORMS = ("event", "tail", "because")
MOVES = 250
"""How many moves of a random game are looked at."""

each_game = pytest.mark.parametrize("game_id", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def messages(package: str, language: str) -> dict[str, frozenset[str]]:
    """Return the ids of a language file with the variables that each message uses."""
    source = files(package).joinpath(f"text.{language}.ftl").read_text("utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
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


@each_game
@each_language
def test_every_option_that_is_offered_says_what_it_changes(game_id: str, language: str) -> None:
    game = load(game_id)
    known = messages(game.package, language)
    offered = [option.name.replace("_", "-") for option in game.options if option.offered]
    assert [name for name in offered if f"option-{name}-says" not in known] == []


@each_game
@each_language
def test_every_kind_of_draw_has_a_name(game_id: str, language: str) -> None:
    game = load(game_id)
    texts = Texts(game, language)
    kinds = [kind for kind in game.draws if kind.name != "IMAGINED"]
    names = [texts.draw(kind) for kind in kinds]
    assert all(names)
    assert len(set(names)) == len(kinds) > 0
    told = {name for name in messages(game.package, language) if name.startswith("draw-")}
    assert told == {f"draw-{kind.name.lower().replace('_', '-')}" for kind in kinds}


def seat_counts(game: Game) -> list[int]:
    return [n for n in (min(game.seats), 2, max(game.seats)) if n in game.seats]


def played(game: Game) -> Iterator[Match]:
    """Yield the positions of random games, for several numbers of players."""
    for seats in dict.fromkeys(seat_counts(game)):
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


@pytest.mark.parametrize("package", ["lindwurm.kernel", *(load(g).package for g in GAMES)])
def test_languages_have_the_same_ids_and_variables(package: str) -> None:
    english, *others = (messages(package, language) for language in LANGUAGES)
    for other in others:
        assert sorted(english) == sorted(other)
        assert english == other


@each_language
@each_game
def test_a_game_has_a_name_and_says_what_it_is(game_id: str, language: str) -> None:
    texts = Texts(load(game_id), language)
    assert clean(texts("game-name"))
    assert clean(texts("game-tagline"))
    assert clean(texts("game-kind"))


@each_language
@each_game
def test_every_verb_has_a_label(game_id: str, language: str) -> None:
    """Every action of the game, legal or not, has a label in a random position."""
    game = load(game_id)
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


@each_language
@each_game
def test_every_kind_of_event_has_a_sentence(game_id: str, language: str) -> None:
    game = load(game_id)
    texts = Texts(game, language, ["Anna"])
    for kind in game.events:
        names = game.event_arguments[kind]
        for value in (0, 1, 2):
            sentence = texts.event(Event(kind, *[value] * len(names)))
            assert clean(sentence), kind.name


@each_game
def test_events_use_only_the_arguments_they_have(game_id: str) -> None:
    """In all their forms: a sentence, the rest of a line, a cause."""
    game = load(game_id)
    texts = Texts(game)
    known = messages(game.package, "en")
    forms = {
        f"{form}-{kind.name.lower().replace('_', '-')}" for form in FORMS for kind in game.events
    }
    assert {name for name in known if name.startswith(("tail-", "because-"))} <= forms
    for kind in game.events:
        for form in FORMS:
            used = known.get(texts.named(form, kind), frozenset())
            assert used <= {*game.event_arguments[kind], "you"}, (form, kind.name)


@each_language
@each_game
def test_every_form_of_an_event_can_be_told_to_everyone(game_id: str, language: str) -> None:
    game = load(game_id)
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


@each_language
@each_game
def test_every_value_of_an_argument_has_words(game_id: str, language: str) -> None:
    game = load(game_id)
    texts = Texts(game, language)
    for name, meaning in game.arguments.items():
        if meaning in (SEAT, NUMBER):
            continue
        for value, text in enumerate(meaning):
            if re.match(r"[a-z]", text):  # ids; anything else (dice) is its own text
                assert all(one in texts for one in text.split()), text
            words = str(texts.argument(name, value))
            assert clean(words) or text == "", (name, value)


@each_language
@each_game
def test_every_option_has_a_name_and_words_for_its_words(game_id: str, language: str) -> None:
    game = load(game_id)
    texts = Texts(game, language)
    for option in (o for o in game.options if o.offered):
        base = f"option-{option.name.replace('_', '-')}"
        assert clean(texts(base))
        for value in option.values:
            if not value.isdigit():
                assert clean(texts(f"{base}-{value.replace('_', '-')}"))


@pytest.mark.slow
@each_game
def test_play_and_its_refusals_are_told_in_every_language(game_id: str) -> None:
    """Labels of legal actions, events, and the reason against every other action."""
    game = load(game_id)
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


@each_game
def test_no_reason_is_written_for_nothing(game_id: str) -> None:
    """Every why-text names a rule number of the game, in one of the three series."""
    game = load(game_id)
    for message in messages(game.package, "en"):
        if message.startswith("why-"):
            assert re.fullmatch(r"why-[er]?\d+(-\d+)?", message), message
