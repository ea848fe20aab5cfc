# Puzzles in English. Ids and variables are the same in text.de.ftl.

puzzle-title = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-task = { $seats } sit at the table, and it is your turn. Of { $count } things that you may do, one is clearly the best. Which?
puzzle-grade = { $count ->
    [1] hard for one level of bots
   *[other] hard for { $count } levels of bots
}
puzzle-missed = Missed by: { $levels }.
puzzle-missed-all = No level finds it: only longer thought did.
puzzle-right = Right: { $action }.
puzzle-right-worth = It leads to { $points } points; the next best, { $other }, to { $less }.
puzzle-wrong = Not the best: { $action }. It brings { $points } points less ({ $error } either way).
puzzle-solution = The best is: { $action }.
puzzle-judged = Two searches of { $tries } tries each agree, and { $games } games were played on after every action that came close.
puzzle-points = Points of a hundred: 100 is a won game, 0 a lost one.
puzzle-points-low = Points of a hundred: 100 is a won game, { $lowest } the worst that can happen.
puzzle-none = There are no puzzles of this game yet.
level-novice = novice
level-adept = adept
level-master = master
level-legend = legend
level-wyrm = wyrm
