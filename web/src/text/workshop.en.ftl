# The workshop's words, which come with its page.

workshop-of = Workshop: { $game }
workshop-lead = Change numbers and texts of the game, and play it with friends. Give it a name, change something, keep it. It is tried before it is kept; the printed game stays as it is.
workshop-mine = Your variants
workshop-play = Set a table with it
workshop-change = Change further
workshop-drop = Take away
workshop-name = Name
workshop-author = Made by
workshop-about = What is different, in a sentence or two
workshop-edition = My box says otherwise: show only what was designed here ({ $count })
workshop-edition-says = You own the box? Put in what is printed: facts only, no sentences. What you keep can be played at once, and its file sent to the project.
workshop-edition-none = Every value below is the book’s, so no box can say otherwise.
workshop-edition-rest = Designed here too, but built into board and rules, so that no value can say otherwise: { $rest } If your box differs there, tell the project in a sentence of your own.
workshop-search = Search among numbers and texts
workshop-count = { $shown } of { $all } values, { $changed } changed
workshop-designed = designed here
workshop-printed =
    { $designed ->
        [true] here: { $printed }
        [new] else: { $printed }
       *[other] as printed: { $printed }
    }
workshop-within =
    { $designed ->
        [true] here: { $printed } ({ $bound })
        [new] else: { $printed } ({ $bound })
       *[other] as printed: { $printed } ({ $bound })
    }
workshop-by = { $low } to { $high }, by { $step }
workshop-new = Something new
workshop-new-says = A new kind is like a printed one; whatever you change about it below is its own.
workshop-new-table = Of what kind
workshop-new-like = Like which
workshop-new-name = Called
workshop-new-add = Add it
workshop-values = Numbers and what things do
workshop-group = Show
workshop-group-all = everything
workshop-group-changed = what you changed
workshop-from = { $low } to { $high }
workshop-texts = Texts
workshop-texts-search = Search for a word to change texts in which it stands.
workshop-texts-marks = What stands in curly brackets is put in by the game, such as a name or a number; behind -> each line is what is said in one case. Leave the brackets and change the words.
workshop-texts-more =
    { $count ->
        [one] One more text has that; search more narrowly.
       *[other] { $count } more texts have that; search more narrowly.
    }
workshop-file = The variant’s file
workshop-as-file = Edit the file itself
workshop-as-form = Back to the form, without what was typed here
workshop-upload = Read a file
workshop-keep = Try and keep it
workshop-trying = It is being tried: some games are played by it.
workshop-kept = It can be played. It is among your variants now.
