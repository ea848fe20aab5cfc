"""A source distribution of this folder, and the wheel that is built from it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src/lindwurm/web/index.html"


def hatched(target: str, sources: Path, into: Path) -> subprocess.CompletedProcess[str]:
    """Build an `sdist` or a `wheel`, with nothing that has to be fetched."""
    line = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    return subprocess.run(
        line, cwd=sources, capture_output=True, text=True, env=environment, check=False
    )


class Built:
    """Both files, and the unpacked sources between them."""

    def __init__(self, folder: Path):
        done = hatched("sdist", ROOT, folder)
        assert done.returncode == 0, done.stdout + done.stderr
        (self.sdist,) = folder.glob("*.tar.gz")
        with tarfile.open(self.sdist) as packed:
            packed.extractall(folder / "sources", filter="data")
        (self.sources,) = (folder / "sources").iterdir()
        done = hatched("wheel", self.sources, folder)
        assert done.returncode == 0, done.stdout + done.stderr
        (self.wheel,) = folder.glob("*.whl")


def installed(wheel: Path, folder: Path) -> str:
    """Install a wheel into a fresh environment that sees what else is installed here.

    Nothing is fetched. Whatever the environment sees, the wheel goes before the sources of this
    folder, because its own packages come first. There is no Numba, as after a plain install.
    Returns its Python.
    """
    venv.create(folder, with_pip=False, symlinks=True)
    python = str(folder / "bin" / "python")
    inside = sysconfig.get_path("purelib", vars={"base": str(folder)})
    # A folder that is only named brings no .pth files along, and so no editable installs.
    Path(inside, "beside.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    Path(inside, "numba.py").write_text("raise ImportError\n", "utf-8")
    offline = ["--no-index", "--no-deps", "--disable-pip-version-check", "-q"]
    subprocess.run([python, "-m", "pip", "install", *offline, str(wheel)], check=True, cwd=folder)
    return python
