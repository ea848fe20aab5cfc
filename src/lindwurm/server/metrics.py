"""What the server counts, as text for Prometheus. No names, no ids, no positions."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

from lindwurm.server.errors import Refused

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper ends of the buckets for the time from a move's arrival to its commit, in seconds."""

MAKERS = ("person", "bot", "stand_in", "clock")
"""Who makes moves."""


class Metrics:
    """Plain counters; one process, one event loop, so no locks."""

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.sockets = 0
        self.rooms = 0
        self.bot_queue = 0
        self.bot_seconds = 0.0
        self.bot_failures = 0
        self.bot_fallbacks = 0
        self.calls: Counter[tuple[str, str]] = Counter()
        """Messages to those who are away, by their way and what became of them."""
        self._latency = [0] * (len(BOUNDS) + 1)
        self._latency_sum = 0.0

    def moved(self, by: str, seconds: float) -> None:
        """Count a move by whoever made it, and how long its commit took."""
        self.moves[by] += 1
        self._latency_sum += seconds
        self._latency[bisect_left(BOUNDS, seconds)] += 1

    def refuse(self, refused: Refused) -> None:
        """Count something that was refused."""
        self.refused[refused.code] += 1

    def text(self) -> str:
        """Return all figures."""
        lines: list[str] = []

        def add(name: str, kind: str, help_: str, *samples: tuple[str, float]) -> None:
            lines.append(f"# HELP lindwurm_{name} {help_}")
            lines.append(f"# TYPE lindwurm_{name} {kind}")
            lines.extend(f"lindwurm_{name}{labels} {value:.15g}" for labels, value in samples)

        add(
            *("moves_total", "counter", "Moves committed."),
            *((f'{{by="{by}"}}', self.moves[by]) for by in MAKERS),
        )
        total = 0
        buckets = []
        for bound, count in zip((*BOUNDS, "+Inf"), self._latency, strict=True):
            total += count
            buckets.append((f'_bucket{{le="{bound}"}}', float(total)))
        add(
            *("move_seconds", "histogram", "From the arrival of a move to its commit."),
            *buckets,
            ("_sum", self._latency_sum),
            ("_count", float(total)),
        )
        add(
            *("refused_total", "counter", "Messages and requests refused, by error code."),
            *((f'{{code="{code}"}}', n) for code, n in sorted(self.refused.items())),
        )
        add(
            *("requests_total", "counter", "HTTP requests answered, by status."),
            *((f'{{status="{status}"}}', n) for status, n in sorted(self.requests.items())),
        )
        add("sockets", "gauge", "Open sockets.", ("", self.sockets))
        add("tables_in_memory", "gauge", "Tables that someone is at right now.", ("", self.rooms))
        add("bot_queue", "gauge", "Bots that are thinking or waiting to.", ("", self.bot_queue))
        add("bot_seconds_total", "counter", "Time that bots took.", ("", self.bot_seconds))
        add("bot_failures_total", "counter", "Bots that failed.", ("", self.bot_failures))
        add(
            *("bot_fallbacks_total", "counter", "Searches not waited for any longer."),
            ("", self.bot_fallbacks),
        )
        add(
            *("calls_total", "counter", "Messages that it is somebody's turn."),
            *(
                (f'{{way="{way}",became="{became}"}}', n)
                for (way, became), n in sorted(self.calls.items())
            ),
        )
        return "\n".join(lines) + "\n"
