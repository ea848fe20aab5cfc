# Die erste Seite des Servers auf Deutsch. Kennungen und Variablen sind dieselben wie in text.en.ftl.

language = Deutsch
what = Ein Tisch für Brettspiele mit Drachen. Dieser Server hält die Tische bereit, würfelt nachprüfbar fair und lässt Bots mitspielen.
how = Im Terminal spielt man mit „lindwurm play“; Programme spielen hier über die Schnittstelle. Der Tisch für den Browser entsteht gerade.
games = Spiele
tables = Öffentliche Tische
no-tables = Gerade spielt niemand öffentlich.
players =
    { $first ->
        [1] 1 bis { $last } Personen
       *[other] { $first } bis { $last } Personen
    }
free =
    { $count ->
        [one] (1 freier Platz)
       *[other] ({ $count } freie Plätze)
    }
status-open = wartet auf Mitspieler
status-playing = wird gespielt
api = Für Programme: die Schnittstelle
