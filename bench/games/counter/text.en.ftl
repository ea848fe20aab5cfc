game-name = Counter
game-tagline = Add one, and one again.
action-add = Add one
event-added = { $seat } counts to { $count }.
why-1 = It is not your turn.
