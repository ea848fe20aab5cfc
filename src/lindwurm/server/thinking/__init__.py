"""Who thinks for bots and hints: :mod:`bots` on threads, :mod:`processes` for searches."""
