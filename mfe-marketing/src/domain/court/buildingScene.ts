import { drawCourt, height as h, penOf, halfLength as x, halfWidth as z } from './drawCourt';
import type { Camera, Point } from './projection';
import type { Scene, Shape } from './scene';

const yard: Camera = { eye: [-13, 10, 15], target: [0, 1.3, 0], focal: 900, centre: [352, 248] };
const apart = 2;

/** A court taken to pieces: the surface, the steel frame, the walls drawn aside and the net lifted. */
export function buildingScene(): Scene {
  const pen = penOf(yard);
  const wall = (points: readonly Point[]) => pen(points, true);
  const walls = [
    wall([
      [-x, 0, -z - apart],
      [x, 0, -z - apart],
      [x, h, -z - apart],
      [-x, h, -z - apart],
    ]),
    wall([
      [-x, 0, z + apart],
      [x, 0, z + apart],
      [x, h, z + apart],
      [-x, h, z + apart],
    ]),
    wall([
      [-x - apart, 0, -z],
      [-x - apart, 0, z],
      [-x - apart, h, z],
      [-x - apart, h, -z],
    ]),
    wall([
      [x + apart, 0, -z],
      [x + apart, 0, z],
      [x + apart, h, z],
      [x + apart, h, -z],
    ]),
  ].join('');
  const joints = [-3, -1, 1, 3]
    .flatMap((along) =>
      [-z - apart, z + apart].map((across) =>
        pen([
          [along, 0, across],
          [along, h, across],
        ]),
      ),
    )
    .join('');
  const posts = [-5, -2.5, 0, 2.5, 5]
    .flatMap((along) =>
      [-z, z].map((across) =>
        pen([
          [along, 0, across],
          [along, h, across],
        ]),
      ),
    )
    .join('');
  const up = h + 1.7;
  const net = [
    ...Array.from({ length: 11 }, (_, index) =>
      pen([
        [index - 5, up, -z],
        [index - 5, up, z],
      ]),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      pen([
        [-x, up, index - z],
        [x, up, index - z],
      ]),
    ),
  ].join('');
  const guides = [-x, x]
    .flatMap((along) =>
      [-z, z].map((across) =>
        pen([
          [along, h, across],
          [along, up, across],
        ]),
      ),
    )
    .join('');
  const surface = drawCourt(yard).filter(
    ({ stroke }) => stroke === 'floor' || stroke === 'line' || stroke === 'goal',
  );
  const pieces: readonly Shape[] = [
    { stroke: 'glass', d: walls },
    { stroke: 'line', d: joints },
    { stroke: 'line', d: walls },
    { stroke: 'glow', d: posts },
    {
      stroke: 'edge',
      d:
        posts +
        pen(
          [
            [-x, h, -z],
            [x, h, -z],
            [x, h, z],
            [-x, h, z],
          ],
          true,
        ),
    },
    { stroke: 'net', d: guides + net },
  ];
  return { width: 720, height: 480, shapes: [...surface, ...pieces] };
}
