## Lektionen

learn-game = { $game } lernen
learn-lead = Ein kurzes erstes Spiel, bei dem dir jemand über die Schulter sieht. Du lernst, indem du es tust; die Würfel sind vorbereitet, also kann nicht viel schiefgehen.
learn-begin = Lektion beginnen
learn-go-on = Lektion fortsetzen
learn-ready = Jetzt kannst du { $game } spielen
learn-known = Was du jetzt kannst
learn-left = Was noch bleibt
learn-chapters = { $done } von { $total } Kapiteln
learn-other = Die anderen Lektionen
