# What is said at a table, in replays and puzzles; the first page does without it.

understood = Verstanden
bot-level = Bot, { $level ->
    [random] gedankenlos
    [novice] Anfänger
    [master] Meister
    [legend] Legende
    [wyrm] Lindwurm
   *[other] geübt
 }
to-move = am Zug
is-asked = gefragt
look-closer = Mehr über { $name }
time-left = Restzeit
away-since = seit { $time } weg
away-long = { $name } ist nicht am Tisch. Wer zehn Minuten weg ist, gegen den kann man das Spiel beanspruchen.
seat-resigned = hat aufgegeben
seat-claimed = ist gegangen
watching = Du siehst zu
undo-asked = Gefragt. Die anderen müssen zustimmen.
undo-refused = { $name } möchte es lieber so lassen.
undo-wish = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = Meinetwegen
undo-refuse = Nein
undo-nothing = Gerade gibt es nichts von dir zurückzunehmen.
full-screen = Vollbild
keys = Tasten
choices-count = { $count ->
    [one] Eine Möglichkeit.
   *[other] { $count } Möglichkeiten.
 }
all-choices = Alle { $count } Möglichkeiten
no-choices = Gerade gibt es nichts zu entscheiden.
ask-you = Du bist dran. Was tust du?
ask-other = { $name } ist am Zug.
spoken-for = Du hast nichts, was hier hilft. Der Tisch antwortet gleich für dich, damit es niemand merkt.
silence =
    Die anderen warten. Ohne Antwort binnen { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } gilt: „{ $action }“.
rests = In diesem Zug nicht: Der Tisch antwortet für dich.
rests-back = Frag mich wieder
hold = Lass mich nachdenken
end-game = Spiel beenden
end-resign = Aufgeben
end-draw = Unentschieden
end-draw-offer = Unentschieden anbieten
end-abandon = Hier aufhören
end-abandon-offer = Aufhören vorschlagen
end-claim = Gegen { $name } beanspruchen
offer-draw = { $name } bietet ein Unentschieden an.
offer-draw-own = Du bietest ein Unentschieden an. Es fehlt noch die Antwort von { $names }.
offer-abandon = { $name } möchte hier aufhören, ohne Ergebnis.
offer-abandon-own = Du möchtest hier aufhören, ohne Ergebnis. Es fehlt noch die Antwort von { $names }.
offer-agree = Einverstanden
offer-refuse = Weiterspielen
offer-back = Zurücknehmen
offer-waits = Es fehlt noch die Antwort von { $names }.
why-watching = Du siehst zu. Das kann nur, wer am Tisch sitzt.
drawers = Neben dem Brett
drawer-log = Erzählung
drawer-choices = Auswahl
drawer-odds = Chancen
drawer-chat = Chat
drawer-rules = Regeln
drawer-settings = Optionen
unread = neu
log-empty = Noch ist nichts geschehen.
log-opening = Zu Beginn
log-more = { $count ->
    [one] 1 weiteres
   *[other] { $count } weitere
 }
turn-number = Zug { $turn }
turn-of-all = Alle
turn-of-one = { $you ->
    [yes] Du
   *[no] { $name }
 }
turn-of-whom = Zug { $turn } · { $you ->
    [yes] du
   *[no] { $name }
 }
since = Seit deinem letzten Zug
since-acted = Seit du zuletzt etwas getan hast
since-mine = In deinem Zug
since-same = { $name } lässt es, wie es war.
turn-strip = Ein Zug
step-done = erledigt
step-now = jetzt
more-lit = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
 }
show-place = Zeigen, wo
only-marks = Nur die Zeichen von { $name }
your-turn = Du bist dran
again = Nochmal
turn-number-of-all = Zug { $turn } · alle
my-turn = Mein Zug
to-the-end = Zum Ende
go-on = Weiter
pause = Anhalten
behind = { $turns ->
    [one] 1 Zug im Rückstand · aufholen
   *[other] { $turns } Züge im Rückstand · aufholen
 }
log-earlier = Früher …
chat-send = Sagen
chat-muted = Du liest nichts mehr davon. Unter deinem Namen kannst du das ändern.
chat-silenced = An diesem Tisch ist jetzt Ruhe.
stand-in = Bot springt ein
replaced = Ein Bot hat für dich gespielt.
back = Ich bin wieder da
bot-unready = liest noch die Regeln: spielt einfach
bot-preparing = liest noch die Regeln, Schritt { $done } von { $steps }: spielt einfach
pass-to = Gib den Bildschirm an { $name }
pass-why = Was jetzt kommt, ist nur für { $name } bestimmt.
pass-ready = Ich bin { $name }
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, und nichts geht verloren.
game-over = Das Spiel ist aus.
winner = gewinnt
end-lower = Das Brett zeigen
end-raise = Zeigen, wie es ausging
picture = Als Bild
eyes = Gesehen von
outlook = Wie es steht
