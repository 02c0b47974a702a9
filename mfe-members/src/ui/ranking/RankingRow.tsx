import type { ReactNode } from 'react';
import { formatNumber, type SiteAddress, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Badge } from 'shared-kernel/ui';
import { rankingStrings } from '../strings';
import { medalOf } from './medals';

type Props = {
  readonly rank: number;
  /** Flag or crest before the name. */
  readonly mark: ReactNode;
  readonly name: string;
  readonly to: SiteAddress;
  readonly detail?: string;
  readonly points: number;
  /** Whether the row is the reader's own. */
  readonly isOwn?: boolean;
  /** For short tables, which have a page to themselves. */
  readonly isLarge?: boolean;
};

/** One line of a ranking; its link covers the whole line. */
export function RankingRow(props: Props) {
  const { rank, mark, name, to, detail, points, isOwn = false, isLarge = false } = props;
  const medal = medalOf(rank);
  return (
    <tr css={[rowStyle, isLarge && large, isOwn && own]} data-own={isOwn || undefined}>
      <td>
        {medal ? (
          <span css={medalStyle} style={{ background: medal }}>
            {rank}
          </span>
        ) : (
          rank
        )}
      </td>
      <th scope="row">
        <div css={who}>
          <div css={whoGrid}>
            {mark}
            <span css={nameLine}>
              <Link to={to}>{name}</Link>
              {isOwn && <Badge tone="cool">{rankingStrings.you}</Badge>}
            </span>
            {detail && <small css={detailStyle}>{detail}</small>}
          </div>
        </div>
      </th>
      <td>{formatNumber(points)}</td>
    </tr>
  );
}

const edge = `min(3.75vw, ${theme.space(3)})`;

const rowStyle = {
  // The containing block of the link's cover. WebKit accepts a row as one only if it is transformed: otherwise the last
  // row's link covers the whole page.
  position: 'relative',
  transform: 'translate(0)',
  // A page has fifty of them, and a thumb still hits the right one.
  height: 48,
  borderBlockEnd: `1px solid ${theme.color.edge}`,
  transition: `background-color ${theme.motion.quick}`,
  [theme.media.hover]: { '&:hover': { background: theme.color.groundRaised } },
  '& td, & th': {
    padding: `${theme.space(1)} min(2.5vw, ${theme.space(2)})`,
    textAlign: 'start',
    fontWeight: 400,
  },
  '& td': {
    ...theme.type.title3,
    // Bounded as the columns of figures are, so that enlarged letters leave the name its room.
    fontSize: `min(7.5vw, ${theme.type.title3.fontSize})`,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '&:first-of-type': { paddingInlineStart: edge, color: theme.color.textMuted },
    '&:last-of-type': { paddingInlineEnd: edge, textAlign: 'end' },
  },
  '& a': {
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.color.action}`, outlineOffset: '-2px' },
  },
} as const;

/** The figure of a medal is aligned with those of the rows below it. */
const medalStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 'min(8vw, 1.875rem)',
  aspectRatio: 1,
  marginInlineStart: 'max(-2vw, -0.5625rem)',
  borderRadius: '50%',
  color: theme.color.ground,
  fontSize: 'min(5.5vw, 1.25rem)',
  lineHeight: 1,
} as const;

const large = {
  height: 72,
  '& td': { fontSize: 'min(7.5vw, clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem))' },
  '& a': theme.type.title3,
} as const;

const own = {
  background: theme.color.actionTint,
  boxShadow: `inset 3px 0 ${theme.color.action}`,
  // Seen where a contrast theme paints over both.
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  '& td:first-of-type, & td:last-of-type': { color: theme.color.action },
} as const;

/** The cell uses its own width: the same row appears in wide tables and in narrow panels. */
const who = { containerType: 'inline-size' } as const;

const whoGrid = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.space(2.5),
  '& > svg': { gridRow: 'span 2' },
  // Letters enlarged on a phone: the name under its mark.
  '@container (max-width: 5.5rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (min-width: 26rem)': {
    gridTemplateColumns: 'auto minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: theme.space(4),
    '& > svg': { gridRow: 'auto' },
  },
} as const;

const detailStyle = {
  ...theme.type.small,
  gridColumn: 2,
  lineHeight: 1.3,
  color: theme.color.textMuted,
  '@container (max-width: 5.5rem)': { gridColumn: 1 },
  '@container (min-width: 26rem)': { ...theme.type.body, gridColumn: 3 },
} as const;

const nameLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space(2),
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const;
