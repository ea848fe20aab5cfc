"""Learning environments: the games for those who train players (docs/environments.md).

>>> from lindwurm import envs
>>> env = envs.single("dragon_farkle", opponents="random")
>>> observation, info = env.reset(seed=7)
>>> sorted(observation), int(observation["action_mask"].sum())
(['action_mask', 'observation'], 2)

Read in this order: :mod:`spaces` (what an observation and an action are), :mod:`vectors` (many
games at once) and :mod:`fleets` (on a GPU), :mod:`opponents` and :mod:`policies` (who else plays),
:mod:`rewards`, :mod:`tables` (one game at a time), :mod:`turns` (PettingZoo), :mod:`alone`
(Gymnasium), :mod:`judging` (how good is it?), :mod:`spiel` (OpenSpiel), :mod:`datasets`.

Nothing here is imported before it is asked for: Gymnasium and PettingZoo come with the extra
`envs`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lindwurm.envs.alone import OneSeat as single  # noqa: N813
    from lindwurm.envs.fleets import GpuGames as gpu  # noqa: N813
    from lindwurm.envs.judging import evaluate
    from lindwurm.envs.opponents import Pool
    from lindwurm.envs.turns import EverySeat as aec  # noqa: N813
    from lindwurm.envs.vectors import ManyGames as vector  # noqa: N813

__all__ = ["Pool", "aec", "evaluate", "gpu", "register", "single", "vector"]

_WHERE = {
    "aec": ("turns", "EverySeat"),
    "evaluate": ("judging", "evaluate"),
    "gpu": ("fleets", "GpuGames"),
    "Pool": ("opponents", "Pool"),
    "single": ("alone", "OneSeat"),
    "vector": ("vectors", "ManyGames"),
}


def __getattr__(name: str) -> Any:
    """Import what is asked for; say what is missing where an extra is not installed."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, inside = _WHERE[name]
    try:
        return getattr(import_module(f"{__name__}.{module}"), inside)
    except ModuleNotFoundError as error:
        if error.name not in ("gymnasium", "pettingzoo"):
            raise
        raise ModuleNotFoundError(
            f"lindwurm.envs.{name} needs {error.name}: pip install 'lindwurm[envs]'",
            name=error.name,
        ) from None


def register() -> list[str]:
    """Make the games known to `gymnasium.make` and `make_vec`; return their ids.

    >>> register()[-1]
    'lindwurm/Simurgh-v0'
    """
    import gymnasium

    from lindwurm import games

    found = []
    for game in games.ids():
        name = "".join(word.capitalize() for word in game.split("_"))
        found.append(f"lindwurm/{name}-v0")
        if found[-1] not in gymnasium.registry:
            gymnasium.register(
                found[-1],
                entry_point="lindwurm.envs.alone:OneSeat",
                vector_entry_point="lindwurm.envs.vectors:ManyGames",
                kwargs={"game": game},
                disable_env_checker=True,
                order_enforce=False,
            )
    return found
