"""Somebody at a phone who throws real dice and draws real cards: what they touch, slips and all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from lindwurm import outside
from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.box import Group
from lindwurm.kernel.chance import Drawn
from lindwurm.kernel.match import Match
from tests.outside.person import read_move, read_opening
from tests.server.harness import Client, Served

Pieces = list[list[tuple[str, str]]]
"""Throw by throw, and in it one after the other: of which kind and what."""

THROWER = """([seed, eager, moves]) => {
  let state = seed;
  const below = (n) => ((state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) >>> 12) % n;
  const one = (all) => all[below(all.length)];
  const panel = () => document.querySelector('[data-thrown]');
  const shown = (query) => panel().querySelector(query);
  const lit = '[data-board] :is(button, [role=button]):is(.lit, [data-action]), ' +
    '.tray [data-action]';
  const done = window.thrown =
    { told: [], slips: 0, refused: 0, back: 0, throws: 0, dice: 0, touches: 0, most: 0 };
  let taps = 0, slipped = false, sent = null, backed = null, leaving = null;
  const at = () => document.querySelector('[data-position]')?.dataset.position ?? 'opening';
  const key = () => `${panel().dataset.move}.${panel().dataset.thrown}`;
  window.throwing = setInterval(() => {
    const enough = Number(at()) >= moves && !panel();
    if (document.querySelector('[data-over]') || enough) {
      clearInterval(window.throwing);
      delete window.throwing;
      return;
    }
    document.querySelector('.curtain button')?.click();
    if (!panel()) {
      sent = leaving = null;
      taps = 0;
      const all = [...document.querySelectorAll(lit)];
      const wanted = all.filter((each) => eager.includes(each.dataset.action?.split(' ')[0]));
      const some = wanted.length && below(10) < 8 ? wanted : all;
      one(some)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    if (leaving === key()) return;  // until the action has been taken back
    const pass = shown('[data-look], [data-lift]');
    if (pass) return pass.click();
    const faces = [...panel().querySelectorAll('[data-face]:not(:disabled)')];
    const laid = [...panel().querySelectorAll('[data-place-of]:not(:disabled)')];
    if (sent && shown('[data-problem]')) {  // it cannot have been so: take one up again
      done.told.pop();
      done.refused++;
      sent = null;
      slipped = true;
      const why = shown('[data-problem]').textContent;
      const told = (each) => each.textContent.trim();
      const named = laid.filter((each) => told(each) && why.includes(told(each)));
      return one(named.length ? named : laid).click();
    }
    if (sent) {  // until the table has taken it
      const same = laid.length && sent === key() + laid.map((each) => each.dataset.piece);
      if (same) return;
      sent = null;
    }
    const rather = shown('[data-withdraw]');
    if (rather && backed !== at() && below(12) === 0) {
      backed = at();
      leaving = key();
      done.back++;
      taps = 0;
      return rather.click();
    }
    if (laid.length > 0 && !slipped && (done.slips < 3 || below(8) === 0)) {
      slipped = true;
      done.slips++;
      return one(laid).click();
    }
    if (faces.length) {
      taps++;
      done.touches++;
      return one(faces).click();
    }
    const sure = shown('[data-confirm]:not(:disabled)');
    if (!sure) return;
    done.told.push([key(), laid.map(
      (each) => [Number(each.dataset.draw), each.dataset.placeOf, each.dataset.piece])]);
    done.throws++;
    done.dice += laid.length;
    if (!slipped) done.most = Math.max(done.most, taps / laid.length);
    sent = key() + laid.map((each) => each.dataset.piece);
    slipped = false;
    taps = 0;
    sure.click();
  }, 10);
}"""
"""Touches what is lit; where something falls, a face for each die. Now and then a die is taken up
again, or the whole action; a piece that cannot have fallen, as is said, is told otherwise."""


def throw_out(page: Page, eager: tuple[str, ...], seed: int, moves: int = 10**9) -> dict[str, Any]:
    """Play to the end, or for so many moves; returns what was told and how many touches it took."""
    page.evaluate(THROWER, [seed, list(eager), moves])
    page.wait_for_function("() => !('throwing' in window)", timeout=900_000)
    found: dict[str, Any] = page.evaluate("window.thrown")
    return found


def together(told: list[Any]) -> Pieces:
    """Return what was told throw by throw, each piece at its place.

    Of one throw several people may have told a part; what somebody told again stands.
    """
    throws: dict[str, dict[int, tuple[str, str]]] = {}
    for key, pieces in told:
        throws.setdefault(key, {}).update((draw, (kind, piece)) for draw, kind, piece in pieces)
    return [[one for _, one in sorted(parts.items())] for parts in throws.values()]


def fallen(match: Match, brought: list[Group]) -> Pieces:
    """Return what fell in a match of the kinds that people brought, as it lay on the table."""
    game = match.game
    own = outside.brought(game, brought).kinds
    replayed = Match(game, match.seats, game.option_texts(match.option_codes), tape=tape(match))
    made = [(read_opening(replayed), replayed.opening_draws)]
    for move in match.moves:
        replayed.act(move.seat, move.action)
        made.append((read_move(replayed), replayed.moves[-1].draws))
    found: Pieces = []
    names = {game.draws(kind).name.lower() for kind in own}
    for throws, draws in made:
        for throw in named(replayed, throws, draws):
            if mine := [one for one in throw if one[0] in names]:
                found.append(mine)
    return found


def named(
    match: Match, throws: list[list[str]], draws: Sequence[Drawn]
) -> list[list[tuple[str, str]]]:
    """Return throws with the kind of each piece, by its name."""
    left = iter(draws)
    return [
        [(match.game.draws(next(left).kind).name.lower(), piece) for piece in throw]
        for throw in throws
    ]


def tape(match: Match) -> list[int]:
    """Return all that fell in a match, one after the other."""
    made = (match.opening_draws, *(move.draws for move in match.moves))
    return [one.value for draws in made for one in draws]


def open_own(
    client: Client,
    game: str,
    names: tuple[str, ...],
    brought: list[Group],
    options: dict[str, str],
    **more: Any,
) -> str:
    """Set a table at one screen with real dice and cards, and begin; returns its id."""
    seats = [{"kind": "me", "name": name} for name in names]
    body = {"game": game, "seats": seats, "options": options, "brought": brought, **more}
    table = str(client.post("/api/tables", body, 201)["table"]["id"])
    client.post(f"/api/tables/{table}/start")
    return table


def recorded(server: Served, client: Client, table: str) -> record.Record:
    """Return the record of a table; a game that is not over is broken off first."""
    if client.get(f"/api/tables/{table}")["table"]["status"] != "over":
        sitting = client.sit(table)
        assert sitting.ask(type="end", how="abandon")["ended"]
        sitting.close()
    return record.loads(server.get(f"/api/tables/{table}/record").text)


def taped(found: record.Record, game_id: str) -> Match:
    """Return the same game with those draws on a tape, to its end."""
    game = load(game_id)
    draws = [one.value for throw in found.opening for one in throw]
    draws += [value for entry in found.entries for value in entry.draws]
    match = Match(game, found.seats, found.options, tape=draws)
    for entry in found.entries:
        if entry.takes_back:
            match.undo(entry.seat - 1, [seat - 1 for seat in entry.agreed])
        elif entry.leaves is not None:
            match.leave(entry.seat - 1, entry.leaves)
        else:
            match.act(entry.seat - 1, entry.action or "")
    return match
