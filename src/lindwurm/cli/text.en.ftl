# The terminal table in English. Ids and variables are the same in text.de.ftl.

## Beginning and end

commitment = The dice are sealed: SHA-256 of their seed is { $commitment }.
known-seed = Seed { $seed }: the same choices give the same game again.
resumed = Going on with { $file } after move { $moves }.
seed-shown = The seed was { $seed }. Its SHA-256 is the seal, { $commitment }.
verify-file = Check every die: lindwurm verify { $file }; luck and mistakes: lindwurm review { $file }
verify-save = Next time, --save FILE keeps a record that lindwurm verify can check, and lindwurm review tell.
saved = Saved in { $file }.
left-saved = The table waits in { $file }. Go on with: lindwurm play { $game } --save { $file }
quit-unsaved = This game is kept nowhere (save FILE). Leave it anyway? (y/n)
left = Until next time.
result = Final standing
watching = Nobody but bots at this table. Lean back.
searching = Masters, legends and wyrms think ahead. The first thought may take minutes, once: the rules are being compiled.
preparing = Thinking ahead is being prepared, once: step { $done } of { $steps }. Until then { $names } { $count ->
        [one] plays
       *[other] play
    } by rule of thumb.
prepared = { $names } can think ahead now.
unprepared = Thinking ahead could not be prepared: { $names } { $count ->
        [one] plays
       *[other] play
    } by rule of thumb.
no-mind = No learned mind fits this table: the game’s own bot plays in its place.
no-wyrm = No learned mind fits this table, or none is stronger than a legend here: wyrms play as legends do.

## Asking

prompt = { $seat }, your choice (? for help):
only-option = Only one thing to do: { $action }.
pass-keyboard = { $seat }, the table is yours. Pass the keyboard, then press Enter.
pass-or-skip = { $seat } may answer. Press Enter to take the keyboard and look, or type - to go on unseen ({ $action }).
own-dice = { $dice ->
    [0] You draw from your own box here. Whenever something is drawn, tell what it was.
   *[other] You throw your own dice here. Whenever something falls, tell what it was.
}
thrown-ask = { $count } × { $what } ({ $pieces }):
thrown-right = { $throw }. Right? (Enter: yes; n: tell it again)
thrown-unknown = “{ $text }” is none of them, or could be several.
thrown-count = { $count } are asked for; that was { $told }.
thrown-nobody = Nobody at the table may see this: let somebody tell it who does not play.
consent = { $seat }, { $asker } wants to take that back. Agreed? (y/n)
yes = y
undone =
    { $count ->
        [one] One move taken back.
       *[other] { $count } moves taken back.
    }
undo-nothing = There is nothing of yours to take back.
undo-refused = Dice have fallen or others have acted since; that stands.
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
rules-how = One page: { $command } WORD. WORD is a page of this list, any word, or the number of a rule; "all" is everything.
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
puzzle-prompt = A number: that is it. ?: the solution, q: leave.

## The table of Dragon Farkle

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
df-drawn-card = drawn
df-recruits =
    { $mine ->
        [yes] You recruit
       *[no] { $seat } recruits
    }
df-attacks =
    { $mine ->
        [yes] You attack { $target }
        [theirs] { $seat } attacks you
       *[no] { $seat } attacks { $target }
    }
df-defends =
    { $mine ->
        [yes] You defend against { $attack }
       *[no] { $seat } defends against { $attack }
    }
df-battles =
    { $mine ->
        [yes] You fight the dragon
       *[no] { $seat } fights the dragon
    }
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

## At the table

you-are = { $seat } (you)
sign-turn = is up
kind-seat = player
kind-pile = pile
kind-card = card
kind-table = table
held-by = { $seat } has it.
introduced = Any time: goal, rules, show NAME, ? for every choice.
reader-more = Enter: read on; q: back to the table
reader-back = Enter: to the table
prompt-over = Enter: leave; review: luck and mistakes; save FILE; log (? for help):
review-later = The review tells what was luck and what a mistake, once the game is over.
help-review = what was luck and what a mistake, in a minute (the first time in a few)
help-leave = leave the table
prompt-only = { $seat }, press Enter: { $action } (? for help):
choices-page = (page { $page } of { $pages }, Enter: more)
choices-many = { $common } … ({ $count }; type { $verb } to see them, or one: { $one })
hint = I would take { $number }: { $action }.
show-all = What can be looked up: show NAME
show-several = “{ $name }” can be any of these:
show-none = Nothing here is called “{ $rule }”, and the rule book does not know it. Alone, show lists what there is.
pace-set = From now on: { $pace }.
pad-how = One entry a line: a name, what, and what it says ("anna { $line } …"). undo takes the last one back, ? lists what there is, end ends.
pad-prompt = entry>
pad-unknown = I do not know “{ $text }”.
pad-nobody = Nobody here is called “{ $name }”.
pad-nothing = There is nothing to take back.
pad-asks = { $line }: { $fields }
pad-wins = wins
pad-wrong = That cannot be: { $why }
pace-usage = How long moves of others stay: pace { $paces }. While they move, any key goes on, a point goes to your turn.
waiting = { $seat } is thinking …
undo-asked = The others are asked whether you may.
hint-chance = It wins about { $wins } of 100 games from here.
hint-settled = The exact odds settle it.
hint-sure = I am sure.
hint-fairly = I am fairly sure.
hint-guess = It is close: a guess.
hint-glance = At first glance one would rather do this: { $action }.
hint-good = As good, as far as I can see: { $action }{ $wins ->
    [-1] .
   *[other] { " " }({ $wins } of 100).
 }
hint-worse = Not as good: { $action }{ $wins ->
    [-1] .
   *[other] { " " }({ $wins } of 100).
 }
hint-risk = What it may bring: { $risk }.
hint-preparing = A rule of thumb: looking ahead is being prepared for this game, which takes a minute or two, once. Then ask again.
hint-thumb = A rule of thumb: looking ahead needs the compiler (pip install 'lindwurm[fast]').
preparing-hints = Looking ahead is being prepared for hints: step { $done } of { $steps }.
prepared-hints = Hints look ahead from now on.
unprepared-hints = Looking ahead could not be prepared: hints are rules of thumb.
proof-server = Record and proof of every die: { $address }/record and /verify
save-server = The server keeps this game: come back any time.
type-one = ? NUMBER
type-enter = Enter
type-leave = Enter
type-show = show NAME
type-signs = signs
type-goal = goal
type-rules = rules WORD
type-why = why ACTION
type-odds = odds
type-hint = hint
type-log = log
type-undo = undo
type-save = save FILE
type-pace = pace WORD
type-quit = quit
type-review = review
help-one = what one choice does and costs, with the rule
help-enter = the next page of choices; all of them again after a search
help-show = look up any card, field, player, pile (Tab completes); alone: all names
help-signs = what every sign on the board means
help-hint = what a bot would do in your place
help-pace = slow, normal, quick, off or tap (wait for a key)

## Dragon Farkle, looked up

df-way-recruit = recruit
df-way-skirmish = start a skirmish
df-way-battle = fight the dragon
df-table = What dice bring
df-sign-wounds = wounds of the dragon
df-sign-army = army, on its way to the Keep
df-sign-pot = pot of this turn
df-sign-scores = a die that scores
df-sign-event = event die
df-sign-any = any faces, alike
df-sign-card = card of yours
df-army =
    { $soldiers ->
        [one] an army of 1 soldier
       *[other] an army of { $soldiers } soldiers
    }
df-held =
    { $count ->
        [0] No items.
        [one] 1 item, hidden.
       *[other] { $count } items, hidden.
    }
df-item = magic item
df-foe = the foe
df-items-pile = Item pile
df-companion = companion, { $seat }
df-companion-used = companion, { $seat }; used in this turn

## Drachenfels

dr-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dr-sky-open = Sky open
dr-sky-closed = Sky closed
dr-sky = Sky
dr-castle = castle
dr-fort = rock castle
dr-start = start field
dr-rock = rainbow rock
dr-star = star
dr-land = field
dr-green = field with green dot
dr-gap = place for a bridge
dr-road = road
dr-bridge = bridge
dr-dragon = dragon
dr-rainbow = rainbow
dr-field = field
dr-board = board
dr-knight = knight
dr-here = Here: { $what }.
dr-stands = It stands.
dr-stands-not = It does not stand.
dr-discards =
    { $count ->
        [one] 1 card, the top one first:
       *[other] { $count } cards, the top one first:
    }
dr-looked = Has been looked into by: { $who }.
dr-about-castle = The only way in is a rainbow, with the last step. There you get your armour.
dr-about-start = Beaten and blown away knights come here.
dr-about-land = A field like any other.
dr-about-star = Who steps here may fly to another free star at once, for nothing.
dr-about-rock = Rainbows begin here. Nobody stops where a knight stands.
dr-about-hole = A hole: without a bridge nobody gets across.
dr-about-gap = A gap before a rock castle: without a bridge nobody gets across.
dr-about-fort = Enter in armour, with your last step, if no dragon and no knight is inside; then you look at the shoes.
dr-about-green = A dragon may be sent here.
dr-about-armour = From the castle; without it no rock castle opens. Nobody takes it away again.
dr-about-swift = After a vain look: with every point card the single or the double count.

## DragonQuest

dq-hero = the hero
dq-trail = trail: no field twice
dq-turn-end = end of a turn
dq-start = start
dq-exit = exit
dq-orange = orange field
dq-black = black field, the demon’s
dq-wall = wall
dq-demon = demon
dq-demon-was = the demon was here
dq-spider = spider
dq-dragon = dragon
dq-choice = can be chosen: type its name
dq-discovered = discoveries, room for more
dq-paid = paid with
dq-woke = woke what lurks behind
dq-shop = Useful items, to be bought with DP
dq-treasures = Treasures of the chamber
dq-item = useful item, { $cost } DP
dq-price = { $cost } DP
dq-chest = treasure
dq-treasure = { $stars } stars, { $gold } gold
dq-gone = It is gone.
dq-coins = { $fifties } × 50 and { $hundreds } × 100 in coins
dq-row = DP, row { $row }:
dq-danger = danger
dq-place = place
dq-sheet = hero’s sheet
dq-free = free field
dq-chamber = treasure chamber
dq-aside = dragons aside, still missing
dq-star = star, for a treasure
dq-dead = dead
dq-danger-arrows = Trap: LP and a damage die; the third one kills.
dq-danger-trapdoor = Trap: costs LP; the third one kills.
dq-danger-mist = Trap: costs LP and a turn; the third one kills.
dq-danger-ghoul = The weakest monster: of two damage dice the lower counts.
dq-danger-troll = A monster: one damage die for each hit.
dq-danger-orc = The strongest monster: of two damage dice the higher counts.
dq-danger-skeleton = Behind the third row: each hit costs one LP more than the one before.
dq-about-spider = Behind the first row. After the chamber its poison costs a coin or LP in each turn.
dq-about-demon = Behind the second row. It comes two steps nearer each turn and kills; only the chamber is safe.
dq-about-dragon = It wakes when enough dragon dice lie aside, and strikes all in the chamber.
dq-about-chamber = One field in the middle: throw for coins and treasure, stay for more, or leave in time.
dq-about-sun = One is crossed in each of your turns; after the last one it is night.
dq-about-lp = Life points. Without any you are dead.
dq-about-ep = Discovery points: a row buys one item; one too many wakes what lurks behind.
dq-about-traps = How often you were in which trap; the third time kills.
dq-about-aside = Dragon dice that lie aside; with seven the dragon wakes.
dq-about-steps = How many fields you may still go.
dq-about-gold = What counts, if you carry it out.
dq-face-skull = Stays. Three of them: danger, and no steps.
dq-face-two-skulls = Counts as two skulls.
dq-face-room = One step.
dq-face-corridor = One step.
dq-face-discovery = One DP into the open row.
dq-face-blank = Nothing.

## Schutt und Asche

sa-difficulty = difficulty: { $difficulty }
sa-hits = { $hits } of 7 hits
sa-tiles = tiles in the stack
sa-knight = knight
sa-sword = sword
sa-shield = shield
sa-attack = attack
sa-ashes = ashes
sa-provinces = provinces
sa-power = power
sa-unknown = not known to you
sa-gold = gold cards
sa-followers = followers
sa-heads = head of the dragon
sa-wound = hit
sa-arrow = where the dragon flies on
sa-demand = what a dragon tile can ask for
sa-treasure = state treasure
sa-slot = It asks for { $values } gold; else the dragon flies in at { $province }.
sa-dragon-tile = Dragon tile { $path }
sa-about-power = Puts two dragons aside in a fight; most of it wins in the end.
sa-about-knight = Defends his province; who fights saves it, even if he falls.
sa-about-sword = With it three swords win a fight.
sa-about-shield = With it three shields may end a fight with a draw.
sa-about-attack = Attacks the province in which it is bought.
sa-about-treasure = Spent like power; saved, it raises the common score.
sa-card = { $opened } open, { $left } in the deck
sa-battle-card = battle card
sa-gone = Out of the game: { $names }.
sa-discard = Discarded, open: { $cards }
sa-regent = Regent
sa-office = office
sa-about-regent = Acts first in every phase, lays out the dragon tiles, and decides ties.
sa-dragon = The dragon
sa-foe = the foe of all
sa-about-dragon = { $hits }; with the seventh it is beaten.
sa-has = { $provinces } provinces, { $power } power, { $gold } gold cards.
sa-holds =
    { $followers ->
        [one] 1 hidden follower.
       *[other] { $followers } hidden followers.
    }
sa-burnt = ashes
sa-province = province
sa-owner = owner: { $seat }
sa-height =
    { $tiles ->
        [one] 1 tile in the stack
       *[other] { $tiles } tiles in the stack
    }
sa-marked = marked for an attack
sa-next = the dragon flies on to { $province }

## Simurgh

si-status = objectives { $objectives }/{ $enough }, Chronicle { $chronicle }/{ $full }
si-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
si-home = at home
si-spearman = spearman
si-rider = dragonrider
si-one = room for one
si-any = room for any number
si-riders = riders only
si-pay = pay A, get B
si-or = or
si-marker = ability with a marker, without
si-once = for once, used
si-full = vassals there; so many and the tile goes
si-level = level of an exploration
si-reserve = can be recruited
si-kind-s1 = one
si-kind-sm = any number
si-kind-d1 = one rider
si-kind-dm = riders
si-city = city, { $who }
si-gives = Who lays a tile here gets { $effect }.
si-good = Goods: spaces give them, change them, and ask for them.
si-goods = goods
si-vassal = vassal
si-about-spearman = Uses all spaces without the sign of a rider.
si-about-rider = Uses every space; explorations are for riders alone.
si-stacks = Stacks
si-chronicle = Chronicle
si-book = { $tiles } tiles; with { $full } the end comes.
si-steps = each step { $price }; then { $steps }
si-dragon = dragon, { $colour }
si-objective = objective
si-pays = Pays { $first } to the first, { $second } to the second, { $third } to the third.
si-counted = { $seat } has { $count }: now worth { $points }.

# lindwurm variant
variant-examples = Examples that are shipped; their names go wherever a variant’s file does (--variant NAME):
variant-added = { $key }: new, like { $like } where nothing else is said
variant-change = { $key }: { $value } instead of { $printed }
variant-texts = some texts are other ones
variant-code = code of its own: { $module }, from { $file }
variant-edition = an edition: what is printed, by somebody’s box
variant-digest = digest { $digest }
variant-stale = the printed number still stands in: { $texts }

# lindwurm edition
edition-head = { $game }: { $count } of { $all } values were designed here, because nobody knows what is printed.
edition-how =
    You own the box? Where it says otherwise, take the # away and put it right. Then it can be played:
    { $command }
    Facts only, no printed sentences. Send the file to the project, and everybody plays by it.
edition-rest = Designed here too, but built into board and rules, so that no value can say otherwise:
    { $rest }
    If your box differs there, tell the project in a sentence of your own.
edition-name = { $game } as printed

## Looking after an installation

alone = Lindwurm: one table for five dragon games, in your browser. (lindwurm play GAME stays in the terminal; lindwurm --help tells the rest.)
no-compiler = Numba is not installed: everything works, but simulations run in plain Python, some hundred times slower. `pip install 'lindwurm[fast]'` makes them fast.
serving = Lindwurm is at { $address } (Ctrl-C ends it)
alone-there = Lindwurm is running already, at { $address }
alone-taken = Something else listens on port { $port }; another port is used.
warm-nothing = There is nothing to compile without Numba: pip install 'lindwurm[fast]'
warm-already = { $game } is prepared.
warm-step = { $game }: step { $done } of { $steps }
warm-done = { $game } is prepared now.
warm-failed = { $game } could not be prepared; the reason stands above.
doctor-itself = Lindwurm { $version } on Python { $python }, { $system }, { $cores } cores
doctor-place = installed in { $folder }
doctor-client = the table for the browser is there
doctor-no-client = the table for the browser is missing: install a built package, or run make web in the sources
doctor-no-packages = needed packages are missing: { $packages }; pip install --force-reinstall lindwurm brings them back
doctor-no-cluster = the settings name a PostgreSQL or a Redis, for which packages are missing ({ $packages }): pip install 'lindwurm[cluster]'
doctor-games = { $count } games: { $games }
doctor-broken-game = the game { $game } of another package cannot be played: { $why }
doctor-numba = Numba { $version } compiles rules: searching and counting are fast
doctor-no-numba = no Numba: everything works, but searching and counting are some hundred times slower; pip install 'lindwurm[fast]'
doctor-bad-numba = Numba is installed and cannot be loaded ({ $why }): install it again, or uninstall it to go without
doctor-extras = extras here: { $there }; not here: { $missing }
doctor-cache = compiled code is kept in { $folder } ({ $megabytes } MB)
doctor-no-cache = compiled code cannot be kept in { $folder } ({ $at } { $why ->
    [folder] is not a folder
   *[locked] cannot be written to
 }), so it is compiled again each time; LINDWURM_CACHE names another folder
doctor-cold =
    { $count ->
        [one] { $games } is
       *[other] { $games } are
    } not compiled yet; bots that think ahead play by rule of thumb at first: lindwurm warm does it now
doctor-warm = all games are compiled ahead
doctor-bad-setting = a setting makes no sense: { $why }
doctor-data = data is kept in { $folder }
doctor-no-data = no data can be kept in { $folder } ({ $at } { $why ->
    [folder] is not a folder
   *[locked] cannot be written to
 }); XDG_DATA_HOME or LINDWURM_DATABASE name another place
doctor-database = the database { $file } is whole ({ $megabytes } MB)
doctor-no-database = the database { $file } will be made by the first table
doctor-bad-database =
    { $kind ->
        [damaged] the database { $file } is damaged ({ $detail }): lindwurm restore brings back a backup
        [newer] the database { $file } was written by a newer Lindwurm (form { $detail }, this one knows up to { $known }): pip install --upgrade lindwurm
        [foreign] the database { $file } is not Lindwurm's
       *[other] the database { $file } cannot be used ({ $detail })
    }; LINDWURM_DATABASE names another one
doctor-old-database = the database { $file } is whole, and of an older Lindwurm: the next start brings it from form { $form } to { $known } (lindwurm backup FILE keeps it as it is now)
doctor-database-elsewhere = the database is a { $kind }; it looks after itself
doctor-no-room = only { $megabytes } MB are free where data is kept
doctor-port-free = port { $port } is free
doctor-port-ours = a Lindwurm is running at { $address }
doctor-port-taken = something else listens on port { $port }: lindwurm alone takes another, lindwurm serve --port N the one you name
doctor-signs = the terminal shows all signs ({ $encoding })
doctor-no-signs = the terminal cannot show all signs ({ $encoding }): PYTHONUTF8=1 or another terminal helps
doctor-fainted = looking at { $what } failed: { $why }
doctor-good = All is well.
doctor-note = All is well.
doctor-slow = It works; what is marked { $sign } could be better.
doctor-broken = What is marked { $sign } is broken.
