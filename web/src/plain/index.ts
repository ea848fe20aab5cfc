// The plain board: any game, laid out from what it declares. It is the fallback for boards under construction, too.

import Circle from "~icons/game-icons/plain-circle";
import type { BoardModule, PlateFact } from "../lib/boards";
import type { Position } from "../lib/protocol";
import { number, say, type Say } from "../lib/texts.svelte";
import Board from "./Board.svelte";
import { laid, targets, type Action, type Fact, type PlainBoard, type View } from "./declared";

/** A text of the game, or nothing where it has none. */
function told(words: Say, id: string, args?: Record<string, string>): string {
  const found = words(id, args);
  return found === id ? "" : found;
}

function fact(one: Fact, seat: number, view: View, words: Say): PlateFact {
  const value = number(view[one.field]?.[seat - 1] ?? 0);
  return { icon: Circle, value, label: `${words(one.name)}: ${value}` };
}

export function plain(board: PlainBoard): BoardModule<View, Action> {
  laid.set(board.game, board);
  return {
    Board,
    onBoard: (action) => targets(action, board).length > 0,
    asks(position: Position<View, Action>, words, name, you) {
      if (position.over) return told(words, "phase-over") || say("game-over");
      const phase = board.phases[String(position.view.phase)] ?? "";
      const actor = position.actors[0] ?? 1;
      const mine = position.actors.some((one) => you.includes(one));
      const seat = position.actors.map(name).join(", ") || name(actor);
      if (mine) return told(words, `ask-${phase}`) || say("ask-you");
      return told(words, `phase-${phase}`, { seat }) || say("ask-other", { name: seat });
    },
    timing: () => 1,
    plate: (seat, { view }, words) => board.plate.map((one) => fact(one, seat, view, words)),
    ...(board.score
      ? {
          score: (seat: number, { view }: Position<View, Action>) =>
            number(view[board.score]?.[seat - 1] ?? 0),
          points: (seat: number, { view }: Position<View, Action>) => view[board.score]?.[seat - 1] ?? 0,
        }
      : {}),
  };
}
