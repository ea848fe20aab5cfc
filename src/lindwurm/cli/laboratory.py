"""`lindwurm lab`: a game with other numbers, and what that does to it."""

from __future__ import annotations

import json
import time
import warnings
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal

if TYPE_CHECKING:
    from rich.console import Console

    from lindwurm.arena.lab import Experiment
    from lindwurm.kernel.game import Game


def run(asked: Namespace) -> int:
    """Play every variant, then print, and write what was asked for."""
    from lindwurm.arena import lab, lab_report, report
    from lindwurm.cli.simulation import progress

    game = common.game(asked.game)
    if asked.keys:
        return _list(game, asked.json)
    if asked.cores == 0:
        raise Refusal("at least one core is needed, not 0")
    fast = _fast(asked.engine)
    started = time.perf_counter()
    try:
        if asked.report is not None:
            report.ready()
        experiment = _experiment(game, asked)
        total = experiment.games * len(experiment.variants)
        with progress(total, fast) as advance:
            summary = lab.run(
                experiment,
                advance,
                asked.cores,
                fast,
                before=lambda: common.writable(asked.report) if asked.report is not None else None,
            )
    except (ValueError, report.NoPlots) as error:
        raise Refusal(str(error), FAILED) from None
    summary["seconds"] = round(time.perf_counter() - started, 3)
    if asked.report is not None:
        common.write(asked.report, lab_report.page(summary))
    if asked.json:
        print(json.dumps(summary))
    else:
        _show(game, summary)
    return FAILED if any(row["unfinished"] for row in summary["variants"]) else 0


def _experiment(game: Game, asked: Namespace) -> Experiment:
    from lindwurm.arena import lab

    seats = asked.seats if asked.seats is not None else max(2, game.seats.start)
    options = common.options(asked.option)
    bots = tuple(name.strip() for name in asked.bots.split(","))
    factors = tuple(lab.factor(game, text, options) for text in asked.vary)
    return lab.Experiment(game, seats, options, asked.seed, bots, asked.games, factors)


def _fast(engine: str | None) -> bool:
    """Return whether games are to be compiled."""
    from lindwurm.engines import batch, compiled

    if engine is not None and engine not in batch.ENGINES:
        raise Refusal(f"there is no engine {engine!r} ({', '.join(batch.ENGINES)})", FAILED)
    if engine == "python":
        return False
    with warnings.catch_warnings(record=True) as notes:
        warnings.simplefilter("always")
        fast = compiled.available()
    if notes:
        common.console(stderr=True).print(f"[faint]{notes[0].message}[/]")
    return fast


def _list(game: Game, as_json: bool) -> int:
    from lindwurm.arena import lab

    numbers = lab.keys(game)
    offered = [option for option in game.options if option.offered]
    if as_json:
        options = {o.name: {"printed": o.default, "values": list(o.values)} for o in offered}
        print(json.dumps({"game": game.id, "numbers": numbers, "options": options}))
        return 0
    console = common.console()
    wide = max(map(len, [*numbers, *(o.name for o in offered)]))
    for key, value in numbers.items():
        console.print(f"{key:<{wide}}  [gold]{value}[/]")
    for option in offered:
        if option.rules:
            console.print(
                f"{option.name:<{wide}}  [gold]{option.default}[/]  "
                f"[faint]option: {option.allowed}[/]",
                soft_wrap=True,
            )
    return 0


# -- on the screen -------------------------------------------------------------------------------


def _show(game: Game, summary: dict[str, Any]) -> None:
    from lindwurm.arena.lab_report import shown
    from lindwurm.cli.listing import names

    console = common.console()
    variants = summary["variants"]
    console.print(
        f"[bold]{names(game)['en']}[/]  {len(variants)} variants of {summary['games']:,} games, "
        f"{summary['seats']} seats, {', '.join(summary['bots'])}, seed {summary['seed']}, "
        f"{summary['seconds']:.1f} s"
    )
    if summary["options"]:
        console.print("options  " + ", ".join(f"{k}={v}" for k, v in summary["options"].items()))
    told = shown(summary)
    shares = [name for name in told if told[name] and name != "won"]
    _table(console, summary, shares, "share of wins")
    _table(console, summary, [name for name in told if name not in shares], "")
    console.print(
        "[faint]beside each value its change against the printed game (*), with 95 % interval,\n"
        "from the same chance game by game; in colour where it leaves out zero[/]"
    )
    for row in variants:
        values = ", ".join(f"{k}={v}" for k, v in row["values"].items())
        if row["same_games"] and not row["printed"]:
            console.print(f"[sea]{values}: every game went as in the printed game[/]")
        if row["unfinished"]:
            console.print(f"[ember]{values}: {row['unfinished']:,} games did not end[/]")


def _table(console: Console, summary: dict[str, Any], names: Sequence[str], title: str) -> None:
    from rich import box
    from rich.table import Table

    from lindwurm.arena.lab_report import clear, moved, value

    table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False, title=title or None)
    table.title_justify, table.title_style = "left", "faint"
    for factor in summary["varied"]:
        table.add_column(factor["key"], justify="right", overflow="fold")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
        table.add_column("", justify="left", no_wrap=True)
    for row in summary["variants"]:
        cells = [str(v) for v in row["values"].values()]
        cells[0] = f"* {cells[0]}" if row["printed"] else cells[0]
        for name in names:
            measure = next(m for m in row["measures"] if m["measure"] == name)
            style = "gold" if clear(measure) else "faint"
            cells.append(value(measure))
            cells.append("" if row["printed"] else f"[{style}]{moved(measure)}[/]")
        table.add_row(*cells)
    console.print(table)
