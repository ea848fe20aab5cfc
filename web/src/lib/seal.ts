// A salt for the dice, and its seal. What both are for is looked at in fairness.ts, after the game.

import { hex, sha256, utf8 } from "./sha256";

/** A salt of one's own: 32 bytes that nobody else has a part in, as hexadecimal digits. */
export const freshSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** What one commits to: the SHA-256 of a salt. */
export const sealOf = (salt: string): string => hex(sha256(utf8(salt)));
