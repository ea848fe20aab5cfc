# The words of Lindwurm as an app, which come with the settings.

app = As an app
app-installed = Lindwurm is an app here. Without a connection it starts with the rule books, puzzles, replays and figures that you have seen; tables need the server.
app-offered = This browser can put Lindwurm beside your other apps. Without a connection it starts with the rule books, puzzles, replays and figures that you have seen; tables need the server.
app-by-hand = Lindwurm starts here without a connection, too, with the rule books, puzzles, replays and figures that you have seen; tables need the server. To put it beside your other apps, look in your browser’s menu for “Install” or “Add to home screen”.
app-insecure = Browsers install pages, let them start without a connection and receive messages only if they come over HTTPS. Whoever runs this server finds the way in the page “Running a server” of its documents: a Caddy in front, which gets a certificate by itself.
app-install = Install
settings-lead = These are kept in this browser.
