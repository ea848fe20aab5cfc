## Varianten

variant-named = Variante: { $name }
variant-printed = Wie gedruckt
variant-own = deine
variant-workshop = Deine Varianten …
variant-added = Neu: { $name }, wie { $like }
variant-change = { $name }: { $value } statt { $printed }
variant-text = Text: „{ $value }“ statt „{ $printed }“
variant-code = Regeln sind durch Code ersetzt, den dieser Server mitbringt.
variant-stale = { $count ->
    [one] Ein Text nennt noch eine Zahl, die geändert ist.
   *[other] { $count } Texte nennen noch eine Zahl, die geändert ist.
  }
variant-offered = Von diesem Server angeboten.
variant-brought = Mitgebracht von jemandem, der hier spielt.
variant-file = Die Datei
variant-share = Einen Link dazu weitergeben
variant-share-by-hand = Dein Browser lässt diese Seite nicht kopieren: Kopier den Link selbst.
variant-edition = Eine Ausgabe: So ist es nach jemandes Schachtel gedruckt.
variant-gone = Diese Variante gibt es hier nicht mehr.
