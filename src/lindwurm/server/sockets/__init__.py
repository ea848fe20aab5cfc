"""What goes over a WebSocket: :mod:`wire` is any of them, :mod:`table_socket` that of a table."""
