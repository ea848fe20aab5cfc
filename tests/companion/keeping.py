"""Somebody who keeps the book of a real table: bots play there, and the phone is told of it."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import Any

from playwright.sync_api import Page, expect

from lindwurm.bots.player import Heuristic, choose
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.companion.throwing import named
from tests.outside.person import read_move, read_opening
from tests.server.harness import Client
from tests.web.sitting import made

LAY = """async (throw_) => {
  const panel = document.querySelector('[data-thrown]');
  const shown = () => new Promise((done) => setTimeout(done, 0));
  for (const [i, [, piece]] of throw_.entries()) {
    const part = panel.querySelector(`[data-draw="${i}"]`).closest('[data-sort]');
    const face = part.querySelector(`[data-face="${CSS.escape(piece)}"]:not(:disabled)`);
    if (!face) throw new Error(`there is no ${piece} to lay down`);
    face.click();
    await shown();
  }
}"""
"""Lays the pieces of a throw down, each by one touch."""
READY = """before => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
  const panel = document.querySelector('[data-thrown]');
  const key = `${document.querySelector('[data-position]')?.dataset.position}.` +
    `${panel?.dataset.thrown}`;
  if (key === before) return false;
  return document.querySelector('[data-over]') || panel?.querySelector('[data-confirm]') ||
    (!panel && document.querySelector('.count.calm'));
}"""
"""Something can be told, other than before; or the game is over."""
AT = """moves => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
  return Number(document.querySelector('[data-position]')?.dataset.position) === moves;
}"""
"""The page has got as far as the table; what happened is not waited for."""
KEY = """() => `${document.querySelector('[data-position]')?.dataset.position}.` +
  `${document.querySelector('[data-thrown]')?.dataset.thrown}`"""


class Keeper:
    """Follows a real table, whose dice and cards fall by a seed."""

    def __init__(self, page: Page, client: Client, table: str, real: Match, names: list[str]):
        self.page, self.client, self.table, self.real = page, client, table, real
        self.texts = Texts(real.game, "en", names)
        self.luck = random.Random(11)
        self.throws = named(real, read_opening(real), real.opening_draws)
        self.refused: list[str] = []
        self.by_board = self.by_words = 0

    def keep(self, moves: int, illegal: int) -> None:
        """Tell the opening, then action by action; with so many that cannot be in between."""
        self.wait("")
        while not self.page.locator("[data-over]").count():
            self.catch_up()
            if self.page.locator("[data-thrown]").count():
                self.tell_throw()
            elif self.real.over:
                self.page.wait_for_selector("[data-over], [data-thrown]", state="attached")
            elif len(self.real.moves) >= moves and len(self.refused) >= illegal:
                break
            elif self.goes_on():
                self.page.wait_for_timeout(20)
            else:
                self.page.wait_for_function(AT, arg=len(self.real.moves))
                self.tell_action(wrong=len(self.refused) < illegal)
        self.catch_up()

    def goes_on(self) -> bool:
        """Return whether the table does the next thing by itself: it leaves no choice."""
        match = self.real
        return any(
            match.game.forced(match.state, seat, match.legal(seat)) >= 0 for seat in match.actors
        )

    def wait(self, before: str) -> None:
        """Wait until something else can be told than before."""
        self.page.wait_for_function(READY, arg=before)

    def catch_up(self) -> None:
        """Do at the real table what left no choice, and was done here already."""
        for row in made(self.client, self.table)[len(self.real.moves) :]:
            seat, _, action = row.partition(" ")
            self.real.act(int(seat) - 1, action)

    def asked(self) -> Any:
        """Return what the table waits to be told of a throw."""
        with sqlite3.connect(self.client.server.database, timeout=20) as database:
            query = "SELECT asked FROM tables WHERE id = ?"
            found = database.execute(query, (self.table,)).fetchone()[0]
        database.close()
        return json.loads(found)

    def tell_throw(self) -> None:
        """Lay down what fell on the real table, and confirm it."""
        asked = self.asked()
        if asked["seat"] is not None and len(self.real.moves) == asked["number"]:
            self.real.act(asked["seat"], asked["action"])
            self.throws = named(self.real, read_move(self.real), self.real.moves[-1].draws)
        before = self.page.evaluate(KEY)
        self.page.evaluate(LAY, self.throws[len(asked["throws"])])
        self.page.locator("[data-confirm]").click()
        self.wait(before)

    def tell_action(self, wrong: bool) -> None:
        """Tell what somebody did: by the board where it can be touched there, else by words."""
        seat = self.real.actors[0]
        text = self.real.text(choose(Heuristic(), self.real, seat, seed=5))
        if wrong:
            self.tell_wrong()
        before = self.page.evaluate(KEY)
        lit = f'[data-board] [data-action="{text}"].lit, .tray [data-action="{text}"]'
        if len(self.real.moves) % 2 and self.page.locator("[data-tab=choices]").count():
            self.by_words += 1
            self.say(seat, text)
        elif self.page.locator(lit).count() and self.shuts():
            self.by_board += 1
            self.page.locator(lit).first.dispatch_event("click")
        else:
            self.by_words += 1
            self.say(seat, text)
        self.wait(before)

    def shuts(self) -> bool:
        """Shut the drawer, so that the board can be touched."""
        if self.page.locator("[data-tab=choices][aria-pressed=true]").count():
            self.page.locator("[data-tab=choices]").click()
        return True

    def say(self, seat: int, text: str) -> None:
        """Tell an action of a seat in words."""
        if not self.page.locator("[data-keeper]").count():
            self.page.locator("[data-tab=choices]").click()
        whose = self.page.locator(f"[data-whose='{seat + 1}']")
        while whose.get_attribute("aria-pressed") != "true":  # the table may still be going on
            whose.click()
            self.page.wait_for_timeout(50)
        self.page.locator("[data-told]").fill(text)
        self.page.locator("[data-tell]").click()

    def tell_wrong(self) -> None:
        """Tell something that cannot be now, and see that the right rule says no."""
        match, seats = self.real, range(self.real.seats)
        for _ in range(50):
            seat = self.luck.choice(seats)
            action = self.luck.randrange(match.game.verbs.size)
            reason = match.why_not(seat, action)
            if reason is None or reason.rule is None or action in match.legal(seat):
                continue
            self.say(seat, match.text(action))
            told = self.page.locator("[data-refused]")
            expect(told).to_contain_text(self.texts.why(reason))
            expect(told.locator("button")).to_have_text(reason.rule)
            expect(self.page.locator("[data-still-open]")).to_be_visible()
            self.refused.append(reason.rule)
            return
