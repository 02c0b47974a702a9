import { disc, drawCourt, drawFlight, halfLength, halfWidth, height, penOf } from './drawCourt';
import type { Camera, Point } from './projection';
import type { Scene, Shape } from './scene';

const frame = { width: 640, height: 400 } as const;

const above: Camera = { eye: [-4.5, 9, 12], target: [0, 0.6, 0], focal: 640, centre: [320, 205] };
const hall: Camera = { eye: [-11, 20, 29], target: [0, 0, 0], focal: 690, centre: [322, 190] };
const inside: Camera = { eye: [-10.4, 4.6, 4.4], target: [0.4, 0.6, -0.1], focal: 560, centre: [300, 185] };
const stands: Camera = { eye: [0, 9.5, 17], target: [0, 0.9, 0], focal: 720, centre: [320, 235] };

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** A court inside the circles of a globe. */
export function globeScene(): Scene {
  const meridians = [190, 130, 62].map((rx) => ellipse(320, 200, rx, 190));
  const parallels = [-120, -62, 0, 62, 120].map((dy) => {
    const half = Math.round(Math.sqrt(190 ** 2 - dy ** 2));
    return `M${320 - half} ${200 + dy}q${half} ${30} ${2 * half} 0`;
  });
  const globe: Shape = { stroke: 'faint', d: [...meridians, ...parallels].join('') };
  return {
    ...frame,
    shapes: [
      globe,
      ...drawCourt(above),
      ...drawFlight(above, [
        [-4.4, 0.3, 1.4],
        [-1, 1.2, -halfWidth],
        [2, 1.5, halfWidth],
        [4.6, 0.6, 0.1],
      ]),
    ],
  };
}

/** Six courts, two rows of three. */
export function sixCourtsScene(): Scene {
  const places: readonly (readonly [number, number])[] = [
    [-6, -8],
    [6, -8],
    [-6, 0],
    [6, 0],
    [-6, 8],
    [6, 8],
  ];
  return { ...frame, shapes: places.flatMap((place) => drawCourt(hall, place)) };
}

/** The tree of a final stage with six teams: two quarterfinals, two semifinals, a final. */
export function bracketScene(): Scene {
  const quarters = 'M40 70h110v70M40 140h110M150 105h80M40 260h110v70M40 330h110M150 295h80';
  const semis = 'M110 40h120v65M230 72h130M110 360h120v-65M230 328h130';
  const final = 'M360 72v256M360 200h140';
  return {
    ...frame,
    shapes: [
      { stroke: 'faint', d: 'M320 20v360M20 20h600v360H20z' },
      { stroke: 'faint', d: disc(320, 200, 60) },
      { stroke: 'line', d: quarters },
      { stroke: 'glow', d: semis + final },
      { stroke: 'edge', d: semis + final },
      { stroke: 'trail', d: 'M500 200h84' },
      { stroke: 'ball', d: disc(592, 200, 9) },
      { stroke: 'goal', d: 'M620 170h14v60h-14' },
    ],
  };
}

/** One ball, three walls, one goal, seen over an attacker's shoulder. */
export function reboundScene(): Scene {
  return {
    ...frame,
    shapes: [
      ...drawCourt(inside),
      ...drawFlight(inside, [
        [-4.2, 0.2, 1.2],
        [-1.2, 0.7, -halfWidth],
        [1.6, 1.2, halfWidth],
        [3.7, 0.9, -halfWidth],
        [halfLength, 0.5, 0.1],
      ]),
    ],
  };
}

/** A lit court in the middle of its public. */
export function standsScene(): Scene {
  const pen = penOf(stands);
  const rows = [1, 2, 3, 4].flatMap((row) => {
    const x = halfLength + 1 + row * 1.3;
    const z = halfWidth + 1 + row * 1.3;
    const up = row * 0.55;
    const back: readonly Point[] = [
      [-x, up, halfWidth],
      [-x, up, -z],
      [x, up, -z],
      [x, up, halfWidth],
    ];
    return pen(back);
  });
  const seats = [1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: 15 + row * 2 }, (_, seat) => {
      const z = -(halfWidth + 1 + row * 1.3);
      const along = (seat - (14 + row * 2) / 2) * 0.85;
      return pen([
        [along, row * 0.55 + 0.15, z],
        [along, row * 0.55 + 0.6, z],
      ]);
    }),
  );
  return {
    ...frame,
    shapes: [
      { stroke: 'faint', d: rows.join('') },
      { stroke: 'line', d: seats.join('') },
      ...drawCourt(stands),
      ...drawFlight(stands, [
        [-3.5, 0.3, 1],
        [0.5, height - 0.3, -halfWidth],
        [3.2, 0.8, 1.2],
      ]),
    ],
  };
}
