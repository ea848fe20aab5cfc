# What every score pad says about what was entered.
pad-wrong-people = This pad is for { $least } to { $most } people.
pad-wrong-names = Two people have the same name.
pad-wrong-line = There is nothing called { $line } on this pad.
pad-wrong-who = { $line }: it is not clear whose this is.
pad-wrong-field = { $line } has nothing called { $field }.
pad-wrong-absent = { $field }: this is still missing.
pad-wrong-each = { $field }: one number for everybody.
pad-wrong-range = { $field }: from { $least } to { $most }.
pad-wrong-step = { $field }: only in steps of { $step }.
pad-wrong-dice = { $field }: { $least } to { $most } dice.
pad-wrong-face = { $field }: a die has the faces 1 to { $faces }.
pad-wrong-person = { $field }: that has to be another person at the table.
pad-wrong-choice = { $field }: there is no such choice.
