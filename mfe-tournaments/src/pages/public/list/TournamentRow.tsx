import { formatLongDay, paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Stack, VisuallyHidden } from 'shared-kernel/ui';
import { progressOf, tournamentStatus } from '../../../competition/tournamentStatus';
import type { Tournament, TournamentSummary } from '../../../model/tournament';
import { Crest, DistinctCrests } from '../../../widgets/Crest';
import { StatusBadge } from '../../../widgets/StatusBadge';
import { strings } from './strings';

type Props = {
  readonly summary: TournamentSummary;
  /** Without its record, the row shows the back end's summary. */
  readonly tournament?: Tournament | undefined;
  /** Its last known day is so long past that it is not expected to go on. */
  readonly isPast?: boolean;
};

/** As many as fit in one line of a phone. */
const crestsShown = 8;

/** A row of the list: the day, the tournament and its progress; the whole row links to its page. */
export function TournamentRow({ summary, tournament, isPast = false }: Props) {
  const { id, name, date, level, shared } = summary;
  const { teams, status, finished, count } = (tournament ? null : shared) ?? factsOf(tournament);
  const others = teams.length - crestsShown;
  return (
    <li css={row}>
      <time dateTime={date}>{formatLongDay(date)}</time>
      <StatusBadge status={status} />
      <div>
        <h3>
          <Link to={paths.tournament(id)}>{name}</Link>
        </h3>
        <Stack as="p" direction="row" css={facts}>
          <span>
            {strings.level} <strong>{level}</strong>
          </span>
          {teams.length > 0 && <span>{strings.teams(teams.length)}</span>}
          {count > 0 && <span>{strings.progress(finished, count)}</span>}
          {isPast && status !== 'finished' && <span>{strings.datePassed(finished, count)}</span>}
        </Stack>
      </div>
      <Stack direction="row" gap={1}>
        <DistinctCrests teams={teams}>
          {teams.slice(0, crestsShown).map((team) => (
            <Crest key={team} team={team} size={26} />
          ))}
        </DistinctCrests>
        {others > 0 && (
          <>
            <span aria-hidden="true" css={otherCrests}>{`+${others}`}</span>
            <VisuallyHidden>{strings.moreCrests(crestsShown, others)}</VisuallyHidden>
          </>
        )}
      </Stack>
    </li>
  );
}

function factsOf({ teams, fixtures }: Pick<Tournament, 'teams' | 'fixtures'> = { teams: [], fixtures: [] }) {
  return { teams, status: tournamentStatus(fixtures), ...progressOf(fixtures) };
}

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space(1)} ${theme.space(4)}`,
  paddingBlock: theme.space(4),
  borderBlockEnd: `1px solid ${theme.color.edge}`,
  '& > time': { ...theme.muted, fontSize: 'min(0.9375rem, 4.7vw)' },
  '& > div': { gridColumn: '1 / -1' },
  '& h3': {
    ...theme.type.title3,
    fontSize: 'min(11vw, clamp(1.625rem, 1.4rem + 1vw, 2.25rem))',
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
  ...theme.muted,
  gap: `0 ${theme.space(4)}`,
  '& strong': { color: theme.color.text, fontWeight: 600 },
} as const;

const otherCrests = { ...theme.type.label, marginInlineStart: theme.space(1), color: theme.color.textMuted };
