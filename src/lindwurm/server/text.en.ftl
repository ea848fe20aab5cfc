# The server's first page in English. Ids and variables are the same in text.de.ftl.

language = English
what = One table for dragon board games. This server keeps the tables, rolls the dice provably fairly and lets bots take a seat.
how = Play in the terminal with “lindwurm play”; programs play here over the API. The table for the browser is being built.
games = Games
tables = Public tables
no-tables = Nobody is playing in public right now.
players =
    { $first ->
        [1] 1 to { $last } players
       *[other] { $first } to { $last } players
    }
free =
    { $count ->
        [one] (1 free seat)
       *[other] ({ $count } free seats)
    }
status-open = waiting for players
status-playing = being played
api = For programs: the API
