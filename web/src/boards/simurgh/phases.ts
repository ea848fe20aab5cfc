// The phases by their names, as the words of the game call them.

import { Phase, type View } from "../../games/simurgh";

const NAMES = Object.fromEntries(
  Object.entries(Phase).map(([name, phase]) => [phase, name.toLowerCase().replaceAll("_", "-")]),
);

export const phaseName = (view: View): string => NAMES[view.phase] ?? "over";
