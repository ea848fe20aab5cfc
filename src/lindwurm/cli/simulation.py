"""`lindwurm simulate`: many games between bots, with what came out and how sure that is."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from lindwurm.arena.statistics import (
    lengths_of,
    order_of_play,
    place_name,
    share_of,
    together,
    wins,
)
from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal

if TYPE_CHECKING:
    from lindwurm.engines.batch import Batch, Engine
    from lindwurm.kernel.game import Game


MIND = "mind"


def run(asked: Namespace) -> int:
    """Play the games and print the summary."""
    from lindwurm.engines import batch
    from lindwurm.kernel.game import OptionError

    game = common.game(asked.game, asked.variant)
    seats = asked.seats if asked.seats is not None else max(2, game.seats.start)
    common.check_engine(asked)
    options = common.options(asked.option)
    bots = _bots(asked.bots)
    plain = ["heuristic" if name == MIND else name for name in bots]
    fast = common.compiles(asked.engine != "python")
    try:
        game.option_codes(seats, options)  # a wrong option is refused before anything is shown
        batch.kinds(game, seats, plain)
        minds = _minds(asked, game, seats, options, bots) if MIND in bots else None
        with (
            common.cluster(asked) as cluster,
            progress(asked.games, fast and asked.engine != "python") as advance,
        ):
            done = batch.run(
                game,
                asked.games,
                seats,
                options,
                asked.seed,
                plain,
                "ray" if cluster else asked.engine,
                asked.cores,
                advance,
                cluster.chunks if cluster else minds,
            )
    except (OptionError, ValueError) as error:
        raise Refusal(str(error)) from None
    summary = summarised(game, done, options, asked.seed, bots)
    if asked.json:
        print(json.dumps(summary))
    else:
        _show(game, summary)
    return FAILED if done.unfinished else 0


def _minds(
    asked: Namespace, game: Game, seats: int, options: dict[str, object], bots: list[str]
) -> Engine | None:
    """Return what plays games with minds among the bots; None where the heuristic plays instead."""
    from lindwurm.bots.learned import Learned
    from lindwurm.bots.many import crowd
    from lindwurm.engines import compiled

    if asked.engine == "ray" or asked.ray is not None:
        raise Refusal("simulate does not take minds to a cluster; lindwurm arena does")
    codes = game.option_codes(seats, options, batch=True)
    common.say_minds(game, seats, codes, [Learned()])
    thinker = Learned().thinker(game)
    if thinker is None:
        return None
    names = bots * seats if len(bots) == 1 else bots
    seated = [seat for seat, name in enumerate(names) if name == MIND]
    fast = asked.engine != "python" and compiled.available()
    return lambda lot, games, cores: crowd(thinker, lot, seated).chunks(games, cores, fast)


def _bots(text: str | None) -> list[str]:
    names = [name.strip() for name in text.split(",")] if text is not None else []
    return ["heuristic" if name in ("bot", "adept") else name for name in names]


@contextmanager
def progress(games: int, compiles: bool) -> Iterator[Callable[..., None]]:
    """Show a bar on stderr with rate and remaining time; nothing where stderr is no terminal."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Rate(ProgressColumn):
        """Games per second."""

        def render(self, task: Task) -> Text:
            speed = task.finished_speed or task.speed
            return Text(f"{speed:,.0f} games/s" if speed else "", style="sea")

    console = common.console(stderr=True)
    columns = [
        TextColumn("{task.description}"),
        BarColumn(complete_style="gold", finished_style="moss"),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
    ]
    if not console.is_terminal:
        yield lambda count, doing="": None
        return
    with Progress(*columns, console=console, transient=True) as bar:
        waiting = "warming up" if compiles else "playing"
        task = bar.add_task(waiting, total=games, start=not compiles)

        def advance(count: int, doing: str = "playing") -> None:
            bar.update(task, description=doing)
            if count and not bar.tasks[0].started:
                bar.start_task(task)
            bar.advance(task, count)

        yield advance


# -- numbers -------------------------------------------------------------------------------------


def summarised(
    game: Game, done: Batch, options: dict[str, object], seed: int, bots: Sequence[str]
) -> dict[str, Any]:
    """Return all that is told about a batch, as JSON."""
    names = list(bots) or ["random"]
    if len(names) == 1:
        names *= done.seats
    ended = [r for r, length in zip(done.results, done.lengths, strict=True) if length >= 0]
    began = [b for b, length in zip(done.began, done.lengths, strict=True) if length >= 0]
    codes = game.option_codes(done.seats, options, batch=True)
    shared = together(game, codes)
    won = [wins(result, shared, game.lowest) for result in ended]
    return {
        "game": done.game,
        "variant": game.variant.digest if game.variant else None,
        "seats": done.seats,
        "seed": seed,
        "engine": done.engine,
        "options": game.option_texts(codes),
        "bots": names,
        "games": done.games,
        "unfinished": done.unfinished,
        "steps": done.steps,
        "seconds": round(done.seconds, 6),
        "steps_per_second": round(done.steps_per_second, 1),
        "results": [
            {
                "seat": seat + 1,
                "bot": names[seat],
                **share_of(sum(shares[seat] for shares in won), len(won)),
                "mean_return": round(sum(r[seat] for r in ended) / max(1, len(ended)), 6),
            }
            for seat in range(done.seats)
        ],
        "together": shared,
        "by_order": order_of_play(list(zip(won, began, strict=True))),
        "won_by_nobody": share_of(sum(max(shares) == 0 for shares in won), len(won)),
        "lengths": lengths_of(done.lengths),
        "digest": done.digest,
    }


# -- on the screen -------------------------------------------------------------------------------


def _show(game: Game, summary: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    console = common.console()
    console.print(
        f"[bold]{common.title(game)}[/]  {summary['games']:,} games, {summary['seats']} seats, "
        f"seed {summary['seed']}, {summary['engine']} engine"
    )
    changed = {o.name: summary["options"][o.name] for o in game.options}
    changed = {o.name: changed[o.name] for o in game.options if changed[o.name] != o.default}
    if changed:
        console.print("options  " + ", ".join(f"{k}={v}" for k, v in changed.items()))
    console.print(
        f"{summary['steps']:,} steps in {summary['seconds']:.2f} s: "
        f"[gold]{summary['steps_per_second']:,.0f} steps/s[/]"
    )
    for heading, rows in _tables(summary):
        table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False)
        table.add_column(heading)
        for column in ("wins", "share of wins", "95 % interval (Wilson)"):
            table.add_column(column, justify="right")
        for name, row in rows:
            wins = row["wins"]
            counted = f"{wins:,.0f}" if wins == int(wins) else f"{wins:,.2f}"
            interval = f"{row['low']:.2%} – {row['high']:.2%}"
            table.add_row(name, counted, f"[gold]{row['win_share']:.2%}[/]", interval)
        console.print(table)
    lost = summary["won_by_nobody"]
    if lost["wins"]:
        interval = f"{lost['low']:.2%} – {lost['high']:.2%}"
        console.print(f"won by nobody  [gold]{lost['win_share']:.2%}[/]  {interval}")
    if summary["lengths"]:
        told = "  ".join(f"[faint]{k}[/] {v:,g}" for k, v in summary["lengths"].items())
        console.print(f"steps per game  {told}")
    if summary["unfinished"]:
        console.print(f"[ember]{summary['unfinished']:,} games did not end[/]")
    console.print(f"digest  [sea]{summary['digest']}[/]")


def _tables(summary: dict[str, Any]) -> Iterator[tuple[str, list[tuple[str, dict[str, Any]]]]]:
    """Yield what won: by order of play, by bots where they differ, or all of them together."""
    if summary["together"]:
        yield "all together", [("", summary["results"][0])]
        return
    if len(set(summary["bots"])) > 1:
        yield "bot", [(f"{row['bot']} (seat {row['seat']})", row) for row in summary["results"]]
    yield "order of play", [(place_name(row["place"]), row) for row in summary["by_order"]]
