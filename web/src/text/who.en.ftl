## Who one is

your-mark = Your mark
your-mark-where = You sit on the seat with this mark, wherever a game has one.
mark-1 = Circle
mark-2 = Square
mark-3 = Triangle
mark-4 = Diamond
mark-5 = Hexagon
mark-6 = Star
keep-name = That is me
name-of-account = Your name is that of your account.
