## Credits

credits-games-title = The games
credits-games = Lindwurm is an unofficial implementation. Names of games belong to their owners and only say which game is meant. Rules texts, drawings and sounds are our own.
credits-icons-title = Icons
credits-icons = The small icons come from
credits-icons-authors = Drawn by
credits-fonts-title = Fonts
credits-fonts = All under the SIL Open Font License 1.1:
credits-software-title = Software
credits-software = Lindwurm is free software under the Apache License 2.0. The page is built with Svelte, Vite and Fluent.
