import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { rankingStrings } from '../strings';
import { rowStyles } from './rowStyles';
import { tableRoles } from './tableRoles';

type Props = ComponentPropsWithRef<'table'> & {
  readonly caption: string;
  /** Head of the column of names. */
  readonly subject: string;
  readonly children: ReactNode;
};

/** A row has one height, so that a skipped group has its own: scroll restoration and the browser's search depend on it. */
const rowHeightRem = 3.125;

/** Of a `tbody` with this many rows in a long table: the browser skips its layout while it is away from the screen. */
export function groupStyle(rows: number): CSSProperties {
  return { containIntrinsicBlockSize: `auto ${rows * rowHeightRem}rem` };
}

/** A ranking in the style of a sports page: rank, name, points. Its rows are `RankingRow`s. */
export function RankingTable({ caption, subject, children, ...rest }: Props) {
  return (
    <table {...tableRoles.table} css={tableStyle} {...rest}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHead}>{rankingStrings.rank}</th>
          <th {...tableRoles.columnHead}>{subject}</th>
          <th {...tableRoles.columnHead}>{rankingStrings.points}</th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

const tableStyle = {
  // Blocks and grids: `content-visibility` has no effect on parts of a table.
  display: 'block',
  width: '100%',
  '--columns': 'min(3.25rem, 17vw) minmax(0, 1fr) min(5.25rem, 27vw)',
  [theme.media.tablet]: { '--columns': '5rem minmax(0, 1fr) 8rem' },
  '& caption, & thead, & tbody': { display: 'block' },
  '& caption': { height: 0 },
  '& tr': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center' },
  '& tbody + tbody': { contentVisibility: 'auto' },
  '& thead tr': { borderBlockEnd: `1px solid ${theme.color.edgeStrong}` },
  '& thead th': {
    ...theme.type.label,
    fontSize: '1rem',
    padding: theme.space(2),
    color: theme.color.textMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '&:first-of-type': { paddingInlineStart: theme.space(3), paddingInlineEnd: 0 },
    '&:last-of-type': { paddingInlineEnd: theme.space(3), textAlign: 'end' },
  },
  '& [data-rank]': { ...rowStyles, minHeight: `${rowHeightRem}rem` },
  '& [data-large]': { minHeight: 72 },
} as const;
