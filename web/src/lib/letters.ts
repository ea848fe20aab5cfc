// The page's own letters: what must not move when they come waits for them, though not for long.

const FACES = [
  "400 16px 'Alegreya Sans'",
  "700 16px 'Alegreya Sans'",
  "400 16px Alegreya",
  "600 16px 'Grenze Gotisch'",
];
const PATIENCE = 1500;

/** Until the letters have come, though never longer than a person waits gladly; says whether they have. */
export async function letters(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false));
  const come = Promise.all(FACES.map((face) => document.fonts.load(face))).then(
    () => true,
    () => false,
  );
  return await Promise.race([late, come]);
}

/** Do without the page's own letters while this lasts: those that come late would move what is read already. */
export function withoutLetters(): () => void {
  const { dataset } = document.documentElement;
  dataset.letters = "late";
  return () => delete dataset.letters;
}
