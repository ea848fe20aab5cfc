# The words of puzzles, which come with their page.

puzzle-of = A puzzle of { $game }
puzzle-daily = { $game }: puzzle of the day
puzzle-task = What is asked
puzzle-known = You have solved this one before.
puzzle-again = Try something else.
puzzle-another = The next puzzle
puzzle-give-up = Show the solution
puzzle-solution = The solution
puzzle-choice = action
puzzle-points = points
puzzle-behind = behind the best
puzzle-rest = { $count ->
    [one] One more is further behind.
   *[other] { $count } more are further behind.
}
puzzle-before = What happened before
