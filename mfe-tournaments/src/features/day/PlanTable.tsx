import { useState } from 'react';
import { theme } from 'shared-kernel';
import { isAnnulled } from '../../domain/shownStatus';
import type { DayPlan, Fixture, Placement, Tournament } from '../../domain/tournament';
import { timeInWords } from '../../ui/day/timeInWords';
import type { Move } from './MoveForm';
import { PlannedMatch } from './PlannedMatch';
import { strings } from './strings';
import { useIsWide } from './useIsWide';

type Props = { readonly tournament: Tournament; readonly day: DayPlan };
type Row = { readonly at: number; readonly byCourt: ReadonlyMap<number, Entry> };
export type Entry = { readonly placement: Placement; readonly fixture: Fixture };

/** The plan: a table of times and courts, or, on a phone, a list of times. */
export function PlanTable({ tournament, day }: Props) {
  const isWide = useIsWide();
  const [returned, setReturned] = useState<string | null>(null);
  // State of the table: another organiser may move a match to another row, which remounts its open form.
  const [moves, setMoves] = useState<Readonly<Record<string, Move | undefined>>>({});
  const rows = rowsOf(tournament, day);
  const courts = Array.from({ length: day.courts }, (_, index) => index + 1);
  const match = ({ placement, fixture }: Entry) => (
    <PlannedMatch
      key={fixture.id}
      tournamentId={tournament.id}
      day={day}
      placement={placement}
      fixture={fixture}
      move={moves[fixture.id]}
      onMove={(move) => setMoves((open) => ({ ...open, [fixture.id]: move }))}
      onMoveChange={(part) =>
        setMoves((open) => {
          const move = open[fixture.id];
          return move ? { ...open, [fixture.id]: { ...move, ...part } } : open;
        })
      }
      isReturned={returned === fixture.id}
      onReturn={(isReturned) => setReturned(isReturned ? fixture.id : null)}
    />
  );
  if (!isWide) {
    return (
      <ul css={list}>
        {rows.map(({ at, byCourt }) => (
          <li key={at}>
            <h3 css={theme.type.title3}>{timeInWords(day.date, at)}</h3>
            <ul css={theme.unlisted}>
              {[...byCourt.values()].map((entry) => (
                <li key={entry.fixture.id} css={listed}>
                  <span>{strings.court(entry.placement.court)}</span>
                  {match(entry)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table css={table}>
      <caption css={caption}>{strings.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.time}</th>
          {courts.map((court) => (
            <th key={court} scope="col">
              {strings.court(court)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, byCourt }) => (
          <tr key={at}>
            <th scope="row">{timeInWords(day.date, at)}</th>
            {courts.map((court) => {
              const entry = byCourt.get(court);
              return <td key={court}>{entry && match(entry)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf({ fixtures }: Tournament, { placements }: DayPlan): Row[] {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const rows = new Map<number, Map<number, Entry>>();
  for (const placement of placements.toSorted((a, b) => a.at - b.at || a.court - b.court)) {
    const fixture = byId.get(placement.fixture);
    if (fixture === undefined) continue;
    const row = rows.get(placement.at) ?? new Map<number, Entry>();
    // An annulled match never hides another match.
    const isTaken = isAnnulled(fixture) && row.has(placement.court);
    rows.set(placement.at, isTaken ? row : row.set(placement.court, { placement, fixture }));
  }
  return [...rows].map(([at, byCourt]) => ({ at, byCourt }));
}

const list = { ...theme.unlisted, display: 'grid', gap: theme.space(4) } as const;

const listed = {
  paddingBlock: theme.space(2),
  borderBlockEnd: `1px solid ${theme.color.edge}`,
  '& > span': { ...theme.type.small, color: theme.color.textMuted },
} as const;

const caption = { ...theme.type.small, textAlign: 'start', color: theme.color.textMuted } as const;

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.space(2),
    borderBlockEnd: `1px solid ${theme.color.edge}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { ...theme.type.label, color: theme.color.textMuted },
  '& tr > :first-of-type': { width: '5rem' },
} as const;
