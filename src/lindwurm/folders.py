"""Where things are kept on this system: a user's data, and what can be made again.

| system | data (databases, guests) | cache (compiled code) |
|---|---|---|
| Linux and the like | `~/.local/share/lindwurm` | `~/.cache/lindwurm` |
| macOS | `~/Library/Application Support/lindwurm` | `~/Library/Caches/lindwurm` |
| Windows | `%LOCALAPPDATA%/lindwurm` | `%LOCALAPPDATA%/lindwurm/Cache` |

`XDG_DATA_HOME` and `XDG_CACHE_HOME` go before that everywhere, and `LINDWURM_CACHE` names the cache
itself. Whoever asks may say which system and environment are meant: so all three are tested on one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

NAME = "lindwurm"


def data_folder(
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """Return where a user's data belongs.

    >>> data_folder({"XDG_DATA_HOME": "/srv/data"}).as_posix()
    '/srv/data/lindwurm'
    >>> data_folder({}, "darwin", Path("/Users/anna")).as_posix()
    '/Users/anna/Library/Application Support/lindwurm'
    """
    if given := environment.get("XDG_DATA_HOME"):
        return Path(given) / NAME
    if platform == "win32":
        return _local(environment, home) / NAME
    if platform == "darwin":
        return (home or Path.home()) / "Library/Application Support" / NAME
    return (home or Path.home()) / ".local/share" / NAME


def cache_folder(
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """Return where that is kept which can be made again: compiled code.

    >>> cache_folder({"LINDWURM_CACHE": "/var/cache/table"}).as_posix()
    '/var/cache/table'
    >>> cache_folder({}, "linux", Path("/home/anna")).as_posix()
    '/home/anna/.cache/lindwurm'
    """
    if given := environment.get("LINDWURM_CACHE"):
        return Path(given)
    if given := environment.get("XDG_CACHE_HOME"):
        return Path(given) / NAME
    if platform == "win32":
        return _local(environment, home) / NAME / "Cache"
    if platform == "darwin":
        return (home or Path.home()) / "Library/Caches" / NAME
    return (home or Path.home()) / ".cache" / NAME


def _local(environment: Mapping[str, str], home: Path | None) -> Path:
    """Return where Windows keeps what belongs to a user on this machine."""
    return Path(environment.get("LOCALAPPDATA") or (home or Path.home()) / "AppData/Local")
