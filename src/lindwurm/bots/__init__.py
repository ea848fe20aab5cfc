"""Players for any game, written once: nothing here knows which game it plays.

Read in this order: :mod:`player` (what a bot is; random and heuristic), :mod:`tree` and :mod:`mcts`
(information-set Monte Carlo tree search over the compiled rules), :mod:`levels` (novice, adept,
master, legend), :mod:`analysis` (what the search thinks of a position, as data).
"""
