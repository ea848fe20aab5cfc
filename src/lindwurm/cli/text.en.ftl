# The terminal table in English. Ids and variables are the same in text.de.ftl.

## Beginning and end

commitment = The dice are sealed: SHA-256 of their seed is { $commitment }.
known-seed = Seed { $seed }: the same choices give the same game again.
resumed = Going on with { $file } after move { $moves }.
seed-shown = The seed was { $seed }. Its SHA-256 is the seal, { $commitment }.
verify-file = Check every die: lindwurm verify { $file }
verify-save = Next time, --save FILE keeps a record that lindwurm verify can check.
saved = Saved in { $file }.
left-saved = The table waits in { $file }. Go on with: lindwurm play { $game } --save { $file }
left = Until next time.
result = Final standing
watching = Nobody but bots at this table. Lean back.
searching = Masters and legends think ahead. The first thought may take minutes, once: the rules are being compiled.
no-mind = No learned mind fits this table: the game's own bot plays in its place.

## Asking

prompt = { $seat }, your choice (? for help):
only-option = Only one thing to do: { $action }.
pass-keyboard = { $seat }, the table is yours. Pass the keyboard, then press Enter.
pass-or-skip = { $seat } may answer. Press Enter to take the keyboard and look, or type - to go on unseen ({ $action }).
consent = { $seat }, { $asker } wants to take that back. Agreed? (y/n)
yes = y
undone =
    { $count ->
        [one] One move taken back.
       *[other] { $count } moves taken back.
    }
undo-nothing = There is nothing of yours to take back.
undo-refused = Dice have fallen or others have acted since; that stands.
happened = Since then
log-empty = Nothing has happened yet.

## Understanding

unknown = I do not know “{ $text }”. A number, an action such as { $example }, or ? for help.
no-choice = There is no choice { $number }; there are { $count }.
not-now = Not now: { $why }
not-now-rule = Not now: { $why } ({ $rule }; read it with: rules { $rule })
why-shell = Outside this table: lindwurm rules { $game } { $rule }
why-allowed = You may do that: { $action }.
why-usage = Ask with an action, for example: why { $example }
rules-contents = The rule book
rules-how = One page: lindwurm rules { $game } WORD. WORD is a page of this list, any word, or the number of a rule; "all" is everything.
rules-many = “{ $word }” stands on { $count } pages:
rules-told = { $rule }, as the rule book tells it:
rules-exact = The exact wording of the catalogue:
rules-none = The rules say nothing about “{ $rule }”. Without a word, rules tells what there is.
odds-none = There are no odds to tell right now.
odds-off = This table plays without odds.
save-usage = Say where: save FILE
save-exists = { $file } exists already and is not this game; nothing was written.

## Help

help-choices = What each choice means
help-keys = What you can type
help-number = a choice from the list (or its beginning in words, such as { $example })
help-why = why an action is not possible
help-odds = the chances, exactly
help-log = everything that happened so far
help-goal = what it is all about: how to win, and the game in two minutes
help-rules = the rule book: an overview, a word, a page, or the number of a rule
help-undo = take back your latest choice, if nobody has learnt anything since
help-save = keep the game in a file
help-quit = leave the table (with --save it waits for you)

## Replay

replay-prompt = Move { $move } of { $moves }. Enter: on, b: back, a number: go there, q: leave.

## The table of Dragon Farkle

df-title = Dragon Farkle
df-round = round { $round }
df-dragon = Dragon
df-dragon-asleep = asleep on its gold
df-dragon-wounds = { $damage } of { $health } wounds
df-pile =
    { $items ->
        [one] 1 item in the pile
       *[other] { $items } items in the pile
    }
df-keep = in the Keep
df-items =
    { $count ->
        [0] no item
        [one] 1 item
       *[other] { $count } items
    }
df-drawn = +{ $count }
df-bag = Bag open
df-used = used
df-drawn-card = drawn
df-recruits = { $seat } recruits
df-attacks = { $seat } attacks { $target }
df-defends = { $seat } defends against { $attack }
df-battles = { $seat } fights the dragon
df-pot = pot
df-value = attack value
df-loss = army
df-aside = aside
df-hand =
    { $count ->
        [one] 1 die in hand
       *[other] { $count } dice in hand
    }
df-missing = { $soldiers } to the Keep
df-ready = the Keep is open
