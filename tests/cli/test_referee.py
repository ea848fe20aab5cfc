"""`lindwurm play --referee`: a real table, told action by action; what is wrong gets its rule."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lindwurm import outside
from lindwurm.games import load, own
from lindwurm.kernel import record as records
from lindwurm.kernel.box import GROUPS
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.cli.conftest import Run
from tests.outside.person import read_move, read_opening

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay")
MOVES, ILLEGAL = 40, 10


def typed(texts: Texts, question: outside.Missing, throw: list[str]) -> list[str]:
    """Return the lines in which a throw is told: seer by seer, by kind, by whose it is or where."""
    lines: list[str] = []
    wanted = question.wanted
    parts = [(w.seen, w.kind, outside.belongs(texts, w, question)) for w in wanted]
    for seen in dict.fromkeys(one.seen for one in wanted):
        for part in dict.fromkeys(part for part in parts if part[0] == seen):
            mine = [i for i, one in enumerate(parts) if one == part]
            pieces = wanted[mine[0]].pieces
            names = [outside.piece_name(texts, piece) for piece in pieces]
            plain = all(name.isdigit() and len(name) == 1 for name in names)
            told = [names[pieces.index(throw[i])] for i in mine]
            numbers = [str(pieces.index(throw[i]) + 1) for i in mine]
            lines.append(" ".join(told if plain else numbers))
        lines.append("")  # that is how it fell
    return lines


@pytest.mark.parametrize("game_id", own())
def test_a_game_told_action_by_action(run: Run, tmp_path: Path, game_id: str) -> None:
    game, dice = load(game_id), random.Random(11)
    seats = max(2, game.seats.start)
    people = NAMES[:seats]
    texts = Texts(game, "en", people)
    real = Match(game, seats, seed=4)
    everything = outside.brought(game, GROUPS)
    lines: list[str] = []
    told: list[list[str]] = []
    for throw in read_opening(real):
        question = outside.ask_opening(game, seats, {}, everything, 9, (), told)
        assert isinstance(question, outside.Missing)
        lines += typed(texts, question, throw)
        told.append(throw)
    values = outside.ask_opening(game, seats, {}, everything, 9, (), told)
    assert not isinstance(values, outside.Missing)
    book = Match(game, seats, seed=9, outside=outside.brought(game, GROUPS, values))
    rules: list[str] = []
    while not real.over and len(real.moves) < MOVES:
        seat = dice.choice(real.actors)
        for _ in range(20 if len(rules) < ILLEGAL else 0):
            wrong = dice.randrange(game.verbs.size)
            reason = book.why_not(seat, wrong)
            if reason is not None and reason.rule is not None:
                lines.append(f"{people[seat]}: {book.text(wrong)}")
                rules.append(f"Not now: {texts.why(reason)} ({reason.rule};")
                break
        action = dice.choice(real.legal(seat))
        real.act(seat, action)
        lines.append(f"{people[seat]}: {real.text(action)}")
        throws: list[list[str]] = []
        for throw in read_move(real):
            question = outside.ask(book, seat, action, throws)
            assert isinstance(question, outside.Missing)
            lines += typed(texts, question, throw)
            throws.append(throw)
        values = outside.ask(book, seat, action, throws)
        assert not isinstance(values, outside.Missing)
        book.act(seat, action, "person", values)
    path = tmp_path / "evening.json"
    line = ["play", game_id, "--referee", "--seats", ",".join(people), "--seed", 9, "--save", path]
    ran = run(*line, stdin="\n".join(lines) + "\n")
    assert ran.code == 0, ran
    assert len(rules) == ILLEGAL
    at = 0
    for rule in rules:  # each refused with its rule, in this order
        at = ran.out.index(rule, at) + 1
    kept = records.replay(records.loads(path.read_text("utf-8")), game)
    assert [(m.seat, m.action) for m in kept.moves] == [(m.seat, m.action) for m in real.moves]
    assert kept.digest == book.digest


def test_who_is_not_up_is_told_so(run: Run) -> None:
    line = ["play", "dragon_farkle", "--referee", "--seats", "anna,ben", "--dice", "dice"]
    more = ["--option", "first_player=1", "--option", "cards=none"]
    ran = run(*line, *more, stdin="ben: recruit\nben: juggle\nanna: recruit\n")
    assert ran.code == 0
    assert "Not now: It is not the turn of Ben: Anna is up." in ran.out
    assert "I do not know “ben: juggle”." in ran.out
    assert "the table is yours" not in ran.out


def test_a_referee_follows_people(run: Run) -> None:
    run("play", "dragon_farkle", "--referee").refused(2, "a referee follows people")


def test_what_cannot_be_is_refused_in_german_words(run: Run) -> None:
    line = ["play", "dragon_farkle", "--referee", "--seats", "anna,ben", "--language", "de"]
    more = ["--dice", "dice", "--option", "first_player=1", "--seed", 9]
    told = run(*line, *more, stdin="ben: Rekrutieren\nben: Pfannkuchen\n").out
    assert "Ben ist nicht am Zug. Am Zug ist Anna." in told
    assert "„ben: Pfannkuchen“ kenne ich nicht" in told
