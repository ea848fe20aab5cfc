"""A table being played: :mod:`room` is one of them in memory, :mod:`hub` all of them.

A room changes its match in one place only; its parts (audience, presence, chat, wishes, bots) know
the room and ask it. What leaves for a seat is made in :mod:`outgoing`. No handler is known here.
"""
