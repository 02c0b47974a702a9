import type { ReactNode } from 'react';
import { centre, theme } from 'shared-kernel';
import { pitch } from '../../../data/indoorFootball';
import { strings } from './strings';

const words = strings.plan;

/** The courts are in two rows of three on both sides of an aisle, as in the site's pictures. */
const courts = Array.from({ length: centre.courts }, (_, index) => ({
  number: index + 1,
  x: 12 * (index % 3),
  y: index < 3 ? 0 : 9,
}));

/** The centre from above, one unit a metre. A screen reader goes from part to part: each has its own text. */
export function CentrePlan() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset.
    <svg role="group" aria-label={words.drawing} viewBox="-0.2 -0.2 56.9 25.4" fill="none" css={drawing}>
      {courts.map(({ number, x, y }) => (
        <Part key={number} label={words.court(number)}>
          <path d={`M${x} ${y}h10v5h-10zM${x + 5} ${y}v5`} css={court} />
          <text x={x + 2.5} y={y + 3.5} textAnchor="middle">
            {number}
          </text>
        </Part>
      ))}
      <Part label={words.bar.label}>
        <path d="M35.5 1h3v12h-3z" css={bar} />
        <text x="37" y="7" textAnchor="middle" transform="rotate(-90 37 7) translate(0 0.75)">
          {words.bar.text}
        </text>
      </Part>
      <Part label={words.stand.label}>
        <path d="M0 17.5h38.5v7.5h-38.5zM0 19.4h38.5M0 23.1h38.5" css={stand} />
        <text x="19.25" y="22" textAnchor="middle">
          {words.stand.text}
        </text>
      </Part>
      <Part label={words.football.label}>
        <path
          d={`M41.5 0h${pitch.width}v${pitch.length}h-${pitch.width}zM41.5 ${pitch.length / 2}h${pitch.width}`}
          css={court}
        />
        <text x={41.5 + pitch.width / 2} y={pitch.length / 4} textAnchor="middle">
          {words.football.text}
        </text>
      </Part>
    </svg>
  );
}

type PartProps = { readonly label: string; readonly children: ReactNode };

function Part({ label, children }: PartProps) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of lines is no control.
    <g role="img" aria-label={label}>
      {children}
    </g>
  );
}

const drawing = {
  display: 'block',
  width: '100%',
  height: 'auto',
  '& text': {
    fontFamily: theme.font.display,
    fontWeight: 600,
    fontSize: '2.4px',
    fill: theme.color.text,
  },
} as const;

const court = { fill: theme.color.actionTint, stroke: theme.color.action, strokeWidth: 0.2 } as const;
const bar = { fill: theme.color.warmTint, stroke: theme.color.warm, strokeWidth: 0.2 } as const;
const stand = { stroke: theme.color.edgeStrong, strokeWidth: 0.2 } as const;
