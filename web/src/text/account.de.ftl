# Die Wörter der Seite, auf der man sagt, wer man ist; sie kommen mit ihr.

account-nobody = Noch niemand. Du bekommst einen Namen, wenn du dich das erste Mal setzt, oder wählst hier einen.
account-guest = Du bist { $name }, zu Gast in diesem Browser.
account-known = Du bist { $name }, mit Konto.
account-name-title = Dein Name
account-rename = Das bin ich
account-rename-account = Mit diesem Namen meldest du dich an.
account-renamed = Angenehm.
account-become-title = Behalte deine Spiele
account-become = Mit einem Passwort findest du deine Spiele in jedem Browser wieder. Mehr wird nicht gefragt.
account-passphrase = Passwort (mindestens 8 Zeichen)
account-passphrase-own = Dein Passwort
account-become-do = Konto anlegen
account-made = Fertig. Du kannst dich jetzt überall anmelden.
account-sign-in = Anmelden
account-signed-in = Willkommen zurück.
account-leave-title = Du gehst?
account-sign-out = Abmelden
account-sign-out-why = Deine Spiele warten auf dich.
account-guest-out-why = Wer sich als Gast abmeldet, kommt nicht mehr an seine Spiele. Leg vorher ein Konto an, wenn du das willst.
account-signed-out = Abgemeldet. Bis bald.
account-vanish = Mich löschen
account-vanish-sure = Dein Name, deine Chatzeilen und deine Plätze verschwinden; laufende Spiele übernehmen Bots. Das lässt sich nicht rückgängig machen.
account-vanish-yes = Ja, lösch mich
account-vanish-no = Ich bleibe
account-gone = Hier weiß niemand mehr von dir.
account-muted = Du liest nichts von
account-hear = wieder lesen
account-heard = Du liest { $name } wieder.
account-forbidden = Name und Passwort passen nicht zusammen.
account-taken = So heißt schon jemand mit Konto, oder es sieht genauso aus. Nimm einen anderen Namen, oder melde dich an, wenn du das bist.
account-malformed = Ein Name hat bis zu 20 Zeichen, die man sieht, ohne Kommas und Klammern.
account-too-many = Zu viele Versuche. Versuch es in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} wieder.
passphrase-title = Dein Passwort
passphrase-ends = Ein neues beendet deine Sitzungen in allen anderen Browsern.
passphrase-new = Neues Passwort (mindestens 8 Zeichen)
passphrase-change = Ändern
passphrase-changed = Geändert. Überall sonst bist du abgemeldet.
passphrase-forbidden = Das ist nicht dein Passwort.
sessions = Wo du angemeldet bist
sessions-unknown = Irgendein Programm
sessions-here = dieser Browser
sessions-since = angemeldet { $since }
sessions-used = zuletzt benutzt { $used }
sessions-end = abmelden
sessions-end-one = { $browser } abmelden
sessions-end-others = Überall sonst abmelden
sessions-ended = { $browser } ist abgemeldet.
sessions-alone = Du bist hier angemeldet und sonst nirgends.
recovery = Ersatzschlüssel
recovery-why = Wenn du dein Passwort verlierst, lässt dich jeder dieser Schlüssel ein Mal herein. Bewahr sie auf Papier oder an einem sicheren Ort auf.
recovery-left = { $left ->
    [0] Du hast keine.
    [one] Einer ist übrig.
   *[other] { $left } sind übrig.
}
recovery-make = Ersatzschlüssel machen
recovery-renew = Neue machen; die alten gelten dann nicht mehr
recovery-made = Hier sind sie. Sie werden nur dieses eine Mal gezeigt.
recovery-once = Niemand kann sie dir noch einmal zeigen, auch der Server nicht.
recovery-save = Als Datei sichern
recovery-kept = Ich habe sie aufbewahrt
recovery-lost = Passwort verloren?
recovery-how = Einer deiner Ersatzschlüssel und ein neues Passwort genügen. Überall sonst wirst du abgemeldet.
recovery-code = Ersatzschlüssel
recovery-do = Lass mich herein
recovery-done = Willkommen zurück. Dieser Schlüssel ist verbraucht.
recovery-forbidden = Name und Schlüssel passen nicht zusammen, oder der Schlüssel ist schon verbraucht.
kept = Beendete Spiele
kept-why = Nach { $days } Tagen werden sie weggeräumt, außer jemand, der mitgespielt hat, behält sie.
kept-yes = Das bleibt.
kept-no = Das geht, wenn seine Zeit um ist.
export = Was dir gehört
export-why = Deine Tische, die Aufzeichnungen deiner beendeten Spiele, deine Chatzeilen und Sitzungen, in einem Archiv.
export-do = Mitnehmen

account-carry = Die Spiele mitnehmen, die du hier als Gast ({ $name }) gespielt hast
friends-and-blocks = Freunde, und wen du blockiert hast
