## A score pad for those who play with their own box

pad-of = Score pad: { $game }
pad-lead = You play with your own box, and here is only counted. Nobody has to sign in. What you enter stays in this browser until you clear it.
pad-begin = Begin the pad
pad-options = How you play
pad-variant = With the numbers of your variant.
pad-whose = Whose entry
pad-what = What is entered
pad-enter = Enter
pad-undo = Take the last entry back
pad-clear = Clear the pad
pad-clear-sure = All entries will be gone.
pad-clear-yes = Clear it
pad-clear-no = Keep it
pad-entries = Entries
pad-none = Nothing is entered yet.
pad-all = All
pad-waiting = No connection: your entries are kept here, and counted as soon as Lindwurm can be reached.
pad-again = Count now
pad-less = less
pad-more = more
pad-die = { $face }
pad-die-back = Take the { $face } back
pad-no-dice = none
pad-wins = Winner
pad-place = place { $place }
pad-ended = The end
