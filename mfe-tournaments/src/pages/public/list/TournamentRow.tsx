import { formatLongDay, paths, theme, useStored } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { tournamentStatus } from '../../../competition/tournamentStatus';
import type { FixtureStatus, Tournament, TournamentSummary } from '../../../model/tournament';
import { tournaments } from '../../../store/tournaments';
import type { Live } from '../../../sync/followScores';
import { StatusBadge } from '../../../widgets/StatusBadge';
import { Crests } from './Champions';
import { progressOf } from './progressOf';
import { strings } from './strings';

type Props = {
  readonly summary: TournamentSummary;
  readonly teams: readonly string[];
  readonly status: FixtureStatus;
  /** Matches played, and all there are. */
  readonly finished: number;
  readonly count: number;
};

/** A row of the list: the day, the tournament and its progress; the whole row links to its page. */
export function TournamentRow({ summary, teams, status, finished, count }: Props) {
  return (
    <li css={row}>
      <time dateTime={summary.date}>{formatLongDay(summary.date)}</time>
      <StatusBadge status={status} />
      <div data-part="what">
        <h3>
          <Link to={paths.tournament(summary.id)}>{summary.name}</Link>
        </h3>
        <p css={facts}>
          <span>
            {strings.level} <strong>{summary.level}</strong>
          </span>
          {teams.length > 0 && <span>{strings.teams(teams.length)}</span>}
          {count > 0 && <span>{strings.progress(finished, count)}</span>}
        </p>
      </div>
      <Crests teams={teams} />
    </li>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space(1)} ${theme.space(4)}`,
  paddingBlock: theme.space(4),
  borderBlockEnd: `1px solid ${theme.color.edge}`,
  '& > time': { ...theme.type.small, color: theme.color.textMuted },
  '& > [data-part=what]': { minWidth: 0 },
  '& > div': { gridColumn: '1 / -1' },
  '& h3': {
    ...theme.type.title3,
    fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)',
    overflowWrap: 'anywhere',
    '& > a': {
      color: 'inherit',
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
  },
  [theme.media.hover]: { '&:hover h3': { color: theme.color.action } },
  // Below that the crests of sixteen teams would leave the name no room.
  '@media (min-width: 60rem)': {
    gridTemplateColumns: '10rem minmax(0, 1fr) auto 7rem',
    columnGap: theme.space(6),
    '& > time': { fontSize: '1rem' },
    '& > div': { gridColumn: 'auto' },
    '& > :nth-child(2)': { order: 1, justifySelf: 'end' },
  },
} as const;

const facts = {
  ...theme.type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(4),
  color: theme.color.textMuted,
  '& strong': { color: theme.color.text, fontWeight: 600 },
} as const;

type StoredRowProps = {
  readonly summary: TournamentSummary;
  /** The row's tournament while none is stored. */
  readonly sample?: Tournament | undefined;
  /** Live scores ahead of the record. */
  readonly live: Live | null;
};

/** A tournament of this browser; its status comes from its fixtures, or from a back end. */
export function StoredRow({ summary, sample, live }: StoredRowProps) {
  const record = useStored(tournaments.record(summary.id));
  const here = (record.status === 'ready' && record.value) || sample;
  const facts =
    here === undefined && summary.shared
      ? summary.shared
      : factsOf(here ? (live?.lay(here) ?? here) : nothing);
  return <TournamentRow {...facts} summary={summary} />;
}

const nothing = { teams: [], fixtures: [] };

function factsOf({ teams, fixtures }: Pick<Tournament, 'teams' | 'fixtures'>) {
  return { teams, status: tournamentStatus(fixtures), ...progressOf(fixtures) };
}
