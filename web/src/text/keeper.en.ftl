## A real board, and somebody who keeps the book

own-dice-referee = All on our board
own-dice-referee-says = You play on your own board, and somebody who does not play keeps the book here: every action is told, and Lindwurm says what follows, who is next, what is allowed and which rule says no. Nothing is hidden from whoever keeps the book.
brought-stacks = the order of face-down stacks
keeper = The book
keeper-whose = Whose action is told
keeper-tell = What was done?
keeper-done = Tell it
keeper-how = Touch it on the board or in the list, or type some of its words.
keeper-unknown = I do not know “{ $text }”.
keeper-open = Still open: { $name } ({ $what }).
keeper-more = { $count } more
keeper-time = { $name } has taken { $time }
