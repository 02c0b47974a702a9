import { formatNumber, theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { MonthFigure } from '../../../data/centre';
import { figureStrings as words } from './strings';

/** `present` is 'yyyy-MM', the month that has not ended. */
type Props = { readonly months: readonly MonthFigure[]; readonly present: string };

/** Games by month: booked, cancelled, and without their players. */
export function Months({ months, present }: Props) {
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{words.monthsTitle}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.month}</th>
          <th scope="col">{words.booked}</th>
          <th scope="col">{words.cancelled}</th>
          <th scope="col">{words.absent}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, booked, cancelled, absent }) => (
          <tr key={month}>
            <th scope="row">{words.monthName(month, month === present)}</th>
            <td>{formatNumber(booked)}</td>
            <td>{formatNumber(cancelled)}</td>
            <td>{formatNumber(absent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = {
  width: '100%',
  maxWidth: '36rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { height: 0 },
  '& th, & td': { padding: theme.space(2), textAlign: 'end' },
  '& th:first-of-type': { textAlign: 'start' },
  '& tbody tr': { borderBlockStart: `1px solid ${theme.color.edge}` },
} as const;
