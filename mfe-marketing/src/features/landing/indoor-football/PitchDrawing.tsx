import { theme } from 'shared-kernel';
import { pitch } from '../../../data/indoorFootball';
import { strings } from './strings';

const { length, width, goal, circle, area } = pitch;
const words = strings.pitch;

const middle = width / 2;

/** The areas before the goals and the goals themselves, which are behind the lines. */
const ends = [
  `M0 ${middle - area}a${area} ${area} 0 0 1 0 ${2 * area}`,
  `M${length} ${middle - area}a${area} ${area} 0 0 0 0 ${2 * area}`,
  `M0 ${middle - goal / 2}h-1v${goal}h1M${length} ${middle - goal / 2}h1v${goal}h-1`,
].join('');

/** One goalkeeper, two behind, two in front; the other team is mirrored. */
const places: readonly (readonly [number, number])[] = [
  [1.2, middle],
  [6, 3],
  [6, 12],
  [10, 5.5],
  [10, 9.5],
];

/** The football pitch from above, one unit a metre, with a court of jorkyball on it for comparison. */
export function PitchDrawing() {
  return (
    <svg role="img" aria-label={words.drawing} viewBox="-3 -2.6 31 18.4" fill="none" css={drawing}>
      <path d={`M0 0h${length}v${width}H0z`} css={{ fill: theme.color.actionTint }} />
      <path
        d={`M0 0h${length}v${width}H0zM${length / 2} 0v${width}${ends}`}
        css={{ stroke: theme.color.text, strokeWidth: 0.12 }}
      />
      <circle cx={length / 2} cy={middle} r={circle} css={{ stroke: theme.color.text, strokeWidth: 0.12 }} />
      <path
        d={`M${length / 2 - 5} ${middle - 2.5}h10v5h-10z`}
        css={{ stroke: theme.color.warm, strokeWidth: 0.12, strokeDasharray: '0.5 0.35' }}
      />
      {places.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="0.5" css={{ fill: theme.color.action }} />
          <circle cx={length - x} cy={y} r="0.5" css={{ fill: theme.color.warm }} />
        </g>
      ))}
      <path
        d={`M0 -0.9h${length}M0 -1.3v0.8M${length} -1.3v0.8M-1.7 0v${width}M-2.1 0h0.8M-2.1 ${width}h0.8`}
        css={{ stroke: theme.color.textMuted, strokeWidth: 0.08 }}
      />
      <text x={length / 2} y="-1.3" textAnchor="middle">
        {words.length}
      </text>
      <text x="-2.1" y={middle} textAnchor="middle" transform={`rotate(-90 -2.1 ${middle})`}>
        {words.width}
      </text>
      <text data-court x={length / 2 + 0.4} y={middle - 2.9}>
        {words.court}
      </text>
      <text data-court x={length / 2 + 0.4} y={middle + 3.7}>
        {words.courtSize}
      </text>
    </svg>
  );
}

const drawing = {
  display: 'block',
  width: '100%',
  height: 'auto',
  '& text': {
    fontFamily: theme.font.display,
    fontWeight: 600,
    fontSize: '1.2px',
    fill: theme.color.textMuted,
  },
  '& [data-court]': { fill: theme.color.warm },
} as const;
