"""What outlives a process or is shared by several: rows, the ledger of moves, news between them.

:mod:`models` says what is kept, :mod:`history` makes a match of it again.
"""
