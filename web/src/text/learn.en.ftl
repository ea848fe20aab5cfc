## Lessons

learn-game = Learn { $game }
learn-lead = A short first game with somebody at your shoulder. You learn by doing; the dice are prepared, so nothing can go badly wrong.
learn-begin = Begin the lesson
learn-go-on = Go on with the lesson
learn-ready = You can play { $game } now
learn-known = What you know now
learn-left = What is left
learn-chapters = { $done } of { $total } chapters
learn-other = The other lessons
