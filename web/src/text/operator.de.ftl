# Die Seite dessen, der sich um den Server kümmert.

operator = Um den Server kümmern
operator-locked = Diese Seite ist für den, der sich um diesen Server kümmert. Das Kennwort ist, was als LINDWURM_OPERATOR_TOKEN gesetzt wurde; ohne eines öffnet sich die Seite nur auf der Maschine des Servers selbst.
operator-token = Kennwort
operator-open = Öffnen
operator-wrong = Das ist nicht das Kennwort.
operator-health = Befinden
operator-well = Alles, was gebraucht wird, antwortet.
operator-missing = Antwortet nicht: { $what }
operator-version = Fassung
operator-since = seit { $when }
operator-people = Leute
operator-known = { $accounts } Konten, { $guests } Gäste
operator-tables = Tische
operator-sockets = Last
operator-load =
    { $sockets ->
        [one] Eine Verbindung
       *[other] { $sockets } Verbindungen
    }, { $rooms ->
        [one] ein Tisch im Speicher
       *[other] { $rooms } Tische im Speicher
    }, { $queue ->
        [one] ein Zug eines Bots wartet
       *[other] { $queue } Züge von Bots warten
    }
operator-reports = { $count ->
    [0] Meldungen
   *[other] Meldungen ({ $count })
}
operator-no-reports = Keine wartet.
operator-guest = Gast
operator-by = gemeldet von { $name }
operator-settle = Erledigt
operator-table = Zum Tisch
operator-ban = Aussperren
operator-ban-whom = { $name } aussperren
operator-ban-words = Was ihnen gesagt wird
operator-ban-address = Diese Adresse aussperren
operator-address = Eine Adresse
operator-banned = Ausgesperrt.
operator-unban = Wieder hereinlassen
operator-bans = Ausgesperrt
operator-no-bans = Niemand ist ausgesperrt.
operator-until = bis { $when }
operator-cancel = Abbrechen
operator-how-long = Wie lange
operator-hours-1 = Eine Stunde
operator-hours-24 = Einen Tag
operator-hours-168 = Eine Woche
operator-hours-720 = Einen Monat
operator-hours-8760 = Ein Jahr
operator-announce = Ein Wort an alle
operator-sentence = Ein Satz, wie alle ihn lesen werden
operator-announce-do = Ansagen
operator-announced = Angesagt.
operator-withdraw = Zurücknehmen
operator-here = Gerade da ({ $count })
operator-running = Wartende und laufende Tische
status-open = wartet
status-opening = beginnt
status-playing = wird gespielt
status-over = vorbei
status-closed = geschlossen
