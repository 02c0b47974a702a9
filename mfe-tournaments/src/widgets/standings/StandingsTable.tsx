import type { ReactNode } from 'react';
import { formatNumber, theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { StandingRow } from '../../competition/standings/standings';
import { TeamOnOneLine } from '../TeamName';
import { counted } from '../words';

type Props = {
  readonly rows: readonly RankedRow[];
  readonly columns: readonly Column[];
  readonly rankHead?: ReactNode;
  readonly movement?: ReadonlyMap<string, number>;
  readonly name?: (row: RankedRow) => ReactNode;
  readonly marks?: (row: RankedRow) => Readonly<Record<`data-${string}`, unknown>>;
  readonly below?: (row: RankedRow) => ReactNode;
  readonly className?: string;
};

/** The standings, whole or in part. Each medium gives the table its measures. */
export function StandingsTable(props: Props) {
  const { rows, columns, rankHead, movement, name = teamOnOneLine, marks, below, className } = props;
  return (
    <table css={table} className={className}>
      <caption>
        <VisuallyHidden>{tableStrings.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" data-column="rank">
            {rankHead ?? <VisuallyHidden>{tableStrings.rank}</VisuallyHidden>}
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
        {rows.flatMap((row) => {
          const more = below?.(row);
          return [
            <tr key={row.name} {...marks?.(row)}>
              <td data-column="rank">
                <span>{row.rank}</span>
                <Movement places={movement?.get(row.name)} />
              </td>
              <th scope="row" data-column="name">
                {name(row)}
              </th>
              {columns.map((column) => (
                <td key={column} data-column={column}>
                  {figureOf(row, column)}
                </td>
              ))}
            </tr>,
            more && (
              <tr key={`below ${row.name}`} data-figures data-print="hide">
                <td colSpan={columns.length + 2}>{more}</td>
              </tr>
            ),
          ];
        })}
      </tbody>
    </table>
  );
}

const teamOnOneLine = ({ name }: RankedRow) => <TeamOnOneLine name={name} />;

/** Places that a team has won or lost today: ▲2, ▼1; empty without a change. */
function Movement({ places }: { readonly places: number | undefined }) {
  if (!places) return null;
  return (
    <span data-movement={places > 0 ? 'up' : 'down'}>
      <span aria-hidden="true">{`${places > 0 ? '▲' : '▼'}${Math.abs(places)}`}</span>
      <VisuallyHidden>{` ${tableStrings.places(places)}`}</VisuallyHidden>
    </span>
  );
}

const table = {
  width: '100%',
  '& th, & td': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-column=name]': { textAlign: 'start' },
  '& [data-movement]': {
    fontFamily: theme.font.text,
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    color: theme.color.success,
  },
  '& [data-movement=down]': { color: theme.color.danger },
} as const;

export type Column = Exclude<keyof StandingRow, 'name'>;

export const tableStrings = {
  caption: 'Classement du championnat',
  rank: 'Rang',
  team: 'Équipe',
  withdrawn: 'Forfait général',
  places: (count: number) =>
    `${counted(Math.abs(count), 'place')} ${count > 0 ? 'gagnée' : 'perdue'}${Math.abs(count) > 1 ? 's' : ''} aujourd’hui`,
} as const;

export const columnNames: Readonly<Record<Column, readonly [short: string, long: string]>> = {
  played: ['J', 'Matchs joués'],
  wins: ['G', 'Matchs gagnés'],
  losses: ['P', 'Matchs perdus'],
  setsFor: ['Sets +', 'Sets gagnés'],
  setsAgainst: ['Sets −', 'Sets perdus'],
  setDifference: ['± Sets', 'Différence de sets'],
  goalsFor: ['Buts +', 'Buts marqués'],
  goalsAgainst: ['Buts −', 'Buts encaissés'],
  goalDifference: ['± Buts', 'Différence de buts'],
  points: ['Pts', 'Points'],
};

export const columns = Object.keys(columnNames) as Column[];

/** A difference as it is printed in a table: +3, 0, −2 with a true minus sign. */
export function signed(difference: number): string {
  return (difference > 0 ? '+' : '') + formatNumber(difference).replace('-', '−');
}

export function figureOf(row: StandingRow, column: Column): string | number {
  return column === 'setDifference' || column === 'goalDifference' ? signed(row[column]) : row[column];
}

export type RankedRow = StandingRow & { readonly rank: number };

export function ranked(rows: readonly StandingRow[]): readonly RankedRow[] {
  return rows.map((row, index) => ({ ...row, rank: index + 1 }));
}
