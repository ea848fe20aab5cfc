"""A walk through a game, from "Play now" on: all that a person would trip over is noted.

Nobody waits for it: the page's clock is stopped, and wound on while something is being shown.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Any

from playwright.sync_api import Page

LATER = datetime.now(UTC) + timedelta(hours=1)
"""When the clocks of these pages are stopped."""

EAGER: dict[str, tuple[str, ...]] = {
    "drachenfels": ("pick", "go", "play", "place_rainbow", "place_bridge", "move_dragon"),
    "dragon_farkle": ("battle", "take", "stop", "roll"),
    "dragonquest": ("take", "buy", "use_orb", "use_talisman", "leave", "step"),
    "schutt_und_asche": ("confirm", "ready", "end", "claim", "reveal", "pass"),
    "simurgh": ("place", "lay"),
}
"""What brings a game on."""

PHRASES: dict[str, dict[str, str]] = {
    "drachenfels": {
        "play a card": "play",
        "lay down a point card": "discard",
        "a new hand": "renew",
        r"\brob\b": "rob stop",
        "use the top": "claim",
        "leave it at that": "stop",
        "raise one": "place_rainbow",
        r"rainbow: .*move one": "move_rainbow",
        r"rainbow: .*take one away": "remove_rainbow",
        "lay one": "place_bridge",
        r"bridge: .*move one": "move_bridge",
        r"bridge: .*take one away": "remove_bridge",
        "swing the rainbow": "shift",
        "leave it where it is": "keep",
        "fly from star": "fly",
        "stay on the ground": "walk",
        "choose your knight": "pick",
        "take a dragon": "move_dragon",
        "change places": "swap",
        "for the cloud": "cloud",
        "single or double": "single double",
        "where to": "go",
        "do you leave": "leave_by",
        "do you enter": "enter_by",
        "start again": "send",
        "draw up to": "loot",
    },
    "dragon_farkle": {
        "recruit,": "recruit",
        "start a skirmish": "skirmish",
        "fight the dragon": "battle",
        "touch an army": "target",
        "roll on": "roll stop",
        "roll your dice": "roll",
        "dragon is waiting. roll": "roll",
        "dice you set aside": "take",
        "stand and fight": "accept",
        "let the roll stand": "accept",
        "let it eat": "accept",
        "let it pass": "pass",
        "double these": "double",
        "draw an item": "item",
        "bank your recruits": "done",
        "keep one item": "keep",
    },
    "dragonquest": {
        "chamber. throw again|chamber: throw again": "stay",
        "leave it|or leave": "leave",
        "do you give up": "cross",
        "buy something": "buy",
        "save your dp": "pass",
        "lay a tile": "tile",
        "name a number": "name",
        "wall it up": "block",
        "throw dice again": "reroll",
        "let the dice lie|let them lie": "stop",
        "draw your way": "step",
        "stop where you are": "stop",
        "use the ring": "use_ring",
        "or fight": "fight",
        "use the dragon talisman": "use_talisman",
        "or keep it": "keep",
        "take one treasure": "take",
        "or none|leave the treasures": "none",
        "which field": "step",
        "lead the demon": "demon",
    },
    "schutt_und_asche": {
        "claim a province": "claim",
        "look into": "look",
        "shuffle(?!d)": "shuffle",
        "leave them all": "ready",
        "start knight": "post",
        "play (the )?farmer": "farmer",
        "agitator": "agitator",
        "scout": "scout",
        "call a dragon tile": "call",
        "lay gold": "lay",
        "take some back|take gold back": "withdraw",
        "leave it as it lies|leave the offering": "confirm",
        "take a follower: an open one": "recruit",
        "top of the deck": "recruit_deck",
        "open followers": "recruit",
        "play the friar": "friar",
        "lure it": "decoy",
        "by hermit": "hermit",
        "hermit lead": "move",
        "call it off": "vassal",
        "ban gear|take gear away": "black_knight",
        "turn up a card": "reveal",
        "spend power": "spend_power",
        "spend (power or )?(a )?treasure": "spend_treasure",
        "play the hero": "hero",
        "break off": "accept",
        "fight on for": "fight_on",
        "lift one marker": "save",
        "buy a tile": "buy",
        "sort a stack": "sort",
        "or end": "end",
        "keep the tile": "keep",
        "touch one of your provinces": "place",
        "in order": "pick",
        "sorts one more": "free_sort",
        "swap your stack": "trade",
        "from the discard": "borrow",
        "give back": "repay",
        "you give away": "part",
        "regent by|play (the )?sage": "sage",
        "send one of the open": "discard",
        "red tiles lie": "layout",
        "who has won": "crown",
    },
    "simurgh": {
        "send a vassal": "place",
        "lay a tile": "lay",
        "^call": "recall",
        "or call": "recall",
        "ride on": "advance",
        "use a dragon": "ability",
        "end the turn": "end",
        "put up one": "objective",
        "put up none": "none",
        "take a tile|take one|take any": "take keep_tile",
        "goes on the new tile": "place",
        "gets the marker": "mark",
        "joins your house": "keep_dragon",
        "do you keep": "keep_tile",
        "back, on top": "top goal_top",
    },
}
"""What a question can name, and the verbs of which one must be legal then."""

WALKER = """([seed, eager, phrases]) => {
  let state = seed;
  const below = (n) => ((state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) >>> 12) % n;
  const LIT = ':is(.lit, [data-lit], [data-action])';
  const all = (which, of = document) => [...of.querySelectorAll(which)];
  const drawn = (one) => {
    const {width, height} = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({visibilityProperty: true});
  };
  const choices = () => all(`[data-board] ${LIT}, .tray [data-action]`)
      .filter((one) => drawn(one) && !one.disabled && !one.parentElement.closest(LIT));
  const named = (one) => one.dataset.action ?? one.dataset.key ?? one.dataset.place
      ?? one.outerHTML.slice(0, 90);
  // A finger hits it somewhere: at its middle, or at least in one of its quarters.
  const hit = (one) => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const within = [[.5, .5], [.25, .25], [.75, .25], [.25, .75], [.75, .75], [.5, .08], [.5, .92]];
    return within.some(([x, y]) => {
      const found = document.elementFromPoint(left + x * width, top + y * height);
      return found && (one.contains(found) || found.closest(LIT) === one);
    });
  };
  const walk = window.walk = {
    told: 0, least: Infinity, brief: [], cut: 0, unread: [],
    questions: 0, led: 0, unreached: [], untrue: [], long: [], wide: [],
    asked: '', looked: '', from: 0, said: new Set(),
    /** What was shown of others, and for how long. */
    watch() {
      for (const one of __stage.schedule) {
        if (one.own || one.to === null || one.from < walk.from) continue;
        walk.told++;
        if (one.cut) walk.cut++;
        else {
          // Its events' shares of the time add up to it but for the last digits of a float.
          const lasted = Math.round((one.to - one.from) * 1000) / 1000;
          walk.least = Math.min(walk.least, lasted);
          if (lasted < 600) walk.brief.push(one);
        }
        walk.from = one.from + 1e-6;
      }
    },
    look() {
      walk.questions++;
      const {legal} = __stage.position;
      const verbs = legal.map((one) => one.json.verb);
      const asked = document.querySelector('.ask.yours')?.textContent.trim() ?? '';
      walk.said.add(asked);
      if (legal.length > 1)
        for (const [phrase, names] of phrases)
          if (new RegExp(phrase, 'i').test(asked)
              && !names.split(' ').some((one) => verbs.includes(one)))
            walk.untrue.push([asked, phrase, [...new Set(verbs)]]);
      if (asked.length > 60 && legal.length > 1) walk.long.push(asked);
      const across = document.scrollingElement.scrollWidth;
      if (across > innerWidth + 1) walk.wide.push([asked, across]);
      const tabs = new Set(all('[data-edge]').map((one) => one.dataset.edge));
      const pages = all('[data-page] i').length;
      const away = choices().filter((one) => !hit(one));
      for (const one of away) {
        const {left, top, width, height} = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        // A tab at the edge or a dot at a page leads there; what lies over it has a cross, or is
        // the counter, which offers the very same.
        const offered = one.dataset.space && over?.closest('[data-counter]')
            ?.querySelector(`[data-action$=" ${one.dataset.space}"]`);
        if (tabs.size > 0 || pages || over?.closest('[data-goal].over') || offered) {
          walk.led++;
          continue;
        }
        const where = [left, top, width, height].map(Math.round).join(' ');
        walk.unreached.push([asked, named(one), where, named(over ?? document.body)]);
      }
      if (choices().length === 0 && !pages && !tabs.size)
        walk.unreached.push([asked, 'nothing is lit', verbs.join(' '), '']);
    },
    act() {
      const here = choices().filter(hit);
      // What lies over the board is put away by its cross.
      const ways = [...all('[data-edge]'), ...all('[data-page]:has(i)'), ...all('.curtain button'),
                    ...all('[data-goal].over button')];
      const wanted = here.filter((one) => eager.includes(one.dataset.action?.split(' ')[0]));
      const some = wanted.length && below(10) < 8 ? wanted
          : here.length && (!ways.length || below(10) < 8) ? here : ways;
      const one = some[below(some.length)];
      const touched = one?.matches('button, [role=button], a, [tabindex]') ? one
          : one?.querySelector('button, [role=button]') ?? one;
      touched?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    },
    /** Of what is being told every word can be read. */
    read() {
      const line = document.querySelector('[data-telling] [data-ask]');
      if (line && line.scrollHeight > line.clientHeight + 3) walk.unread.push(line.textContent);
    },
    step() {
      walk.watch();
      if (__stage.next) { walk.read(); return 'telling'; }
      if (document.querySelector('[data-over]')) return 'over';
      const {number, actors, seat, undos} = __stage.position;
      // Where there is but one answer, the table may give it: then nothing is asked.
      if (!actors.includes(seat) || !document.querySelector('.count.calm')) return 'waiting';
      const now = `${number} ${undos}`;
      if (walk.asked !== now) {
        walk.asked = now;
        // Whoever has read a card puts it away.
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
        return 'settling';
      }
      if (walk.looked !== now) { walk.looked = now; walk.look(); }
      walk.act();
      return 'acted';
    },
  };
}"""
"""Looks at every question and touches something that is lit; says what must be waited for."""


def play_now(page: Page, game: str) -> None:
    """From the first page to the board, with one touch."""
    page.locator(f"[data-play={game}]").click()
    page.locator("[data-board] > *").first.wait_for()
    page.clock.pause_at(LATER)


def walk(page: Page, game: str, questions: int = 10**6, seed: int = 77) -> dict[str, Any]:
    """Play to the end, or until so many questions are answered and as many beats of others shown.

    Return what was noted.
    """
    page.evaluate(WALKER, [seed, list(EAGER[game]), list(PHRASES[game].items())])
    while (now := page.evaluate("() => walk.step()")) != "over":
        if now == "telling":
            page.clock.run_for(400)
        elif now == "settling":
            page.clock.run_for(650)  # until "Your turn" has been said
        else:
            page.clock.run_for(10)
            time.sleep(0.003)  # the server answers in its own time
        enough = "() => Math.min(walk.questions, walk.told)"
        if now == "settling" and page.evaluate(enough) >= questions:
            break
    found: dict[str, Any] = page.evaluate("() => ({...walk, said: [...walk.said]})")
    return found
