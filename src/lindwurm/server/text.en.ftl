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

call-one = { $game }: it is your turn
call-many = { $count } games wait for you
call-with = with { $names }
call-more = … and { $count } more
mail-turn =
    Hello { $name },

    it is your turn:

    { $games }

    No more emails about a game come until you have looked at it.
    To get none at all: { $stop }
mail-confirm-subject = Lindwurm: is this your address?
mail-confirm =
    Hello,

    you, or somebody who typed this address, would like Lindwurm ({ $home }) to write here when it is their turn in a game over days. If that is right, confirm it within two days:

    { $confirm }

    If it was not you, do nothing: nothing else will be sent. Or say that nobody here shall ever be asked again:

    { $stop }
