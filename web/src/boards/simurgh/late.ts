// What the counter asks and shows: nothing of it is there when one comes to a table, and the land does not wait for it.

import { Later } from "../../lib/later.svelte";

export const late = new Later(() => import("./counter/all"));
