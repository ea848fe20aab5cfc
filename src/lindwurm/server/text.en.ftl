# What the server itself says at a table. Ids and variables are the same in text.de.ftl.

bots-warming-up = { $names } can think ahead, but the rules of this game are being prepared for it. That takes a few minutes, once. Until then they play by rule of thumb.
bots-preparing = Thinking ahead is being prepared: step { $done } of { $steps }.
bots-ready = { $names } can think ahead now.
hints-ready = Looking ahead is ready now: ask again what I would do.

ending-resign-last = You give up, and { $winner } wins at once.
ending-resign-bot = You give up. A bot plays { $name } to the end; you cannot come back.
ending-resign-serve = You leave the realm. A bot serves for { $name } to the end, so nobody is let down; you cannot come back.
ending-draw = All who still play share the win, if { $names } { $count ->
    [one] agrees
   *[other] agree
}.
ending-draw-alone = All who still play share the win. Nobody is here who has to agree.
ending-abandon = The game ends without a result, if { $names } { $count ->
    [one] agrees
   *[other] agree
}.
ending-abandon-alone = The game ends at once, without a result.
ending-claim-last = { $name } has been away for more than { $minutes } minutes. { $winner } wins at once.
ending-claim-bot = { $name } has been away for more than { $minutes } minutes. A bot takes the seat over for good.
ending-claim-serve = { $name } has been away for more than { $minutes } minutes. A bot serves in that place for good.
