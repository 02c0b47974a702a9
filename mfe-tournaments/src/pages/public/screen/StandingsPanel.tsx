import { theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { NameOnOneLine } from '../../../widgets/NameOnOneLine';
import { figureOf } from '../../../widgets/standings/figures';
import { Movement, useMovement } from '../../../widgets/standings/Movement';
import { columnNames, tableStrings } from '../../../widgets/standings/strings';
import type { PanelProps } from './panels';
import { units } from './units';

const columns = ['played', 'setDifference', 'goalDifference', 'points'] as const;

export function StandingsPanel({ panel: { rows }, tournament }: PanelProps<'standings'>) {
  const movement = useMovement(tournament);
  return (
    <table css={table}>
      <caption>
        <VisuallyHidden>{tableStrings.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" data-column="rank">
            <VisuallyHidden>{tableStrings.rank}</VisuallyHidden>
          </th>
          <th scope="col" data-column="name">
            {tableStrings.team}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              <span aria-hidden="true">{columnNames[column][0]}</span>
              <VisuallyHidden>{columnNames[column][1]}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td data-column="rank">
              <span>{row.rank}</span>
              <Movement places={movement.get(row.name)} />
            </td>
            <th scope="row" data-column="name">
              <NameOnOneLine name={row.name} />
            </th>
            {columns.map((column) => (
              <td key={column} data-column={column}>
                {figureOf(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  alignSelf: 'start',
  fontFamily: theme.font.display,
  fontVariantNumeric: 'tabular-nums',
  fontSize: units(5),
  '& th, & td': {
    height: units(7.9),
    paddingInline: units(1),
    textAlign: 'end',
    fontWeight: 600,
    color: theme.color.textMuted,
    borderBlockEnd: `1px solid ${theme.color.edge}`,
    whiteSpace: 'nowrap',
  },
  '& thead th': { height: units(5), fontSize: units(3.2) },
  '& [data-column=rank]': { width: units(15), textAlign: 'start', fontWeight: 800, color: theme.color.text },
  '& [data-movement]': {
    display: 'inline-block',
    marginInlineStart: units(1),
    fontSize: units(2.8),
    verticalAlign: 'middle',
  },
  '& [data-column=name]': {
    width: 'auto',
    textAlign: 'start',
    fontWeight: 700,
    color: theme.color.text,
  },
  '& [data-column=played]': { width: units(9) },
  '& [data-column=setDifference], & [data-column=goalDifference]': { width: units(15) },
  '& [data-column=points]': { width: units(13) },
  '& td[data-column=points]': { fontWeight: 800, fontSize: units(6), color: theme.color.warm },
  '@media (max-aspect-ratio: 1/1)': { '& [data-column=played]': { display: 'none' } },
} as const;
