seat-name = Platz { $number }
why-turn = Du bist nicht am Zug.
why-over = Das Spiel ist vorbei.
beat-costs = für { $costs }
