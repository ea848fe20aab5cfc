"""`lindwurm arena`: bots against each other on all seats, with ratings and how sure they are."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal

if TYPE_CHECKING:
    from lindwurm.arena.plan import Plan
    from lindwurm.arena.play import Result


def run(asked: Namespace) -> int:
    """Play what is missing, then print, and write what was asked for."""
    from lindwurm.arena import play, report, statistics
    from lindwurm.arena.store import Store, StoreError
    from lindwurm.cli.simulation import progress

    plan = _plan(asked)
    common.check_engine(asked)
    common.say_minds(plan.game, plan.seats, plan.codes, plan.players)
    try:
        if asked.report is not None:
            report.ready()
            common.writable(asked.report)
        store = Store(asked.out, plan) if asked.out is not None else None
    except (StoreError, report.NoPlots) as error:
        raise Refusal(str(error)) from None
    fast = asked.engine != "python" and common.compiles()
    results = dict(store.results) if store is not None else {}
    found = len(results)
    with (
        store or nullcontext(),
        common.cluster(asked) as cluster,
        progress(plan.total - found, fast) as advance,
    ):
        started = time.perf_counter()

        def keep(fresh: list[Result]) -> None:
            if store is not None:
                store.keep(fresh)
            results.update((result.key, result) for result in fresh)
            advance(len(fresh))

        try:
            play.run(plan, set(results), keep, asked.cores, fast, cluster)
        except StoreError as error:
            raise Refusal(str(error), FAILED) from None
        seconds = time.perf_counter() - started
    summary = statistics.summarised(plan, results)
    summary |= {"resumed": found, "seconds": round(seconds, 3)}
    if asked.report is not None:
        ordered = [results[key] for key in sorted(results)]
        common.write(asked.report, report.page(plan, summary, ordered))
    if asked.json:
        print(json.dumps(summary))
    else:
        _show(plan, summary)
    return FAILED if summary["unfinished"] else 0


def _plan(asked: Namespace) -> Plan:
    from lindwurm.arena.plan import Plan

    game = common.game(asked.game, asked.variant)
    seats = asked.seats if asked.seats is not None else max(2, game.seats.start)
    names = tuple(name.strip() for name in asked.bots.split(","))
    options = common.options(asked.option)
    try:
        return Plan(game, seats, options, asked.seed, names, asked.games)
    except ValueError as error:
        raise Refusal(str(error)) from None


# -- on the screen -------------------------------------------------------------------------------


def _show(plan: Plan, summary: dict[str, Any]) -> None:
    from rich import box
    from rich.table import Table

    console = common.console()
    console.print(
        f"[bold]{common.title(plan.game)}[/]  {summary['games']:,} games, "
        f"{summary['seats']} seats, seed {summary['seed']}, {summary['seconds']:.1f} s"
        + (f", {summary['resumed']:,} of them played before" if summary["resumed"] else "")
    )
    defaults = {o.name: o.default for o in plan.game.options}
    changed = [f"{k}={v}" for k, v in summary["options"].items() if v != defaults[k]]
    if changed:
        console.print("options  " + ", ".join(changed))
    table = Table(box=box.SIMPLE_HEAD, header_style="faint", pad_edge=False, collapse_padding=True)
    table.add_column("bot", no_wrap=True, min_width=max(map(len, plan.bots)))
    headings = ["games", "wins", "95 %", "return", "score"]
    rated = "elo" in summary["results"][0]
    for heading in [*headings, *(["Elo", "95 %"] if rated else []), "ms"]:
        table.add_column(heading, justify="right", no_wrap=True)
    for row in summary["results"]:
        cells = [row["bot"], f"{row['games']:,}", f"[gold]{row['win_share']:.1%}[/]"]
        cells += [_interval(row), f"{row['mean_return']:.3f}", f"{row['mean_score']:,.1f}"]
        if rated:
            cells += [f"{row['elo']:+.0f}", f"{row['elo_low']:+.0f} {row['elo_high']:+.0f}"]
        timed = row["ms_per_move"] is not None
        table.add_row(*cells, f"{row['ms_per_move']:.1f}" if timed else "–")
    console.print(table)
    console.print(
        "[faint]wins: share of games, with Wilson's interval; ms: thinking time per decision[/]"
    )
    for pair in summary["pairs"]:
        console.print(
            f"{pair['bots'][0]} ahead of {pair['bots'][1]}  [gold]{pair['share']:.1%}[/]  "
            f"{_interval(pair)}  [faint]{pair['games']:,} games[/]"
        )
    shares = "  ".join(
        f"[faint]{row['place']}.[/] {row['win_share']:.1%}" for row in summary["by_order"]
    )
    console.print(f"share of wins by order of play  {shares}")
    if summary["won_by_nobody"]["wins"]:
        lost = summary["won_by_nobody"]
        console.print(f"won by nobody  {lost['win_share']:.1%}  {_interval(lost)}")
    if summary["lengths"]:
        told = "  ".join(f"[faint]{k}[/] {v:,g}" for k, v in summary["lengths"].items())
        console.print(f"decisions per game  {told}")
    if summary["unfinished"]:
        console.print(f"[ember]{summary['unfinished']:,} games did not end[/]")
    note = "" if summary["repeatable"] else "  [faint](a bot looked at the clock)[/]"
    console.print(f"digest  [sea]{summary['digest']}[/]{note}")


def _interval(row: dict[str, Any]) -> str:
    return f"{row['low']:.1%}–{row['high']:.1%}"
