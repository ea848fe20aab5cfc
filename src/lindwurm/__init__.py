"""Lindwurm: one table for five dragon games.

The rules of every game are written once, as plain typed Python, and run three ways: as ordinary
Python at the table, compiled on the CPU, and compiled for the GPU. See ``docs/architecture.md``.
"""

__version__ = "1.0.0"
