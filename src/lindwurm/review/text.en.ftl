# The review in English. Ids and variables are the same in text.de.ftl.

review-title = Review
review-of = { $game }: { $names }
review-judge-mind = Judged by a mind that learned the game, in { $games } courses of chance for each number, and by search.
review-judge-playouts = Judged by playing on, { $games } games for each number, and by search.
review-points = Points of a hundred: 100 is a won game, 0 a lost one.
review-points-low = Points of a hundred: 100 is a won game, { $lowest } the worst that can happen.
review-error = ± is the standard error: what is within twice of it may be nothing.

part-start = start
part-luck = luck
part-news = news
part-mistakes = mistakes
part-gifts = gifts
part-unforeseen = unforeseen
part-rest = rest
part-result = result
part-start-means = what could be expected before anything was dealt
part-luck-means = what fell, less what could have fallen
part-news-means = what lay hidden and came to light
part-mistakes-means = what the own decisions lost against the best
part-gifts-means = what the mistakes of others brought
part-unforeseen-means = what could be done better than the judge foresaw: oneself, less the others
part-rest-means = what the judge cannot explain
part-result-means = what came of it
rate = loss for each decision
rate-told = { $points } points for each of { $count } decisions

size-fine = fine
size-doubtful = doubtful
size-mistake = mistake
size-blunder = blunder

heading-ledger = Where the result came from
heading-luck = What luck did
heading-mistakes = What could have been better
heading-curve = How they stood
heading-decisive = The decisive moment
decisive-of = { $name } from { $from } to { $to }
decisive-look = See it on the board
no-luck = No throw moved more than its error.
no-mistakes = Nothing that could be told from the best beyond doubt.

luck-good = { $what } That was worth { $points } points to { $name }.
luck-good-you = { $what } That was worth { $points } points to you.
luck-bad = { $what } That cost { $name } { $points } points.
luck-bad-you = { $what } That cost you { $points } points.
opening-luck-good = The opening was worth { $points } points to { $name }.
opening-luck-bad = The opening cost { $name } { $points } points.
mistake-told = Move { $move }: { $name } chose “{ $taken }”. Better: “{ $best }”, by { $points } points ({ $error } either way).
mistake-exact = The exact odds settle it.
mistake-expected = It leads to { $better } points instead of { $worse }.
why-taken = Chosen: { $risk }.
why-best = Better: { $risk }.
move-number = move { $move }
column-move = move
column-seat = seat
curve-of = What { $name } could expect, from { $from } at the start to { $to } at the end
