# Die Lektion von Dragon Farkle auf Deutsch. Namen und Zahlen sind Tatsachen der Stellung; hier steht keine.

lesson-chapter-recruit = Soldaten aus Würfeln
lesson-chapter-event = Der orange Würfel
lesson-chapter-skirmish = Rauben und beraubt werden
lesson-chapter-cards = Ein Freund und ein Trick
lesson-chapter-battle = Der Drache

lesson-goal = In der Höhle schläft ein Drache, und wer ihn zuerst erlegt, hat gewonnen. Das Tor öffnet sich für eine Armee von { $threshold }; deine hat { $army } Soldaten. Also suchen wir welche.
lesson-table = Soldaten kommen aus Würfeln. Jede { $low } bringt { $low_pays }, jede { $high } bringt { $high_pays }, und { $alike } gleiche in einem Wurf bringen viel mehr: Diese Tabelle sagt es.
lesson-recruit = In deinem Zug tust du eine Sache. Rekrutiere: Du wirfst gleich { $set } Würfel und behältst, was zählt.
lesson-set-aside = Du hast { $rolled } geworfen. Die { $low } zählt { $low_pays }, die { $alike } Würfel mit der { $face } zählen { $triple }: Lege sie zusammen für { $worth } heraus.
lesson-push = { $pot } Soldaten warten im Topf, aber noch ist keiner zu Hause. { $hand } Würfel sind übrig: Zählt keiner davon, läuft der ganze Topf davon. Trau dich und würfle.
lesson-stop =
    Die { $high } kam von selbst dazu: Im Topf sind jetzt { $pot }, und { $hand ->
        [one] ein einziger Würfel ist
       *[other] { $hand } Würfel sind
    } übrig. Mutig genug für heute: Hör auf, dann ziehen alle nach Hause.
lesson-farkle = Deine Armee: { $army }, und beim Rekrutieren nimmt sie dir kein Wurf wieder. { $bot } würfelte weiter, und nichts zählte: Das heißt gefarkelt. Der Topf ist weg, und die Armee von { $bot } bleibt bei { $bot_army }.

lesson-orange = Der orange Würfel fällt bei jedem Wurf mit. Meist ist er leer, aber manche Seiten haben es in sich: { $rally } und { $dragon }. Rekrutiere und behalte ihn im Auge.
lesson-rally = { $event }! Was du aus diesem Wurf herauslegst, zählt doppelt. { $dice } wären { $worth } wert, jetzt ist es zweimal so viel: Nimm sie.
lesson-doubled = Im Topf sind { $pot }: verdoppelt. Würfle mit den anderen { $hand } Würfeln.
lesson-all-score = Jeder Würfel zählt! { $dice } sind { $worth } wert. Lege alle heraus.
lesson-hot = Heiße Würfel: Alle liegen draußen, also bekommst du { $hand } zurück, und der Topf mit { $pot } bleibt. Verlockend, nicht? Würfle.
lesson-eaten = Der { $event } fiel und hat gefressen, was gezählt hätte: Diese Würfel liegen draußen und bringen nichts. Im Topf sind noch immer { $pot }. Hör auf, bevor es schlimmer kommt.
lesson-event-end = { $army } Soldaten sind zu Hause; die Höhle verlangt { $threshold }. Rekrutieren kannst du jetzt. Es gibt aber einen schnelleren Weg, und der ist nicht nett.

lesson-rich = Später: { $bot } hat { $bot_army } Soldaten, du hast { $army }. Im Scharmützel würfelt ihr beide: Wer mehr würfelt, nimmt der anderen Armee die Differenz ab und bekommt { $bonus } dazu.
lesson-attack = Greif { $bot } an. Es geht wie beim Rekrutieren, nur sammelst du die Stärke deines Angriffs. Du hast { $set } Würfel, wer verteidigt, hat nur { $defender }.
lesson-attack-take = { $dice } ergeben { $worth }. Nimm sie; das muss { $bot } erst einmal schlagen.
lesson-attack-stop = { $pot } ist stark. Mit { $hand } Würfeln könntest du das alles verlieren, und { $bot } kennt deine Zahl vor dem Würfeln. Hör hier auf.
lesson-attack-won = { $bot } hat gefarkelt, also kam die ganze Differenz zu dir, dazu der Bonus von { $bonus }: Du hast jetzt { $army }, { $bot } hat { $bot_army }. Weiter: Da will jemand Rache.
lesson-defend = { $bot } hat mit { $attack } angegriffen, also musstest du sofort mit { $set } Würfeln werfen. Was zählt, liegt schon draußen: { $pot } schlägt { $attack }, und das genügt. Hör auf.
lesson-skirmish-end = Wer erfolgreich verteidigt, bekommt alles genauso: Deine Armee hat { $army }. Greif an, wer viel hat; nur wer in der Höhle ist, ist vor dir sicher.

lesson-companion = Im vollen Spiel reist du mit einem Gefährten, offen für alle. Deiner ist { $companion }: Lies die Karte.
lesson-item =
    Und alle verstecken magische Gegenstände; am Ende eines Zuges darfst du { $limit ->
        [one] nur einen
       *[other] { $limit }
    } besitzen. Deiner heißt { $item }. Rekrutiere, dann setzen wir ihn ein.
lesson-cards-take = Wieder ein { $event }. Lege { $dice } heraus, das ist { $worth } wert.
lesson-reward = Sind Gegenstände im Spiel, hast du die Wahl: die Würfel doppelt zählen oder einen Gegenstand ziehen. Zieh einen.
lesson-cards-stop = Neben dem Topf mit { $pot } liegt jetzt: { $drawn }. Ein Farkle würde beides kosten, also hör auf und bring beides heim.
lesson-bank = Jetzt ist der Moment für deine Karte { $item }: Spiel sie, während die Soldaten heimkommen.
lesson-cards-end =
    Soldaten von den Würfeln, vom Gegenstand und vom Gefährten: zusammen { $army }. Benutzte Gegenstände sind weg, Gefährten bleiben; und weil du { $limit ->
        [one] nur einen
       *[other] { $limit }
    } besitzen darfst, bleibt dir: { $drawn }.

lesson-keep = Zeit für den Drachen: Du hast { $army }, und das Tor öffnet sich für { $threshold }. { $bot } ist mit { $bot_army } dicht dahinter, also warte nicht.
lesson-enter = Der Drache verträgt { $health } Wunden, alle in einem einzigen Kampf. Geh hinein.
lesson-upside-down =
    Hier drin ist alles umgekehrt: Würfel, die zählen, kosten dich so viele Soldaten. Nur der orange Würfel verletzt den Drachen: { $dragon } { $one ->
        [one] einmal
       *[other] { $one }-mal
    }, { $rally } { $two ->
        [one] einmal
       *[other] { $two }-mal
    }. Würfle.
lesson-losses = Der Drachenatem hat Soldaten gekostet: { $army } sind übrig. Aufhören gibt es hier nicht; aber kein Würfel fällt, bevor du ihn wirfst: Zeit genug für eine Karte. Weiter mit den anderen { $hand } Würfeln.
lesson-wound = { $event }! Der Drache hat { $damage } von { $health } Wunden. Und weil kein Soldatenwürfel zählte, hat es dich nichts gekostet.
lesson-brink = Vorsicht: Bleibt der orange Würfel leer und es zählt nichts, wirst du zurückgeworfen und der Drache heilt. Du hast { $army } Soldaten und { $hand } Würfel. Würfle, Held.
lesson-arrow = { $damage } von { $health } Wunden, und { $army } Soldaten sind noch bei dir. Für diesen Tag hast du etwas aufgehoben: { $item }, { $wounds } Wunde mehr, ganz ohne Würfel. Spiel die Karte.
lesson-slain = Alle { $health } Wunden in einem Kampf: Der Drache ist erlegt, und das Spiel ist sofort zu Ende. Das ist Dragon Farkle.

lesson-known =
    Rekrutieren: herauslegen, was zählt, und aufhören, bevor ein Farkle den Topf kostet.
    Der orange Würfel: Das Bündnis verdoppelt oder bringt einen Gegenstand, der Drache frisst.
    Scharmützel: die Reichen berauben, bevor sie die Höhle erreichen.
    Die Höhle: Du wirfst Wurf um Wurf; was zählt, kostet Soldaten, der orange Würfel verletzt den Drachen.
lesson-left =
    Die anderen Gefährten und Gegenstände: Auf jeder Karte steht, was sie tut.
    Wann man aufhört. Das weiß niemand genau.
