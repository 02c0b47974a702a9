import { formatLongDay, paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Pane } from 'shared-kernel/ui';
import type { FixtureStatus, TournamentSummary } from '../../domain/tournament';
import { Crest } from '../../ui/Crest';
import { StatusBadge } from '../../ui/StatusBadge';
import { strings } from './strings';

const crestsShown = 8;

type Props = {
  readonly summary: TournamentSummary;
  readonly teams: readonly string[];
  readonly status: FixtureStatus;
  /** Matches played, and all there are. */
  readonly finished: number;
  readonly count: number;
};

/** A tournament of the list, which leads to its page. */
export function TournamentRow({ summary, teams, status, finished, count }: Props) {
  return (
    <Pane as="li" interactive css={row}>
      <div css={{ minWidth: 0 }}>
        <h2 css={{ ...theme.type.title3, fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2.25rem)' }}>
          <Link to={paths.tournament(summary.id)} data-cover css={titleLink}>
            {summary.name}
          </Link>
        </h2>
        <p css={{ marginTop: theme.space(1) }}>
          <time dateTime={summary.date}>{formatLongDay(summary.date)}</time>
        </p>
        <p css={facts}>
          <span>
            {strings.level} <strong>{summary.level}</strong>
          </span>
          {teams.length > 0 && <span>{strings.teams(teams.length)}</span>}
          {count > 0 && <span>{strings.progress(finished, count)}</span>}
        </p>
      </div>
      <div css={side}>
        <StatusBadge status={status} />
        <div aria-hidden="true" css={{ display: 'flex', gap: theme.space(1) }}>
          {teams.slice(0, crestsShown).map((team) => (
            <Crest key={team} team={team} size={30} />
          ))}
        </div>
      </div>
    </Pane>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
} as const;

const titleLink = { color: 'inherit', textDecoration: 'none' } as const;

const facts = {
  ...theme.type.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(4),
  marginTop: theme.space(1),
  color: theme.color.textMuted,
  '& strong': { color: theme.color.text, fontWeight: 600 },
} as const;

const side = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
  [theme.media.tablet]: { flexDirection: 'column', alignItems: 'flex-end' },
} as const;
