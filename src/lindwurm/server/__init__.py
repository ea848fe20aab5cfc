"""The server: tables for people and bots, over HTTP and one WebSocket per table.

Imports go downward: `http | sockets`, then `services` (what handlers share), then `table` (a match
being played), then `thinking | store`. Read in this order: :mod:`settings`, :mod:`store.models` and
:mod:`store.database` (what is kept), :mod:`store.history` (a match from its rows),
:mod:`table.outgoing` (the one exit for all that a seat receives), :mod:`table.room` (a table being
played), :mod:`http.people` and :mod:`http.tables`, :mod:`sockets.table_socket`, :mod:`app` (all of
it together). The socket's messages are described in docs/protocol.md, what the server promises
about safety in docs/security.md.
"""
