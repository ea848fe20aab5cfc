"""The games of a run: how many sit there, by which options, who plays, and what was seen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from lindwurm.engines.asking import COUNT, CUT, ENDED, SEAT
from lindwurm.engines.observation import of
from lindwurm.engines.stepping import Games
from lindwurm.kernel.game import Game, OptionError
from lindwurm.train.network import TEMPERS

FEW = 8
"""An option with more values than this is a number, and stays as it is."""


@dataclass
class Recipe:
    """Everything that decides how a run goes."""

    slots: int = 8192
    """Games in each of the two halves."""
    horizon: int = 64
    minibatch: int = 32768
    epochs: int = 1
    rate: float = 6e-4
    last_rate: float = 5e-5
    clip: float = 0.2
    trace: float = 0.95
    entropy: float = 0.05
    last_entropy: float = 0.005
    magnet: float = 0.05
    """How strongly a mind is drawn to its own average."""
    average: float = 0.05
    """After which part of the run the average has half forgotten: the average is what is kept."""
    width: int = 512
    layers: int = 2
    rows: int = 12288
    """Rows that a network can have at most."""
    seed: int = 1
    adept_share: float = 0.05
    """Slots in which all seats but one are the adept's."""
    past_share: float = 0.15
    """Slots in which some seats are played by a past self."""
    pool: int = 24
    """How many past selves are kept; a new one after as many parts of the run."""
    two_seats: float = 0.4
    """Slots with two seats; the rest are spread evenly over all numbers of seats."""
    usual: float = 0.7
    """Slots with the options of a table where nobody chose any."""
    tempers: float = 0.5
    """Where all may lose together: slots in which some seats have another temper than usual."""
    limit: int = 5000
    """After so many decisions a game is broken off, and all have lost it."""


def tables(game: Game, recipe: Recipe, rng: np.random.Generator) -> tuple[list[int], Any]:
    """Return for each slot the number of seats, and the options.

    Most tables are as people set them up, some as batches of bots are (they may have a limit of
    turns), and in some each option is another with even chances.
    """
    counts = list(game.seats)
    two = 2 if 2 in counts else counts[0]
    seats = np.where(
        rng.random(recipe.slots) < recipe.two_seats, two, rng.choice(counts, recipe.slots)
    ).tolist()
    choosable = [o for o in game.options if o.rules and not o.clock and len(o.values) <= FEW]
    usual = {k: [game.option_codes(k, batch=batch) for batch in (False, True)] for k in counts}

    def drawn(k: int) -> list[int]:
        if rng.random() < recipe.usual:
            return usual[k][0]
        batch = bool(rng.random() < 0.5)
        if batch and usual[k][0] != usual[k][1]:
            return usual[k][1]
        for _ in range(5):
            others = {
                o.name: str(rng.choice(o.values[1:]))
                for o in choosable
                if len(o.values) > 1 and rng.random() < 0.5
            }
            try:
                return game.option_codes(k, others, batch=batch)
            except OptionError:
                continue  # options that do not go together, or a seat that is not there
        return usual[k][1]

    return seats, np.array([drawn(k) for k in seats], np.int64).reshape(recipe.slots, -1)


class Notebook:
    """What both halves see in a horizon: one block each, so that nothing is copied to learn."""

    def __init__(self, game: Game, recipe: Recipe, device: Any):
        shape, most = (recipe.horizon, 2 * recipe.slots), game.seats.stop - 1

        def make(*more: int, dtype: Any) -> Any:
            return torch.zeros((*shape, *more), dtype=dtype, device=device)

        self.seen = make(of(game).size, dtype=torch.int16)
        self.known = make(of(game, True).size, dtype=torch.int16)
        self.choices = make(game.max_legal, dtype=torch.int16)
        self.seat = make(dtype=torch.int64)
        self.count = make(dtype=torch.int64)
        self.taken = make(dtype=torch.int64)
        self.mine = make(dtype=torch.bool)
        """Whether it is the learner who chose."""
        self.log_p = make(dtype=torch.float32)
        self.over = make(dtype=torch.float32)
        self.reward = make(most, dtype=torch.float32)


class Half:
    """One half of the games, with what it has seen since the last update."""

    def __init__(
        self, game: Game, recipe: Recipe, which: int, cores: int, store: Notebook, device: Any
    ):
        n, rng = recipe.slots, np.random.default_rng([recipe.seed, which])
        seats, options = tables(game, recipe, rng)
        most = game.seats.stop - 1
        adepts, past = int(n * recipe.adept_share), int(n * recipe.past_share)
        special = rng.permutation(n)[: adepts + past]  # all over, so that cores share the adepts
        mine = np.ones((n, most), bool)
        mine[special[:adepts]] = False
        mine[special[adepts:]] = rng.random((past, most)) < 0.5
        for i in special:  # somebody of each kind has to be there
            mine[i, rng.permutation(seats[i])[:2]] = [True, False][: seats[i]]
        players: list[list[str | None]] = [[None] * k for k in seats]
        for i in special[:adepts]:
            players[i] = [None if mine[i, p] else "heuristic" for p in range(seats[i])]
        mine &= np.arange(most)[None] < np.array(seats)[:, None]
        tempers = np.zeros((n, most), np.int64)
        if game.lowest < 0:
            tempers = rng.integers(1, len(TEMPERS), (n, most)) * (rng.random((n, most)) < 0.4)
            tempers[rng.random(n) >= recipe.tempers] = 0
        self.games = Games(
            game,
            n,
            seats,
            seed=recipe.seed * 1000 + which,
            players=players,
            everything=True,
            masks=False,
            limit=recipe.limit,
            cores=cores,
        )
        self.games.options[:] = options
        self.games.reset()
        if device.type == "cuda":
            _pin(self.games.seen, self.games.known, self.games.choices)
        self.game, self.device, self.place = game, device, slice(which * n, which * n + n)
        self.seats = torch.from_numpy(self.games.seats).to(device)
        parts = (special[:adepts], np.sort(special[adepts:]))
        self.adept, self.past = (torch.from_numpy(part).to(device) for part in parts)
        self.mine, self.tempers = (torch.from_numpy(a).to(device) for a in (mine, tempers))
        for name, block in vars(store).items():
            setattr(self, name if name != "mine" else "chose", block[:, self.place])
        self.rival: int | None = None
        """Which of the past selves plays here."""
        self.tally = torch.zeros((2, 2), device=device)
        """Against adepts at tables of two, and against past selves: games, and the lead in them."""
        self.ended = np.zeros(3)
        """Games that ended, how many of them were broken off, and their lengths together."""
        self.wait: Callable[[], None] = lambda: None

    seen: Any
    known: Any
    choices: Any
    seat: Any
    count: Any
    taken: Any
    chose: Any
    log_p: Any
    over: Any
    reward: Any

    def catch_up(self, t: int) -> None:
        """Wait for the games that were sent on their way; note what came of it, and what is now."""
        self.wait()
        if t > 0:
            self.outcome(t - 1)
        g = self.games
        self.seen[t].copy_(torch.from_numpy(g.seen), non_blocking=True)
        self.known[t].copy_(torch.from_numpy(g.known), non_blocking=True)
        self.choices[t].copy_(torch.from_numpy(g.choices), non_blocking=True)
        told = torch.from_numpy(g.told).to(self.device)
        self.seat[t], self.count[t] = told[:, SEAT], told[:, COUNT]
        self.chose[t] = self.mine.gather(1, told[:, SEAT, None])[:, 0]

    def outcome(self, t: int) -> None:
        """Note which games ended, and how: one that was broken off is lost for everybody."""
        g = self.games
        over, cut = (g.status == ENDED) | (g.status == CUT), g.status == CUT
        self.ended += [over.sum(), cut.sum(), g.lengths[over].sum()]
        results = torch.from_numpy(np.where(cut[:, None], self.game.lowest, g.results))
        ended = torch.from_numpy(over).to(self.device)
        results = results.to(self.device).float()
        scaled = ((results - self.game.lowest) / (1 - self.game.lowest)).clamp(0, 1)
        self.over[t] = ended.float()
        self.reward[t] = scaled * ended[:, None]
        every = torch.arange(scaled.shape[1], device=self.device)[None]
        others = ~self.mine & (every < self.seats[:, None])
        lead = _mean(scaled, self.mine) - _mean(scaled, others)
        for k, part in enumerate((self.adept, self.past)):
            seats = self.seats[part]
            there = ended[part] & (seats > 1 if k else seats == 2)
            self.tally[k] += torch.stack([there.sum(), (lead[part] * there).sum()])


def _mean(values: Any, there: Any) -> Any:
    return (values * there).sum(1) / there.sum(1).clamp(min=1)


def _pin(*arrays: Any) -> None:
    """Let a GPU read these arrays by itself; where it cannot, they are copied as others are."""
    for array in arrays:
        torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)
    with suppress(RuntimeError):
        torch.zeros(1, device="cuda").add_(1)  # a refusal is told by whatever comes next
