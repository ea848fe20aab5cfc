"""Checkpoints: what a run has learnt, in one small file from which another run can go on.

Rows and actions have names in it, so that it also serves after a field or a verb has been added. It
holds tensors, numbers and texts, and is read without running anything that is in it.
"""

from __future__ import annotations

import io
import pickle
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from lindwurm.engines.observation import of
from lindwurm.kernel.game import Game

MOST = 10_000_000
"""Bytes of a checkpoint, at most."""
NETS = {"mind": "rows", "critic": "critic_rows"}
"""The networks of a checkpoint, and what the names of their rows are kept under."""


def checkpoint(learner: Any) -> dict[str, Any]:
    """Return everything a run needs to go on, by name, in half precision."""
    nets = {"mind": learner.average, "critic": learner.critic}
    weights = {
        name: {key: w.detach().half().cpu() for key, w in net.state_dict().items()}
        for name, net in nets.items()
    }
    for name, net in nets.items():
        rows = weights[name]["body.rows"][: len(net.body.places.given)]
        weights[name]["body.rows"] = rows.clone()
    game = learner.game
    return {
        "game": name_of(game),
        "rules": game.version,
        "layout": of(game).layout,
        "rows": learner.mind.body.places.names,
        "critic_rows": learner.critic.body.places.names,
        "actions": actions_of(game),
        "recipe": asdict(learner.recipe),
        "decisions": learner.decisions,
        "minutes": learner.minutes_before + learner.elapsed,
        "curve": learner.curve,
        **weights,
    }


def packed(kept: dict[str, Any]) -> bytes:
    """Return the file of a checkpoint, which is never larger than it may be.

    One that is too large keeps its rows in 8 bits and a scale each. If that is not enough, those
    rows go that were given last: they belong to what was met so rarely that nobody will miss them.
    """
    data = _written(kept)
    if len(data) <= MOST:
        return data
    kept = {**kept, **{net: _in_bytes(kept[net]) for net in NETS}}
    data = _written(kept)
    while len(data) > MOST:
        share = 0.98 * MOST / len(data)
        for net, names in NETS.items():
            count = int(share * len(kept[names]))
            if count < 1:
                raise ValueError(f"a checkpoint does not fit into {MOST:,} bytes")
            cut = {key: kept[net][key][:count].clone() for key in ("body.rows", "body.scale")}
            kept |= {names: kept[names][:count], net: {**kept[net], **cut}}
        data = _written(kept)
    return data


def _in_bytes(weights: dict[str, Any]) -> dict[str, Any]:
    """Return a network whose rows have 8 bits for a number, and a scale each."""
    if "body.scale" in weights:
        return weights
    rows = weights["body.rows"].float()
    scale = rows.abs().amax(1, keepdim=True).clamp(min=1e-4).half()
    small = (rows / scale.float() * 127).round().clamp(-127, 127).to(torch.int8)
    return {**weights, "body.rows": small, "body.scale": scale / 127}


def _written(kept: dict[str, Any]) -> bytes:
    file = io.BytesIO()
    torch.save(kept, file)
    return file.getvalue()


def save(learner: Any, file: Path) -> None:
    """Write the checkpoint; whoever is stopped in between leaves the old one as it was."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_bytes(packed(checkpoint(learner)))
    new.replace(file)


class BadCheckpoint(ValueError):
    """A file that is not a checkpoint, or one of another game."""


def read(file: Path, game: Game | None = None) -> dict[str, Any]:
    """Return what a checkpoint holds, or raise a BadCheckpoint that names the file."""
    try:
        kept: dict[str, Any] = torch.load(file, weights_only=True, map_location="cpu")
        named, _ = kept["game"], [kept[name] for name in ("recipe", "curve", *NETS, *NETS.values())]
    except OSError as error:
        raise BadCheckpoint(f"{file} cannot be read: {error.strerror}") from None
    except (RuntimeError, pickle.UnpicklingError, EOFError, KeyError, TypeError, ValueError):
        raise BadCheckpoint(f"{file} is not a checkpoint of training, or damaged") from None
    if game is not None and named != name_of(game):
        raise BadCheckpoint(f"{file} is a checkpoint of {named}, not {name_of(game)}")
    return kept


@torch.no_grad()
def put_back(learner: Any, kept: dict[str, Any]) -> None:
    """Let a learner go on from a checkpoint, also of an older layout."""
    actions = _places(actions_of(learner.game), kept["actions"])
    for net, names, weights in (
        (learner.mind, kept["rows"], kept["mind"]),
        (learner.critic, kept["critic_rows"], kept["critic"]),
    ):
        places, here = net.body.places, net.state_dict()
        number = {name: i for i, name in enumerate(places.every)}
        known = set(places.given)
        places.give([n for name in names if (n := number.get(name, 0)) and n not in known])
        rows = _places(places.names, names)
        scale = weights.get("body.scale", torch.ones(1)).float()
        for name, new in here.items():
            old = weights[name].to(new)
            if name == "body.rows":
                new[rows[0]] = (old * scale.to(new))[rows[1]]
            elif name.startswith("policy"):
                new[actions[0]] = old[actions[1]]
            else:
                new.copy_(old)
    learner.average.load_state_dict(learner.mind.state_dict())
    learner.decisions, learner.curve = kept["decisions"], list(kept["curve"])
    learner.minutes_before = kept["minutes"]


def name_of(game: Game) -> str:
    """Return what a game is called here: no variant is taken for its game."""
    return game.package.rpartition(".")[2]


def actions_of(game: Game) -> list[str]:
    """Return the names of all actions."""
    return [game.verbs.text(a) for a in range(game.verbs.size)]


def _places(here: list[str], there: list[str]) -> tuple[list[int], list[int]]:
    known = {name: i for i, name in enumerate(there)}
    found = [(i, known[name]) for i, name in enumerate(here) if name in known]
    return [i for i, _ in found], [j for _, j in found]
