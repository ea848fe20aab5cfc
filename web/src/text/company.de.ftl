# Freunde, Einladungen, Blockierte und Meldungen: Wörter, die kommen, wo man mit anderen zu tun hat.

news = Neuigkeiten
news-banned = Du darfst hier nicht herein bis { $until }.
news-banned-own = Was von dir aufbewahrt wird, bleibt deins: unter deinem Namen kannst du es mitnehmen oder löschen.
news-understood = Verstanden
news-invited = { $by } lädt dich an einen Tisch ein: { $game }.
news-again = { $by } möchte noch einmal { $game } spielen. Dein Platz ist für dich frei.
news-come = Kommen
news-decline = Jetzt nicht
news-asks = { $count ->
    [one] Jemand möchte mit dir befreundet sein.
   *[other] { $count } Leute möchten mit dir befreundet sein.
}
news-look = Ansehen
news-later = Später

friends = Freunde
friends-all = Alle Freunde
friends-find = Freunde finden
friends-none = Noch niemand. Schick jemandem deinen Link, oder frage ein Konto nach seinem Namen.
friends-yours = Deine Freunde
friends-asks = Sie möchten mit dir befreundet sein
friends-waiting = Du hast gefragt
friends-blocked = Du hast blockiert
friends-accept = Annehmen
friends-decline = Ablehnen
friends-withdraw = Zurücknehmen
friends-part = Entfernen
friends-ask = Fragen
friends-asked = Gefragt. Du siehst sie hier, sobald sie annehmen.
friends-made = Du und { $name } seid jetzt befreundet.
friends-no-account = Es gibt kein Konto mit diesem Namen. Gäste findet man über ihren Link.
friends-by-name = Nach Namen
friends-name = Der Name eines Kontos
friends-link = Dein Link
friends-link-how = Wer ihn öffnet, kann sofort mit dir befreundet sein. Gäste auch.
friends-link-new = Einen anderen Link machen
friends-link-new-done = Das ist dein Link von jetzt an; der alte führt nirgendwohin.
friends-link-own = Das ist dein eigener Link. Schick ihn jemandem.
friends-link-asks = { $name } möchte mit dir befreundet sein.
friends-link-void = Dieser Link führt zu niemandem mehr. Frage nach einem neuen.
friends-agree = Befreundet sein
friend-here = gerade da
friend-away = nicht da

invite-friends = Freunde einladen
invite = An diesen Tisch einladen
invite-invited = eingeladen
invite-declined = kann gerade nicht

block = Blockieren
unblock = Nicht mehr blockieren
blocked-done = Blockiert. Du hörst nichts mehr von ihnen, und sie erfahren es nicht.
block-what = Wen du blockierst, der kann dir nicht schreiben, dich nicht fragen, nicht einladen und deine Spiele nicht sehen. Er erfährt es nicht. Auf der Seite deiner Freunde kannst du das ändern.

report-about = Über
report-table = den ganzen Tisch
report-reason = Grund
report-words = Was ist geschehen? (wenn du magst)
report-do = Melden
report-done = Danke. Wer sich um diesen Server kümmert, sieht es, und sonst niemand.
report-close = Schließen
reason-insult = Beleidigung
reason-hate = Hass
reason-threat = Drohung
reason-spam = Werbung, Überfluten
reason-name = Ein anstößiger Name
reason-cheating = Unfaires Spiel
reason-other = Etwas anderes
