# What the server itself says at a table. Ids and variables are the same in text.de.ftl.

bots-warming-up = { $names } can think ahead, but the rules of this game are being prepared for it. That takes a few minutes, once. Until then they play by rule of thumb.
bots-ready = { $names } can think ahead now.
