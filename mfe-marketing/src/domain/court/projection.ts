/** Metres, from the middle of the floor: along the court, up, across it. */
export type Point = readonly [along: number, up: number, across: number];

export type Camera = {
  readonly eye: Point;
  readonly target: Point;
  /** Distance from the eye to the picture, in units of the picture. */
  readonly focal: number;
  /** Where the target falls in the picture. */
  readonly centre: readonly [x: number, y: number];
};

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(a: Point): Point {
  const length = Math.sqrt(dot(a, a));
  return [a[0] / length, a[1] / length, a[2] / length];
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Maps a point of the court to a point of a picture in perspective, to the tenth of a unit; the camera must not look straight down. */
export function projector({ eye, target, focal, centre }: Camera) {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  return (point: Point): readonly [x: number, y: number] => {
    const ray = minus(point, eye);
    const scale = focal / dot(ray, forward);
    return [tenths(centre[0] + dot(ray, right) * scale), tenths(centre[1] - dot(ray, up) * scale)];
  };
}
