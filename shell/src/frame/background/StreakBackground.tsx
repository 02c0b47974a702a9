import type { CSSProperties } from 'react';
import { paths, theme } from 'shared-kernel';
import { useLocation } from 'shared-kernel/router';
import { isCurrent } from '../header/menu';

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
const edges: readonly Edge[] = [
  { rotate: 'calc(180deg - var(--slope))', lights: [light(cool, 11, 2), light(cool, 17, 12)] },
  { rotate: 'var(--slope)', lights: [light(warm, 13, 5), light(cool, 16, 1)] },
  { rotate: 'calc(180deg + var(--slope))', lights: [light(cool, 15, 9), light(cool, 12, 4)] },
  { rotate: 'calc(-1 * var(--slope))', lights: [light(cool, 12, 7.5), light(warm, 19, 3)] },
];

/** The reflections of the lights in the glass, each along one of the edges. */
const reflections: readonly CSSProperties[] = [
  { ...light(cool, 19, 5), rotate: 'calc(180deg - var(--slope))' },
  { ...light(warm, 27, 20), rotate: 'var(--slope)' },
  { ...light(cool, 23, 15), rotate: 'calc(-1 * var(--slope))' },
];

/** Where visitors fill in forms and read tables: there the lights are fainter. */
const workplaces = [
  paths.organizer(),
  paths.profile(),
  paths.login(),
  paths.booking(),
  paths.worldRanking(),
  paths.clubRanking(),
  paths.nationRanking(),
];

/**
 * The court from inside, at night: its back wall, its four long edges, and lights that run along them.
 * Transforms on their own layers, so that the compositor moves them and the main thread does nothing. Its styles are
 * part of every page's HTML (Ground.tsx).
 */
export function StreakBackground() {
  const { pathname } = useLocation();
  const isFaint = workplaces.some((path) => isCurrent(path, pathname));
  return (
    <div aria-hidden="true" data-lights data-print="hide" data-faint={isFaint || undefined}>
      <div />
      {edges.map(({ rotate, lights }) => (
        <div key={rotate} style={{ rotate }}>
          {lights.map((light) => (
            <i key={light.animationDelay} style={light} />
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * What the lights throw onto the glass between them and the reader: broad, soft, and too dim to take a word its contrast
 * (e2e/frame/streaks.spec.ts). They stand after the page, and so over the plates that keep the edges off the words.
 */
export function Reflections() {
  return (
    <div aria-hidden="true" data-reflections data-print="hide">
      {reflections.map((style) => (
        <i key={style.animationDelay} style={style} />
      ))}
    </div>
  );
}
