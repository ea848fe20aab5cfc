"""The browser and the server of tests/web, for tables that stand beside a real one."""

from __future__ import annotations

from tests.web.conftest import browser, house

__all__ = ["browser", "house"]
