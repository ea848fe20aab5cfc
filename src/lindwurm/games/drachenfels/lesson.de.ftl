# Die Lektion von Drachenfels auf Deutsch. Namen und Zahlen sind Tatsachen der Stellung; hier steht keine.

lesson-chapter-ride = Unterwegs
lesson-chapter-armour = Der Regenbogen zur Königsburg
lesson-chapter-rock = In eine Felsenburg
lesson-chapter-others = Die anderen Ritter
lesson-chapter-princess = Die Prinzessin

lesson-goal = In jeder der { $forts } Felsenburgen in den Ecken wartet eine Prinzessin. Deine trägt die Farbe deines Ritters: { $shoes }. Niemand weiß, wo sie ist. Finde sie zuerst, und du gewinnst.
lesson-castle = Ohne Rüstung darf kein Ritter in eine Felsenburg, und Rüstungen liegen hier: { $castle }. Keine Straße führt hin, der Graben ist zu breit. Nur ein Regenbogen von einem Regenbogenfelsen reicht hinüber.
lesson-card = Du hast { $cards } Karten. Eine Punktekarte je Zug bewegt dich genau um ihre Zahl. Ein Regenbogenfelsen ist nicht weit: Spiel { $card } und reite hin.
lesson-go = Du reitest genau { $steps } Schritte, auf welchem Weg auch immer, nie zweimal auf ein Feld. Reite hierhin, genau so weit ist es: { $field }.
lesson-ride-end = Jetzt stehst du hier: { $field }. { $cards } Karten hast du noch. Am Ende des Zuges kommt keine nach, also setz sie gut ein.

lesson-magic = { $field }: der richtige Ort für einen Regenbogen. Magiekarten kommen vor der Punktekarte, so viele du magst. Spiel { $card }.
lesson-rainbow = Spann ihn von hier ({ $field }) bis dort: { $castle }.
lesson-point = Da steht er, offen für alle. Ihn zu überqueren ist ein einziger Schritt: Spiel { $card }.
lesson-cross = Mit dem letzten Schritt hinein: { $castle }. So ist die Regel: Hindurchreiten darf niemand.
lesson-armed = Endlich eine Rüstung! Wer einen Regenbogen überquert, darf ihn danach umsonst versetzen. Du brauchst ihn, um wieder hinauszukommen, also lass ihn stehen.
lesson-armour-end = Inzwischen steht { $bot } hier: { $bot_at }, und will dasselbe. Du bist voraus: auf zu den { $forts } Felsenburgen.

lesson-before-rock = Ein paar Züge später bist du fast da: { $field }. Aber ein Drache sitzt darin, und der Weg hat eine Lücke. Gegen beides hilft Magie.
lesson-dragon = Zuerst der Drache, denn er lässt niemanden durch: Spiel { $card }.
lesson-move-dragon = Tippe den Drachen an, dann sein neues Feld: eins mit grünem Punkt. Hier ist er { $bot } lästig: { $place }.
lesson-bridge = Jetzt die Lücke: Spiel { $card }.
lesson-place-bridge = Leg sie direkt vor dich.
lesson-enter = Der Weg ist frei. Alles in einem Zug, und jetzt die Punktekarte: Spiel { $card }.
lesson-look = { $steps } Schritte: über die Brücke und hinein. { $field }!
lesson-vain = Nur du siehst ihre Schuhe: { $seen }. Du suchst { $own }, also bleibt sie hier. Dein Notizbuch merkt sich, was du weißt; die anderen sahen nur, dass du nachgeschaut hast.
lesson-swift = Wer vergeblich nachschaut, wird flink: Deine Punktekarten dürfen nun doppelt zählen. Und der Himmel ist offen: Von nun an reichen Regenbögen auch zu den Felsenburgen.

lesson-rider = Ein paar Züge später hast du noch { $cards } Karten, und { $bot } reitet dicht vor dir: { $bot_at }. Endet dein Zug auf dem Feld eines Ritters, ist das ein Duell, und du gewinnst es.
lesson-duel-card = Genau so weit ist es bis zu { $bot }: Spiel { $card }.
lesson-factor = Du bist flink und hast die Wahl: einfach oder doppelt. Einfach passt.
lesson-duel = { $field }: Dort fällt { $bot } vom Pferd.
lesson-send = Wer verliert, beginnt auf einem Startfeld deiner Wahl neu. Schick { $bot } weit weg: { $field }.
lesson-loot = Und du darfst { $bot } bis zu { $looted } Karten verdeckt aus der Hand ziehen. Nimm eine.
lesson-loot-more = Und noch eine.
lesson-claim = { $bot } hat { $top } gespielt, sie liegt oben auf der Ablage. Statt einer eigenen Karte darfst du sie benutzen. Tu das und spar deine.
lesson-claim-double = Flinke Ritter dürfen auch solche Karten verdoppeln. Doppelt.
lesson-claim-go = { $steps } Schritte, hierhin: { $field }.
lesson-others-end = Geht dir die Hand aus, setz einen Zug aus: Misch sie in den Stapel und zieh { $fresh } neue, oder raub den anderen bis zu { $robbed } Karten.

lesson-last = Du hast in { $looked } Felsenburgen nachgeschaut. Dein Notizbuch lässt nur eine übrig: { $field }. Auf der Straße ist es weit, aber der Himmel ist offen.
lesson-last-magic = Ein Regenbogen trägt dich hin: Spiel { $card }.
lesson-last-rainbow = Von hier: { $rock }. Geradewegs dorthin: { $field }.
lesson-last-point = Jetzt { $card }: Mehr hast du nicht.
lesson-last-double = Verdopple: auf den Felsen und über den Regenbogen.
lesson-last-go = { $steps } Schritte. Geh zu ihr: { $field }.
lesson-found = Sie trägt { $shoes }: Sie ist es! Du hast gewonnen. Das ist Drachenfels.

lesson-known =
    Das Ziel: deine Prinzessin, zu erkennen an der Farbe ihrer Schuhe.
    Zuerst die Rüstung: Nur ein Regenbogen von einem Regenbogenfelsen führt zur Königsburg.
    Ein Zug: Magiekarten, so viele du magst, dann eine Punktekarte mit genau ihrer Zahl.
    Felsenburgen: kein Drache darin, eine Brücke über die Lücke, später ein Regenbogen.
    Nach einem vergeblichen Blick: flink, und der Himmel ist offen.
lesson-left =
    Sternfelder: Betritt eines und flieg umsonst zu einem anderen.
    Teletransfer und große Wolke: Berühr eine Karte, und sie sagt, was sie tut.
