"""What is asked over HTTP: people, tables, rules, lessons, games that are over, and the first page.

:mod:`answers` has the strict types, :mod:`tables` is the largest set of handlers. Play itself goes
over the sockets.
"""
