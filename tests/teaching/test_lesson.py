"""Teaching: what a file may say, how it is played, and that nothing in it can lie."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lindwurm.games import ids, load
from lindwurm.games.dragon_farkle.state import Action
from lindwurm.kernel import record
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.server.table import outgoing
from lindwurm.teaching import guide, lesson, script
from lindwurm.testing import Teaching
from lindwurm.testing.taught import literals, written
from tests.games.harness import HOUSE
from tests.teaching.checks import (
    Chapter,
    check,
    steps,
    true_facts,
    unfounded,
)

TAUGHT = [game for game in ids() if lesson.given(load(game))]

GOOD = """
seats = ["learner", "random"]
options = {first_player = "1", cards = "none"}
[[chapters]]
id = "recruit"
[[chapters.steps]]
id = "recruit"
do = "recruit"
facts = { set = "set" }
falls = { soldier_die = [3, 3, 3, 0, 1, 2], event_die = [4] }
[[chapters.steps]]
id = "push"
facts = { pot = "pot", hand = "hand" }
after = ["rolled 1"]
"""


def opened(made: script.Script, taught: lesson.Lesson, game_id: str, **more: Any) -> script.Taught:
    options = {**taught.options, **made.chapter.options}
    seats = len(taught.seats)
    names = ["Anna", "Fafnir", "Ladon", "Nidhogg"][:seats]
    return script.Taught(
        load(game_id), seats, options, start=made.start, line=made.line, names=names, **more
    )


def told(match: script.Taught, seat: int) -> dict[str, Any]:
    """Return the position as it is sent, as far as the checks need it."""
    game = match.game
    legal = match.legal(seat)
    return {
        "seat": seat + 1,
        "view": match.view(seat),
        "over": match.over,
        "legal": [{"text": match.text(a), "json": game.verbs.json(a)} for a in legal],
    }


def seen(match: script.Taught, first: Any, seat: int) -> Chapter:
    """What a seat has seen of the chapter that is played here."""
    since = next((m.events_before for m in reversed(match.moves) if m.seat == seat), 0)
    texts = Texts(match.game, "en", match.names)
    story = [outgoing.event(texts, e, seat) for e in match.events(seat)]
    return Chapter(first, story, len(match.events(seat)) - len(match.events(seat, since)))


def checked(match: script.Taught, first: Any, seat: int, said: guide.Voice) -> None:
    """Check a step that is told, in both languages; `first` is what the seat saw at the start."""
    assert said.step is not None
    for language in LANGUAGES:
        texts = Texts(match.game, language, match.names)
        message = {
            "step": said.step.id,
            "facts": said.facts,
            "do": said.step.do,
            "text": guide.text(texts, said),
        }
        check(match.game.id, texts, message, told(match, seat), seen(match, first, seat))


# -- every lesson ------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_lesson_goes_as_it_is_written_whatever_the_seed_and_the_salts_are(game_id: str) -> None:
    game, rng = load(game_id), random.Random(game_id)
    taught = lesson.load(game)
    assert taught is not None
    for made in script.scripts(game):
        salts = [rng.choice(["", "salz", "\u00df" * 20]) for _ in taught.seats]
        match = opened(made, taught, game_id, seed=rng.randbytes(32), salts=salts)
        ids_told, read = [], 0
        first = match.view(taught.learner)
        while (said := guide.voice(made, match, taught.learner, read, None)).kind != "done":
            if said.kind == "wait":
                assert said.move is not None
                match.act(said.move.seat, said.move.action)
                continue
            assert said.kind == "step"
            assert said.step is not None
            checked(match, first, taught.learner, said)
            ids_told.append(said.step.id)
            read = said.at + 1
            if said.step.do is not None:
                match.act(taught.learner, said.step.do)
        assert ids_told == [step.id for step in made.chapter.steps]
        found = record.loads(record.dumps(match))
        assert found.chance.kind == "tape", "nobody says that these dice came from a seed"
        assert record.replay(found, game).digest == match.digest


@pytest.mark.slow
@pytest.mark.parametrize("game_id", TAUGHT)
def test_any_other_way_goes_on_without_a_lie(game_id: str) -> None:
    """At each step every other legal action is taken once, and the game goes on for a while."""
    from lindwurm.server.thinking import bots

    game, rng = load(game_id), random.Random(game_id)
    taught = lesson.load(game)
    assert taught is not None
    seat = taught.learner
    for made in script.scripts(game):
        for at, step in enumerate(made.chapter.steps):
            if step.do is None:
                continue
            before = made.line[: made.at[at]]
            match = opened(made, taught, game_id, seed=rng.randbytes(32))
            for laid in before:
                match.act(laid.seat, laid.action)
            others = [match.text(a) for a in match.legal(seat) if match.text(a) != step.do]
            for other in others:
                match = opened(made, taught, game_id, seed=rng.randbytes(32))
                first = match.view(seat)
                for laid in before:
                    match.act(laid.seat, laid.action)
                match.act(seat, other)
                said = guide.voice(made, match, seat, at, None)
                assert (said.kind, said.step) == ("other", step)
                went, read = match.followed, said.at + 1
                for _ in range(8):
                    said = guide.voice(made, match, seat, read, went)
                    assert said.kind in ("step", "free", "done")
                    if said.kind == "step":
                        checked(match, first, seat, said)
                        read = said.at + 1
                    if match.over:
                        break
                    if said.step is not None and said.step.do is not None:
                        match.act(seat, said.step.do)
                        continue
                    who = seat if seat in match.actors else match.actors[0]
                    level = "adept" if who == seat else taught.seats[who]
                    match.act(who, bots.answer(bots.question(match, who, level)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_sentence_names_nothing_by_itself(game_id: str, language: str) -> None:
    """No number and no name of a part stands in a text: all of them are facts."""
    said = literals(load(game_id), language)
    for step in steps(game_id):
        assert unfounded(game_id, language, said[f"lesson-{step}"]) == [], step


@pytest.mark.parametrize("game_id", TAUGHT)
def test_what_is_proposed_is_what_the_sentence_names(game_id: str) -> None:
    """“Claim Abendwehr”, and another province is lit: false, whatever docs keep (TEACH-F33).

    Where a sentence names parts that one may choose between, what is chosen is one of them.
    """
    taught = lesson.load(load(game_id))
    assert taught is not None
    found = 0
    for made in script.scripts(load(game_id)):
        match = opened(made, taught, game_id, seed=bytes(32))
        ends = [*made.at[1:], len(made.line)]
        for step, at, end in zip(made.chapter.steps, made.at, ends, strict=True):
            if step.do is not None:
                verb, *chosen = step.do.split()
                others = [match.text(a).split() for a in match.legal(taught.learner)]
                open_to = {word for one in others if one[0] == verb for word in one[1:]}
                named = {word for fact in step.facts.values() for word in fact.split()[1:]}
                named = {word for word in named & open_to if not re.fullmatch(r"\d", word)}
                found += bool(named)
                assert not named or named & {*chosen}, (step.id, step.do, sorted(named))
            for laid in made.line[at:end]:
                match.act(laid.seat, laid.action)
    assert found or game_id == "dragon_farkle"  # its dice are told as numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", TAUGHT)
def test_every_fact_of_a_step_is_told(game_id: str, language: str) -> None:
    """Else one has been put in another's place: “6 of 6 hits, one is missing” (TEACH-F33)."""
    text = files(load(game_id).package).joinpath(f"lesson.{language}.ftl").read_text("utf-8")
    said = dict(re.findall(r"(?ms)^lesson-([a-z0-9-]+) =(.*?)(?=^\S|\Z)", text))
    for name, step in steps(game_id).items():
        assert set(re.findall(r"\$([a-z_]+)", said[name])) == set(step.get("facts", {})), name


class TestTaught(Teaching):
    games = HOUSE


BOARDS = Path(__file__).parents[2] / "web/src/boards"


@pytest.mark.parametrize("game_id", TAUGHT)
def test_what_a_lesson_lights_is_on_the_board(game_id: str) -> None:
    """A place that no board has would light nothing, and nobody would know what to touch."""
    source = "".join(one.read_text("utf-8") for one in (BOARDS / game_id).rglob("*.svelte"))
    given = re.findall(r'data-place="([^"]*)"', source)
    given += re.findall(rf'<section[^>]*aria-labelledby="{game_id}-([^"]*)"', source)
    given += ["spot:{n}"] if "data-place={spot(" in source else []
    given += re.findall(r"data-place=\{[^}`]*`([^`]*)`", source)
    names = " ".join(re.sub(r"\$?\{[^}]*\}", r"[\\w*-]+", one) for one in given).split()
    for name, step in steps(game_id).items():
        for place in step.get("show", []):
            found = any(re.fullmatch(one, place) for one in names)
            assert found, f"{name} lights {place!r}, which is nowhere"


@pytest.mark.rule("DF-152")
def test_a_battle_that_is_taught_waits_for_every_roll() -> None:
    """So the lesson says: even without a card that might be played."""
    game = load("dragon_farkle")
    *_, made = script.scripts(game)
    start: Any = made.start.copy()
    held = list(start.items[0])
    start.item_discard = [n + more for n, more in zip(start.item_discard, held, strict=True)]
    start.item_count[0], start.items[0] = 0, [0] * len(held)
    taught = lesson.load(game)
    assert taught is not None
    match = opened(replace(made, start=start), taught, game.id, seed=1)
    match.act(0, "battle")
    while not match.over and match.state.action == Action.BATTLE:
        assert (match.actors, [match.text(a) for a in match.legal(0)]) == ((0,), ["roll"])
        match.act(0, "roll")
    assert sum(match.text(move.action) == "roll" for move in match.moves) > 1


def test_every_game_has_a_lesson() -> None:
    assert ids() == TAUGHT


# -- what breaks it ----------------------------------------------------------------------------


def broken(game_id: str, old: str, new: str) -> str | None:
    """Return what is found when a lesson file is changed so; None if nothing is."""
    game = load(game_id)
    text = files(game.package).joinpath("lesson.toml").read_text("utf-8")
    assert old in text, old
    try:
        made = script.written(game, lesson.read(game, text.replace(old, new, 1)))
    except lesson.LessonError as error:
        return str(error)
    for one in made:
        for step, known in zip(one.chapter.steps, one.facts, strict=True):
            if steps(game_id)[step.id].get("facts", {}) != step.facts:
                return f"{step.id} names other facts"
            del known
    return None


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        # The script: another move, other dice, what others do, where it begins.
        ('do = "take 1444"', 'do = "take 155"', "set-aside"),
        ("soldier_die = [3, 3, 3, 0, 1, 2]", "soldier_die = [3, 3, 2, 0, 1, 2]", "no dice 1444"),
        ("soldier_die = [3, 3, 3, 0, 1, 2]", "soldier_die = [3, 3, 3, 0, 1, 6]", "cannot fall"),
        ("soldier_die = [4, 1]", "soldier_die = [4, 1, 1]", "more was laid out"),
        ('{ seat = 2, do = "take 15" },', "", "may not 'roll'"),
        ("soldier_die = [1, 2, 3, 3]", "soldier_die = [0, 2, 3, 3]", "moment has not come"),
        ("event_die = [1] }", "event_die = [4] }", "moment has not come"),
        ("army = { 0 = 5200, 1 = 4100 }", "army = { 0 = 4200, 1 = 4100 }", "may not 'battle'"),
        ("event_die = [0] }", "event_die = [4] }", "moment has not come"),
        # Its facts: one is missing.
        ('facts = { pot = "pot", hand = "hand" }', 'facts = { pot = "pot" }', "push"),
    ],
)
def test_a_broken_script_is_found(old: str, new: str, found: str) -> None:
    problem = broken("dragon_farkle", old, new)
    assert problem is not None
    assert found in problem, problem


@pytest.mark.parametrize(
    ("game_id", "old", "new", "found"),
    [
        ("drachenfels", 'do = "go R-N"', 'do = "go R-S"', "'go'"),
        (
            "drachenfels",
            "hand = { 0 = [1, 0, 1, 1, 1,",
            "hand = { 0 = [1, 0, 1, 1, 0,",
            "holds 6 cards",
        ),
        (
            "drachenfels",
            "shoes = [1, 3, 2, 0]\nat = { 0 = 97",
            "shoes = [0, 3, 2, 1]\nat = { 0 = 97",
            "'vain'",
        ),
        ("dragonquest", 'do = "name 1"', 'do = "name 3"', "more was laid out"),
        ("dragonquest", "danger_die = [1, 4, 1]", "danger_die = [0, 4, 0]", "'saved'"),
        (
            "dragonquest",
            "treasure_die = [0, 1, 2, 3, 4, 4,",
            "treasure_die = [0, 1, 2, 3, 2, 2,",
            "t05",
        ),
        ("schutt_und_asche", 'do = "claim E1"', 'do = "claim N1"', "'claim'"),
        (
            "schutt_und_asche",
            "falls = { battle_card = [0, 0] }",
            "falls = { battle_card = [0, 5] }",
            "'hit'",
        ),
        ("schutt_und_asche", '{ seat = 2, do = "lay X" }', '{ seat = 2, do = "lay 3" }', "lay 3"),
        ("simurgh", 'do = "lay quarry W3"', 'do = "lay quarry W2"', "'with-vassal'"),
        ("simurgh", 'do = "choose first"', 'do = "choose second"', "ride"),
        ("simurgh", "goal_slots = [0, 9, 2, 7, 0]", "goal_slots = [0, 9, 2, 0, 0]", "missing"),
    ],
)
def test_a_broken_script_of_any_game_is_found(game_id: str, old: str, new: str, found: str) -> None:
    problem = broken(game_id, old, new)
    assert problem is not None
    assert found in problem, problem


def shifted(view: Any) -> Any:
    """A view in which every number is one too many."""
    if isinstance(view, dict):
        return {name: shifted(one) for name, one in view.items()}
    if isinstance(view, list | tuple):
        return [shifted(one) for one in view]
    return view + 1 if isinstance(view, int) else view


@pytest.mark.parametrize("game_id", TAUGHT)
def test_no_number_vouches_for_itself(game_id: str) -> None:
    """Were the game to show false numbers, its own facts would repeat them: the checks do not."""
    game = load(game_id)
    taught = lesson.load(game)
    assert taught is not None
    seat, found = taught.learner, 0
    for made in script.scripts(game):
        match = opened(made, taught, game_id, seed=bytes(32))
        first, read = match.view(seat), 0
        while (said := guide.voice(made, match, seat, read, None)).kind != "done":
            if said.move is not None:
                match.act(said.move.seat, said.move.action)
                continue
            assert said.step is not None
            position = told(match, seat)
            position["view"] = shifted(position["view"])
            lies = dict(said.facts or {})
            for name, asked in said.step.facts.items():
                word, *words = asked.split()
                with suppress(LookupError, ValueError):
                    if word != script.NAME:
                        lies[name] = game.facts[word](position["view"], seat, *words)
            view = {**position["view"], **seen(match, first, seat).beside()}
            for name, lie in lies.items():
                if lie == (said.facts or {})[name]:
                    continue
                found += 1
                one = {"facts": {name: said.step.facts[name]}}
                try:
                    truth = true_facts(game_id, one, view, seat)[name]
                except AssertionError:
                    continue  # what cannot be is noticed, too
                assert truth != lie, (said.step.id, name)
            read = said.at + 1
            if said.step.do is not None:
                match.act(seat, said.step.do)
    assert found > 8


@pytest.mark.parametrize("game_id", TAUGHT)
def test_no_seed_stands_there_in_vain(game_id: str) -> None:
    """Another one breaks its chapter, or changes what it says (TEACH-F23)."""
    game = load(game_id)
    taught = lesson.load(game)
    assert taught is not None
    for at, chapter in enumerate(taught.chapters):
        if chapter.seed == 0:
            continue
        chapters = [*taught.chapters]
        chapters[at] = msgspec.structs.replace(chapter, seed=chapter.seed + 1)
        other = msgspec.structs.replace(taught, chapters=chapters)
        with suppress(lesson.LessonError):
            made = script.written(game, other)
            assert made[at].facts != script.scripts(game)[at].facts, chapter.id


def test_a_lesson_that_draws_from_its_stream_is_found() -> None:
    """Were the dice not laid out, the sentences would not fit: WEB-F1."""
    game = load("dragon_farkle")
    taught = lesson.load(game)
    assert taught is not None
    made = script.scripts(game)[0]
    lies = 0
    for seed in range(20):
        bare = [laid._replace(draws=()) for laid in made.line]
        match = script.Taught(
            game, 2, taught.options, seed=bytes([seed] * 32), start=made.start, line=bare
        )
        match.act(0, "recruit")
        try:
            known = script.facts(game, made.chapter.steps[3], match, 0)
            lies += known != made.facts[3]
        except LookupError:
            lies += 1
    assert lies == 20


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("You rolled 1 2 3 and have { $hand } dice.", ["1", "2", "3"]),
        ("The three dice score { $worth }.", ["three"]),
        ("Play your Lucky Horseshoe now.", ["Lucky Horseshoe"]),
        ("{ $hand ->\n        [one] a die\n       *[other] 4 dice\n    } left.", ["4"]),
        ("{ $pot } soldiers wait.", []),
    ],
)
def test_a_text_that_names_something_by_itself_is_found(text: str, found: list[str]) -> None:
    source = "lesson-x =\n" + "".join(f"    {line.strip()}\n" for line in text.splitlines())
    assert unfounded("dragon_farkle", "en", written(source)["lesson-x"]) == found


def test_a_false_fact_is_found() -> None:
    """The checks work every fact out again: a game's own wrong one does not pass."""
    game = load("dragon_farkle")
    taught = lesson.load(game)
    assert taught is not None
    made = script.scripts(game)[0]
    match = opened(made, taught, "dragon_farkle", seed=bytes(32))
    said = guide.voice(made, match, 0, 0, None)
    first = match.view(0)
    checked(match, first, 0, said)
    lie = guide.Voice("step", 0, said.step, {**(said.facts or {}), "army": 50})
    with pytest.raises(AssertionError):
        checked(match, first, 0, lie)
    view = {**first, "first": first, "story": [], "events": []}
    assert true_facts("dragon_farkle", steps("dragon_farkle")["goal"], view, 0) == said.facts


# -- what a file may say -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"learner", "random"', '"random", "random"', "one seat is the learner's"),
        ('"random"', '"legend"', "there is no bot 'legend'"),
        ('"random"', '"random", "random", "random", "random", "random"', "not 6"),
        ('["rolled 1"]', '["tea 1"]', "there is no event 'tea'"),
        ('["rolled 1"]', '["rolled 2"]', "its moment has not come"),
        ('["rolled 1"]', '["rolled 1"]\nverbs = ["dance"]', "there is no verb 'dance'"),
        ('["rolled 1"]', '["rolled 1"]\nverbs = ["battle"]', "its moment has not come"),
        ('["rolled 1"]', '["rolled 1"]\nend = true', "its moment has not come"),
        ('id = "push"', 'id = "nothing-like-it"', "has no text in 'en'"),
        ('id = "push"', 'id = "recruit"', "there are two 'recruit'"),
        ('do = "recruit"', 'do = "sing loudly"', "step 'recruit'"),
        ('do = "recruit"', 'do = "battle"', "may not 'battle' now (DF-89)"),
        ('set = "set"', 'set = "weather"', "there is no fact 'weather'"),
        ("soldier_die = [3, ", "soldier_die = [7, ", "7 cannot fall as soldier_die (0 to 5)"),
        ('["rolled 1"]', '["rolled 1"]\ndo = "take 1444"', "does not end with something"),
        ("options = {", "options = {colour = '2', ", "has no option 'colour'"),
        ('id = "recruit"\n[[', 'id = "recruit"\noptions = {cards = "full"}\n[[', "goes on"),
        ('id = "recruit"\n[[', 'id = "recruit"\nposition = {navy = 3}\n[[', "no field 'navy'"),
        ("seats = [", "colour = 2\nseats = [", "cannot be read"),
        ("seats = [", "seats = ", "cannot be read"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, problem: str) -> None:
    game = load("dragon_farkle")
    [made] = script.written(game, lesson.read(game, GOOD))
    assert [laid.action for laid in made.line] == ["recruit"]
    assert old in GOOD
    with pytest.raises(lesson.LessonError, match="the lesson of dragon_farkle") as caught:
        script.written(game, lesson.read(game, GOOD.replace(old, new, 1)))
    assert problem in str(caught.value)


# -- the guide -----------------------------------------------------------------------------------


def test_where_a_learner_is() -> None:
    game = load("dragon_farkle")
    taught = lesson.load(game)
    assert taught is not None
    made = script.scripts(game)[0]
    match = opened(made, taught, "dragon_farkle", seed=bytes(32))

    def now(read: int, went: int | None = None) -> tuple[str, str | None]:
        said = guide.voice(made, match, 0, read, went)
        return said.kind, said.step.id if said.step else None

    assert [now(read) for read in range(4)] == [
        ("step", "goal"),
        ("step", "table"),
        ("step", "recruit"),
        ("step", "recruit"),  # what is proposed has to be done, or something else
    ]
    match.act(0, "recruit")
    assert now(2) == now(0) == ("step", "set-aside")
    match.act(0, "take 1")
    assert now(4) == ("other", "set-aside")
    match.undo(0, [1])
    assert now(4) == ("step", "set-aside")
    match.act(0, "take 1")
    assert now(4, went=1)[0] in ("step", "free")
    match.undo(0, [1])
    match.act(0, "take 1444")
    match.act(0, "roll")
    match.act(0, "stop")
    assert match.view(0)["pot"] == 0
    assert now(0) == ("wait", None)
    assert re.match("recruit", guide.voice(made, match, 0, 0, None).move.action)  # type: ignore[union-attr]
