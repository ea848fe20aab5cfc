"""The server that counts."""

from __future__ import annotations

from tests.server.conftest import server

__all__ = ["server"]
