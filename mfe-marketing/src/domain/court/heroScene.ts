import { drawCourt, drawFlight, halfLength, halfWidth } from './drawCourt';
import type { Camera } from './projection';
import type { Scene } from './scene';

const corner: Camera = { eye: [-9.2, 3.6, 8.4], target: [0.6, 1, -0.4], focal: 1180, centre: [620, 330] };

/** The court as a visitor meets it: from its corner, at the height of a seat, while a ball is in flight. */
export function heroScene(): Scene {
  return {
    width: 1280,
    height: 720,
    shapes: [
      ...drawCourt(corner),
      ...drawFlight(
        corner,
        [
          [-2.6, 0.2, 1.4],
          [0.6, 1.2, -halfWidth],
          [3, 1.7, halfWidth],
          [halfLength, 0.6, 0],
        ],
        9,
      ),
    ],
  };
}
