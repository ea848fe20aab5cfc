// Who is sitting here. A guest with a name is made the moment one is needed.

import { api, Problem } from "./api";
import type { Person } from "./protocol";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

export const me = $state<{ person: Person | null; asked: boolean }>({ person: null, asked: false });

/** Find out who this browser is. */
export async function recognise(): Promise<void> {
  try {
    me.person = await api.me();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== "signed_out") throw problem;
  } finally {
    me.asked = true;
  }
}

/** Return who this is; a guest with a friendly name if nobody yet. */
export async function someone(): Promise<Person> {
  if (!me.asked) await recognise();
  me.person ??= await api.guest(say("guest-name"), settings.language);
  return me.person;
}
