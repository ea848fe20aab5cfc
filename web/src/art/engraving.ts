// Woodcut by numbers: limbs as tubes along a line, with the cuts of a graver across them.

export type Knot = readonly [x: number, y: number, width: number];

export interface Spot {
  x: number;
  y: number;
  /** Half the thickness here. */
  w: number;
  /** Direction of the line. */
  tx: number;
  ty: number;
}

const r = (n: number) => Math.round(n * 10) / 10;

/** A limb: a smooth line through knots, each with its half thickness. */
export class Tube {
  readonly spots: Spot[];

  constructor(knots: readonly Knot[], steps = 12) {
    const at = (i: number) => knots[Math.max(0, Math.min(knots.length - 1, i))]!;
    const points: [number, number, number][] = [];
    for (let i = 0; i < knots.length - 1; i++) {
      for (let k = 0; k < steps; k++) points.push(smooth(at(i - 1), at(i), at(i + 1), at(i + 2), k / steps));
    }
    const last = at(knots.length - 1);
    points.push([last[0], last[1], last[2]]);
    this.spots = points.map(([x, y, w], i) => {
      const before = points[Math.max(0, i - 1)]!;
      const after = points[Math.min(points.length - 1, i + 1)]!;
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      return { x, y, w, tx: (after[0] - before[0]) / length, ty: (after[1] - before[1]) / length };
    });
  }

  /** The spot at a share (0 to 1) of the way. */
  at(share: number): Spot {
    return this.spots[Math.round(Math.max(0, Math.min(1, share)) * (this.spots.length - 1))]!;
  }

  /** A point beside the line: `side` is in half thicknesses, positive to the right of the way. */
  beside(share: number, side: number): [number, number] {
    const s = this.at(share);
    return [s.x - s.ty * s.w * side, s.y + s.tx * s.w * side];
  }

  /** The silhouette (up to a share of the way), round where it begins. */
  outline(to = 1): string {
    const spots = this.spots.slice(0, Math.round(to * (this.spots.length - 1)) + 1);
    const right = spots.map((s) => `${r(s.x - s.ty * s.w)} ${r(s.y + s.tx * s.w)}`);
    const left = spots.map((s) => `${r(s.x + s.ty * s.w)} ${r(s.y - s.tx * s.w)}`).reverse();
    const w = r(spots[0]!.w);
    return `M${right.join("L")}L${left.join("L")}A${w} ${w} 0 0 0 ${right[0]}Z`;
  }

  /** Its two edges, as open lines from a share of the way on. */
  edges(from: number, to = 1): string {
    const n = this.spots.length - 1;
    const spots = this.spots.slice(Math.round(from * n), Math.round(to * n) + 1);
    const right = spots.map((s) => `${r(s.x - s.ty * s.w)} ${r(s.y + s.tx * s.w)}`);
    const left = spots.map((s) => `${r(s.x + s.ty * s.w)} ${r(s.y - s.tx * s.w)}`);
    return `M${right.join("L")}M${left.join("L")}`;
  }

  /** A strip along one side, between two distances from the middle; pointed at both ends. */
  strip(from: number, to: number, inner: number, outer: number): string {
    const middle = (inner + outer) / 2;
    const steps = Array.from({ length: 40 }, (_, i) => i / 39);
    const line = (side: number) =>
      steps.map((t) => {
        const full = Math.min(1, Math.sqrt(Math.min(t, 1 - t) * 9));
        return this.beside(from + (to - from) * t, middle + (side - middle) * full);
      });
    return `M${[...line(inner), ...line(outer).reverse()].map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}Z`;
  }

  /** Cuts across the limb, each thin at its ends; `bend` bows them along the way. */
  cuts(from: number, to: number, count: number, inner: number, outer: number, bend = 5, thick = 1.6): string {
    let path = "";
    for (let i = 0; i < count; i++) {
      const share = from + ((to - from) * (i + 0.5)) / count;
      const spot = this.at(share);
      // Uneven on purpose: a hand has cut them.
      const uneven = 0.88 + 0.24 * Math.abs(Math.sin(i * 12.9898 + count));
      const a = this.beside(share, inner);
      const b = this.beside(share, inner + (outer - inner) * uneven);
      path += lens(a, b, [spot.tx * bend, spot.ty * bend], thick * (0.7 + 0.5 * uneven));
    }
    return path;
  }

  /** Spikes along one side, leaning against the way. */
  spikes(from: number, to: number, count: number, side: 1 | -1, size: number, lean = 0.7): string {
    let path = "";
    for (let i = 0; i < count; i++) {
      const share = from + ((to - from) * (i + 0.5)) / count;
      const half = (to - from) / count / 2.1;
      const spot = this.at(share);
      const tall = size * (0.55 + 0.45 * Math.sin(((i + 0.7) / count) * Math.PI));
      const [ax, ay] = this.beside(share - half, side * 0.9);
      const [bx, by] = this.beside(share + half, side * 0.9);
      const [mx, my] = this.beside(share, side);
      const px = mx - spot.ty * side * tall - spot.tx * tall * lean;
      const py = my + spot.tx * side * tall - spot.ty * tall * lean;
      path += `M${r(ax)} ${r(ay)}Q${r((ax + px) / 2 + spot.tx)} ${r((ay + py) / 2 + spot.ty)} ${r(px)} ${r(py)}L${r(bx)} ${r(by)}Z`;
    }
    return path;
  }
}

/** One cut: pointed at both ends, bowed. */
export function lens(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [bx0, by0]: readonly [number, number],
  thick: number,
): string {
  const mx = (ax + bx) / 2 + bx0;
  const my = (ay + by) / 2 + by0;
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const nx = (-(by - ay) / length) * thick;
  const ny = ((bx - ax) / length) * thick;
  return `M${r(ax)} ${r(ay)}Q${r(mx + nx)} ${r(my + ny)} ${r(bx)} ${r(by)}Q${r(mx - nx)} ${r(my - ny)} ${r(ax)} ${r(ay)}Z`;
}

function smooth(a: Knot, b: Knot, c: Knot, d: Knot, t: number): [number, number, number] {
  const mix = (i: 0 | 1 | 2) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
  return [mix(0), mix(1), Math.max(0.4, mix(2))];
}

/** Rays around a point, as cuts: from one radius to another, every other one shorter. */
export function rays(x: number, y: number, from: number, to: number, count: number, thick = 3): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const far = i % 2 ? to * 0.8 : to;
    path += lens(
      [x + Math.cos(a) * from, y + Math.sin(a) * from],
      [x + Math.cos(a) * far, y + Math.sin(a) * far],
      [0, 0],
      thick,
    );
  }
  return path;
}

/** Level cuts that fill a box: sky, water, ground. Closer together towards `dense` (0 top, 1 bottom). */
export function levels(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  dense = 0,
): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const at = dense ? 1 - (1 - t) ** 1.7 : t ** 1.7;
    const shift = Math.sin(i * 7.3) * width * 0.12;
    const length = width * (0.62 + 0.38 * Math.abs(Math.sin(i * 3.1)));
    const left = x + (width - length) / 2 + shift;
    path += lens([left, y + at * height], [left + length, y + at * height], [0, Math.sin(i) * 1.5], 1.5);
  }
  return path;
}
