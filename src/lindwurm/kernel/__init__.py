"""The kernel: everything that is the same for all games. It knows no game and does no I/O.

Read in this order: :mod:`rule` and :mod:`chance` and :mod:`events` (the three doors),
:mod:`state` (the declaration), :mod:`actions` (the verbs), :mod:`game` (what a game offers),
:mod:`match` and :mod:`record` (one game for people), :mod:`batch` and :mod:`compiled` (millions).
"""
