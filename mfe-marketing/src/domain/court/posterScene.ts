import { drawCourt, drawFlight, halfLength, halfWidth } from './drawCourt';
import type { Camera, Point } from './projection';
import type { Scene } from './scene';

type Shot = { readonly eye: Point; readonly flight: readonly Point[] };

const shots: readonly Shot[] = [
  {
    eye: [0, 6.5, 13],
    flight: [
      [-4.6, 0.3, 0.4],
      [-1.5, 1.6, -halfWidth],
      [2.4, 1.4, halfWidth],
      [halfLength, 0.5, 0],
    ],
  },
  {
    eye: [-11, 5, 8],
    flight: [
      [-3.5, 0.2, -1],
      [0.5, 1.5, halfWidth],
      [halfLength, 0.7, 0.2],
    ],
  },
  {
    eye: [11, 5, 8],
    flight: [
      [3.5, 0.2, -1],
      [-0.5, 1.8, -halfWidth],
      [-halfLength, 0.7, -0.2],
    ],
  },
  {
    eye: [-13, 6, 0.6],
    flight: [
      [-3, 0.2, 0.5],
      [0, 1, -halfWidth],
      [2.5, 1.4, halfWidth],
      [halfLength, 0.6, 0],
    ],
  },
  {
    eye: [7, 9.5, 9.5],
    flight: [
      [-4, 0.3, 1.5],
      [-1.5, 1.2, -halfWidth],
      [1, 1.6, halfWidth],
      [4.2, 0.4, -1],
    ],
  },
];

/** A still for the video of that number, from 1: the same court, each time from another seat. */
export function posterScene(number: number): Scene {
  const { eye, flight } = shots[(number - 1) % shots.length] as Shot;
  const distance = Math.hypot(...eye);
  const camera: Camera = { eye, target: [0, 0.9, 0], focal: distance * 58, centre: [400, 235] };
  return { width: 800, height: 450, shapes: [...drawCourt(camera), ...drawFlight(camera, flight)] };
}
