"""A match: a state with its seats, options, moves, events, undo and views.

>>> from lindwurm.games import load
>>> m = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
>>> m.actors
(0,)
>>> [m.text(a) for a in m.legal(0)]
['recruit', 'skirmish']
>>> m.act(0, "recruit")
>>> m.why_not(1, "stop").rule is None  # no rule number: it is simply not seat 1's turn
True
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, NamedTuple

from lindwurm.kernel.agreement import Agreement, promise
from lindwurm.kernel.chance import (
    Chance,
    Drawn,
    Outside,
    SecretStream,
    Source,
    Tape,
    below,
    commitment,
    seed_words,
)
from lindwurm.kernel.events import EVERYONE, Event
from lindwurm.kernel.game import Game
from lindwurm.kernel.reasons import Reason
from lindwurm.kernel.state import State

MAX_SEED = 2**62


class IllegalAction(ValueError):
    """The action exists in the game but is not allowed to this seat now. Nothing changed."""

    def __init__(self, action: str, seat: int, reason: Reason):
        super().__init__(f"seat {seat + 1} may not {action!r} now ({reason.rule or reason.key})")
        self.action = action
        self.seat = seat
        self.reason = reason


class PositionError(ValueError):
    """A position that cannot occur: one sentence says what is inconsistent."""


class UndoError(ValueError):
    """Nothing can be taken back, or not without the consent of others."""


By = Literal["person", "bot", "stand_in", "clock"]
"""Who acts for a seat: the person on it, its bot, a bot in place of its person, or the clock."""


@cache
def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


class Move(NamedTuple):
    """One action with all it caused; enough to take it back."""

    seat: int
    action: int
    draws: tuple[Drawn, ...]
    before: bytes
    events_before: int
    source_before: int
    by: By | None = None
    """Who acted for the seat, where that is known."""


class Undone(NamedTuple):
    """Moves that were taken back: by whom, how many stood afterwards, and the state before it."""

    seat: int
    at: int
    moves: tuple[Move, ...]
    before: bytes
    agreed: tuple[int, ...] = ()
    """The other seats that consented."""


How = Literal["resigned", "claimed", "drawn", "abandoned"]
"""How people end a match that its rules have not ended: two give a seat up, two end it for all."""


class Left(NamedTuple):
    """A seat that was given up, or the end of the match for everybody; asked for by that seat."""

    seat: int
    how: How
    place: int
    """Its place in the course."""
    before: bytes


class LeaveError(ValueError):
    """The match cannot be ended so, or not any more."""


class Match:
    """One game being played.

    Chance comes from `seed`: an int below 2**62 (the fast generator: the same game as in compiled
    code), 32 bytes (the unpredictable stream for people, mixed with `salts`, which a table of the
    server has by `agreement`), or nothing (fresh secret bytes). A `tape` of values replaces it: for
    the whole game, or, when a seed or a position is given too, for everything after the opening.

    A match can start from a position: `position` names the fields that differ from the opening
    (see :meth:`State.place`), `start` is a whole state. Inconsistent positions are refused.

    People may bring some of the draws from `outside`: then they are told with each action.
    """

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | bytes | None = None,
        salts: Sequence[str] = (),
        agreement: Agreement | None = None,
        tape: Iterable[int] | None = None,
        position: Mapping[str, Any] | None = None,
        start: State | None = None,
        names: Sequence[str] = (),
        outside: Outside | None = None,
    ):
        self.game = game
        self.outside = outside
        """Which draws people make with their own dice and cards; None: no one does."""
        self.option_codes = game.option_codes(seats, options)
        self.seats = seats
        if names and len(names) != seats:
            raise ValueError(f"{seats} seats need {seats} names, not {len(names)}")
        self.names = tuple(names)
        if seed is None and tape is None:
            seed = secrets.token_bytes(32)
        elif seed is None and position is not None:
            seed = 0  # the opening that the position differs from
        if isinstance(seed, int) and not 0 <= seed < MAX_SEED:
            raise ValueError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}")
        self.seed = seed
        self._commitment: str | None = None
        self.agreement = agreement
        self.salts = tuple(salts if agreement is None else (s.salt for s in agreement.salts))
        self.repeats = False
        """Whether the same dice fall again after an undo: in lessons, and at tables from before."""
        self.moves: list[Move] = []
        """The moves that stand."""
        self.undone: list[Undone] = []
        """What was taken back, in order."""
        self.left: list[Left] = []
        """Who has given up, and how the match was broken off, in order."""
        self.after = b""
        """The state as it was after the latest action, packed."""
        self.sealed = False
        """Whether nobody but this match changes its state: then what is known of it is kept."""
        self._actors: tuple[int, ...] | None = None
        self._legal: dict[int, list[int]] = {}
        self._tape = None if tape is None else Tape(tape)
        self._stream = SecretStream(seed, self.salts) if isinstance(seed, bytes) else None
        self.state = game.state()
        self.state.log = []
        self.start: bytes | None = None
        """The position the match started from, when it was not the game's opening."""
        self._reseed(0)
        self.use(self._generator if isinstance(seed, int) else self._stream or self.own_source())
        if start is None:
            game.setup(self.state, seats, self.option_codes)
        else:
            self.state.restore(start)
        if outside is not None:
            outside.check()
        self.opening_draws = tuple(self.chance.drawn)
        if start is not None or position is not None:
            self._begin_at(position or {})
        if self.taped:  # the generator has no part in it: a replay does not know its seed
            seed_words(self.state.rng, 0, int(self.start is not None))
        self.use(self.own_source())

    def _begin_at(self, position: Mapping[str, Any]) -> None:
        self.state.place(position)
        if problem := self.game.problem(self.state):
            raise PositionError(problem)
        self._reseed(1)
        self.start = self.state.to_bytes()
        self.opening_draws, self.state.log = (), []  # the opening was not played

    # -- chance ------------------------------------------------------------------------------

    def _reseed(self, stream: int) -> None:
        seed_words(self.state.rng, self.seed if isinstance(self.seed, int) else 0, stream)
        if self._stream is not None:
            self._stream.position = 0

    def _generator(self, n: int) -> int:
        return below(self.state.rng, n)

    @property
    def taped(self) -> bool:
        """Whether the draws are given from outside."""
        return self._tape is not None

    def own_source(self) -> Source:
        """Return where this match takes its draws from: tape, secret stream or generator."""
        return self._tape or self._stream or self._generator

    def use(self, source: Source) -> None:
        """Take the draws from `source` from now on (a replay compares while it draws)."""
        self.chance = self.state.chance = Chance(source, self.outside)

    def _source_position(self) -> int:
        source = self._tape or self._stream
        return source.position if source is not None else 0

    @property
    def commitment(self) -> str | None:
        """SHA-256 of the seed, to be published before the first move; None for a tape.

        By an agreement it holds for one opening of one table.
        """
        if self._commitment is None and self.seed is not None:
            self._commitment = (
                promise(*self.agreement[:2], self.seed)
                if self.agreement is not None and isinstance(self.seed, bytes)
                else commitment(self.seed)
            )
        return self._commitment

    # -- playing -----------------------------------------------------------------------------

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; empty when the game is over."""
        if self._broken_off:
            return ()
        if self._actors is None or not self.sealed:
            self._actors = _seats_in(self.game.actors(self.state))
        return self._actors

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    @property
    def gone(self) -> frozenset[int]:
        """The seats that were given up: nobody comes back to them."""
        return frozenset(one.seat for one in self.left if one.how in ("resigned", "claimed"))

    @property
    def _broken_off(self) -> How | None:
        if not self.left:
            return None
        how = self.left[-1].how
        last = self.game.endings.versus and self.seats - len(self.gone) <= 1
        return how if last or how in ("drawn", "abandoned") else None

    @property
    def ended(self) -> How | Literal["over"] | None:
        """How the match has ended: "over" by its rules; None while it is played."""
        return self._broken_off or (None if self.actors else "over")

    @property
    def result(self) -> list[float] | None:
        """The result of each seat; None while it is played, and where it was abandoned."""
        return None if self.ended in (None, "abandoned") else self.returns()

    def leave(self, seat: int, how: How) -> None:
        """Give a seat up for good, or end the match for all: what becomes of it the game declares.

        A seat that was given up is played on by whoever serves there, unless that ends the match
        (see :class:`Endings`). Taking moves back does not bring anybody back.
        """
        self._check_seat(seat)
        if self.over:
            raise LeaveError("the game is over")
        if seat in self.gone:
            raise LeaveError(f"seat {seat + 1} has been given up already")
        if how == "drawn" and self.game.endings.draw is None:
            raise LeaveError(f"{self.game.id} knows no draw")
        self.left.append(Left(seat, how, len(self.course), self.packed))
        self._actors, self._legal = None, {}

    def legal(self, seat: int) -> list[int]:
        """Return the actions that `seat` may choose from now, in the game's own order."""
        return self._choices(seat)[:]

    def _choices(self, seat: int) -> list[int]:
        self._check_seat(seat)
        if self.sealed and (known := self._legal.get(seat)) is not None:
            return known
        found: list[int] = []
        if seat in self.actors:
            out = [0] * self.game.max_legal
            found = out[: self.game.legal(self.state, seat, out)]
        self._legal[seat] = found
        return found

    def code(self, action: int | str | Mapping[str, Any]) -> int:
        """Return the number of an action given as number, text or JSON; raises ActionError."""
        if isinstance(action, str):
            return self.game.verbs.parse(action)
        if isinstance(action, Mapping):
            return self.game.verbs.from_json(action)
        self.game.verbs.verb(action)
        return action

    def text(self, action: int) -> str:
        """Return the text form of an action."""
        return self.game.verbs.text(action)

    def why_not(self, seat: int, action: int | str | Mapping[str, Any]) -> Reason | None:
        """Return why `seat` may not do that now, or None if it may."""
        self._check_seat(seat)
        code = self.code(action)
        if self.over:
            return Reason("over")
        if seat not in self.actors:
            return Reason("turn")
        game, number = self.game, self.game.why_not(self.state, seat, code)
        facts = game.lacks(self.state, seat, code) if number else {}
        return Reason.of(game.prefix, number, game.digits, facts) if number else None

    def act(
        self,
        seat: int,
        action: int | str | Mapping[str, Any],
        by: By | None = None,
        told: Iterable[int] = (),
    ) -> None:
        """Carry out an action, up to the next decision; `by` is written down with it.

        What people have `told` is what fell of the kinds of draws that they bring.

        Refuses with IllegalAction what is not among the legal actions of that seat, whoever asks.
        If anything goes wrong nothing is changed.
        """
        code = self.code(action)
        if code not in self._choices(seat):
            reason = self.why_not(seat, code) or Reason("turn")
            raise IllegalAction(self.text(code), seat, reason)
        log = self._log
        events_before, source_before = len(log), self._source_position()
        before = self.packed
        self.chance.begin()
        self._actors, self._legal = None, {}
        if self.outside is not None:
            self.outside.tell(told)
        try:
            self.game.apply(self.state, seat, code)
            if self.outside is not None:
                self.outside.check()
            self.after = self.state.to_bytes()  # finds a value that is outside its field's range
        except Exception:
            self._return_to(before, events_before, source_before)
            raise
        draws = tuple(self.chance.drawn)
        self.moves.append(Move(seat, code, draws, before, events_before, source_before, by))

    def _return_to(self, state: bytes, events: int, source: int) -> None:
        self.state.restore(self.game.state.from_bytes(state))
        self.after, self._actors, self._legal = state, None, {}
        del self._log[events:]
        if (stream := self._tape or self._stream) is not None:
            stream.position = source

    @property
    def _log(self) -> list[Event]:
        assert self.state.log is not None
        return self.state.log

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat!r} at a table of {self.seats}")

    # -- what happened and what is seen --------------------------------------------------------

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """Return the events that `seat` (None: a spectator) may know of.

        `since` counts all events of the match, those included that the seat knows nothing of.
        """
        return [e for e in self._log[since:] if e.to == EVERYONE or e.to == seat]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return all that `seat` (None: a spectator) may see."""
        return self.state.view(seat)

    def standing(self) -> list[int]:
        """Return the live score of each seat."""
        out = [0] * self.seats
        self.game.standing(self.state, out)
        return out

    def returns(self) -> list[float]:
        """Return the result of each seat; meaningful when the game is over.

        Where it was broken off, those share the win who have not given up.
        """
        out = [0.0] * self.seats
        if self._broken_off is None:
            self.game.returns(self.state, out)
        elif self._broken_off != "abandoned":
            left = self.seats - len(self.gone)
            out = [0.0 if seat in self.gone else 1 / left for seat in range(self.seats)]
        return out

    @property
    def packed(self) -> bytes:
        """The whole state in bytes."""
        return self.after if self.sealed and self.after else self.state.to_bytes()

    @property
    def digest(self) -> str:
        """Fingerprint of the whole state."""
        return self.state.digest()

    # -- undo, fork, imagination ---------------------------------------------------------------

    def undo_needs(self, seat: int) -> set[int]:
        """Return the seats that must agree before `seat` may take back its latest action.

        Nobody, if it was the last action of all, drew nothing and showed nothing hidden; else all
        others, who have acted or learnt something since (unless they have given up for good).
        """
        at = self._latest(seat)
        crossed = self.moves[at:]
        seen = self._log[crossed[0].events_before :]
        free = (
            len(crossed) == 1
            and not crossed[0].draws
            and not any(e.kind in self.game.reveals for e in seen)
        )
        return set() if free else set(range(self.seats)) - {seat} - self.gone

    def undo(self, seat: int, consent: Iterable[int] = ()) -> int:
        """Take back the latest action of `seat` and all since; returns how many moves went.

        Raises UndoError without the consent that :meth:`undo_needs` names. Other dice fall
        afterwards: what was drawn has been seen, and is never drawn again (unless it `repeats`).
        """
        at, needs = self._latest(seat), self.undo_needs(seat)
        consenting = needs & set(consent)
        if missing := needs - consenting:
            who = ", ".join(str(s + 1) for s in sorted(missing))
            raise UndoError(f"others have acted or learnt something since: seat {who} must agree")
        move = self.moves[at]
        gone = tuple(self.moves[at:])
        self.undone.append(Undone(seat, at, gone, self.packed, tuple(sorted(consenting))))
        del self.moves[at:]
        words, position = list(self.state.rng), self._source_position()
        self._return_to(
            move.before, move.events_before, move.source_before if self.repeats else position
        )
        if not self.repeats:
            self.state.rng[:] = words
            self.after = self.state.to_bytes()
        return len(gone)

    @property
    def course(self) -> list[Move | Undone | Left]:
        """Everything that was done, in order: moves, those taken back too, taking back, leaving."""
        stood, course = self.moves, list[Move | Undone | Left]()
        for undone in reversed(self.undone):
            course = [undone, *stood[undone.at :], *course]
            stood = [*stood[: undone.at], *undone.moves]
        course = [*stood, *course]
        for left in self.left:
            course.insert(left.place, left)
        return course

    def _latest(self, seat: int) -> int:
        self._check_seat(seat)
        for at in range(len(self.moves) - 1, -1, -1):
            if self.moves[at].seat == seat:
                return at
        raise UndoError(f"seat {seat + 1} has nothing to take back")

    def fork(self, seed: int | bytes | None = None, at: int | None = None) -> Match:
        """Return a new match that goes on from here (or from before move `at`) on its own chance.

        The fork never carries this match's stream: its future is another one.
        """
        if at is not None and not 0 <= at <= len(self.moves):
            raise ValueError(f"there is no move {at} (0..{len(self.moves)})")
        here = at is None or at == len(self.moves)
        data = self.state.to_bytes() if at is None or here else self.moves[at].before
        state = self.game.state.from_bytes(data)
        options = self.game.option_texts(self.option_codes)
        return Match(self.game, self.seats, options, seed=seed, start=state, names=self.names)

    def imagined(self, seat: int, seed: int) -> Match:
        """Return a match of its own that `seat` could believe in: to analyse, or to look ahead.

        It has no moves, but it knows what the seat was told, and since which position.
        """
        options = self.game.option_texts(self.option_codes)
        start = self.imagine(seat, seed)
        match = Match(self.game, self.seats, options, seed=seed, start=start, names=self.names)
        match.state.log, match.start = self.events(seat), self.start
        if self.start is not None:
            begun = self.game.state.from_bytes(self.start)
            match.start = self.imagine(seat, seed, begun).to_bytes()
        return match

    def imagine(self, seat: int, seed: int, state: State | None = None) -> State:
        """Return a state that `seat` could believe in: all it cannot know is dealt afresh.

        The copy is reseeded as well, so a planner cannot read the match's coming dice from it.
        """
        state = state or self.state.copy()
        seed_words(state.rng, seed, 0)
        self.game.redeal(state, seat)
        return state
