## Wer man ist

your-mark = Dein Zeichen
your-mark-where = Du sitzt auf dem Platz mit diesem Zeichen, wo ein Spiel einen solchen hat.
mark-1 = Kreis
mark-2 = Quadrat
mark-3 = Dreieck
mark-4 = Raute
mark-5 = Sechseck
mark-6 = Stern
keep-name = Das bin ich
name-of-account = Dein Name ist der deines Kontos.
