// The page's own letters: what must not move when they come waits for them, though not for long.

const FACES = [
  "400 16px 'Alegreya Sans'",
  "700 16px 'Alegreya Sans'",
  "400 16px Alegreya",
  "600 16px 'Grenze Gotisch'",
];
const PATIENCE = 1500;

/** Until the letters have come; never longer than a person waits gladly. */
export async function letters(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([late, Promise.all(FACES.map((face) => document.fonts.load(face))).catch(() => {})]);
}
