# Die Lektion von Simurgh auf Deutsch. Namen und Zahlen sind Tatsachen der Stellung; hier steht keine.

lesson-chapter-send = Schicken
lesson-chapter-lay = Legen
lesson-chapter-home = Heimrufen
lesson-chapter-ride = Reiten
lesson-chapter-end = Wie es endet

lesson-goal = Du führst ein Haus von Drachenreitern. Die meisten Machtpunkte gewinnen, sobald { $goals } Aufgaben aufgestellt oder { $tiles } Tafeln in der Chronik sind. Bis dahin sammelst, baust und reitest du.
lesson-city = Das sind die Felder der Stadt, offen für alle. In deinem Zug schickst du einen Vasallen auf eins davon und tust sofort, was dort steht: etwas nehmen oder etwas in Besseres verwandeln.
lesson-send = Dein Speerkämpfer ist zu Hause. { $space }: Das bringt { $gives } Weisheit und hat Platz für einen einzigen Vasallen. Komm den anderen zuvor und schick ihn hin.
lesson-sent = Jetzt hast du { $wisdom } Weisheit. Ein Zug hat eine solche Hauptaktion; deinen Drachen könntest du noch einsetzen, aber später. Beende den Zug.
lesson-send-end = { $bot } ist hier: { $space }. Solange dort ein Vasall steht, ist das Feld auch für dich zu.

lesson-hand = Du hast { $hand } Tafeln auf der Hand. Vor der Stadt liegt die Wildnis: Leg dort eine Tafel, und es gibt neue Felder, für alle.
lesson-lay = Legen und Schicken sind eine Aktion: Mit der Tafel geht ein Vasall von dir. Leg { $tile } auf den Wildnisplatz, der dir ein Fleisch gibt.
lesson-with-vassal = Jetzt der Vasall auf { $tile }. Speerkämpfer dürfen auf die einfachen Felder; das beste ist nur für Reiter und bringt { $stone } Stein. Schick deinen Reiter.
lesson-dragon = Drachen helfen jederzeit, neben der Hauptaktion. { $dragon } hat { $markers } Marker, je einen für eine Fähigkeit. { $goods } Güter sind zu viele, um alle zu behalten: Mach aus einem Stein { $points } Punkte.
lesson-used = { $points } Punkte. Der Marker ist weg, { $markers } sind übrig; manche Felder bringen neue. Beende den Zug.
lesson-lay-end = { $tile } bleibt, solange jemand darauf steht. So lange darf auch { $bot } dorthin.

lesson-nobody = Alle deine Vasallen sind unterwegs. Dann kannst du sie nur heimrufen; du darfst das auch früher, beliebig viele auf einmal.
lesson-recall = Das ist diesmal deine Hauptaktion. Hier sind alle, die unterwegs sind: Ruf den Speerkämpfer heim ({ $space }), den Reiter gleich mit.
lesson-recall-more = Und den Reiter von dort: { $tile }.
lesson-chronicle = { $tile } war danach leer und kam in die Chronik: { $chronicle } von { $needed }. Jede Tafel dort bringt das Ende näher. Beende den Zug.
lesson-home-end = Heimrufen kostet einen Zug, also tu es selten und gründlich. Jetzt sind deine Leute ausgeruht.

lesson-explore = { $tile } ist von anderer Art: ein Weg ins Unbekannte, nur für Reiter. Jeder Schritt kostet ein Holz und einen Stein; du hast { $wood } Holz und { $stone } Stein. Leg die Tafel dorthin, wo es Holz gibt.
lesson-plot = Dieser Wildnisplatz gibt Holz oder Stein, wie du magst. Nimm Holz.
lesson-enter = { $wood } Holz: Das reicht, um später weiterzureiten. Schick deinen Reiter auf die erste Stufe: { $points } Punkte.
lesson-entered = { $points } Punkte insgesamt. Der Reiter rastet nun; im nächsten Zug darf er weiter. Beende den Zug.
lesson-ride-on = Weiterreiten kommt zur Hauptaktion dazu, einmal im Zug. Die nächste Stufe bringt { $points } Punkte. Reite weiter.
lesson-ridden = { $points } Punkte! Deine Hauptaktion ist noch offen. { $space }: Da haben alle Platz. Schick deinen Speerkämpfer für einen Punkt.
lesson-either = Ein Gemüse oder ein Punkt: Nimm den Punkt.
lesson-ride-end = { $points } Punkte. { $tile }: Wer die letzte Stufe erreicht, bekommt das Beste, und die Tafel kommt in die Chronik.

lesson-late = Viel später. Du hast { $points } Punkte, { $bot } hat { $his }. Das ist aber nicht alles: Am Ende zählen die Aufgaben, und jede belohnt, wer von etwas am meisten hat.
lesson-near = { $goals } Aufgaben sind aufgestellt, bei { $needed } kommt das Ende. Reiter können eine aufstellen: { $space }. Geh dorthin.
lesson-choose = Du siehst { $looks } Aufgaben. „{ $objective }“: Mit { $wood } Holz und { $stone } Stein bist das wohl du. Nimm den ersten Sockel: Für einen kleinen Preis bringt er sofort { $points } Punkte.
lesson-triggered = { $goals } Aufgaben: Das Ende ist da. Du beendest deinen Zug, dann haben alle anderen noch genau einen. Hier ist das { $bot }. Beende deinen Zug.
lesson-over = Aufgaben und Reste sind gezählt: { $points } Punkte für dich, { $his } für { $bot }. Dein Haus herrscht. Das ist Simurgh.

lesson-known =
    Schicken: ein Vasall auf ein Feld, und die Wirkung sofort.
    Legen: eine Tafel und ein Vasall von dir darauf, in einer Aktion.
    Heimrufen: beliebig viele, für einen ganzen Zug. Leere Tafeln kommen in die Chronik.
    Reiten und Drachen: frei, neben deiner Hauptaktion.
    Das Ende: genug Aufgaben oder eine volle Chronik; dann noch ein Zug für alle anderen.
lesson-left =
    Das Kundschafterquartier: Es bringt neue Tafeln auf die Hand.
    Die Brutstätten: ein neuer Drache mit eigenen Fähigkeiten.
    Welche Tafel welche füttert: Das ist das Spiel.
