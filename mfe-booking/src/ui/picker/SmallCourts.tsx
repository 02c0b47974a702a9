import { memo } from 'react';
import { theme, useCentreRules } from 'shared-kernel';
import { courtCount } from 'shared-kernel/courts';

const perRow = 3;
/** A drawing of more would hide the hour. */
const mostRows = 4;
const width = 20;
const height = 10;
const gap = 5;

/** Left edges, in units of half a metre: the court is 10:5. */
const places = Array.from({ length: perRow }, (_, index) => index * (width + gap));

const field = (x: number) => `M${x} 0h${width}v${height}h-${width}z`;
const middle = (x: number) => `M${x + width / 2} 0v${height}`;
/** Crossed out, for visitors who cannot distinguish light from dark. */
const stroke = (x: number) => `M${x} ${height}l${width}-${height}`;

/**
 * The courts of an hour, six in two rows of three unless the manager has set others: lit when free, dark and struck out when taken, and only dark while
 * unknown. The text beside them says the same.
 */
export const SmallCourts = memo(function SmallCourts({ free }: { readonly free: number | null }) {
  const courts = useCentreRules()?.courts.length ?? courtCount;
  const rows = Math.min(mostRows, Math.ceil(courts / perRow));
  return (
    <span css={[drawing, !free && wideOnly]}>
      {Array.from({ length: rows }, (_, row) => (
        <Row
          key={row}
          count={Math.min(perRow, courts - row * perRow)}
          lit={Math.max(0, Math.min(perRow, (free ?? 0) - row * perRow))}
          isKnown={free !== null}
        />
      ))}
    </span>
  );
});

type RowProps = { readonly count: number; readonly lit: number; readonly isKnown: boolean };

/** The lit ones first, each a field with its middle line. */
function Row({ count, lit, isKnown }: RowProps) {
  const free = places.slice(0, lit);
  const taken = places.slice(lit, count);
  return (
    <svg aria-hidden="true" viewBox="-1 -1 72 12" fill="none">
      {free.length > 0 && (
        <>
          <path className="light" d={free.map(field).join('')} />
          <path className="line" d={free.map(middle).join('')} />
        </>
      )}
      {taken.length > 0 && (
        <path className="dark" d={taken.map((x) => field(x) + (isKnown ? stroke(x) : '')).join('')} />
      )}
    </svg>
  );
}

/** On a phone « complet » or « passé » takes its place. */
const wideOnly = { '@media (max-width: 47.99rem)': { display: 'none' } } as const;

/** Two rows: beside their number on a phone, below the hour in a tile. */
const drawing = {
  gridArea: 'courts',
  display: 'grid',
  gap: '0.125rem',
  minWidth: 0,
  [theme.media.tablet]: { gap: '0.25rem' },
  '& > svg': {
    display: 'block',
    width: '100%',
    maxWidth: '2.5rem',
    height: 'auto',
    overflow: 'visible',
    [theme.media.tablet]: { maxWidth: '6.5rem' },
  },
  '& .light': { fill: theme.color.action, filter: `drop-shadow(0 0 3px ${theme.color.action})` },
  '& .line': { stroke: theme.color.ground, strokeWidth: 1 },
  '& .dark': { stroke: theme.color.edgeStrong, strokeWidth: 0.8, opacity: 0.7 },
  // The colour of the tile's words, which on a chosen one are light on dark.
  [theme.media.forced]: {
    '& .light': { fill: 'currentColor', filter: 'none' },
    '& .line': { stroke: 'Canvas' },
    '& .dark': { stroke: 'currentColor', opacity: 1 },
    '[aria-pressed=true] > & .line': { stroke: 'Highlight' },
  },
} as const;
