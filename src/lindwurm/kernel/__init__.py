"""The kernel: everything that is the same for all games. It knows no game and does no I/O.

Read in this order: :mod:`rule` and :mod:`chance` and :mod:`events` (the three doors),
:mod:`state` (the declaration), :mod:`actions` and :mod:`deeds` (the verbs and what they do),
:mod:`game` (what a game offers), :mod:`match` and :mod:`record` (one game for people).
"""
