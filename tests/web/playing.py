"""Somebody who plays whole games through the board, and does not wait for what is playing."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

RESTLESS = """([seed, eager]) => {
  let state = seed;
  const below = (n) => ((state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) >>> 12) % n;
  const touchable = ':is(button, [role=button])';
  const lit = `[data-board] ${touchable}:is(.lit, [data-action]), .tray [data-action]`;
  window.restless = setInterval(() => {
    if (document.querySelector('[data-over]')) {
      clearInterval(window.restless);
      delete window.restless;
      return;
    }
    document.querySelector('.curtain button')?.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
    const all = [...document.querySelectorAll(lit)];
    const wanted = all.filter((one) => eager.includes(one.dataset.action?.split(' ')[0]));
    const some = wanted.length && below(10) < 8 ? wanted : all;
    some[below(some.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, 10);
}"""
"""Touches what is lit: mostly what it is eager for, else anything, so that it is never stuck."""


def play_out(*pages: Page, eager: Sequence[str] = (), seed: int = 77) -> None:
    """Play at all these pages until the game is over; verbs in `eager` bring its end nearer."""
    for n, page in enumerate(pages):
        page.evaluate(RESTLESS, [seed + n, list(eager)])
    for page in pages:
        page.locator("[data-over]").wait_for(timeout=200_000)
        page.wait_for_function("() => !('restless' in window)")
