"""The review of a finished game: what was luck, what was a mistake, and what was neither.

>>> from lindwurm.games import load
>>> from lindwurm.kernel.match import Match
>>> match = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
>>> match.act(0, "recruit")
>>> match.leave(1, "resigned")
>>> found = review(match, games=4)
>>> [seat.result for seat in found.seats]
[1.0, 0.0]
>>> [round(seat.total.value, 9) == seat.result for seat in found.seats]
[True, True]
"""

from lindwurm.review.audit import Audit, review
from lindwurm.review.ledger import Review, ReviewError

__all__ = ["Audit", "Review", "ReviewError", "review"]
