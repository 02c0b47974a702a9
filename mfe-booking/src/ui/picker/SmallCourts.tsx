import { theme } from 'shared-kernel';
import { courtCount } from 'shared-kernel/courts';

const perRow = 3;
const width = 20;
const height = 10;
const gap = 5;

/** The lit ones first, each a field with its middle line; in units of half a metre, as the court is 10:5. */
const courts = Array.from({ length: courtCount }, (_, index) => ({
  x: (index % perRow) * (width + gap),
  y: Math.floor(index / perRow) * (height + gap),
}));

const field = ({ x, y }: { x: number; y: number }) => `M${x} ${y}h${width}v${height}h-${width}z`;
const middle = ({ x, y }: { x: number; y: number }) => `M${x + width / 2} ${y}v${height}`;
/** Who cannot tell the light sees it struck out. */
const stroke = ({ x, y }: { x: number; y: number }) => `M${x} ${y + height}l${width}-${height}`;

/**
 * The six courts of an hour: lit where free, dark and struck out where taken, and only dark while nobody knows. The
 * words beside it say the same.
 */
export function SmallCourts({ free }: { readonly free: number | null }) {
  const lit = courts.slice(0, free ?? 0);
  const dark = courts.slice(lit.length);
  const strokeOf = free === null ? () => '' : stroke;
  return (
    <svg aria-hidden="true" viewBox="-1 -1 72 27" fill="none" css={drawing}>
      {lit.length > 0 && (
        <>
          <path className="light" d={lit.map(field).join('')} />
          <path className="line" d={lit.map(middle).join('')} />
        </>
      )}
      {dark.length > 0 && (
        <path className="dark" d={dark.map((court) => field(court) + strokeOf(court)).join('')} />
      )}
    </svg>
  );
}

const drawing = {
  width: '100%',
  maxWidth: '6.5rem',
  height: 'auto',
  overflow: 'visible',
  '& .light': { fill: theme.color.action, filter: `drop-shadow(0 0 3px ${theme.color.action})` },
  '& .line': { stroke: theme.color.ground, strokeWidth: 1 },
  '& .dark': { stroke: theme.color.edgeStrong, strokeWidth: 0.8, opacity: 0.7 },
  [theme.media.forced]: {
    '& .light': { fill: 'CanvasText', filter: 'none' },
    '& .line': { stroke: 'Canvas' },
    '& .dark': { stroke: 'CanvasText', opacity: 1 },
  },
} as const;
