# Die eigenen Worte der Webseite. Ids und Variablen wie in web.en.ftl.

guest-name = Gast
play-now = Jetzt spielen
on-this-screen = An diesem Bildschirm
