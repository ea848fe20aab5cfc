// Lessons from anywhere: begin a chapter, or go on where it was left.

import { expectTable } from "./ahead";
import { api, Problem } from "./api";
import { me, recognise, someone } from "./person.svelte";
import type { GameId, Learning } from "./protocol";
import { go } from "./router.svelte";
import { say } from "./texts.svelte";

/** Begin a chapter (without one: go on) and go there; returns what went wrong, in words. */
export async function teach(game: GameId, chapter?: string): Promise<string> {
  expectTable(game);
  try {
    await someone();
    go(`/table/${(await api.beginLesson(game, chapter)).table.id}`);
    return "";
  } catch (error) {
    const code = error instanceof Problem ? error.code : "broken";
    return code === "unknown" ? say("learn-none") : say(`problem-${code.replace("_", "-")}`);
  }
}

/** How far I have come in all lessons; nothing for somebody who is nobody yet. */
export async function learning(): Promise<Learning[]> {
  try {
    await recognise();
    return me.person ? await api.learning() : [];
  } catch {
    return [];
  }
}
