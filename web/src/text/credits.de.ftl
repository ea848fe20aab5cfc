## Dank

credits-games-title = Die Spiele
credits-games = Lindwurm ist eine inoffizielle Umsetzung. Die Namen der Spiele gehören ihren Eigentümern und sagen nur, welches Spiel gemeint ist. Regeltexte, Zeichnungen und Klänge sind unsere eigenen.
credits-icons-title = Symbole
credits-icons = Die kleinen Symbole stammen von
credits-icons-authors = Gezeichnet von
credits-fonts-title = Schriften
credits-fonts = Alle unter der SIL Open Font License 1.1:
credits-software-title = Software
credits-software = Lindwurm ist freie Software unter der Apache License 2.0. Die Seite ist mit Svelte, Vite und Fluent gebaut.
