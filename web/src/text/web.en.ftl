# The web client's own words. Ids and variables are the same in web.de.ftl.

guest-name = Guest
play-now = Play now
on-this-screen = On this screen
