# Die Lektion von Schutt und Asche auf Deutsch. Namen und Zahlen sind Tatsachen der Stellung; hier steht keine.

lesson-chapter-land = Das Land wird verteilt
lesson-chapter-gold = Gold für den Drachen
lesson-chapter-fight = Ein Ritter muss kämpfen
lesson-chapter-fire = Feuer
lesson-chapter-market = Der Markt
lesson-chapter-reckoning = Die Abrechnung

lesson-goal = Mitten zwischen { $provinces } Provinzen sitzt ein Drache. Trefft ihn { $hits }-mal, bevor alles brennt: Das geht nur gemeinsam. Wer danach die meiste Macht hat, gewinnt allein.
lesson-claim = Zuerst das Land. { $bot } hat { $taken } genommen, an einem Tor, aus dem der Drache fliegt. Tore trifft es zuerst, aber dort können deine Ritter zurückschlagen. Nimm { $province }.
lesson-claim-more = Und noch ein Tor, bevor es jemand anders hat: { $province }.
lesson-land-end = { $lands } Provinzen gehören dir. So geht es weiter, bis alle { $provinces } vergeben sind. Dann werden Ritter aufgestellt, und das erste Jahr beginnt. Eine Runde ist ein Jahr.

lesson-hunger = Alles Land ist verteilt; { $lands } Provinzen sind deine, mit Rittern an deinen Toren. Jedes Jahr bringt Gold: Du hast { $cards } Karten, zusammen { $gold } wert. Ein X ist nichts wert.
lesson-call = Der Drache schaut nach allen Seiten, und auf jeder liegt ein Kärtchen mit einem verdeckten Preis. Du bist Regent und rufst zuerst: Wähle den Norden.
lesson-offer = Jetzt legen du und { $bot } verdeckt Gold. Reicht es zusammen, bleibt der Drache fort. Wer am meisten gab, wird belohnt. Leg deine { $coin }.
lesson-offer-more = Da liegen { $laid }. Im ersten Jahr sind die Preise niedrig, aber niemand weiß, was { $bot } gibt. Leg eine { $coin } dazu.
lesson-confirm = Mehr als { $dearest } will der Drache hier nicht: { $laid } reichen, und vielleicht gibst du am meisten. Lass dein Opfer so liegen.
lesson-enough = Der Drache wollte { $wants }. Du gabst { $mine }, { $bot } gab { $his }: Karten sind schnell gelegt, ob sie etwas wert sind, ist eine andere Frage. Es reicht trotzdem, er bleibt fort.
lesson-reward = Du gabst am meisten und nimmst jemanden ins Gefolge. Jeder hat einen Kniff, er steht auf der Karte. Nimm: { $follower }.
lesson-gold-end = Im Gefolge, verdeckt bis zum richtigen Moment: { $follower }. { $gold } Gold hast du noch auf der Hand, für andere Preise und für den Markt.

lesson-his-call = Jede Seite wird einmal im Jahr gerufen. Jetzt ruft { $bot }.
lesson-stingy = { $bot } ruft den Osten und hat eine Karte gelegt. Das Tor dort, { $province }, gehört dir. Sei einmal geizig: Lass deinen Platz leer.
lesson-must = Der Drache wollte { $wants } und bekam { $offered }: { $short } zu wenig, so viele Provinzen greift er vom Tor aus an. Dein Ritter in { $province } muss kämpfen. Eine Wahl gibt es nicht.
lesson-cards = Kampfkarten werden aufgedeckt. { $symbols } Ritter, und deiner siegt; { $symbols } Drachen, und er fällt. Schwerter und Schilde zählen, wenn er welche trägt. Bisher: { $knights } Ritter, { $dragons } Drachen.
lesson-power = Noch ein Drache, und er ist verloren. Aber du hast Macht ({ $power }): Sie schickt { $away } Drachen fort. Setz sie ein.
lesson-hit = Sieg! Ein Treffer gegen den Drachen, { $hits } von { $needed }. Dafür kommt auch jemand ins Gefolge: { $follower }.
lesson-fight-end = Wer kämpft, rettet die eigene Provinz, selbst wenn er fällt: { $province } steht. Und wer den Drachen getroffen hat, zählt am Ende seine Macht doppelt.

lesson-west = Du rufst wieder. Am Tor im Westen, { $province }, steht ein Ritter von dir. Ruf den Westen.
lesson-nothing = { $gold } Gold wären auf dem Markt nützlich. Wähl „Das Opfer so liegen lassen“ und sieh, was geschieht.
lesson-flight = { $offered } bei einem Preis von { $wants }: { $short } Marken, vom Tor aus den Pfeilen nach, wem das Land auch gehört. Dein Ritter stand am Tor, kämpfte und siegte!
lesson-second-hit = Treffer Nummer { $hits }. Nimm jemanden ins Gefolge: { $follower }.
lesson-save = Wer siegt, nimmt irgendwo eine Marke weg. Du könntest Land von { $bot } retten, dann müsste dein Ritter aber noch einmal kämpfen. Rette { $province }.
lesson-fire-end = { $first } und { $second } hatten keinen Ritter: für immer verbrannt. { $bot } hat noch { $lands } Provinzen. Gold zu sparen hat seinen Preis; diesmal zahlten ihn andere.

lesson-last-call = Eine Seite ist in diesem Jahr noch übrig. { $bot } ruft sie und gibt etwas.
lesson-buy = Jetzt der Markt. { $purse } Gold hast du noch. Für { $price } nimmst du das oberste Plättchen eines deiner Stapel. Auf { $province } findest du { $top }. Kauf das.
lesson-bought = Deine Macht: { $power }. Sie gewinnt Kämpfe, und am Ende zählt nur sie. { $purse } Gold bleiben; auf { $province } findest du { $top }. Kauf auch das.
lesson-place = Ein neuer Ritter darf in jede Provinz von dir. { $province } liegt hinter dem Nordtor. Stell ihn dorthin.
lesson-sort = Noch { $purse } Gold. Für { $price } darfst du in einen Stapel schauen und ihn ordnen, ungesehen. Versuch es mit { $province }.
lesson-pick =
    Darin { $attacks ->
        [one] lauert ein Drachenangriff, der
       *[other] lauern { $attacks } Drachenangriffe, von denen jeder
    } genau diese Provinz träfe. Leg { $good } nach oben und vergrab den Rest.
lesson-end = { $purse } Gold verfallen am Ende deines Zuges. Beende ihn.
lesson-market-end = Ein Jahr ist um. Jemand anders ist Regent und ruft zuerst, und der Drache wächst: Ein niedriger Preis geht, ein höherer kommt. Nach { $years } Jahren gibt es kein Gold mehr, nur noch Kämpfe.

lesson-late = Jahre später. { $hits } von { $needed } Treffern sitzen, und ihr beide habt getroffen: Ein einziger Schlag fehlt. Wessen wird es sein?
lesson-greed = Du rufst zuerst. Am Osttor, { $province }, steht dein Ritter. Kommt der Drache dorthin, schlägt er zu. Ruf den Osten.
lesson-last-offer = Du hast { $gold } Gold. Zahlst du jetzt, ist die Gelegenheit vorbei; { $bot } denkt vielleicht genauso. Wähl „Das Opfer so liegen lassen“.
lesson-fallen = Dein Ritter führt den letzten Schlag: { $hits } Treffer, der Drache fällt, das Reich ist gerettet. Jetzt die Abrechnung.
lesson-reckoning = Auch Macht oben auf euren Stapeln zählt. Du hast { $power }, mal { $factor } für den letzten Schlag: { $score }. { $bot }: { $his_power } mal { $his_factor }, also { $his_score }. Gewonnen habt ihr gemeinsam, aber die Krone gehört dir.

lesson-known =
    Gold: Reicht es zusammen, bleibt der Drache fort; wer am meisten gibt, wird belohnt.
    Zu wenig: Marken fallen vom Tor aus, und jeder Ritter dort muss kämpfen.
    Kämpfe: Ritter gegen Drachen, und Macht schickt Drachen fort.
    Provinzen ohne Ritter brennen. Der Markt bringt Macht, Ritter und Ausrüstung.
    Die Abrechnung: Macht, verdoppelt durch einen Treffer, verdreifacht durch den letzten Schlag.
lesson-left =
    Das Gefolge: Auf jeder Karte steht, wann sie gespielt werden darf.
    Reden. Sag, was du gibst; ob es stimmt, ist deine Sache.
