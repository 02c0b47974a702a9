import { formatHour, formatLongDay, isolated } from 'shared-kernel';
import { clockOf } from '../../domain/day/dayClock';
import { isAnnulled } from '../../domain/shownStatus';
import type { DayPlan, Tournament } from '../../domain/tournament';
import { paperTable } from './paperTable';
import { strings } from './strings';

type Props = { readonly tournament: Tournament; readonly day: DayPlan };

/** The day by time and by court; the court of an annulled match is free. */
export function DayPaper({ tournament, day }: Props) {
  const fixtures = new Map(
    tournament.fixtures.filter((fixture) => !isAnnulled(fixture)).map((fixture) => [fixture.id, fixture]),
  );
  const placements = day.placements.filter(({ fixture }) => fixtures.has(fixture));
  const times = [...new Set(placements.map(({ at }) => at))].sort((a, b) => a - b);
  const courts = Array.from({ length: day.courts }, (_, index) => index + 1);
  const nameAt = (at: number, court: number) => {
    const placement = placements.find((each) => each.at === at && each.court === court);
    const fixture = placement && fixtures.get(placement.fixture);
    return fixture ? `${isolated(fixture.homeTeam)} – ${isolated(fixture.awayTeam)}` : '';
  };
  return (
    <>
      <h2>{tournament.name}</h2>
      <p>{strings.day(formatLongDay(day.date))}</p>
      <table css={[paperTable(times.length, 225), day.courts > 2 && wrapped(times.length)]}>
        <thead>
          <tr>
            <th scope="col" data-column="time">
              {strings.time}
            </th>
            {courts.map((court) => (
              <th key={court} scope="col">
                {strings.court(court)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((at) => (
            <tr key={at}>
              <td data-column="time">{formatHour(clockOf(at))}</td>
              {courts.map((court) => (
                <td key={court}>{nameAt(at, court)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Narrow columns: where the rows are high enough the two names take two lines. */
function wrapped(rows: number) {
  return rows > 20
    ? { fontSize: '6.5pt' }
    : { fontSize: '8pt', '& tbody td': { whiteSpace: 'normal' } as const };
}
