# Die Wörter für Lindwurm als App; sie kommen mit den Einstellungen.

app = Als App
app-installed = Lindwurm ist hier eine App. Ohne Verbindung startet sie mit den Regelheften, Rätseln, Wiedergaben und Zahlen, die du gesehen hast; Tische brauchen den Server.
app-offered = Dieser Browser kann Lindwurm zu deinen anderen Apps legen. Ohne Verbindung startet sie mit den Regelheften, Rätseln, Wiedergaben und Zahlen, die du gesehen hast; Tische brauchen den Server.
app-by-hand = Lindwurm startet hier auch ohne Verbindung, mit den Regelheften, Rätseln, Wiedergaben und Zahlen, die du gesehen hast; Tische brauchen den Server. Um es zu deinen anderen Apps zu legen, such im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm“.
app-insecure = Browser installieren Seiten, lassen sie ohne Verbindung starten und empfangen Nachrichten nur, wenn sie über HTTPS kommen. Wer diesen Server betreibt, findet den Weg in der Dokumentation unter „Running a server“: einen Caddy davor, der sich selbst ein Zertifikat besorgt.
app-install = Installieren
settings-lead = Sie werden in diesem Browser aufbewahrt.
