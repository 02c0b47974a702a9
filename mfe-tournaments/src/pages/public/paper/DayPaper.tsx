import { formatLongDay } from 'shared-kernel';
import { isAnnulled } from '../../../competition/shownStatus';
import type { DayPlan, Fixture, Tournament } from '../../../model/tournament';
import { NameOnOneLine } from '../../../widgets/NameOnOneLine';
import { hourOf } from '../../../widgets/timeInWords';
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
  const matchesAt = (at: number, court: number) =>
    placements
      .filter((each) => each.at === at && each.court === court)
      .flatMap((each) => fixtures.get(each.fixture) ?? []);
  return (
    <>
      <h2>{tournament.name}</h2>
      <p>{strings.day(formatLongDay(day.date))}</p>
      <table css={[paperTable(times.length, 225), day.courts > 2 && narrow(times.length)]}>
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
              <td data-column="time">{hourOf(day.date, at)}</td>
              {courts.map((court) => (
                <td key={court}>
                  {matchesAt(at, court).map((fixture) => (
                    <Teams key={fixture.id} fixture={fixture} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Teams({ fixture }: { readonly fixture: Fixture }) {
  return (
    <div data-part="teams">
      <NameOnOneLine name={fixture.homeTeam} />
      <span data-part="dash">&nbsp;–&nbsp;</span>
      <NameOnOneLine name={fixture.awayTeam} />
    </div>
  );
}

/** Each team of a narrow column has a line for itself, where the rows are high enough. */
function narrow(rows: number) {
  if (rows > 40) return { fontSize: '6.5pt' };
  return {
    fontSize: rows > 20 ? '6.5pt' : '8pt',
    '& [data-part=teams]': { flexDirection: 'column', alignItems: 'center' } as const,
    '& [data-part=dash]': { display: 'none' } as const,
  };
}
