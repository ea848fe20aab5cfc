// Lines as a steady hand with a pencil draws them: never quite straight, always the same way.

import { CELLS, GRID, HEIGHT, middle, placeAt, VAULT, WIDTH } from "./castle";

/** Units of the drawing per cell. */
export const U = 40;

/** A number between -1 and 1 that depends on nothing but its arguments. */
export function waver(a: number, b = 0, c = 0): number {
  const value = Math.sin(a * 127.1 + b * 311.7 + c * 74.7) * 43758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

const round = (value: number): string => value.toFixed(1);

/** A pencil stroke from one point to another. */
export function stroke(x1: number, y1: number, x2: number, y2: number, seed = 0, give = 1.2): string {
  const at = (i: number): number => give * waver(x1 + i, y1 - i, seed + x2 + y2);
  const mx = (x1 + x2) / 2 + at(1);
  const my = (y1 + y2) / 2 + at(2);
  return `M${round(x1 + at(3) / 2)} ${round(y1 + at(4) / 2)}Q${round(mx)} ${round(my)} ${round(x2 + at(5) / 2)} ${round(y2 + at(6) / 2)}`;
}

function inside(column: number, row: number): boolean {
  return placeAt(column, row) !== undefined;
}

function isVault(column: number, row: number): boolean {
  return GRID[row]?.[column] === "T";
}

/** The lines between the fields. */
export function gridLines(): string {
  const lines: string[] = [];
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      if (!inside(column, row)) continue;
      const [x, y] = [column * U, row * U];
      if (inside(column + 1, row) && !(isVault(column, row) && isVault(column + 1, row))) {
        lines.push(stroke(x + U, y + 2, x + U, y + U - 2, row));
      }
      if (inside(column, row + 1) && !(isVault(column, row) && isVault(column, row + 1))) {
        lines.push(stroke(x + 2, y + U, x + U - 2, y + U, column));
      }
    }
  }
  return lines.join("");
}

interface Corner {
  x: number;
  y: number;
}

/** The outer wall, corner by corner, clockwise from its top left. */
export function outline(): Corner[] {
  // Walk along the edges with the castle on the right hand.
  const turns = [
    { dx: 1, dy: 0 },
    { dx: 0, dy: 1 },
    { dx: -1, dy: 0 },
    { dx: 0, dy: -1 },
  ];
  const first = CELLS[0] ?? { column: 0, row: 0 };
  let [x, y, way] = [first.column, first.row, 0];
  const corners: Corner[] = [];
  do {
    const { dx, dy } = turns[way] ?? { dx: 1, dy: 0 };
    // The cells ahead, left and right of the line being drawn.
    const right = { column: x + (dx - dy - 1) / 2, row: y + (dx + dy - 1) / 2 };
    const left = { column: x + (dx + dy - 1) / 2, row: y + (dy - dx - 1) / 2 };
    if (inside(left.column, left.row)) {
      corners.push({ x, y });
      way = (way + 3) % 4;
    } else if (!inside(right.column, right.row)) {
      corners.push({ x, y });
      way = (way + 1) % 4;
    }
    const step = turns[way] ?? { dx: 1, dy: 0 };
    x += step.dx;
    y += step.dy;
  } while (x !== first.column || y !== first.row);
  return [{ x, y }, ...corners.filter((corner) => corner.x !== x || corner.y !== y)];
}

/** The outer wall as a closed path. */
export function outlinePath(corners: Corner[]): string {
  return `M${corners.map(({ x, y }) => `${x * U} ${y * U}`).join("L")}Z`;
}

/** Battlements: small blocks along the outside of the wall. */
export function merlons(corners: Corner[]): { x: number; y: number; turn: number }[] {
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
    return Array.from({ length: length * 2 }, (_, k) => {
      const along = (k + 0.5) / 2;
      return {
        x: (from.x + dx * along + dy * 0.2) * U,
        y: (from.y + dy * along - dx * 0.2) * U,
        turn: waver(k, i) * 3 + (dy === 0 ? 0 : 90),
      };
    });
  });
}

/** Corners that stand out: there are towers. */
export function towers(corners: Corner[]): Corner[] {
  return corners.filter((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner;
    const behind = corners[(i + 1) % corners.length] ?? corner;
    const turn =
      (corner.x - before.x) * (behind.y - corner.y) - (corner.y - before.y) * (behind.x - corner.x);
    return turn > 0;
  });
}

/** A way through the castle as one pencil line. */
export function trailPath(places: readonly number[], seed = 0): string {
  return places
    .map((place, i) => {
      const { x, y } = middle(place);
      const px = x * U + 2 * waver(place, seed, 1);
      const py = y * U + 2 * waver(place, seed, 2);
      if (i === 0) return `M${round(px)} ${round(py)}`;
      const last = middle(places[i - 1] ?? place);
      const mx = ((last.x + x) / 2) * U + 2.5 * waver(place, seed, 3);
      const my = ((last.y + y) / 2) * U + 2.5 * waver(place, seed, 4);
      return `Q${round(mx)} ${round(my)} ${round(px)} ${round(py)}`;
    })
    .join("");
}

/** The chamber's frame, in units of the drawing. */
export const VAULT_BOX = {
  x: VAULT.left * U,
  y: VAULT.top * U,
  width: (VAULT.right - VAULT.left + 1) * U,
  height: (VAULT.bottom - VAULT.top + 1) * U,
};
