// What is asked at a table, in the words of its board, and what of it is said aloud.

import type { Seating } from "../lib/table.svelte";
import { say, type Say } from "../lib/texts.svelte";

/** The seats of mine that look at the table now: on one screen only the one it is shown to. */
export function looking(seating: Seating): number[] {
  const seat = seating.stage.position?.seat;
  return seating.mine.length > 1 && seat ? [seat] : seating.mine;
}

/** The question, in one sentence. */
export function asked(seating: Seating, words: Say): string {
  const { position } = seating.stage;
  if (!position || !seating.table) return "";
  if (seating.spokenFor === "forced") return say("spoken-for");
  const you = looking(seating);
  if (seating.board) return seating.board.asks(position, words, seating.name, you);
  if (position.over) return say("game-over");
  const names = position.actors.map(seating.name).join(", ");
  return position.actors.some((one) => you.includes(one))
    ? say("ask-you")
    : say("ask-other", { name: names });
}

/** What happens or is asked, for those who hear the page. */
export function aloud(seating: Seating, question: string): string {
  if (seating.curtain !== null) return "";
  if (seating.stage.beat) return seating.stage.said;
  if (seating.taught?.text) return seating.taught.text;
  // Not `seating.legal`: that is empty while an answer is awaited, and the question would be read out again.
  const count = seating.spokenFor ? 0 : (seating.stage.position?.legal.length ?? 0);
  const hurry = seating.silence
    ? say("silence", {
        seconds: Math.round(seating.silence.seconds),
        action: seating.silence.says.label,
      })
    : "";
  return count > 0 ? `${question} ${hurry} ${say("choices-count", { count })}` : question;
}
