import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { theme } from 'shared-kernel';
import { Button, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { isAnnulled } from '../../../competition/shownStatus';
import { isToBePlayed, nextStart, type PlannedMatch, plannedMatches } from '../../../matchday/dayPlan';
import { clockOf, minuteOf } from '../../../model/dayClock';
import type { DayPlan, Placement, Tournament } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { Crest } from '../../../widgets/Crest';
import { FixtureState } from '../../../widgets/FixtureState';
import { timeInWords } from '../../../widgets/timeInWords';
import { courtName, stageOf } from '../../../widgets/words';
import { type Move, MoveForm } from './MoveForm';
import { MovePreview } from './MovePreview';
import { strings } from './planStrings';
import { useLiftedMatch } from './useLiftedMatch';

type Props = {
  readonly tournament: Tournament;
  readonly day: DayPlan;
  readonly isWide: boolean;
  /** The explanation of how a match is moved. */
  readonly howToId: string;
};
type Row = { readonly at: number; readonly matches: readonly PlannedMatch[] };
/** The input of a match's move while its form is open, null once it was closed. */
type OpenMove = Move | null | undefined;

/** The plan: a table of times and courts, or, on a phone, a list of times. */
export function PlanTable({ tournament, day, isWide, howToId }: Props) {
  /** State of the table: another organiser may move a match to another row, which remounts its open form. */
  const [moves, setMoves] = useState<Readonly<Record<string, OpenMove>>>({});
  const rows = rowsOf(tournament, day);
  const isMixed = areRoundsMixed(rows);
  const courts = Array.from({ length: day.courts }, (_, index) => index + 1);
  const times = isWide ? timesOf(rows, day) : [];
  const { lift, dropped, handlers } = useLiftedMatch(tournament, day, { times, courts: day.courts });
  const match = (planned: PlannedMatch) => {
    const { id } = planned.fixture;
    return (
      <MovableMatch
        key={id}
        tournamentId={tournament.id}
        day={day}
        planned={planned}
        stage={isMixed ? stageOf(planned.fixture, tournament.teams.length) : ''}
        lifting={
          isWide
            ? {
                howToId,
                handlers: (onTouch) => handlers(placementOf(planned), onTouch),
                isLifted: lift?.seen.fixture === id,
                isDropped: dropped === id,
              }
            : null
        }
        move={moves[id]}
        onMove={(next) => setMoves((open) => ({ ...open, [id]: next(open[id]) }))}
      />
    );
  };
  const mixed = isMixed && <p css={theme.muted}>{strings.mixed}</p>;
  if (!isWide) {
    return (
      <>
        {mixed}
        <Stack as="ul">
          {rows.map(({ at, matches }) => (
            <li key={at}>
              <h3 css={theme.type.title3}>{timeInWords(day.date, at)}</h3>
              <ul css={theme.unlisted}>
                {matches.map((planned) => (
                  <li key={planned.fixture.id} css={listed}>
                    <span css={theme.muted}>{courtName(planned.court)}</span>
                    {match(planned)}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </Stack>
      </>
    );
  }
  const matchesAt = (at: number) => rows.find((row) => row.at === at)?.matches ?? [];
  return (
    <>
      {mixed}
      <table css={table} data-lifting={lift !== null || undefined}>
        <caption css={[theme.muted, { textAlign: 'start' }]}>{strings.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{strings.time}</th>
            {courts.map((court) => (
              <th key={court} scope="col">
                {courtName(court)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((at) => (
            <tr key={at} data-print={matchesAt(at).length === 0 ? 'hide' : undefined}>
              <th scope="row">
                <span>{timeInWords(day.date, at)}</span>
                {matchesAt(at).length === 0 && <small>{strings.free}</small>}
              </th>
              {courts.map((court) => (
                <td
                  key={court}
                  data-minute={at}
                  data-court={court}
                  data-target={(lift?.target.at === at && lift.target.court === court) || undefined}
                >
                  {matchesAt(at)
                    .filter((planned) => planned.court === court)
                    .map(match)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <MovePreview tournament={tournament} day={day} lift={lift} />
    </>
  );
}

type MatchProps = {
  readonly tournamentId: string;
  readonly day: DayPlan;
  readonly planned: PlannedMatch;
  /** Empty where the order of the matches says it. */
  readonly stage: string;
  /** How the match is moved by pointer and keys in the table; null in the list. */
  readonly lifting: {
    readonly howToId: string;
    readonly handlers: (onTouch: () => void) => ReturnType<ReturnType<typeof useLiftedMatch>['handlers']>;
    readonly isLifted: boolean;
    readonly isDropped: boolean;
  } | null;
  readonly move: OpenMove;
  readonly onMove: (next: (move: OpenMove) => OpenMove) => void;
};

/** A match of the plan; a match to come can be moved. */
function MovableMatch({ tournamentId, day, planned, stage, lifting, move, onMove }: MatchProps) {
  const { fixture, court, at } = planned;
  const handle = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  // A closed form takes the focus with it, which returns to its opener, even if the match has moved.
  useEffect(() => {
    if (move === null && document.activeElement === document.body) opener.current?.focus();
  }, [move]);

  // A dropped match is drawn in another cell, without the focus that it had.
  const isDropped = lifting?.isDropped === true;
  useEffect(() => {
    if (isDropped && document.activeElement === document.body) handle.current?.focus();
  }, [isDropped]);

  const { homeTeam, awayTeam } = fixture;
  const isMovable = isToBePlayed(fixture, day.date);
  const open = () =>
    onMove(() => ({ seen: placementOf(planned), court: String(court), time: clockOf(day.date, at) }));
  const teams: ReactNode = (
    <span css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      <span css={crests}>
        <Crest team={homeTeam} size={20} />
        <Crest team={awayTeam} size={20} />
      </span>
      <span>{strings.match(homeTeam, awayTeam)}</span>
    </span>
  );
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: theme.space(1), minWidth: 0 }}>
      {isMovable && lifting !== null && !move ? (
        <button
          ref={handle}
          type="button"
          css={liftable}
          aria-pressed={lifting.isLifted}
          aria-describedby={lifting.howToId}
          {...lifting.handlers(open)}
        >
          {teams}
        </button>
      ) : (
        teams
      )}
      {stage && <small css={theme.muted}>{stage}</small>}
      {!isMovable && <FixtureState fixture={fixture} />}
      {isMovable && !move && (
        <Button
          ref={opener}
          variant="quiet"
          data-print="hide"
          css={{ paddingInline: theme.space(2), marginInlineStart: `-${theme.space(2)}` }}
          onClick={open}
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

function placementOf({ fixture, court, at }: PlannedMatch): Placement {
  return { fixture: fixture.id, court, at };
}

/** By time, then by court. An annulled match is left out where another one has its place. */
function rowsOf({ fixtures }: Tournament, { placements }: DayPlan): Row[] {
  const planned = plannedMatches(fixtures, placements)
    .filter(({ fixture, court, at }, _, all) => {
      const isTaken = all.some(
        (other) => other.fixture !== fixture && other.court === court && other.at === at,
      );
      return !isAnnulled(fixture) || !isTaken;
    })
    .sort((a, b) => a.at - b.at || a.court - b.court);
  const times = [...new Set(planned.map(({ at }) => at))];
  return times.map((at) => ({ at, matches: planned.filter((match) => match.at === at) }));
}

/** Whether a match is planned after one of a later round. */
function areRoundsMixed(rows: readonly Row[]): boolean {
  let latest = 0;
  return rows.some(({ matches }) => {
    const rounds = matches.map(({ fixture }) => fixture.round ?? latest);
    const isMixed = rounds.some((round) => round < latest);
    latest = Math.max(latest, ...rounds);
    return isMixed;
  });
}

/** The rows of the table: the times of the plan and, if a match can still move, the free ones between and after them. */
function timesOf(rows: readonly Row[], day: DayPlan): number[] {
  const isMovable = rows.some(({ matches }) =>
    matches.some(({ fixture }) => isToBePlayed(fixture, day.date)),
  );
  const planned = rows.map(({ at }) => at);
  if (!isMovable) return planned;
  const now = minuteOf(day.date, presentTime());
  return planned.flatMap((at, index) => {
    const following = planned[index + 1];
    const free: number[] = [];
    let next = nextStart(at + day.matchMinutes, day);
    while (following === undefined ? free.length === 0 : next + day.matchMinutes <= following) {
      free.push(next);
      next = nextStart(next + day.matchMinutes, day);
    }
    return [at, ...free.filter((time) => time >= now)];
  });
}

const listed = { paddingBlock: theme.space(2), borderBlockEnd: `1px solid ${theme.color.edge}` } as const;

const crests = {
  display: 'inline-flex',
  gap: theme.space(1),
  marginInlineEnd: theme.space(2),
  verticalAlign: '-0.25em',
} as const;

const table = {
  width: '100%',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: theme.space(2),
    borderBlockEnd: `1px solid ${theme.color.edge}`,
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  '& thead th': { ...theme.type.label, color: theme.color.textMuted },
  '& tr > :first-of-type': { width: '6.5rem' },
  '& th > small': { ...theme.muted, display: 'block', fontWeight: 400 },
  // Inside the cell: a mark moves nothing.
  '& td[data-target]': {
    boxShadow: `inset 0 0 0 2px ${theme.color.action}`,
    background: theme.color.actionTint,
  },
} as const;

/** A match that can be moved: a chip with an edge, which keeps its size while it is lifted. */
const liftable = {
  maxWidth: '100%',
  minHeight: '2.75rem',
  padding: `${theme.space(1)} ${theme.space(2)}`,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  color: theme.color.text,
  textAlign: 'start',
  cursor: 'grab',
  userSelect: 'none',
  '&[aria-pressed=true]': { borderColor: theme.color.action, borderStyle: 'dashed' },
  '[data-lifting] &': { cursor: 'grabbing' },
} as const;

const query = '(min-width: 48rem)';

/** Whether there is room for a table. Only for pages that are not prerendered, because the layout depends on it. */
export function useIsWide(): boolean {
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
