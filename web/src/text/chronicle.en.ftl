# The words of a person's chronicle, which come with its page.

chronicle = Games and figures
chronicle-of = Games of { $name }
chronicle-since = At this table since { $day }
chronicle-nobody = Nobody yet. Play a game, and it will stand here.
chronicle-hidden = Nobody of that name shows their games to you, or this server keeps none.
chronicle-none-running = No game is waiting for you.
chronicle-figures = Figures
chronicle-how = Games that count: finished by rule or by agreement, as printed, from their opening, with dice that Lindwurm threw, and with one seat of your own. The line in each bar is what chance would give.
chronicle-seats = { $seats ->
    [one] Alone
   *[other] { $seats } seats
}
chronicle-turn = { $turn ->
    [1] { $turn }st to play
    [2] { $turn }nd to play
    [3] { $turn }rd to play
   *[other] { $turn }th to play
}
chronicle-won-of = { $won } of { $played } ({ $share })
chronicle-played = { $played ->
    [one] Played once, won { $won } ({ $share }).
   *[other] Played { $played } times, won { $won } ({ $share }).
}
chronicle-with-people = { $count ->
    [one] Once with other people.
   *[other] { $count } times with other people.
}
chronicle-points = Points at the end
chronicle-points-told = { $mean } on average, { $most } at best, { $least } at worst
chronicle-luck = Luck so far
chronicle-luck-told = { $games ->
    [one] { $sign }{ $points } (± { $error }), where a won game is 100: in one reviewed game of { $played }
   *[other] { $sign }{ $points } (± { $error }), where a won game is 100: in { $games } reviewed games of { $played }
}
chronicle-luck-unknown = Not known: none of these games has been reviewed.
chronicle-held = { $games ->
    [one] Held at the end, in one game
   *[other] Held at the end, in { $games } games
}
chronicle-held-times = { $times } ×, won { $won }
chronicle-companions = Companions
chronicle-companion = { $played ->
    [one] one game together; you won { $won }, they won { $lost }
   *[other] { $played } games together; you won { $won }, they won { $lost }
}
chronicle-finished = Finished games
chronicle-none = None yet.
chronicle-more = Earlier games
chronicle-won = won
chronicle-lost = not won
chronicle-abandoned = abandoned
chronicle-several = several seats
chronicle-resigned = given up
chronicle-claimed = claimed
chronicle-drawn = a draw by agreement
chronicle-variant = a variant
chronicle-not-counted = does not count
chronicle-somebody = somebody
chronicle-a-bot = a bot
chronicle-replay = Replay
chronicle-review = Review
chronicle-review-make = Have it reviewed
chronicle-record = Record
chronicle-appearance = How others see you
chronicle-creature = Your creature
chronicle-colour = Its colour
chronicle-shows = Who may see this page
chronicle-shows-nobody = Nobody but me
chronicle-shows-companions = Those I have played with
chronicle-shows-everybody = Everybody
chronicle-shows-what = Others see figures and results. Tables, and who else sat there, they see only where they sat themselves or the table was public.
chronicle-shows-guest = A guest has no page that others could find. With an account you have one.
creature-drake = Drake
creature-worm = Worm without wings
creature-sleeper = Sleeper
creature-spitter = Fire-breather
creature-twins = Two heads
creature-triplets = Three heads
creature-quintet = Five heads
creature-hydra = Seven heads
colour-ember = Ember
colour-moss = Moss
colour-sky = Sky
colour-gold = Gold
colour-plum = Plum
colour-rust = Rust
colour-slate = Slate
colour-ink = Ink
