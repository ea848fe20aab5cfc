"""`lindwurm play --json`: the same table for scripts.

Every line on stdout is one JSON object with a `type`:

* `start`: game, names, options, and the commitment to the seed;
* `ask`: the seat that decides (from 1), its view, the events since it was last asked, and its
  legal actions, each as number, text, JSON and label;
* `tell`: with `--dice ask`, what is to be thrown now: for each draw its kind, what can fall,
  and who sees it. It is answered by a list with a piece for each draw;
* `error`: the line just read was not understood or not allowed; the question still stands;
* `end`: over or not, results, standing, and the seed if the game has ended.

Every line on stdin is an action: a number from the list, a text form, or a JSON form.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from lindwurm.cli.session import Session
from lindwurm.cli.thrown import InJson
from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.events import Event


def play(session: Session) -> None:
    """Play until the game is over or stdin ends."""
    match = session.match
    _print(
        type="start",
        game=match.game.id,
        rules_version=match.game.version,
        names=[p.name for p in session.players],
        players=[p.kind for p in session.players],
        options=match.game.option_texts(match.option_codes),
        mindless=bool(session.mindless),
        commitment=match.commitment,
        resumed_at=session.resumed_at,
    )
    told = [0] * match.seats
    if match.outside is not None:
        session.teller = InJson(match.game, session.texts)
    while not match.over:
        seat = match.actors[0]
        if not session.is_person(seat):
            try:
                session.bot_acts(seat)
            except EOFError:
                break
            continue
        legal = match.legal(seat)
        _print(type="ask", **_asked(session, seat, legal, told[seat]))
        told[seat] = session.events_so_far
        if not _answered(session, seat, legal):
            break
        session.save()
    since = min((told[seat] for seat in session.people), default=0)
    _print(type="end", **_ended(session, since))


def _print(**fields: Any) -> None:
    print(json.dumps(fields, ensure_ascii=False), flush=True)


def _asked(session: Session, seat: int, legal: list[int], since: int) -> dict[str, Any]:
    match = session.match
    return {
        "seat": seat + 1,
        "name": session.texts.seat(seat),
        "move": len(match.moves),
        "view": match.view(seat),
        "events": [event_json(session, e) for e in match.events(seat, since)],
        "legal": [
            {
                "number": number,
                "text": match.text(action),
                "json": match.game.verbs.json(action),
                "label": session.label(seat, action),
            }
            for number, action in enumerate(legal, 1)
        ],
        "standing": match.standing(),
        "over": False,
        "result": None,
    }


def event_json(session: Session, event: Event) -> dict[str, Any]:
    """Return an event with named values and its sentence; seats count from 1."""
    game = session.game
    named = game.event_arguments.get(event.kind, ())
    values = dict(zip(named, (event.a, event.b, event.c), strict=False))
    for name, value in values.items():
        if game.arguments.get(name) == "seat":
            values[name] = value + 1
    kind = game.events(event.kind).name.lower()
    return {"kind": kind, **values, "sentence": session.texts.event(event)}


def _answered(session: Session, seat: int, legal: list[int]) -> bool:
    """Read lines until one is a legal action; False at the end of input."""
    match = session.match
    for line in sys.stdin:
        text = line.strip()
        if not text:
            continue
        try:
            code = _understood(session, legal, text)
        except (ActionError, ValueError, RecursionError) as error:
            _print(type="error", error=str(error))
            continue
        if code in legal:
            try:
                session.act(seat, code)
            except EOFError:
                return False
            return True
        reason = match.why_not(seat, code)
        why = session.texts.why(reason) if reason else "not now"
        rule = reason.rule if reason else None
        _print(type="error", error=why, rule=rule, action=match.text(code))
    return False


def _understood(session: Session, legal: list[int], text: str) -> int:
    if text.startswith("{"):
        return session.match.code(json.loads(text))
    if text.isascii() and text.isdigit():
        if not 1 <= int(text) <= len(legal):
            raise ActionError(f"there is no choice {text} (1..{len(legal)})")
        return legal[int(text) - 1]
    return session.match.code(text)


def _ended(session: Session, since: int) -> dict[str, Any]:
    match = session.match
    over = match.over
    seed = match.seed.hex() if isinstance(match.seed, bytes) else match.seed
    return {
        "over": over,
        "moves": len(match.moves),
        "events": [event_json(session, e) for e in match.events(session.viewer, since)],
        "result": match.returns() if over else None,
        "standing": match.standing(),
        "digest": match.digest,
        "commitment": match.commitment,
        "seed": seed if over else None,
        "saved": session.file,
    }
