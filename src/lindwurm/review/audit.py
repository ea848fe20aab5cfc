"""Going through a finished match, move by move, with the judge: what the ledger is made of."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from lindwurm import games as all_games
from lindwurm.bots.courses import NOBODY
from lindwurm.bots.judgement import Judge
from lindwurm.bots.learned import Learned, Thinker
from lindwurm.bots.mcts import settled
from lindwurm.bots.player import IMAGINED
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import Match, Move
from lindwurm.kernel.state import State
from lindwurm.review.allowance import LEAST_GAMES, Allowance
from lindwurm.review.amounts import DOUBT, Amount, difference, mean
from lindwurm.review.errors import Parts, batches, errors
from lindwurm.review.ledger import (
    Decision,
    Looked,
    Moment,
    Outcomes,
    Review,
    ReviewError,
    Stand,
    account,
    entries,
    leaving,
    lost_once,
    turns_of,
)

SECONDS = 60.0
"""How long a review takes at most, where nobody says otherwise."""
LOOKS = 256
"""Courses of chance that a mind looks at, instead of games."""
TRIES = 4
"""Tries of the search that looks for the best action, for each game of the comparison after it."""
PROBED = 24
"""Positions at which it is looked whether a seat has anything to guess; games to time."""
QUICK = 0.02
"""Seconds of games after which it is known well enough how long they take."""

Told = Callable[[int, int], None]
"""Is told how many of how many moves have been looked at."""


def review(
    match: Match,
    *,
    seconds: float = SECONDS,
    cores: int = 2,
    games: int | None = None,
    seed: int = 0,
    mind: bool = False,
    told: Told | None = None,
) -> Review:
    """Review a match that is over.

    It takes `seconds` at most, on so many cores; with `games` behind each number instead, it takes
    as long as it takes, and the same again gives the same. With `mind` one look of the game's mind,
    where one fits, judges a position instead of games: much quicker, but only as right as the mind.
    """
    begun = time.perf_counter()
    audit = Audit(match, games=games, seed=seed, mind=mind)
    looked = audit.look(range(len(match.moves)), 0.95 * seconds, cores, told)
    return audit.close(looked, time.perf_counter() - begun)


class Audit:
    """One match under review. Its moves may be looked at in several parts, one after the other."""

    def __init__(
        self, match: Match, *, games: int | None = None, seed: int = 0, mind: bool = False
    ):
        if games is not None and games < 2:
            raise ReviewError("one game behind a number says nothing of its error: at least 2")
        if match.result is None:
            raise ReviewError(
                "the game was abandoned: without a result there is nothing to account for"
                if match.ended
                else "the game is still being played: only a finished one is reviewed"
            )
        if not match.moves:
            raise ReviewError("nothing was done in this game: there is nothing to review")
        self.match, self.game, self.seats = match, match.game, match.seats
        self.fixed, self.seed = games, seed * 1_000_003
        self.moves = match.moves
        ends = [move.before for move in self.moves] + [match.packed]
        self.states = [self.game.state.from_bytes(data) for data in ends]
        self.judge = Judge(self.game, self._fitting() if mind else None)
        self.doubt = DOUBT if self.judge.mind is None else 0.0
        """What is added to the spread of equal samples: games may differ, a look does not."""
        self.guess = self._guessing()
        self.speed = 0.0
        """How quickly games are played here; 0: not known yet."""

    def _fitting(self) -> Thinker | None:
        """Return the game's mind, if it knows positions like these."""
        thinker = Learned().thinker(self.game)
        asked = [move for t, move in enumerate(self.match.moves) if len(self._legal(t)) > 1]
        if thinker is None or any(
            thinker.unknown(self.game.state.from_bytes(move.before), move.seat)
            for move in asked[:: max(1, len(asked) // 8)]
        ):
            return None
        return thinker

    def _guessing(self) -> list[bool]:
        """Return for each seat whether there is anything it has to guess, in any position."""
        found = [False] * self.seats
        for state in self.states[:: max(1, len(self.states) // PROBED)]:
            if not self.game.actors(state):
                continue
            for seat in range(self.seats):
                if not found[seat]:
                    found[seat] = self._dealt(state, seat) != self._dealt(state)
        return found

    def _dealt(self, state: State, seat: int | None = None) -> bytes:
        copy = state.copy()
        if seat is not None:
            seed_words(copy.rng, IMAGINED + self.seed % IMAGINED, 1)
            self.game.redeal(copy, seat)
        seed_words(copy.rng, 0, 0)
        return copy.to_bytes()

    # -- how much there is to do ----------------------------------------------------------------

    def _legal(self, move: int) -> list[int]:
        out = [0] * self.game.max_legal
        state, seat = self.states[move], self.moves[move].seat
        return out[: self.game.legal(state, seat, out)]

    def _calls(self, move: int) -> float:
        """Return how many games a move costs for each game behind one of its numbers."""
        per_seat, decision = 0.0, TRIES + 3
        if self.judge.mind is None:
            per_seat = 1 + bool(self.moves[move].draws) + any(self.guess)
            per_seat *= self.seats if any(self.guess) else 1
            decision -= any(self.guess)  # what its actor could expect is not asked twice
        return per_seat + (decision if len(self._legal(move)) > 1 else 0.01)

    def _weight(self, move: int) -> float:
        """Return how long a game takes from a move on, compared with others."""
        count = len(self.moves)
        return count - move + 0.05 * count

    def _speed(self, moves: Sequence[int]) -> float:
        """Play a few games, to see how long they take (and to have everything compiled)."""
        weight = spent = 0.0
        for move in {moves[0], moves[len(moves) // 3], moves[2 * len(moves) // 3]}:
            state, made = self.states[move], self.moves[move]
            self.judge.sample(state, 1, 0)  # compiles
            self.judge.candidate(state, made.seat, self._legal(move), 1, 0)
            if self.judge.mind is not None:
                self.judge.glance(state, 0, 1, 0)
            for games in (1, PROBED):
                started = time.perf_counter()
                self.judge.sample(state, games, 1)
                spent += time.perf_counter() - started
                weight += games * self._weight(move)
                if spent > QUICK:
                    return 0.7 * weight / spent
        return 0.7 * weight / max(spent, 1e-6)

    # -- the work -------------------------------------------------------------------------------

    def look(
        self, moves: Sequence[int], seconds: float, cores: int = 1, told: Told | None = None
    ) -> list[Looked]:
        """Look at some moves (counted from 0), several at a time, within so many seconds."""
        begun = time.perf_counter()
        pace = Allowance(
            self.fixed,
            LEAST_GAMES if self.judge.fast else 2,
            {t: self._calls(t) * self._weight(t) for t in moves},
        )
        if self.fixed is None:
            self.speed = self.speed or self._speed(moves)
            pace.speed = cores * self.speed
            # Compiling is not looking; but whoever waits has waited.
            pace.begun = time.perf_counter()
            pace.until = max(begun + seconds, time.perf_counter() + 0.75 * seconds)
        order = sorted(moves, key=lambda t: t * 0.6180339887 % 1)  # all of it, evenly
        done: dict[int, Looked] = {}
        turns = turns_of(self.match)
        with ThreadPoolExecutor(cores) as pool:
            work = pool.map(lambda t: (t, self._move(t, turns[t], pace.games(t))), order)
            for move, found in work:
                done[move] = found
                pace.did(move, found.games)
                if told is not None:
                    told(len(done), len(order))
        return [done[t] for t in sorted(done)]

    def close(self, looked: Sequence[Looked], seconds: float) -> Review:
        """Close the ledger, when all moves have been looked at."""
        looked = lost_once(looked, [bool(move.draws) for move in self.moves])
        games = sorted(one.games for one in looked)
        start, opening, first, rested = self._opening(games[len(games) // 2])
        stands = [tuple(first), *(one.stands for one in looked)]
        moments = [one.moment for one in looked]
        result = [float(one) for one in self.match.result or ()]
        mistakes, gifts = leaving(self.match, stands[-1])
        end: list[Any] = [[0.0]] * self.seats
        if self.match.ended == "over":
            wins = [all_games.wins(self.match, seat, result) for seat in range(self.seats)]
            stands[-1] = tuple(Stand(Amount(r), w) for r, w in zip(result, wins, strict=True))
        else:  # once more, to see how far this is off in each batch
            last, count = looked[-1], len(self.moves)
            rows = self._seen(count, last.games, self.seed + 16 * (count - 1))
            end = [rows[seat][:, seat] for seat in range(self.seats)]
        accounts = [
            account(
                *(seat, start[seat], opening[seat], moments, result[seat]),
                *(mistakes[seat], gifts[seat]),
                errors(entries(seat, looked, start[seat], opening[seat], *rested[seat], end[seat])),
            )
            for seat in range(self.seats)
        ]
        return Review(
            self.game.id,
            "playouts" if self.judge.mind is None else "mind",
            games[len(games) // 2],
            seconds,
            tuple(stands),
            tuple(moments),
            tuple(accounts),
            tuple(opening),
        )

    def _looked(self, games: int) -> int:
        """Return how many courses of chance are looked at where so many games are played."""
        return games if self.judge.mind is None or self.fixed is not None else LOOKS

    def _eyes(self, seat: int) -> int:
        """Return whose eyes count for what a seat expects: anybody's, where all see the same."""
        return seat if any(self.guess) or self.judge.mind is not None else NOBODY

    def _stand(self, rows: Any, seat: int) -> Stand:
        means = tuple(float(one) for one in rows.mean(axis=0))
        return Stand(mean(rows[:, seat], self.doubt), all_games.wins(self.match, seat, means))

    def _seen(self, at: int, games: int, seed: int, made: Move | None = None) -> list[Any]:
        """Return for each seat what it may expect after so many moves, by what it sees.

        With the move that was `made` then: what it may expect of that, before anything falls.
        """
        found: list[Any] = []
        for seat in range(self.seats):
            if seat and self._eyes(seat) == NOBODY:
                found.append(found[0])
            elif made is None:
                found.append(self._value(at, seat, games, seed))
            else:
                found.append(self._value(at, seat, games, seed, made.seat, made.action))
        return found

    def _value(
        self,
        at: int,
        seat: int,
        games: int,
        seed: int,
        actor: int = NOBODY,
        action: int = NOBODY,
        before: int = NOBODY,
    ) -> Any:
        # Games on from all positions have the same dice for the same move, so that what is judged
        # too high before a move is so after it, too. A mind looks at other dice every time.
        where = (self.states[at], seat, self._looked(games))
        seed = self.seed if self.judge.mind is None else seed
        return self.judge.seen(*where, seed, before=before, actor=actor, action=action, at=at)

    def _move(self, move: int, turn: tuple[int, int], games: int) -> Looked:
        """Return what a move did to every seat, and how they stand after it."""
        seed = self.seed + 16 * move
        made, after = self.moves[move], self.states[move + 1]
        decision, done = self._decision(move, games, seed + 1)
        if self.game.actors(after):
            there = self._seen(move + 1, games, seed)
            stands = [self._stand(there[seat], seat) for seat in range(self.seats)]
        else:
            import numpy as np

            ended = [0.0] * self.seats
            self.game.returns(after, ended)
            there = [np.array([ended])] * self.seats
            stands = [Stand(Amount(one), None) for one in ended]
        could = self._seen(move, games, seed, made) if made.draws else there
        luck, news, gifts, unforeseen, parts = [], [], [], [], []
        for seat in range(self.seats):
            fell, might = there[seat][:, seat], could[seat][:, seat]
            believed = self._believed(move, seat, games, seed, done)
            believed = might if believed is None else believed[:, seat]
            luck.append(difference(fell, might, self.doubt) if made.draws else Amount())
            news.append(difference(might, believed, self.doubt))
            worth = done.worth(seat, made.seat) if done else (Amount(), Amount(), ((), (), ()))
            lost, ahead, shares = worth
            gifts.append(Amount() if seat == made.seat else lost)
            unforeseen.append(ahead)
            parts.append(Parts(batches(fell, might), batches(might, believed), *shares))
        moment = Moment(
            *(move + 1, made.seat, made.action, turn),
            *(tuple(luck), tuple(news), tuple(gifts), decision),
            unforeseen=tuple(unforeseen),
        )
        return Looked(moment, tuple(stands), games, tuple(parts))

    def _believed(self, move: int, seat: int, games: int, seed: int, done: Outcomes | None) -> Any:
        """Return what a seat could expect of a move, the truth unknown; None: there is no news.

        That is what it expected before, and what the actor's choice changes about it for what the
        actor knows. So what a choice gives away is news as well.
        """
        made = self.moves[move]
        if not any(self.guess):
            return None
        if self.judge.mind is not None:
            # Its looks are compared with each other alone: after the action, with other deals.
            rows = self._value(move, seat, games, seed, made.seat, made.action, before=seat)
            return rows if len(rows) else None
        if done is not None and seat == made.seat:
            return done.taken
        before = self._value(move, seat, games, seed)
        return before if done is None else before + done.taken - done.expected

    def _decision(
        self, move: int, games: int, seed: int
    ) -> tuple[Decision | None, Outcomes | None]:
        """Compare an action with the best, and with what the judge's own player does instead."""
        made, legal = self.moves[move], self._legal(move)
        if len(legal) < 2:
            return None, None
        state = self.match.imagine(
            made.seat, IMAGINED + (seed + 3) % IMAGINED, self.states[move].copy()
        )
        exact = settled(self.game, state, made.seat, legal) >= 0
        best = self.judge.candidate(state, made.seat, legal, TRIES * games, seed)
        # Dice that did not help to find the best action: they are those of all positions.
        taken = self._acted(move, games, made.action)
        better = taken if best == made.action else self._acted(move, games, best)
        own, found = taken[:, made.seat], better[:, made.seat]
        decision = Decision(
            *(move + 1, made.seat, made.action, best, difference(found, own)),
            *("exact" if exact else "search", len(legal), (mean(own), mean(found))),
        )
        return decision, Outcomes(taken, better, self._acted(move, games))

    def _acted(self, move: int, games: int, action: int = NOBODY) -> Any:
        """Return what every seat may expect of an action, for what its actor knows.

        Without an action: of that which the judge's own player chooses.
        """
        state, seat = self.states[move], self.moves[move].seat
        actor = NOBODY if action == NOBODY else seat
        return self.judge.sample(
            *(state, games, self.seed), before=seat, actor=actor, action=action, at=move
        )

    # -- the ends -------------------------------------------------------------------------------

    def _opening(
        self, games: int
    ) -> tuple[list[Amount], list[Amount], list[Stand], list[tuple[Any, Any]]]:
        """Return what every seat could expect, luck of the opening, how they stood; all samples."""
        seed = self.seed + 16 * len(self.moves)
        rows = self._seen(0, games, seed)
        stands = [self._stand(rows[seat], seat) for seat in range(self.seats)]
        if self.match.start is not None:
            start = [one.expected for one in stands]
            rested = [(one[:, seat], one[:, seat]) for seat, one in enumerate(rows)]
            return start, [Amount()] * self.seats, stands, rested
        dealt = self._dealt_openings(games, seed)
        rested = [(rows[seat][:, seat], dealt[seat][:, seat]) for seat in range(self.seats)]
        start = [mean(could, self.doubt) for _, could in rested]
        luck = [difference(came, could, self.doubt) for came, could in rested]
        return start, luck, stands, rested

    def _dealt_openings(self, games: int, seed: int) -> list[Any]:
        """Return what every seat expects in openings as they may be dealt, by what it sees."""
        import numpy as np

        if self.judge.mind is None:
            codes = self.match.option_codes
            rows = self.judge.sample(None, games, self.seed, seats=self.seats, options=codes, at=0)
            return [rows] * self.seats
        found: list[list[Any]] = [[] for _ in range(self.seats)]
        for number in range(min(games, 64)):
            state = self.game.state()
            seed_words(state.rng, IMAGINED + (seed + number) % IMAGINED, 2)
            self.game.setup(state, self.seats, self.match.option_codes)
            for seat in range(self.seats):
                found[seat].append(self.judge.glance(state, seat, 1, seed))
        return [np.concatenate(one) for one in found]
