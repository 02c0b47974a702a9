import { type Camera, type Point, projector } from './projection';
import type { Shape } from './scene';

/** Half the length, the height and half the width of a court, in metres (federation's rule: 10 x 5 x 2.70). */
export const halfLength = 5;
export const height = 2.7;
export const halfWidth = 2.5;

type Pen = (points: readonly Point[], closed?: boolean) => string;

export function penOf(camera: Camera): Pen {
  const project = projector(camera);
  return (points, closed = false) =>
    `M${points.map((point) => project(point).join(' ')).join('L')}${closed ? 'Z' : ''}`;
}

const rectangle = (up: number, x = halfLength, z = halfWidth): readonly Point[] => [
  [-x, up, -z],
  [x, up, -z],
  [x, up, z],
  [-x, up, z],
];

const acrossAt = (x: number): readonly Point[] => [
  [x, 0, -halfWidth],
  [x, 0, halfWidth],
];

/** The engagement zone before a goal: half a circle around its middle. */
function arcAt(end: -1 | 1): readonly Point[] {
  return Array.from({ length: 9 }, (_, index): Point => {
    const angle = (Math.PI * index) / 8;
    return [end * (halfLength - Math.sin(angle)), 0, -Math.cos(angle)];
  });
}

const circle: readonly Point[] = Array.from({ length: 24 }, (_, index): Point => {
  const angle = (Math.PI * index) / 12;
  return [Math.cos(angle) * 0.75, 0, Math.sin(angle) * 0.75];
});

const goalAt = (x: number): readonly Point[] => [
  [x, 0, -0.5],
  [x, 1, -0.5],
  [x, 1, 0.5],
  [x, 0, 0.5],
];

/** A court as a lit box of clear walls; `at` moves it, in metres along and across the floor. */
export function drawCourt(
  camera: Camera,
  at: readonly [along: number, across: number] = [0, 0],
): readonly Shape[] {
  const pen = penOf(camera);
  const moved: Pen = (points, closed) =>
    pen(
      points.map(([along, up, across]): Point => [along + at[0], up, across + at[1]]),
      closed,
    );
  const floor = rectangle(0);
  const roof = rectangle(height);
  const corners = floor.map((foot, index) => moved([foot, roof[index] as Point]));
  const sides = [0, 1, 2, 3].map((index) => {
    const next = (index + 1) % 4;
    return moved([floor[index], floor[next], roof[next], roof[index]] as Point[], true);
  });
  const lines = [acrossAt(-3), acrossAt(0), acrossAt(3), arcAt(-1), arcAt(1)].map((line) => moved(line));
  return [
    { stroke: 'floor', d: moved(floor, true) },
    { stroke: 'glass', d: sides.join('') },
    { stroke: 'line', d: [...lines, moved(circle, true), moved(floor, true)].join('') },
    { stroke: 'goal', d: moved(goalAt(-halfLength)) + moved(goalAt(halfLength)) },
    { stroke: 'glow', d: moved(roof, true) },
    { stroke: 'edge', d: moved(roof, true) + corners.join('') },
  ];
}

/** The flight of a ball from point to point, a ring where it meets a wall, and the ball where it ends. */
export function drawFlight(camera: Camera, points: readonly Point[], radius = 7): readonly Shape[] {
  const project = projector(camera);
  const [x, y] = project(points.at(-1) ?? [0, 0, 0]);
  const path = penOf(camera)(points);
  const rebounds = points.slice(1, -1).map((point) => disc(...project(point), radius + 3));
  return [
    { stroke: 'heat', d: path },
    { stroke: 'trail', d: path + rebounds.join('') },
    { stroke: 'ball', d: disc(x, y, radius) },
  ];
}

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
