import type { ComponentPropsWithRef, ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { rankingStrings } from '../strings';

type Props = ComponentPropsWithRef<'table'> & {
  readonly caption: string;
  /** Head of the column of names. */
  readonly subject: string;
  readonly children: ReactNode;
};

/** A ranking in the style of a sports page: rank, name, points. Its rows are `RankingRow`s. */
export function RankingTable({ caption, subject, children, ...rest }: Props) {
  return (
    <table css={tableStyle} {...rest}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{rankingStrings.rank}</th>
          <th scope="col">{subject}</th>
          <th scope="col">{rankingStrings.points}</th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

const tableStyle = {
  width: '100%',
  tableLayout: 'fixed',
  '& caption': { height: 0 },
  '& thead th': {
    ...theme.type.label,
    fontSize: '1rem',
    padding: theme.space(2),
    color: theme.color.textMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBlockEnd: `1px solid ${theme.color.edgeStrong}`,
    '&:first-of-type': {
      width: 'min(3.25rem, 17vw)',
      paddingInlineStart: theme.space(3),
      paddingInlineEnd: 0,
    },
    '&:last-of-type': { width: 'min(5.25rem, 27vw)', paddingInlineEnd: theme.space(3), textAlign: 'end' },
    [theme.media.tablet]: {
      '&:first-of-type': { width: '5rem' },
      '&:last-of-type': { width: '8rem' },
    },
  },
} as const;
