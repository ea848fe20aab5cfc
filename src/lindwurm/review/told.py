"""A review in words and as a document: what fell and what it cost, what was better and why."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

from lindwurm import games as all_games
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts, Words, number
from lindwurm.review.amounts import Amount
from lindwurm.review.ledger import Account, Decision, Review
from lindwurm.review.sizes import size
from lindwurm.telling import Teller, line

FORMAT, VERSION = "lindwurm-review", 2
PARTS = ("start", "luck", "news", "mistakes", "gifts", "unforeseen", "rest")
"""The parts of a result, in the order in which they are told."""
TOLD = 5
"""Strokes of luck that are told of each seat."""


@cache
def words(language: str) -> Words:
    """Return the words of reviews in a language."""
    return Words("lindwurm.review", language)


def parts(account: Account) -> list[tuple[str, Amount]]:
    """Return the parts of a result by name; in an old review the unforeseen is in the rest."""
    found = [(part, getattr(account, part)) for part in PARTS]
    return [(part, amount) for part, amount in found if amount is not None]


def told_parts(document: dict[str, Any]) -> list[str]:
    """Return the parts that a document tells, and the result."""
    return [part for part in (*PARTS, "result") if part in document["seats"][0]]


def points(value: float, language: str) -> str:
    """Return an amount in points of a hundred, without a sign; finer where it is small.

    >>> points(-0.143, "en"), points(0.0214, "de")
    ('14', '2,1')
    """
    told = abs(100 * value)
    return number(told, language, decimals=int(told < 9.95))


def signed(value: float, language: str) -> str:
    """Return an amount in points with its sign.

    >>> signed(-0.143, "en"), signed(0.0214, "en"), signed(0.0001, "en")
    ('−14', '+2.1', '0.0')
    """
    told = points(value, language)
    if not any(digit in told for digit in "123456789"):
        return told
    return ("+" if value > 0 else "−") + told


def happened(match: Match, move: int, seat: int | None, texts: Texts) -> str:
    """Return what a move led to, as a seat was told then."""
    since = match.moves[move - 1].events_before
    events = match.events(seat, since)
    if move < len(match.moves):
        events = events[: len(events) - len(match.events(seat, match.moves[move].events_before))]
    teller = Teller(match.game)
    teller.hear(events)
    return " ".join(line(texts, seat, beat.parts, beat.cause) for beat in teller.beats)


def luck(review: Review, match: Match, texts: Texts, reader: int | None = None) -> list[Any]:
    """Return the strokes of luck that are beyond doubt: the largest of each seat's own moves."""
    say, found = words(texts.language), []
    for seat in range(match.seats):
        own = [one for one in review.moments if one.seat == seat]
        strokes = [(one.luck[seat], one.move) for one in own if one.luck[seat].sure]
        if review.opening[seat].sure:
            strokes.append((review.opening[seat], 0))
        for amount, move in sorted(strokes, key=lambda one: -abs(one[0].value))[:TOLD]:
            kind = f"luck-{'good' if amount.value > 0 else 'bad'}"
            if move == 0:
                kind = f"opening-{kind}"
            elif seat == reader:
                kind += "-you"
            facts = {"name": texts.seat(seat), "points": points(amount.value, texts.language)}
            if move:
                facts["what"] = happened(match, move, reader, texts)
            told = say(kind, **facts)
            found.append({"move": move, "seat": seat + 1, **amount.json(), "text": told})
    return sorted(found, key=lambda one: (one["move"], one["seat"]))


def decision(review: Review, match: Match, texts: Texts, one: Decision) -> dict[str, Any]:
    """Return a decision as data, and in words where it was not fine."""
    called = size(one.loss)
    taken, best = (_action(match, texts, one, code) for code in (one.action, one.best))
    told: list[str] = []
    if called != "fine":
        say, language = words(texts.language), texts.language
        told.append(
            say(
                "mistake-told",
                move=one.move,
                name=texts.seat(one.seat),
                taken=taken["label"],
                best=best["label"],
                points=points(one.loss.value, language),
                error=points(one.loss.error, language),
            )
        )
        worse, better = (points(amount.value, language) for amount in one.expected)
        told.append(say("mistake-expected", worse=worse, better=better))
        if one.source == "exact":
            told.append(say("mistake-exact"))
        told += _risks(match, texts, one)
    return {
        "move": one.move,
        "seat": one.seat + 1,
        "action": taken,
        "best": best,
        "loss": one.loss.json(),
        "expected": {"action": one.expected[0].json(), "best": one.expected[1].json()},
        "size": called,
        "source": one.source,
        "choices": one.choices,
        "told": told,
    }


def _action(match: Match, texts: Texts, one: Decision, code: int) -> dict[str, Any]:
    state = match.game.state.from_bytes(match.moves[one.move - 1].before)
    verbs = match.game.verbs
    label = texts.action(code, state, one.seat)
    return {"text": verbs.text(code), "json": verbs.json(code), "label": label}


def _risks(match: Match, texts: Texts, one: Decision) -> list[str]:
    """Return what the exact odds say of both actions, where they say something: the reason."""
    options = match.game.option_texts(match.option_codes)
    state = match.game.state.from_bytes(match.moves[one.move - 1].before)
    then = Match(match.game, match.seats, options, seed=0, start=state, names=match.names)
    then = then.imagined(one.seat, 1)
    known, say, told = all_games.chances(match.game), words(texts.language), []
    for key, action in (("why-taken", one.action), ("why-best", one.best)):
        if action in then.legal(one.seat) and (risk := known.risk(then, one.seat, action)):
            told.append(say(key, risk=risk.say(texts)))
    return told


def decisive(review: Review, match: Match, texts: Texts) -> dict[str, Any]:
    """Return the move after which what the seats may expect was changed most; the first of such."""
    values = [[one.expected.value for one in stands] for stands in review.stands]
    changes = [
        sum(abs(now - then) for now, then in zip(after, before, strict=True))
        for before, after in pairwise(values)
    ]
    move = max(range(len(changes)), key=lambda step: (round(changes[step], 9), -step)) + 1
    made = match.moves[move - 1]
    return {
        "move": move,
        "seat": made.seat + 1,
        "before": [round(100 * one, 2) for one in values[move - 1]],
        "after": [round(100 * one, 2) for one in values[move]],
        "text": happened(match, move, None, texts),
    }


def document(
    review: Review, match: Match, language: str = "en", reader: int | None = None
) -> dict[str, Any]:
    """Return a review as JSON, with sentences in one language; seats count from 1 there.

    Sentences say "you" to a reader who has a seat.
    """
    names = match.names or tuple(Texts(match.game, language).seat(s) for s in range(match.seats))
    texts = Texts(match.game, language, names)
    return {
        "format": FORMAT,
        "format_version": VERSION,
        "game": review.game,
        "language": language,
        "names": list(names),
        "judge": {
            "positions": review.judge,
            "actions": "search",
            "games": review.games,
            "seconds": round(review.seconds, 1),
            "told": judged(review, language),
        },
        "lowest": 100 * match.game.lowest,
        "positions": [
            {
                "step": step,
                "seats": [{"expected": one.expected.json(), "wins": one.wins} for one in stands],
            }
            for step, stands in enumerate(review.stands)
        ],
        "moves": [
            {
                "move": one.move,
                "seat": one.seat + 1,
                "action": match.game.verbs.text(one.action),
                "turn": {"of": one.turn[0] + 1 or None, "number": one.turn[1]},
                **{
                    part: [amount.json() for amount in getattr(one, part)]
                    for part in ("luck", "news", "gifts", "unforeseen")
                },
            }
            for one in review.moments
        ],
        "luck": luck(review, match, texts, reader),
        "decisive": decisive(review, match, texts),
        "decisions": [decision(review, match, texts, one) for one in review.decisions],
        "seats": [
            {
                "seat": one.seat + 1,
                "name": names[one.seat],
                **{part: amount.json() for part, amount in parts(one)},
                "result": Amount(one.result).json(),
                "decisions": one.decisions,
                "rate": one.rate.json(),
            }
            for one in review.seats
        ],
    }


def addressed(told: dict[str, Any], review: Review, match: Match, reader: int) -> dict[str, Any]:
    """Return a document that was told to nobody in particular as it is told to a seat."""
    texts = Texts(match.game, told["language"], told["names"])
    return {**told, "luck": luck(review, match, texts, reader)}


def judged(review: Review, language: str) -> str:
    """Say who judged, and by how much."""
    return words(language)(f"review-judge-{review.judge}", games=number(review.games, language))
