// The focus at a table. Arrow keys on a board: the nearest thing to touch in that direction.

const TOUCHABLE = 'button:not(:disabled), a[href], [role="button"], [tabindex="0"]';

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether the focus is at nothing in particular: the page, or its name, where a table begins. */
export const nowhere = (at: Element | null): boolean => !at || at === document.body || at.matches("h1");

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Move the focus within `board`; returns whether the key was one for that. */
export function moveFocus(board: HTMLElement, key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const all = [...board.querySelectorAll<HTMLElement | SVGElement>(TOUCHABLE)].filter(
    (one) => one.getBoundingClientRect().width > 0,
  );
  const now = document.activeElement;
  if (!now || !board.contains(now) || now === board) {
    all[0]?.focus();
    return all.length > 0;
  }
  const [x, y] = middle(now);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const one of all) {
    if (one === now) continue;
    const [ox, oy] = middle(one);
    const along = (ox - x) * way[0] + (oy - y) * way[1];
    const aside = Math.abs((ox - x) * way[1]) + Math.abs((oy - y) * way[0]);
    if (along <= 2 || aside > along * 2.5) continue;
    const distance = along + aside * 2;
    if (distance < least) [best, least] = [one, distance];
  }
  best?.focus();
  return true;
}

/** Go to the first thing that can be chosen: on the board, else in the tray, else to anything on the board. */
export function focusChoice(table: HTMLElement): void {
  const ways = [
    "[data-board] [data-action]",
    "[data-board] .lit",
    ".tray [data-action]",
    `[data-board] :is(${TOUCHABLE})`,
  ];
  const found = ways
    .map((way) => table.querySelector<HTMLElement | SVGElement>(way))
    .find((one) => one !== null);
  found?.focus();
}
