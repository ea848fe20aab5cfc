"""Variants: a game with other numbers, texts, options or rules, beside the printed one.

:mod:`.components` names what is in a game's box, :mod:`.bounds` says how far it may be changed,
:mod:`.file` reads a variant's file, and :mod:`.loading` makes a game of it.
"""
