// Who is sitting here. A guest with a name is made the moment one is needed.

import { api, forget, Problem } from "./api";
import { forgetSeen } from "./app.svelte";
import type { Person } from "./protocol";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";
import { RINGS, waitFor } from "./waiting.svelte";

export const me = $state<{ person: Person | null; asked: boolean }>({ person: null, asked: false });

const KEY = "lindwurm-known";

/** Find out who this browser is, if it has ever been anybody. */
export async function recognise(): Promise<void> {
  if (me.asked || !localStorage.getItem(KEY)) return;
  try {
    me.person = await api.me();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== "signed_out") throw problem;
    become(null); // the session was ended elsewhere, or nobody is this person any more
  } finally {
    me.asked = true;
  }
}

/** This is who sits here now; nobody any more if null. Somebody else than before sees nothing that was kept. */
export function become(person: Person | null, another = false): void {
  me.person = person;
  me.asked = true;
  if (person) localStorage.setItem(KEY, "yes");
  else {
    localStorage.removeItem(KEY);
    forget();
    waitFor([]);
    if (localStorage.getItem(RINGS)) void import("./ringing").then(({ silence }) => silence());
  }
  if (!person || another) forgetSeen();
}

/** Ask as somebody new. A cookie that this page knows nothing of may be in the way: then we ask whose it is first. */
export async function anew<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== "csrf") throw problem;
    await api.me().catch(() => forget()); // gives us the token, or takes away what has ended
    return what();
  }
}

/** Return who this is; a guest with a friendly name if nobody yet. */
export async function someone(): Promise<Person> {
  await recognise();
  if (!me.person) {
    const name = settings.name || say("guest-name");
    try {
      become(await api.guest(name, settings.language));
    } catch (problem) {
      // Somebody already, though this browser does not remember: then the token was missing.
      if (!(problem instanceof Problem) || problem.code !== "csrf") throw problem;
      become(await api.me().catch(() => api.guest(name, settings.language)));
    }
  }
  return me.person!;
}
