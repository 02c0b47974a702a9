import { useState } from 'react';
import { formatDay, theme } from 'shared-kernel';
import { Select } from 'shared-kernel/forms';
import { useQuery } from 'shared-kernel/hydration';
import { compareNames } from 'shared-kernel/names';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { EmptyState } from 'shared-kernel/states';
import { Button, Icon, Pane, Stack } from 'shared-kernel/ui';
import { type ShownStatus, shownStatus } from '../../competition/shownStatus';
import { exemptByRound, inReadingOrder } from '../../matchday/matchOrder';
import { withPlayoffs } from '../../matchday/playoffsOfDay';
import { dayOf } from '../../model/dayClock';
import { plansOf } from '../../model/plans';
import { type Fixture, type Tournament, winningSetsOf } from '../../model/tournament';
import { hourOf } from '../timeInWords';
import { momentAndCourt, roundName, slotName } from '../words';
import { FixtureRow } from './FixtureRow';
import { matchStrings } from './strings';

const groups: readonly ShownStatus[] = ['inprogress', 'finished', 'pending', 'annulled'];

type Props = { readonly tournament: Tournament; readonly isOrganizer?: boolean };

/**
 * Current, then finished, then pending matches (specification, section 2), and annulled ones last, folded beside others.
 * A button leads from the finished ones, which may be many, to the next.
 */
export function MatchList({ tournament, isOrganizer = false }: Props) {
  const { fixtures, teams } = tournament;
  const [isOpen, setIsOpen] = useState(false);
  const { team, filter } = useTeamFilter(teams);
  if (fixtures.length === 0) return <EmptyState title={matchStrings.none} />;
  const ordered = inReadingOrder(fixtures).filter(
    ({ homeTeam, awayTeam }) => team === null || homeTeam === team || awayTeam === team,
  );
  const shown = groups
    .map((status) => ({ status, ofStatus: ordered.filter((fixture) => shownStatus(fixture) === status) }))
    .filter(({ ofStatus }) => ofStatus.length > 0);
  const arePending = shown.some(({ status }) => status === 'pending');
  const exempt = team === null ? exemptByRound(tournament) : undefined;
  const planned = plannedInWords(tournament);
  return (
    <Stack>
      {shown.length === 0 && (
        <>
          {filter}
          <p>{matchStrings.noneOfTeam}</p>
        </>
      )}
      {shown.map(({ status, ofStatus }, index) => {
        const titleId = `matches-${status}`;
        const folds = team === null && status === 'annulled' && shown.length > 1;
        return (
          <section key={status} aria-labelledby={titleId}>
            <Stack direction="row" css={head}>
              <h2 id={titleId} tabIndex={-1} css={{ ...theme.type.title3, minWidth: 0 }}>
                {folds ? (
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={`${titleId}-list`}
                    onClick={() => setIsOpen(!isOpen)}
                    css={handle}
                  >
                    <span>{matchStrings.folded(matchStrings.groups[status], ofStatus.length)}</span>
                    <Icon
                      name="chevron"
                      data-print="hide"
                      css={{ fontSize: '1rem', rotate: isOpen ? '180deg' : undefined }}
                    />
                  </button>
                ) : (
                  matchStrings.groups[status]
                )}
              </h2>
              {status === 'finished' && arePending && (
                <Button variant="quiet" size="small" onClick={goToPending} data-print="hide">
                  {matchStrings.toPending}
                </Button>
              )}
              {index === 0 && teams.length > 2 && filter}
            </Stack>
            <div id={`${titleId}-list`} css={folds && !isOpen && onPaperOnly}>
              <Rounds
                tournament={tournament}
                fixtures={ofStatus}
                isOrganizer={isOrganizer}
                planned={planned}
                exempt={status === 'annulled' ? undefined : exempt}
              />
            </div>
          </section>
        );
      })}
    </Stack>
  );
}

function goToPending() {
  // The focus scrolls by itself, but no further than needed.
  const title = document.getElementById('matches-pending');
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

const parameter = 'equipe';

/** The team whose matches are shown, stored in the address for a reload and a return, and its field; null for all. */
function useTeamFilter(teams: readonly string[]) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = useQuery().get(parameter);
  const team = teams.find((each) => each === inAddress) ?? null;

  function choose(chosen: string) {
    const query = new URLSearchParams(search);
    if (chosen === '') query.delete(parameter);
    else query.set(parameter, chosen);
    // No step of the history: choosing among teams is looking on.
    void navigate(`${pathname}?${query}${hash}`, { replace: true, preventScrollReset: true, state });
  }

  const filter = (
    <div css={{ flex: '1 1 9rem', maxWidth: '14rem', minWidth: 0 }} data-print="hide">
      <Select
        aria-label={matchStrings.filter}
        value={team ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{matchStrings.everyTeam}</option>
        {teams.toSorted(compareNames).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </div>
  );
  return { team, filter };
}

/** A season of 64 teams has four thousand matches, too many to show at once. */
const roundsAtFirst = 24;

type RoundsProps = Required<Props> & {
  readonly fixtures: readonly Fixture[];
  readonly planned: ReturnType<typeof plannedInWords>;
  readonly exempt: ReadonlyMap<number, readonly string[]> | undefined;
};

function Rounds({ tournament, fixtures, isOrganizer, planned, exempt }: RoundsProps) {
  const [limit, setLimit] = useState(roundsAtFirst);
  const rounds = [...new Set(fixtures.map(({ round }) => round))];
  return (
    <>
      <ul css={grid}>
        {rounds.slice(0, limit).map((round) => {
          const resting = round === undefined ? undefined : exempt?.get(round);
          const matches = fixtures.filter((fixture) => fixture.round === round);
          return (
            <Pane key={round ?? 'playoffs'} as="li" flush css={pane}>
              <h3>{round === undefined ? matchStrings.playoffs : roundName(round)}</h3>
              <ul css={theme.unlisted}>
                {matches.map((fixture) => (
                  <FixtureRow
                    key={fixture.id}
                    tournamentId={tournament.id}
                    fixture={fixture}
                    winningSets={winningSetsOf(tournament)}
                    isOrganizer={isOrganizer}
                    occasion={fixture.slot && slotName(fixture.slot, tournament.teams.length)}
                    planned={fixture.status === 'pending' ? planned.get(fixture.id) : undefined}
                  />
                ))}
              </ul>
              {resting && resting.length > 0 && <p>{matchStrings.exempt(resting)}</p>}
            </Pane>
          );
        })}
      </ul>
      {rounds.length > limit && (
        <Button css={{ marginBlockStart: theme.space(4) }} onClick={() => setLimit(limit + roundsAtFirst)}>
          {matchStrings.more}
        </Button>
      )}
    </>
  );
}

function plannedInWords(tournament: Tournament): ReadonlyMap<string, string> {
  return new Map(
    plansOf(tournament).flatMap((day) =>
      withPlayoffs(tournament, day).placements.map(({ fixture, court, at }) => {
        const date = formatDay(dayOf(day.date, at)).slice(0, 5);
        return [fixture, momentAndCourt(court, date, hourOf(day.date, at))] as const;
      }),
    ),
  );
}

const head = {
  justifyContent: 'space-between',
  minHeight: '2.5rem',
  marginBlockEnd: theme.space(2),
} as const;

const handle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(3),
  minHeight: '3rem',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: `underline 1px ${theme.color.edgeStrong}`,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  touchAction: 'manipulation',
  [theme.media.hover]: { '&:hover': { color: theme.color.action } },
} as const;

const onPaperOnly = { '@media screen': { display: 'none' } } as const;

const grid = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(4),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  '@media print': { gridTemplateColumns: '1fr 1fr' },
} as const;

const pane = {
  '& > h3, & > p': { padding: `${theme.space(2)} ${theme.space(4)}`, color: theme.color.textMuted },
  '& > h3': { ...theme.type.label, borderBlockEnd: `1px solid ${theme.color.edge}` },
  '& > p': {
    ...theme.type.small,
    borderBlockStart: `1px solid ${theme.color.edge}`,
    overflowWrap: 'anywhere',
  },
} as const;
