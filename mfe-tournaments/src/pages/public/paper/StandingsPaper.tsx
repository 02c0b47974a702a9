import { formatLongDay } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { standings } from '../../../competition/standings/standings';
import type { Tournament } from '../../../model/tournament';
import { NameOnOneLine } from '../../../widgets/NameOnOneLine';
import { figureOf } from '../../../widgets/standings/figures';
import { columnNames, tableStrings } from '../../../widgets/standings/strings';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { paperTable } from './paperTable';
import { strings } from './strings';

const columns = Object.keys(columnNames) as (keyof typeof columnNames)[];

/** The whole table on one page, whether six teams are in it or thirty-two. */
export function StandingsPaper({ tournament }: { readonly tournament: Tournament }) {
  const rows = standings(tournament);
  const withdrawn = new Set(tournament.withdrawals?.map(({ team }) => team));
  const now = usePresentTime();
  return (
    <>
      <h2>{tournament.name}</h2>
      <p>{strings.standingsOn(formatLongDay(now === null ? tournament.date : centreDay(now)))}</p>
      <table css={paperTable(rows.length, 225)}>
        <thead>
          <tr>
            <th scope="col" data-column="rank">
              {tableStrings.rank}
            </th>
            <th scope="col" data-column="name">
              {tableStrings.team}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnNames[column][0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.name}>
              <td data-column="rank">{index + 1}</td>
              <td data-column="name">
                <div css={{ display: 'flex' }}>
                  <NameOnOneLine name={row.name} />
                  {withdrawn.has(row.name) && (
                    <span css={{ flex: 'none' }}>
                      {`\u00a0(${tableStrings.withdrawn.toLocaleLowerCase('fr')})`}
                    </span>
                  )}
                </div>
              </td>
              {columns.map((column) => (
                <td key={column}>{figureOf(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
