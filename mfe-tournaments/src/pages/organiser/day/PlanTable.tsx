import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { theme } from 'shared-kernel';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import { isAnnulled } from '../../../competition/shownStatus';
import { isToBePlayed } from '../../../matchday/dayPlan';
import { clockOf } from '../../../model/dayClock';
import type { DayPlan, Fixture, Placement, Tournament } from '../../../model/tournament';
import { FixtureState } from '../../../widgets/FixtureState';
import { timeInWords } from '../../../widgets/timeInWords';
import { type Move, MoveForm } from './MoveForm';
import { strings } from './strings';

type Props = { readonly tournament: Tournament; readonly day: DayPlan };
type Row = { readonly at: number; readonly entries: readonly Entry[] };
type Entry = { readonly placement: Placement; readonly fixture: Fixture };
/** The input of a match's move while its form is open, null once it was closed. */
type OpenMove = Move | null | undefined;

/** The plan: a table of times and courts, or, on a phone, a list of times. */
export function PlanTable({ tournament, day }: Props) {
  const isWide = useIsWide();
  /** State of the table: another organiser may move a match to another row, which remounts its open form. */
  const [moves, setMoves] = useState<Readonly<Record<string, OpenMove>>>({});
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
      onMove={(next) => setMoves((open) => ({ ...open, [fixture.id]: next(open[fixture.id]) }))}
    />
  );
  if (!isWide) {
    return (
      <ul css={list}>
        {rows.map(({ at, entries }) => (
          <li key={at}>
            <h3 css={theme.type.title3}>{timeInWords(day.date, at)}</h3>
            <ul css={theme.unlisted}>
              {entries.map((entry) => (
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
        {rows.map(({ at, entries }) => (
          <tr key={at}>
            <th scope="row">{timeInWords(day.date, at)}</th>
            {courts.map((court) => (
              <td key={court}>{entries.filter(({ placement }) => placement.court === court).map(match)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MatchProps = Entry & {
  readonly tournamentId: string;
  readonly day: DayPlan;
  readonly move: OpenMove;
  readonly onMove: (next: (move: OpenMove) => OpenMove) => void;
};

/** A match of the plan; a match to come can be moved. */
function PlannedMatch({ tournamentId, day, placement, fixture, move, onMove }: MatchProps) {
  const opener = useRef<HTMLButtonElement>(null);

  // A closed form takes the focus with it, which returns to its opener, even if the match has moved.
  useEffect(() => {
    if (move === null && document.activeElement === document.body) opener.current?.focus();
  }, [move]);

  const { homeTeam, awayTeam } = fixture;
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: theme.space(1), minWidth: 0 }}>
      <span css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{strings.match(homeTeam, awayTeam)}</span>
      {!isToBePlayed(fixture, day.date) && <FixtureState fixture={fixture} />}
      {isToBePlayed(fixture, day.date) && !move && (
        <Button
          ref={opener}
          variant="quiet"
          data-print="hide"
          css={{ paddingInline: theme.space(2), marginInlineStart: `-${theme.space(2)}` }}
          onClick={() =>
            onMove(() => ({
              seen: placement,
              court: String(placement.court),
              time: clockOf(day.date, placement.at),
            }))
          }
        >
          {strings.move}
          <VisuallyHidden>{` ${strings.match(homeTeam, awayTeam)}`}</VisuallyHidden>
        </Button>
      )}
      {move && (
        <MoveForm
          tournamentId={tournamentId}
          day={day}
          move={move}
          onChange={(part) => onMove((open) => open && { ...open, ...part })}
          onDone={() => onMove(() => null)}
        />
      )}
    </div>
  );
}

/** By time, then by court. An annulled match is left out where another one has its place. */
function rowsOf({ fixtures }: Tournament, { placements }: DayPlan): Row[] {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const entries = placements
    .flatMap((placement): Entry[] => {
      const fixture = byId.get(placement.fixture);
      return fixture === undefined ? [] : [{ placement, fixture }];
    })
    .filter(({ placement: { fixture: id, at, court }, fixture }, _, all) => {
      const isTaken = all.some(
        ({ placement }) => placement.fixture !== id && placement.at === at && placement.court === court,
      );
      return !isAnnulled(fixture) || !isTaken;
    })
    .sort((a, b) => a.placement.at - b.placement.at || a.placement.court - b.placement.court);
  const times = [...new Set(entries.map(({ placement }) => placement.at))];
  return times.map((at) => ({ at, entries: entries.filter(({ placement }) => placement.at === at) }));
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

const query = '(min-width: 48rem)';

/** Whether there is room for a table. Only for pages that are not prerendered, because the layout depends on it. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
