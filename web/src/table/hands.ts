// What hands do at a table: keys, and touches that go on to the next beat.

import { focusChoice, moveFocus, nowhere } from "../lib/focus";
import { settings } from "../lib/settings.svelte";
import type { Tab } from "./Drawers.svelte";
import type { View } from "./view.svelte";

const TABS: Record<string, Tab> = { l: "log", c: "chat", o: "odds", r: "rules", a: "choices" };

export class Hands {
  /** What this touch began to do has been done: it does nothing else. */
  private swallowed = false;

  constructor(private readonly view: View) {}

  key = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : document.body;
    this.view.typing ||= /^(Enter| |[1-9])$/.test(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.matches("input, textarea, select")) return;
    if (this.does(event.key, target)) event.preventDefault();
  };

  /** A touch on the board goes on to the next beat. */
  touch = (event: PointerEvent): void => {
    const { view } = this;
    const { stage } = view.seating;
    view.typing = false;
    const target = event.target as Element;
    const control = target.closest("button, a, input, select, .drawers, .bottom, .bar");
    this.swallowed = stage.playing && !stage.owns && (!control || Boolean(view.board?.contains(control)));
    if (this.swallowed && !target.closest("[data-card]")) stage.step("touched");
  };

  /** The board does not hear a touch that was meant for what was being shown. */
  click = (event: MouseEvent): void => {
    const late = event.detail > 0 && (this.swallowed || performance.now() < this.view.seating.deaf);
    this.swallowed = false;
    if (!late) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** Do what a key is for; says whether it was for something. */
  private does(key: string, target: Element): boolean {
    const { view } = this;
    const { seating, page, board } = view;
    const { stage } = seating;
    const tab = TABS[key];
    if (key === "Escape") {
      view.keys = false;
      seating.notice = null;
      seating.endings = null;
      if (!view.wide) view.tab = null;
    } else if (key === "?") view.keys = !view.keys;
    else if (key === "u" && !view.watching) void seating.takeBack();
    else if (key === "f") view.fullScreen();
    else if (key === "s") settings.sound = !settings.sound;
    else if (key === "b" && page) focusChoice(page);
    else if (key === "." && stage.playing) stage.skip();
    else if (key === " " && stage.playing && !target.matches("button, a, summary, [role=button]"))
      stage.step();
    else if (key === "m") settings.marks = !settings.marks;
    else if (tab && view.tabs.includes(tab)) view.turnTo(tab);
    else if (/^[1-9]$/.test(key)) {
      const chosen = seating.legal[Number(key) - 1];
      if (!chosen) return false;
      void seating.act(chosen);
    } else if (board && key.startsWith("Arrow") && (board.contains(target) || nowhere(target)))
      return moveFocus(board, key);
    else return false;
    return true;
  }
}
