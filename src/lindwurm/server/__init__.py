"""The server: tables for people and bots, over HTTP and one WebSocket per table.

Read in this order: :mod:`settings`, :mod:`models` and :mod:`database` (what is kept),
:mod:`history` (a match from its rows), :mod:`outgoing` (the one exit for all that a seat receives),
:mod:`room` (a table being played), :mod:`people` and :mod:`tables` (HTTP), :mod:`live` (the
socket), :mod:`app` (all of it together). The socket's messages are described in docs/protocol.md,
what the server promises about safety in docs/security.md.
"""
