// How much room there is, and whether somebody is new here.

import type { Size } from "./bench";

/** Also a tablet that lies on its side. */
const desk = matchMedia("(min-width: 1280px), (min-width: 960px) and (max-height: 899px)");
const high = matchMedia("(min-height: 880px)");
const tablet = matchMedia("(min-width: 700px)");
const measured = (): Size => (desk.matches ? "desk" : tablet.matches ? "tablet" : "phone");

/** A desk that is not high has its hand and the Scouts on pages beside the land. */
export const screen = $state({ size: measured(), short: !high.matches });
for (const one of [desk, tablet, high])
  one.addEventListener("change", () => Object.assign(screen, { size: measured(), short: !high.matches }));

const KEY = "lindwurm-simurgh";
/** Whoever has sat at more tables than this knows the icons. */
const FIRST = 3;

/** Whether this table is one of a person's first in this browser. */
export function newcomer(table: string): boolean {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
    if (!known.includes(table) && known.length <= FIRST) {
      known.push(table);
      localStorage.setItem(KEY, JSON.stringify(known));
    }
    return known.indexOf(table) >= 0 && known.indexOf(table) < FIRST;
  } catch {
    return true;
  }
}
