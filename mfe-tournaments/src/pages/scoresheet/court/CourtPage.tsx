import { formatLongDay, isolated, PageMetadata, paths, theme } from 'shared-kernel';
import { Link, useParams } from 'shared-kernel/router';
import { EmptyState, LoadingState } from 'shared-kernel/states';
import { Page, PageTitle, Pane, SectionTitle, Stack, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import { courtOfDay, planOfNow } from '../../../matchday/planOfNow';
import type { Fixture, Tournament } from '../../../model/tournament';
import { BackLink } from '../../../widgets/BackLink';
import { Connection, DifferingClock } from '../../../widgets/Connection';
import { DistinctCrests } from '../../../widgets/Crest';
import { FixtureState } from '../../../widgets/FixtureState';
import { ForScorers } from '../../../widgets/ForScorers';
import { MissingTournament } from '../../../widgets/MissingPart';
import { TeamName } from '../../../widgets/TeamName';
import { AsWritten } from '../../../widgets/textFit';
import { hourOf, nightOf } from '../../../widgets/timeInWords';
import { cameFrom, tournamentPaths } from '../../../widgets/tournamentPaths';
import { useIsOrganizer } from '../../../widgets/useIsOrganizer';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { useTournament } from '../../../widgets/useTournament';
import { courtName } from '../../../widgets/words';

const strings = {
  unknown: 'Terrain inconnu',
  noSuchCourt: 'Ce terrain ne sert pas ce jour-là. Les terrains de la journée\u00a0:',
  planOf: (day: string) => `Ce plan est celui du ${day}.`,
  back: 'Retour au tournoi',
  loading: 'Chargement du terrain',
  toPlay: 'À jouer',
  underWay: 'En cours',
  order: 'Les matchs de la journée',
  none: 'Aucun match n’est prévu sur ce terrain.',
  done: 'Tous les matchs de ce terrain sont joués.',
  match: (home: string, away: string) => `${isolated(home)} – ${isolated(away)}`,
  at: (time: string) => `à ${time}`,
  open: 'Ouvrir la feuille de match',
  planDay: 'Planifier la journée',
} as const;

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
  const number = /^[1-6]$/.test(court) ? Number(court) : 0;
  const title = number > 0 ? courtName(number) : strings.unknown;
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  return (
    <Page width="reading">
      <PageMetadata title={title} description={title} />
      <BackLink to={paths.tournament(tournamentId)}>{strings.back}</BackLink>
      <PageTitle>{title}</PageTitle>
      {arrival.status === 'ready' ? (
        <DistinctCrests teams={arrival.tournament.teams}>
          <CourtDay tournament={arrival.tournament} court={number} />
        </DistinctCrests>
      ) : (
        <LoadingState heights={[240]}>{strings.loading}</LoadingState>
      )}
    </Page>
  );
}

/** The match to play, large, then the court's whole day; 0 is no court. */
function CourtDay({ tournament, court }: { readonly tournament: Tournament; readonly court: number }) {
  const now = usePresentTime();
  const isOrganizer = useIsOrganizer();
  if (now === null) return null;
  const { day, matches, next } = courtOfDay(tournament, court, now);
  if (day && (court === 0 || court > day.courts)) {
    return (
      <EmptyState title={strings.noSuchCourt}>
        <Stack direction="row" gap={4}>
          {Array.from({ length: day.courts }, (_, index) => index + 1).map((each) => (
            <TextLink key={each} to={tournamentPaths.court(tournament.id, each)}>
              {courtName(each)}
            </TextLink>
          ))}
        </Stack>
      </EmptyState>
    );
  }
  if (day === null || matches.length === 0) {
    return (
      <EmptyState
        title={strings.none}
        action={isOrganizer && <TextLink to={tournamentPaths.day(tournament.id)}>{strings.planDay}</TextLink>}
      />
    );
  }
  const isOtherDay = planOfNow(tournament, now) === null;
  const sheetOf = (fixture: Fixture) => ({
    to: paths.matchSheet(tournament.id, fixture.id),
    state: cameFrom(tournamentPaths.court(tournament.id, court), courtName(court)),
  });
  return (
    <Stack gap={8}>
      {next === null ? (
        <p css={theme.type.lead}>{strings.done}</p>
      ) : (
        <Pane as="section" lit interactive aria-labelledby="court-next">
          <h2 id="court-next" css={{ ...theme.type.label, color: theme.color.textMuted }}>
            <span>{next.fixture.status === 'inprogress' ? strings.underWay : strings.toPlay}</span>{' '}
            <AsWritten>{strings.at(hourOf(day.date, next.at))}</AsWritten>
          </h2>
          <Stack as="p" gap={2} css={teams}>
            <TeamName name={next.fixture.homeTeam} size={40} />
            <VisuallyHidden> – </VisuallyHidden>
            <TeamName name={next.fixture.awayTeam} size={40} />
          </Stack>
          <Link
            {...sheetOf(next.fixture)}
            data-cover
            css={{ ...theme.type.label, color: theme.color.action }}
          >
            {strings.open}
          </Link>
        </Pane>
      )}
      {isOtherDay && <p>{strings.planOf(formatLongDay(day.date))}</p>}
      <div>
        <Connection />
        <DifferingClock />
      </div>
      <section aria-labelledby="court-order">
        <SectionTitle id="court-order">{strings.order}</SectionTitle>
        <ol css={list}>
          {matches.map(({ fixture, at }) => (
            <li key={fixture.id}>
              <Stack as={Link} direction="row" {...sheetOf(fixture)} css={row}>
                <b>{hourOf(day.date, at)}</b>
                <span>
                  <span>{strings.match(fixture.homeTeam, fixture.awayTeam)}</span>
                  {nightOf(day.date, at) && <small>{` (${nightOf(day.date, at)})`}</small>}
                </span>
                <FixtureState fixture={fixture} />
              </Stack>
            </li>
          ))}
        </ol>
      </section>
    </Stack>
  );
}

const teams = { ...theme.type.title2, marginBlock: theme.space(4), overflowWrap: 'anywhere' } as const;

const list = {
  ...theme.unlisted,
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  '& > li + li': { borderBlockStart: `1px solid ${theme.color.edge}` },
} as const;

const row = {
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
