// Where things are on the screen. An element says which places it is by `data-place="lane:2"` (several names
// with spaces between); marks, the story, edge tabs, lessons and refusals find it by that.

/** The elements of a place, those that are drawn. */
export function placed(name: string): Element[] {
  const all = [...document.querySelectorAll(`[data-place~="${CSS.escape(name)}"]`)];
  return all.filter((one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the screen in which the board can be seen: without what sticks to its edges. */
export function sight(): Box {
  const bar = document.querySelector("[data-bar]")?.getBoundingClientRect();
  const foot = document.querySelector("[data-asking]")?.getBoundingClientRect();
  const main = document.querySelector("main")?.getBoundingClientRect();
  const top = Math.max(0, bar?.bottom ?? 0, main && main.height < innerHeight ? main.top : 0);
  const bottom = Math.min(innerHeight, foot && foot.height > 0 ? foot.top : innerHeight);
  return {
    left: Math.max(0, main?.left ?? 0),
    top,
    right: Math.min(innerWidth, main?.right ?? innerWidth),
    bottom,
  };
}

/** Whether an element of the board is scrolled out of some part of it, though it may be drawn. */
export function tucked(element: Element, board: Element): boolean {
  const all = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  return outside(element, clip(element, all, board)) !== null;
}

/** The part of the screen (of `box`) in which an element could be seen, given what scrolls around it up to `top`. */
export function clip(element: Element, box = sight(), top: Element = document.body): Box {
  for (let one = element.parentElement; one && one !== top; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = one.getBoundingClientRect();
    if (overflowX !== "visible") {
      box.left = Math.max(box.left, edge.left);
      box.right = Math.min(box.right, edge.right);
    }
    if (overflowY !== "visible") {
      box.top = Math.max(box.top, edge.top);
      box.bottom = Math.min(box.bottom, edge.bottom);
    }
  }
  return box;
}

export type Edge = "up" | "down" | "left" | "right";

/** Things no taller than this are touched as a whole: a card of which the half can be seen is not in sight. */
const SMALL = 120;

/** Beyond which edge an element lies with its middle, or a small thing with a quarter; null where it can be seen. */
export const beyond = (element: Element): Edge | null => outside(element, clip(element));

function outside(element: Element, box: Box): Edge | null {
  const it = element.getBoundingClientRect();
  const x = (it.left + it.right) / 2;
  const within = it.height > SMALL ? 0.5 : 0.25;
  if (it.bottom - within * it.height > box.bottom) return "down";
  if (it.top + within * it.height < box.top) return "up";
  if (x > box.right) return "right";
  return x < box.left ? "left" : null;
}

/** Bring an element into sight; says whether it had to be. */
export function bring(element: Element | undefined, still: boolean): boolean {
  const edge = element && beyond(element);
  if (!element || !edge) return false;
  // Only that way: what fills the screen has nothing to scroll the other way.
  const aside = edge === "left" || edge === "right";
  element.scrollIntoView({
    block: aside ? "nearest" : "center",
    inline: aside ? "center" : "nearest",
    behavior: still ? "instant" : "smooth",
  });
  return true;
}
