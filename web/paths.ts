// Icons as they are sent: no number finer than can be seen.

/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** The same path in whole numbers: an icon is drawn on 512 units across, and shown on far fewer points of a screen. What
 * was rounded away is made up for by the next point, so that nothing drifts. */
export function rounded(path: string): string {
  // Where the path is, as it was drawn and as it is written; and where its part began.
  let [at, now] = [
    [0, 0],
    [0, 0],
  ];
  let began: [number[], number[]] = [at, now];
  let text = "";
  for (const [, command = "", given = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    const takes = TAKES[kind]!;
    if (takes === 0) {
      [at, now] = began;
      text += command;
      continue;
    }
    // The two flags of an arc may stand without anything between them and what follows.
    const number = String.raw`(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)`;
    const arc = new RegExp(
      `${number}[\\s,]*${number}[\\s,]*${number}[\\s,]*([01])[\\s,]*([01])[\\s,]*${number}[\\s,]*${number}`,
      "g",
    );
    const all =
      kind === "a"
        ? [...given.matchAll(arc)].flatMap((found) => found.slice(1).map(Number))
        : [...given.matchAll(new RegExp(number, "g"))].map((found) => Number(found[0]));
    const values: number[] = [];
    for (let i = 0; i < all.length; i += takes) {
      const some = all.slice(i, i + takes);
      const [to, done] = [[...at], [...now]];
      some.forEach((value, j) => {
        if (kind === "a" && j < 5) return void values.push(value);
        const axis = kind === "v" ? 1 : kind === "h" ? 0 : (j + (kind === "a" ? 1 : 0)) % 2;
        const point = relative ? at[axis]! + value : value;
        const told = Math.round(relative ? point - now[axis]! : point);
        values.push(told);
        to[axis] = point;
        done[axis] = relative ? now[axis]! + told : told;
      });
      [at, now] = [to, done];
      if (kind === "m" && i === 0) began = [at, now];
    }
    text += command + values.join(" ").replaceAll(" -", "-");
  }
  return text;
}
