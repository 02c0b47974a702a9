import { formatNumber, theme } from 'shared-kernel';
import type { FormPoint } from 'shared-kernel/rankings';
import { monthName, shortMonthName } from './monthName';
import { formStrings } from './strings';

const width = 320;
const height = 96;

/** A line of points over the season; its words say the same as the drawing, and that the past is made up. */
export function FormChart({ history }: { history: readonly FormPoint[] }) {
  const first = history[0];
  const last = history.at(-1);
  if (!first || !last) return null;
  const line = history
    .map((point, index) => `${x(index, history.length)} ${y(point.points, history)}`)
    .join(' ');
  return (
    <figure css={{ margin: 0 }}>
      <svg
        viewBox={`0 -8 ${width} ${height + 16}`}
        role="img"
        aria-label={formStrings.summary(
          formatNumber(first.points),
          monthName(first.month),
          formatNumber(last.points),
          monthName(last.month),
        )}
        css={{ width: '100%', height: 'auto', overflow: 'visible' }}
      >
        <path d={`M0 ${height}H${width}M0 0H${width}`} stroke={theme.color.edge} strokeDasharray="2 6" />
        <path d={`M0 ${height}L${line} ${width} ${height}Z`} fill={theme.color.actionTint} />
        <path d={`M${line}`} fill="none" stroke={theme.color.action} strokeWidth="2" />
        <circle cx={width} cy={y(last.points, history)} r="5" fill={theme.color.warm} />
      </svg>
      <div aria-hidden="true" css={ends}>
        <span>
          {shortMonthName(first.month)}
          <strong>{formatNumber(first.points)}</strong>
        </span>
        <span css={{ textAlign: 'center' }}>
          {formStrings.best}
          <strong>{formatNumber(Math.max(...history.map((point) => point.points)))}</strong>
        </span>
        <span css={{ textAlign: 'end' }}>
          {shortMonthName(last.month)}
          <strong>{formatNumber(last.points)}</strong>
        </span>
      </div>
      <figcaption
        css={{ ...theme.type.small, color: theme.color.textMuted, marginBlockStart: theme.space(3) }}
      >
        {formStrings.sample}
      </figcaption>
    </figure>
  );
}

function x(index: number, count: number): number {
  return Math.round((index * width) / (count - 1));
}

function y(points: number, history: readonly FormPoint[]): number {
  const all = history.map((point) => point.points);
  const lowest = Math.min(...all);
  const range = Math.max(...all) - lowest || 1;
  return Math.round(height - ((points - lowest) / range) * height);
}

const ends = {
  ...theme.type.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginBlockStart: theme.space(2),
  color: theme.color.textMuted,
  '& strong': {
    ...theme.type.title3,
    display: 'block',
    color: theme.color.text,
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
