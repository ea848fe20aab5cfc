"""The networks of training: a mind that sees what its seat sees, and a critic that sees all."""

from __future__ import annotations

import torch
from torch import nn
from torch.nn import functional

from lindwurm.engines.observation import of
from lindwurm.kernel.game import Game
from lindwurm.train.rows import Rows


class Body(nn.Module):
    """Rows summed, then residual layers."""

    def __init__(self, rows: Rows, width: int, layers: int):
        super().__init__()
        self.rows = nn.Parameter(torch.randn(len(rows), width) * 0.05)
        self.bias = nn.Parameter(torch.zeros(width))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(layers))
        for name in ("lookup", "start", "low", "high"):
            self.register_buffer(name, torch.from_numpy(getattr(rows, name)), persistent=False)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Return what the last layer makes of observations (16-bit integers)."""
        at = seen.long().clamp(self.low, self.high) - self.low + self.start
        x = functional.relu(self.summed(self.lookup[at].long()) + self.bias)
        for layer, norm in zip(self.layers, self.norms, strict=True):
            x = x + functional.relu(layer(norm(x)))
        return x

    def summed(self, rows: torch.Tensor) -> torch.Tensor:
        """Return the sum of rows: a product with ones and zeros where matrices are cheap."""
        if not rows.is_cuda:
            return functional.embedding_bag(rows, self.rows, mode="sum", padding_idx=0)
        ones = torch.zeros((len(rows), len(self.rows)), device=rows.device, dtype=torch.bfloat16)
        ones.scatter_(1, rows, 1.0)[:, 0] = 0  # the row for nothing adds nothing
        return ones @ self.rows.bfloat16()


class Mind(nn.Module):
    """Chooses among legal actions and judges the position, from one seat's view."""

    def __init__(self, game: Game, width: int = 512, layers: int = 2):
        super().__init__()
        self.body = Body(Rows(of(game)), width, layers)
        self.policy = nn.Linear(width, game.verbs.size)
        self.value = nn.Linear(width, game.seats.stop - 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return a number for every action, and for every seat (the observer first)."""
        x = self.body(seen)
        return self.policy(x), self.value(x)


class Critic(nn.Module):
    """Judges a position from everything, hidden things too: it only ever helps to train a mind."""

    def __init__(self, game: Game, width: int = 512, layers: int = 2):
        super().__init__()
        self.body = Body(Rows(of(game, True)), width, layers)
        self.value = nn.Linear(width, game.seats.stop - 1)

    def forward(self, known: torch.Tensor) -> torch.Tensor:
        """Return a number for every seat, the one that acts first."""
        value: torch.Tensor = self.value(self.body(known))
        return value
