// What the parts of the account's page share: doing something, and saying how it went.

/** Try something; say `done` if it worked, else why not (`scope`-code in the texts, if there is one). */
export type Attempt = (what: () => Promise<unknown>, done: string, scope?: string) => Promise<void>;
