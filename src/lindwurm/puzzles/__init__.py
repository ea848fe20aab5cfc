"""Puzzles: positions in which one action is clearly best, and the adept does not see it.

A set of them is shipped with each game (`puzzles.jsonl` in its folder), one line for each puzzle:
the seed and the moves that lead there, what is best, how far everything else is behind, and which
levels miss it. Nothing in it is believed: whoever opens a puzzle plays its moves again by the rules
of today, and :func:`lindwurm.puzzles.sets.opened` refuses one that leads anywhere else.

`lindwurm.puzzles.mining` finds new ones; `python -m lindwurm.puzzles mine` does so on all cores.
"""
