import type { CSSProperties } from 'react';
import { theme } from 'shared-kernel';

interface Edge {
  /** Its angle, clockwise from three o'clock. */
  readonly rotate: string;
  readonly lights: readonly CSSProperties[];
}

const { action: cool, warm } = theme.color;

/** `seconds` from the back wall past the visitor, of which it has `headStart` behind it when the page opens. */
function light(color: string, seconds: number, headStart: number): CSSProperties {
  const style = {
    '--light': color,
    '--stands': `${14 + headStart * 3}vmax`,
    animationDuration: `${seconds}s`,
    animationDelay: `${-headStart}s`,
  };
  return style;
}

/** Those of the floor, then those of the roof. */
export const edges: readonly Edge[] = [
  { rotate: 'calc(180deg - var(--slope))', lights: [light(cool, 11, 2), light(cool, 17, 12)] },
  { rotate: 'var(--slope)', lights: [light(warm, 13, 5), light(cool, 16, 1)] },
  { rotate: 'calc(180deg + var(--slope))', lights: [light(cool, 15, 9), light(cool, 12, 4)] },
  { rotate: 'calc(-1 * var(--slope))', lights: [light(cool, 12, 7.5), light(warm, 19, 3)] },
];
