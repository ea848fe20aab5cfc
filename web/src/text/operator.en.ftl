# The page of whoever looks after the server.

operator = Looking after the server
operator-locked = This page is for whoever looks after this server. Its token is what was set as LINDWURM_OPERATOR_TOKEN; without one the page opens on the server’s own machine only.
operator-token = Token
operator-open = Open
operator-wrong = That is not the token.
operator-health = Health
operator-well = Everything that is needed answers.
operator-missing = Does not answer: { $what }
operator-version = Version
operator-since = since { $when }
operator-people = People
operator-known = { $accounts } accounts, { $guests } guests
operator-tables = Tables
operator-sockets = Load
operator-load =
    { $sockets ->
        [one] One connection
       *[other] { $sockets } connections
    }, { $rooms ->
        [one] one table in memory
       *[other] { $rooms } tables in memory
    }, { $queue ->
        [one] one move of a bot waiting
       *[other] { $queue } moves of bots waiting
    }
operator-reports = { $count ->
    [0] Reports
   *[other] Reports ({ $count })
}
operator-no-reports = None is waiting.
operator-guest = guest
operator-by = reported by { $name }
operator-settle = Settled
operator-table = To the table
operator-ban = Ban
operator-ban-whom = Ban { $name }
operator-ban-words = What they are told
operator-ban-address = Ban this address
operator-address = An address
operator-banned = Banned.
operator-unban = Let in again
operator-bans = Bans
operator-no-bans = Nobody is banned.
operator-until = until { $when }
operator-cancel = Cancel
operator-how-long = For how long
operator-hours-1 = An hour
operator-hours-24 = A day
operator-hours-168 = A week
operator-hours-720 = A month
operator-hours-8760 = A year
operator-announce = A word to everybody
operator-sentence = One sentence, as everybody will read it
operator-announce-do = Announce
operator-announced = Announced.
operator-withdraw = Take it back
operator-here = Here now ({ $count })
operator-running = Waiting and running tables
status-open = waiting
status-opening = beginning
status-playing = being played
status-over = over
status-closed = closed
