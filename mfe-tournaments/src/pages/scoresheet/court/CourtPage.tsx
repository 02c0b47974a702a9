import { formatLongDay, PageMetadata, paths, type SiteAddress, theme, useSession } from 'shared-kernel';
import { Link, useParams } from 'shared-kernel/router';
import { EmptyState, SlowAnswer } from 'shared-kernel/states';
import {
  Page,
  PageTitle,
  Pane,
  SectionTitle,
  Skeleton,
  Stack,
  TextLink,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { courtOfDay } from '../../../matchday/courtOfDay';
import { type PlannedMatch, planOfNow, planToShow } from '../../../matchday/runningDay';
import type { Tournament } from '../../../model/tournament';
import { BackLink } from '../../../widgets/BackLink';
import { Connection } from '../../../widgets/Connection';
import { DifferingClock } from '../../../widgets/DifferingClock';
import { FixtureState } from '../../../widgets/FixtureState';
import { ForScorers } from '../../../widgets/ForScorers';
import { MissingTournament } from '../../../widgets/missing-tournament/MissingTournament';
import { AsWritten, TeamName } from '../../../widgets/TeamName';
import { hourOf, nightOf } from '../../../widgets/timeInWords';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { useTournament } from '../../../widgets/useTournament';
import { cameFrom } from '../../../widgets/wayBack';
import { strings } from './strings';

export function CourtPage() {
  const { tournamentId = '' } = useParams();
  return (
    <ForScorers tournamentId={tournamentId}>
      <StoredCourt />
    </ForScorers>
  );
}

function StoredCourt() {
  const { tournamentId = '', court = '' } = useParams();
  const arrival = useTournament(tournamentId);
  const isCourt = /^[1-6]$/.test(court);
  const title = isCourt ? strings.title(court) : strings.unknown;
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  return (
    <Page width="reading">
      <PageMetadata title={title} description={title} />
      <BackLink to={paths.tournament(tournamentId)}>{strings.back}</BackLink>
      <PageTitle>{title}</PageTitle>
      {arrival.status === 'ready' ? (
        <CourtDay tournament={arrival.tournament} court={isCourt ? Number(court) : Number.NaN} />
      ) : (
        <div role="status">
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <SlowAnswer />
          <Skeleton height={240} />
        </div>
      )}
    </Page>
  );
}

/** The match to play, large, then the court's whole day. */
function CourtDay({ tournament, court }: { readonly tournament: Tournament; readonly court: number }) {
  const now = usePresentTime();
  const session = useSession();
  const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
  if (now === null) return null;
  const day = planToShow(tournament, now);
  if (day && !(Number.isInteger(court) && court >= 1 && court <= day.courts)) {
    return (
      <EmptyState title={strings.noSuchCourt}>
        <Stack direction="row" gap={4}>
          {Array.from({ length: day.courts }, (_, index) => index + 1).map((each) => (
            <TextLink key={each} to={tournamentPaths.court(tournament.id, each)}>
              {strings.title(String(each))}
            </TextLink>
          ))}
        </Stack>
      </EmptyState>
    );
  }
  const { matches, next } = courtOfDay(tournament, court, now);
  const isOtherDay = day !== null && planOfNow(tournament, now) === null;
  if (day === null || matches.length === 0) {
    return (
      <EmptyState
        title={strings.none}
        action={isOrganizer && <TextLink to={tournamentPaths.day(tournament.id)}>{strings.planDay}</TextLink>}
      />
    );
  }
  const night = (minute: number) => nightOf(day.date, minute);
  const sheet = (match: PlannedMatch) => ({
    to: paths.matchSheet(tournament.id, match.fixture.id),
    state: cameFrom(tournamentPaths.court(tournament.id, court), strings.title(String(court))),
  });
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(8) }}>
      {next === null ? (
        <p css={theme.type.lead}>{strings.done}</p>
      ) : (
        <NextMatch match={next} hour={hourOf(day.date, next.at)} {...sheet(next)} />
      )}
      {isOtherDay && <p>{strings.planOf(formatLongDay(day.date))}</p>}
      <div>
        <Connection />
        <DifferingClock />
      </div>
      <section aria-labelledby="court-order">
        <SectionTitle id="court-order">{strings.order}</SectionTitle>
        <ol css={list}>
          {matches.map((match) => (
            <li key={match.fixture.id}>
              <Link {...sheet(match)} css={row}>
                <b>{hourOf(day.date, match.at)}</b>
                <span>
                  <span>{strings.match(match.fixture.homeTeam, match.fixture.awayTeam)}</span>
                  {night(match.at) && <small>{` (${night(match.at)})`}</small>}
                </span>
                <FixtureState fixture={match.fixture} />
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

type NextProps = {
  readonly match: PlannedMatch;
  readonly hour: string;
  readonly to: SiteAddress;
  readonly state: unknown;
};

function NextMatch({ match: { fixture }, hour, to, state }: NextProps) {
  return (
    <Pane as="section" lit interactive aria-labelledby="court-next">
      <h2 id="court-next" css={{ ...theme.type.label, color: theme.color.textMuted }}>
        <span>{fixture.status === 'inprogress' ? strings.underWay : strings.toPlay}</span>{' '}
        <AsWritten>{strings.at(hour)}</AsWritten>
      </h2>
      <p css={teams}>
        <TeamName name={fixture.homeTeam} size={40} />
        <VisuallyHidden> – </VisuallyHidden>
        <TeamName name={fixture.awayTeam} size={40} />
      </p>
      <Link to={to} state={state} data-cover css={{ ...theme.type.label, color: theme.color.action }}>
        {strings.open}
      </Link>
    </Pane>
  );
}

const teams = {
  ...theme.type.title2,
  display: 'grid',
  gap: theme.space(2),
  marginBlock: theme.space(4),
  overflowWrap: 'anywhere',
} as const;

const list = {
  ...theme.unlisted,
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  '& > li + li': { borderBlockStart: `1px solid ${theme.color.edge}` },
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${theme.space(4)}`,
  minHeight: '3.5rem',
  padding: `${theme.space(2)} ${theme.space(4)}`,
  color: 'inherit',
  textDecoration: 'none',
  '& > b': {
    ...theme.type.label,
    textTransform: 'none',
    flex: 'none',
    minWidth: '4rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > span:first-of-type': { flex: '1 1 12rem', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  [theme.media.hover]: { '&:hover': { background: theme.color.actionTint } },
} as const;

export { CourtPage as Component };
