"""The one exit: everything that a seat receives about a match is made here.

Nothing else in the server turns a match into something that is sent. All of it comes from what the
kernel says a seat may know (`Match.view`, `Match.events`, `Match.legal`, `Match.why_not`). Seats
count from 1 in messages, as people count; None is a spectator.

Events are numbered within what the seat has seen, not within the match: a gap in the numbers would
tell that something happened which the seat must not know of.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lindwurm.kernel.events import EVERYONE, Event
from lindwurm.kernel.game import SEAT
from lindwurm.kernel.match import Match, Reason
from lindwurm.kernel.texts import Texts


def position(match: Match, seat: int | None, texts: Texts, since: int = 0) -> dict[str, Any]:
    """Return all that a seat may know of a match, with the events from its number `since` on."""
    seen = match.events(seat)
    over = match.over
    since = min(since, len(seen))
    return {
        "seat": None if seat is None else seat + 1,
        "actors": [actor + 1 for actor in match.actors],
        "view": match.view(seat),
        "events_from": since,
        "events": [event(texts, e) for e in seen[since:]],
        "legal": [] if seat is None else [action(match, seat, texts, a) for a in match.legal(seat)],
        "over": over,
        "result": match.returns() if over else None,
    }


def fairness(match: Match, known: bool = False) -> dict[str, Any]:
    """Return what proves the dice: the commitment always, the seed only when all is over.

    A lesson's seed is `known` to all from the start, and that is said.
    """
    seed = match.seed
    return {
        "commitment": match.commitment,
        "salts": list(match.salts),
        "seed": seed.hex() if (match.over or known) and isinstance(seed, bytes) else None,
        "known": known,
    }


ALL = -1
"""In place of a seat: somebody who sees everything, which only a finished match may show."""


def steps(
    match: Match, seat: int | None, texts: Texts, first: int, count: int
) -> list[dict[str, Any]]:
    """Return positions of a match that is over, each with what led to it, through a seat's eyes.

    Step n is the position after n moves. A seat sees what it saw then; ALL sees everything.
    """
    assert match.over, "what is hidden in a running match stays hidden"
    log, moves = match.state.log or [], match.moves
    found = []
    for n in range(first, min(first + count, len(moves) + 1)):
        state = match.state if n == len(moves) else match.game.state.from_bytes(moves[n].before)
        begun = moves[n - 1].events_before if n else 0
        ended = moves[n].events_before if n < len(moves) else len(log)
        mask, scores = match.game.actors(state), [0] * match.seats
        match.game.standing(state, scores)
        step: dict[str, Any] = {
            "step": n,
            "seat": None,
            "action": None,
            "actors": [p + 1 for p in range(match.seats) if mask >> p & 1],
            "events": [
                event(texts, e) for e in log[begun:ended] if seat == ALL or e.to in (EVERYONE, seat)
            ],
            "view": state.everything() if seat == ALL else state.view(seat),
            "standing": scores,
        }
        if n:
            made = moves[n - 1]
            step["seat"] = made.seat + 1
            step["action"] = {
                "text": match.text(made.action),
                "json": match.game.verbs.json(made.action),
                "label": texts.action(
                    made.action, match.game.state.from_bytes(made.before), made.seat
                ),
            }
        found.append(step)
    return found


def event(texts: Texts, happened: Event) -> dict[str, Any]:
    """Return an event with named values and its sentence."""
    game = texts.game
    named = game.event_arguments.get(happened.kind, ())
    values = dict(zip(named, (happened.a, happened.b, happened.c), strict=False))
    for name, value in values.items():
        if game.arguments.get(name) == SEAT:
            values[name] = value + 1
    kind = game.events(happened.kind).name.lower()
    return {"kind": kind, "values": values, "sentence": texts.event(happened)}


def action(match: Match, seat: int, texts: Texts, code: int) -> dict[str, Any]:
    """Return a legal action as text, JSON and label."""
    return {
        "text": match.text(code),
        "json": match.game.verbs.json(code),
        "label": texts.action(code, match.state, seat),
    }


def why(
    match: Match, seat: int, texts: Texts, asked: str | Mapping[str, Any]
) -> dict[str, str | None]:
    """Return why a seat may not do something now; `reason` is None if it may."""
    code = match.code(asked)
    reason = match.why_not(seat, code)
    return {"action": match.text(code), **told(reason, texts)}


def told(reason: Reason | None, texts: Texts) -> dict[str, str | None]:
    """Return a reason in words, with the number of the rule."""
    if reason is None:
        return {"reason": None, "rule": None}
    return {"reason": texts.why(reason), "rule": reason.rule}
