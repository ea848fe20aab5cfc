# Die Lektion von DragonQuest auf Deutsch. Namen und Zahlen sind Tatsachen der Stellung; hier steht keine.

lesson-chapter-walls = Mauern, Würfel und Schritte
lesson-chapter-things = Nützliche Dinge
lesson-chapter-fight = Ein Kampf
lesson-chapter-gold = Das Gold des Drachen
lesson-chapter-home = Heim vor der Nacht

lesson-goal = Mitten in dieser Burg schläft ein Drache auf seinem Gold. Geh hinein, nimm, was du dich traust, und geh durchs andere Tor hinaus. Nach { $suns } Zügen sinkt die Sonne; wer dann noch drin ist, ist verloren.
lesson-wall = Vor jedem Wurf kommt die Mauer. { $bot } legt verdeckt eins von { $tiles } Plättchen, du nennst eine Zahl. Ein Treffer ist schlecht für dich: Dann mauert { $bot } ein Feld auf deiner Karte zu. Nenne eine.
lesson-dice = Du hast { $named } genannt, das Plättchen zeigte { $tile }: keine Mauer. Jetzt deine Würfel: Räume und Korridore sind Schritte, die Lupe ist eine Entdeckung, Totenköpfe bleiben liegen. Bei { $fatal } ist der Zug verloren.
lesson-again =
    { $skulls ->
        [one] Nur ein einziger Totenkopf liegt da
       *[other] { $skulls } Totenköpfe liegen da
    }, und du darfst bis zu { $rerolls }-mal nachwerfen. Der leere Würfel nützt nichts: Wirf ihn noch einmal.
lesson-enough =
    { $moves } Schritte und { $finds ->
        [one] eine Entdeckung
       *[other] { $finds } Entdeckungen
    }. Man muss wissen, wann Schluss ist: Lass die Würfel liegen.
lesson-walk = Du hast { $steps } Schritte. Geh nach { $field }, in Richtung Mitte.
lesson-walk-on = Kein Feld betrittst du ein weiteres Mal, also halte dir einen Weg offen. Weiter nach { $field }.
lesson-walk-last = Und noch einer.
lesson-found =
    Deine Entdeckung ist eingetragen: bisher { $ep ->
        [one] ein Entdeckungspunkt
       *[other] { $ep } Entdeckungspunkte
    } (EP). Ab { $cheapest } in einer Reihe kannst du am Anfang eines Zuges etwas Nützliches kaufen.
lesson-tile = { $bot } ist am Zug, und jetzt legst du das Plättchen. Irgendeine Zahl; { $bot } muss raten, welche es nicht ist.
lesson-block = { $bot } hat { $tile } genannt, genau deine Zahl. Also mauerst du ein Feld auf der Karte von { $bot } zu, mitten auf dem Weg: { $field }.
lesson-walls-end = { $field } ist für { $bot } das ganze Spiel lang zu. Darum hoffst du, dass deine Zahl und das Plättchen verschieden sind.

lesson-shop = { $ep } EP in deiner Reihe: Du darfst einkaufen. Ein Kauf verbraucht die ganze Reihe. Warte nicht zu lange: Bei mehr als { $boxes } in einer Reihe wacht stattdessen etwas Böses auf.
lesson-rope = { $item }: { $cost } EP. Es rettet dich vor einer Falltür, und davon gibt es hier viele. Kauf es.
lesson-name-again = Gekauft: { $item }. Die Mauer kommt wie in jedem Zug: Nenne eine Zahl.
lesson-skulls = Schon { $skulls } Totenköpfe, dazu { $moves } Schritte. Vernünftige hören jetzt auf, denn { $fatal } Totenköpfe bringen eine Gefahr. Sei dieses eine Mal unvernünftig: Wirf den leeren Würfel noch einmal.
lesson-saved = Da sind sie: { $fatal } Totenköpfe, keine Schritte, und die Gefahrenwürfel riefen: { $danger }. Zum Glück hattest du etwas dagegen: { $item }. Das ist jetzt verbraucht und fehlt hier.
lesson-traps = Sonst hättest du Lebenspunkte verloren; du hast { $lp }. Fallen beißen beim nächsten Mal stärker, und das Mal danach ist das letzte.

lesson-bold = Manche Gefahren muss man bekämpfen. Deine Lebenspunkte: { $lp }. Hast du keinen mehr, ist die Reise aus. { $bot } legt ein Plättchen, dann treffen wir jemanden.
lesson-bold-name = Nenne eine der { $tiles } Zahlen.
lesson-bold-throw =
    { $skulls } Totenköpfe und { $moves ->
        [0] kein Schritt
        [one] ein Schritt
       *[other] { $moves } Schritte
    }: So bringt dich der Zug nicht weiter. Wirf beide leeren Würfel noch einmal.
lesson-fought = Die Gefahrenwürfel zeigten: { $danger }. Gekämpft wird, bis ein Schwert fällt; jeder Fehlschlag kostet Lebenspunkte. Es ist vorbei, du hast noch { $lp }. Gold bringt das keins, also meide es lieber.

lesson-near = Die Kammer liegt gleich über dir, und es ist Zug { $sun } von { $suns }. Der halbe Tag sollte für den Rückweg bleiben, also ist jetzt die Zeit.
lesson-near-name = Zuerst die Mauer. Nenne eine Zahl und hoffe, dass sie nicht trifft.
lesson-near-stop = { $moves } Schritte genügen. Lass die Würfel liegen.
lesson-near-step = Geh nach { $field }, direkt vor die Tür.
lesson-enter = Jetzt hinein. Du wirfst { $dice } Schatzwürfel: Münzen gehören dir, Sterne bezahlen einen Schatz, Drachen werden beiseitegelegt. Bei { $dragons } Drachen wacht er auf.
lesson-loot =
    Du hast { $gold } Gold in Münzen eingesteckt. { $aside ->
        [one] Ein einziger Drache liegt beiseite
       *[other] { $aside } Drachen liegen beiseite
    }: Er regt sich. Solche Würfel bleiben für alle liegen, die nach dir werfen, bis zu { $dragons }.
lesson-treasure = Mit { $stars } Sternen darfst du auch einen Schatz nehmen. { $treasure } ist das Beste, was du bezahlen kannst. Nimm ihn.
lesson-treasure-end = Mit diesem Schatz ({ $treasure }) trägst du { $gold } Gold. Es zählt nur, wenn du lebend hinauskommst.
lesson-my-tile = { $bot } ist noch weit weg. Leg ein Plättchen.
lesson-stay-or-leave = Du könntest bleiben und noch einmal werfen. Noch schläft er fest (Drachen: { $aside } von { $dragons }), aber jeder Wurf kostet einen Zug, und für den Rückweg bleiben { $turns }. { $gold } Gold ist viel: Geh.
lesson-leave = Das andere Tor ist rechts oben. Verlass die Kammer nach { $field }.
lesson-gold-end = Aus der Kammer heraus, mit { $gold } Gold. Und jetzt lauf.

lesson-dusk = Zug { $sun } von { $suns }: Die Sonne ist fast weg. { $bot } ist schon draußen, mit { $bot_gold } Gold. Aber du trägst mehr, wenn du es schaffst.
lesson-dusk-name = { $bot } legt noch immer deine Mauern. Nenne eine Zahl.
lesson-dusk-stop = { $moves } Schritte: genug bis zum Tor. Lass die Würfel liegen.
lesson-dusk-step = Nach { $field }.
lesson-gate = Und hinaus!
lesson-out = Tageslicht! Deine { $gold } Gold schlagen die { $bot_gold } von { $bot }. Nur wer heimkommt, zählt, und wer davon am reichsten ist, gewinnt. Das ist DragonQuest.

lesson-known =
    Mauern: eine Zahl nennen und hoffen, dass sie nicht trifft; ein Treffer lässt deinen Nachbarn ein Feld schließen.
    Würfel: Schritte, Entdeckungen und Totenköpfe, die deinen Zug mit einer Gefahr beenden.
    Einkaufen: Entdeckungen bezahlen Nützliches, wenn du nicht zu lange wartest.
    Die Kammer: Münzen, Sterne und Drachen. Geh, bevor er aufwacht.
    Das Ende: Wer vor Sonnenuntergang am reichsten herauskommt, gewinnt.
lesson-left =
    Spinne, Dämon und Skelett: Sie wachen auf, wenn eine Reihe Entdeckungen überläuft.
    Die anderen Gegenstände, jeder mit einem eigenen Kniff.
