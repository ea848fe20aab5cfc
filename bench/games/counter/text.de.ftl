game-name = Zähler
game-tagline = Eins dazu, und noch eins.
action-add = Eins dazu
event-added = { $seat } zählt bis { $count }.
why-1 = Du bist nicht am Zug.
