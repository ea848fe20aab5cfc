"""Many matches between bots, and what they say: who is better, by how much, how surely.

Read in this order: :mod:`plan` (who meets whom, where, with which dice), :mod:`play` (the games),
:mod:`store` (the file that survives an interruption), :mod:`statistics`, :mod:`report`.
"""
