// The lindwurm itself, as geometry: one body, one to seven necks. Drawn on 640 x 480, feet at the bottom.

import { lens, Tube, type Knot, type Spot } from "./engraving";

export interface Neck {
  /** Silhouette, its edge against what lies behind, belly plates, cuts and crest of the neck. */
  outline: string;
  edges: string;
  belly: string;
  plates: string;
  cuts: string;
  crest: string;
  /** What is left of it without its head. */
  stump: { outline: string; edges: string; cuts: string; end: string };
  /** Where and how the head sits. */
  head: string;
  /** Looks to the right. */
  mirrored: boolean;
  x: number;
  y: number;
}

/** Where the necks grow from the chest. */
const ROOT: readonly [number, number] = [304, 262];

/** Angles of the heads, in degrees from upright (left is negative), and how far out they are. */
const FANS: Record<number, [angle: number, reach: number][]> = {
  1: [[-42, 205]],
  2: [
    [-50, 205],
    [26, 200],
  ],
  3: [
    [-62, 205],
    [-10, 222],
    [48, 202],
  ],
  4: [
    [-70, 205],
    [-27, 225],
    [20, 226],
    [64, 200],
  ],
  5: [
    [-78, 205],
    [-43, 225],
    [-4, 232],
    [35, 224],
    [72, 200],
  ],
  6: [
    [-84, 205],
    [-53, 228],
    [-20, 222],
    [16, 236],
    [48, 216],
    [80, 200],
  ],
  7: [
    [-88, 206],
    [-60, 232],
    [-31, 214],
    [-1, 240],
    [29, 214],
    [58, 230],
    [86, 202],
  ],
};

function neck(angle: number, reach: number, alone: boolean): Neck {
  const a = (angle * Math.PI) / 180;
  const mirrored = angle > 8;
  const side = mirrored ? 1 : -1;
  const [x0, y0] = ROOT;
  const x = x0 + Math.sin(a) * reach;
  const y = y0 - Math.cos(a) * reach * 0.86;
  // An S: out of the chest against the way, then over and forward to the head.
  const bow = alone ? 62 : 30;
  const px = Math.cos(a);
  const py = Math.sin(a);
  const along = (share: number, off: number): [number, number] => [
    x0 + (x - x0) * share - side * px * off,
    y0 + (y - y0) * share - side * py * off * 0.86,
  ];
  const thick = alone ? 1.45 : 1;
  const [ax, ay] = along(0.3, bow * 0.55);
  const [bx, by] = along(0.66, bow);
  const [cx, cy] = along(0.93, bow * 0.62);
  const knots: Knot[] = [
    [x0 + Math.sin(a) * 10, y0 + 34, 27 * thick],
    [x0 + (ax - x0) * 0.5, y0 + (ay - y0) * 0.5, 21 * thick],
    [ax, ay, 16.5 * thick],
    [bx, by, 12.5 * thick],
    [cx, cy, 10.5 * thick],
    [x, y, 9.5 * thick],
  ];
  const tube = new Tube(knots, 10);
  // The way goes up; a head that looks left has its throat on the left.
  const throat = mirrored ? 1 : -1;
  const size = alone ? 1.5 : 1;
  const tilt = alone ? -4 : -side * Math.max(-20, Math.min(34, (Math.abs(angle) - 40) * 0.5));
  return {
    outline: tube.outline(),
    edges: tube.edges(0.26),
    belly: tube.strip(alone ? 0.1 : 0.2, 0.99, throat * 0.22, throat * 0.86),
    plates: tube.cuts(alone ? 0.1 : 0.22, 0.97, alone ? 24 : 19, throat * 0.16, throat * 0.94, 2.4, 1.5),
    cuts: tube.cuts(0.2, 0.95, 22, -throat * 0.88, -throat * 0.05, 5, 1.5),
    crest: tube.spikes(0.24, 0.97, 11, -throat as 1 | -1, 13 * (alone ? 1.5 : 1), 0.75),
    stump: {
      outline: tube.outline(0.5),
      edges: tube.edges(0.26, 0.5),
      cuts: tube.cuts(0.2, 0.46, 9, -0.8, 0.6, 5, 1.5),
      end: cross(tube.at(0.5)),
    },
    head: `translate(${x.toFixed(1)} ${y.toFixed(1)}) ${mirrored ? "scale(-1 1) " : ""}rotate(${(mirrored ? -tilt : tilt).toFixed(1)}) scale(${size})`,
    mirrored,
    x,
    y,
  };
}

/** Where a neck was hewn through. */
function cross(spot: Spot): string {
  const turn = (Math.atan2(spot.ty, spot.tx) * 180) / Math.PI;
  return `translate(${spot.x.toFixed(1)} ${spot.y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${spot.w.toFixed(1)})`;
}

/** Necks from the outermost to the middle one, which lies in front. */
export function necks(heads: number): Neck[] {
  const count = Math.max(1, Math.min(7, Math.round(heads)));
  const fan = FANS[count]!;
  return fan
    .map(([angle, reach], i) => ({ i, angle, neck: neck(angle, reach, count === 1) }))
    .sort((a, b) => Math.abs(b.angle) - Math.abs(a.angle))
    .map((one) => one.neck);
}

const BODY = new Tube(
  [
    [304, 244, 30],
    [298, 290, 60],
    [308, 340, 72],
    [350, 384, 66],
    [418, 414, 42],
    [490, 424, 27],
    [556, 408, 20],
    [600, 362, 15.5],
    [606, 306, 12],
    [576, 268, 9],
    [538, 270, 6.5],
    [520, 296, 4.5],
  ],
  14,
);

export const BODY_PARTS = {
  outline: BODY.outline(),
  belly: BODY.strip(0.12, 0.36, 0.14, 0.87),
  plates: BODY.cuts(0.13, 0.35, 10, 0.06, 0.95, 8, 2.2),
  scales:
    BODY.cuts(0.07, 0.33, 11, -0.9, -0.42, 9, 2.1) +
    BODY.cuts(0.085, 0.34, 11, -0.5, -0.14, 8, 1.9) +
    BODY.cuts(0.1, 0.34, 10, -0.2, 0.08, 7, 1.6),
  tail: BODY.cuts(0.38, 0.97, 40, -0.88, -0.05, 6, 1.8),
  tailBelly: BODY.cuts(0.38, 0.95, 36, 0.34, 0.94, 3, 1.2),
  shoulder:
    lens([326, 262], [352, 300], [10, -8], 2.2) +
    lens([318, 268], [342, 306], [10, -8], 2.2) +
    lens([332, 258], [358, 290], [10, -8], 2) +
    lens([310, 272], [332, 308], [10, -8], 2),
  haunch:
    lens([386, 384], [430, 352], [-4, -26], 2.4) +
    lens([392, 392], [436, 360], [-2, -24], 2.4) +
    lens([398, 400], [440, 370], [0, -22], 2.2) +
    lens([406, 406], [440, 382], [0, -18], 2) +
    lens([414, 411], [438, 394], [0, -12], 1.8),
  crest: BODY.spikes(0.3, 0.9, 18, -1, 19, 0.8),
  tip: "M512 284C500 286 492 294 488 306 480 304 474 308 470 316 482 318 490 328 494 352 508 342 524 330 540 326 535 318 528 314 520 314 526 306 528 298 526 290z",
};

/** Forelegs and hind leg as tubes too. */
const leg = (knots: readonly Knot[]) => {
  const tube = new Tube(knots, 10);
  return { outline: tube.outline(), cuts: tube.cuts(0.2, 0.85, 11, -0.85, -0.1, 5, 1.6) };
};

export const LEGS = {
  raised: leg([
    [276, 284, 18],
    [234, 292, 17],
    [196, 316, 12],
    [176, 346, 9],
    [160, 352, 8],
  ]),
  left: leg([
    [298, 300, 27],
    [258, 334, 24],
    [238, 376, 14],
    [254, 412, 10],
    [242, 442, 9],
  ]),
  hind: leg([
    [424, 372, 30],
    [404, 392, 36],
    [372, 412, 24],
    [386, 438, 12],
    [376, 446, 10],
  ]),
};

/** A foot with three claws, its ankle at 0 0, looking left. */
export const FOOT =
  "M8-8C12 0 12 6 8 10L-6 10C-14 8-22 6-32 10-26 1-18-1-12-2-18-4-24-4-32-1-27-8-18-10-11-8-15-12-20-14-26-14-20-19-10-18-2-10z";

/** The left wing, spread: bones, the skin between them, and the cuts in the skin. */
const SHOULDER: readonly [number, number] = [268, 262];
const WRIST: readonly [number, number] = [132, 96];
const TIPS: readonly [number, number][] = [
  [22, 60],
  [2, 176],
  [38, 276],
  [112, 330],
  [196, 338],
];

function wing() {
  const [wx, wy] = WRIST;
  const edge = TIPS.slice(1).map(([x, y], i) => {
    const [bx, by] = TIPS[i]!;
    // Between two fingers the skin is drawn in towards the wrist.
    const mx = (x + bx) / 2 + (wx - (x + bx) / 2) * 0.34;
    const my = (y + by) / 2 + (wy - (y + by) / 2) * 0.34;
    return `Q${mx.toFixed(0)} ${my.toFixed(0)} ${x} ${y}`;
  });
  const [fx, fy] = TIPS[0]!;
  const skin = `M${SHOULDER.join(" ")}Q196 196 ${wx} ${wy}Q70 74 ${fx} ${fy}${edge.join("")}Q232 306 ${SHOULDER.join(" ")}Z`;
  const bones = TIPS.slice(0, 4).map(
    ([x, y], i) =>
      new Tube(
        [
          [wx, wy, 6 - i * 0.4],
          [wx + (x - wx) * 0.5 - (i < 2 ? 2 : -5), wy + (y - wy) * 0.5 - (i === 0 ? 8 : 2 * i), 4.2],
          [x, y, 1.2],
        ],
        8,
      ),
  );
  const arm = new Tube(
    [
      [284, 276, 20],
      [222, 196, 13],
      [176, 138, 10.5],
      [wx - 2, wy - 2, 8],
    ],
    10,
  );
  // Hatching: cuts that fan out from the wrist, longest beside the bones.
  let hatch = "";
  for (let i = 0; i < TIPS.length; i++) {
    const [ax, ay] = TIPS[i]!;
    const [bx, by] = i + 1 < TIPS.length ? TIPS[i + 1]! : [262, 292];
    for (let k = 1; k < 13; k++) {
      const t = k / 13;
      const x = ax + (bx - ax) * t;
      const y = ay + (by - ay) * t;
      const near = 0.16 + 0.05 * ((k * 7) % 3);
      const far = 0.46 + 0.48 * Math.abs(t - 0.5) * 2 - 0.05 * ((k * 5) % 4);
      hatch += lens(
        [wx + (x - wx) * near, wy + (y - wy) * near],
        [wx + (x - wx) * far, wy + (y - wy) * far],
        [1.5, -2],
        1.9,
      );
    }
  }
  return {
    skin,
    hatch,
    bones: bones.map((bone) => bone.outline()).join(""),
    arm: arm.outline(),
    armCuts: arm.cuts(0.08, 0.95, 16, -0.8, 0.05, 4, 1.5),
    claw: `M${wx - 6} ${wy + 4}C${wx - 10} ${wy - 12} ${wx - 4} ${wy - 26} ${wx + 16} ${wy - 34}C${wx + 6} ${wy - 22} ${wx + 4} ${wy - 10} ${wx + 9} ${wy + 2}Z`,
  };
}

export const WING = wing();

/** A head that looks left, its neck joining at 0 0. */
export const HEAD = {
  horns:
    "M2-12C16-20 34-19 50-13 58-11 66-14 72-22 72-6 60 1 46-2 32-4 20-2 10 2zM-8-17C4-29 20-31 36-27 44-26 51-30 56-38 58-23 48-16 34-17 22-18 12-14 4-8z",
  frill: "M8 6C20 4 28 6 40 2 34 12 30 12 34 22 24 18 20 20 20 30 12 22 8 20 2 22z",
  skull:
    "M12 11C17 2 16-8 9-14 2-19-8-21-14-21-18-24-24-22-25-17-34-15-44-16-54-17-59-21-67-19-70-13-73-8-72-2-66 0-64 4-63 8-61 11-59 7-57 3-55 0L-50-1C-49 3-48 5-46 8-44 4-43 1-42-2L-37-2C-36 1-35 4-33 6-31 3-30 0-29-3-20-3-12 1-6 7z",
  jaw: "M9 9C4 16-6 20-16 22-26 25-38 28-48 29-55 30-62 27-65 20-60 22-57 21-55 20-55 16-54 13-52 10-50 13-48 16-47 18L-42 17C-41 13-40 11-38 9-36 12-35 14-34 16-24 13-12 8-2 4zM-46 28C-48 33-52 36-57 38-54 32-54 29-53 28z",
  cuts:
    lens([-22, -14], [-58, -13], [0, -3], 1.3) +
    lens([-24, -9], [-60, -7], [0, -2], 1.2) +
    lens([-30, -5], [-52, -4], [0, -1], 1) +
    lens([-2, 0], [6, -10], [4, 2], 1.4) +
    lens([-6, 2], [1, -12], [4, 2], 1.4) +
    lens([2, 3], [10, -6], [4, 2], 1.4) +
    lens([-10, 17], [-44, 25], [0, 2], 1.2) +
    lens([-4, 15], [-28, 20], [0, 2], 1.1) +
    lens([14, -8], [52, -9], [0, -3], 1.3) +
    lens([6, -17], [40, -23], [0, -3], 1.3) +
    lens([8, 10], [30, 8], [0, 2], 1.1) +
    lens([7, 14], [22, 18], [0, 2], 1.1),
  nostril: "M-68-11C-66-14-62-14-61-12-63-10-66-9-68-11z",
  brow: "M-26-16C-20-20-12-19-6-13-12-15-19-14-26-16z",
  eye: "M-21-12C-17-15-11-14-8-9.5-13-7.5-19-8.5-21-12z",
  closed: "M-21-11C-17-9-12-8.5-8-9.5-12-6.6-18-7.4-21-11z",
  tongue: "M-8 6C-24 12-36 10-50 4L-58 6 -53 0 -60-3C-48-2-36 4-24 3z",
};

/** Fire from a mouth that looks left, starting at -52 8. */
export const FIRE = [
  "M-48 8C-66-6-84 2-98-12-96 0-104 4-124-6-112 8-118 14-142 12-126 20-122 26-138 36-118 30-112 32-112 46-102 34-96 32-88 42-86 30-70 26-48 12z",
  "M-50 9C-68 3-80 8-94 2-90 10-98 12-114 10-102 17-102 20-114 26-98 23-94 24-92 32-84 24-70 20-50 12z",
];

/** Arrows that have found their mark, one after the other: where, and where they come from. */
export const WOUNDS: readonly [x: number, y: number, angle: number][] = [
  [356, 322, 38],
  [262, 312, -52],
  [440, 396, 24],
  [330, 292, 66],
  [396, 356, 8],
  [300, 372, -30],
  [528, 408, 40],
  [352, 384, 58],
  [276, 352, -74],
  [480, 414, 4],
];

/** An arrow in the hide at 0 0, coming from above. */
export const ARROW = "M-1.8 2-1.5-44-6-52-6-64-1-58-1-66H1L1-58 6-64 6-52 1.5-44 1.8 2z";

/** A few cuts of ground below its feet. */
export const GROUND =
  lens([150, 452], [600, 450], [0, 3], 2.2) +
  lens([210, 460], [520, 459], [0, 2], 1.8) +
  lens([120, 446], [206, 447], [0, 1], 1.4) +
  lens([262, 467], [440, 466], [0, 1], 1.5) +
  lens([548, 444], [634, 445], [0, 1], 1.4);
