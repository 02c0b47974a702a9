import { useEffect } from 'react';
import { PageMetadata, paths, subscribe, theme, useStored } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { Page, PageTitle, Stack, TextLink } from 'shared-kernel/ui';
import { type Fixture, logOf, type Tournament } from '../../../model/tournament';
import { storedTournaments } from '../../../store/storedTournaments';
import { BackLink } from '../../../widgets/BackLink';
import { DistinctCrests } from '../../../widgets/Crest';
import { ForScorers } from '../../../widgets/ForScorers';
import { MissingTournament } from '../../../widgets/MissingPart';
import { clampedLines } from '../../../widgets/textFit';
import { useWayBack } from '../../../widgets/tournamentPaths';
import { useTournament } from '../../../widgets/useTournament';
import { sheetPublishing } from './lateParts';
import { SheetEditor } from './SheetEditor';
import { strings } from './strings';
import { useMatchSheet } from './useMatchSheet';
import { useSharedSheet } from './useSharedSheet';

export function MatchSheetPage() {
  const { tournamentId = '' } = useParams();
  return (
    <ForScorers tournamentId={tournamentId}>
      <StoredMatch />
    </ForScorers>
  );
}

function StoredMatch() {
  const { tournamentId = '', matchId } = useParams();
  const back = useWayBack(tournamentId);
  const { arrival, restore } = useWrittenTournament(tournamentId);
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  const tournament = arrival.status === 'ready' ? arrival.tournament : null;
  const fixture = tournament?.fixtures.find(({ id }) => id === matchId);
  return (
    <Page>
      <Stack direction="row" css={head} data-print="hide" data-under-header>
        <BackLink to={back?.path ?? paths.tournament(tournamentId)}>
          <span>{back?.name ?? tournament?.name ?? strings.back}</span>
        </BackLink>
        <PageTitle css={{ ...theme.type.title3, marginBottom: 0 }}>{strings.title}</PageTitle>
      </Stack>
      {tournament !== null && fixture !== undefined ? (
        <LoadedMatch
          key={logOf(tournament) + fixture.id}
          tournament={tournament}
          fixture={fixture}
          restore={restore}
        />
      ) : (
        <div role="status">
          <p>{strings.loading}</p>
          {/* Below the loading text, which a missing match shows as well (specification, section 8). */}
          {tournament !== null && (
            <p css={{ marginTop: theme.space(4) }}>
              {strings.missing}{' '}
              <TextLink to={paths.tournament(tournamentId)}>{strings.missingWayOut}</TextLink>
            </p>
          )}
        </div>
      )}
    </Page>
  );
}

type Props = {
  readonly tournament: Tournament;
  readonly fixture: Fixture;
  readonly restore: (() => Promise<void>) | undefined;
};

function LoadedMatch({ tournament, fixture, restore }: Props) {
  const sheet = useMatchSheet(tournament, fixture);
  const shared = useSharedSheet(tournament, fixture, sheet.events.length);
  const title = strings.metaTitle(fixture.homeTeam, fixture.awayTeam);
  return (
    <>
      <PageMetadata title={title} description={title} />
      {sheet.isLoading || shared.isAwaited ? (
        <p role="status">{strings.loading}</p>
      ) : (
        <DistinctCrests teams={tournament.teams}>
          <SheetEditor tournament={tournament} sheet={sheet} shared={shared.sheet} restore={restore} />
        </DistinctCrests>
      )}
    </>
  );
}

/** One low line, because the scoreboard and the buttons must stay visible. */
const head = {
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  marginBlock: `calc(-1 * ${theme.space(9)}) ${theme.space(2)}`,
  // The page's title is whole; a long name has two lines beside it, or below.
  '& > a': {
    maxWidth: 'max(55%, 8rem)',
    fontSize: `min(6vw, ${theme.type.label.fontSize})`,
    marginBlockEnd: 0,
    textAlign: 'end',
  },
  '& > a > span': clampedLines(2),
  // On the smallest phones the name has the line for itself, with its words whole.
  '@media (max-width: 22.4rem)': {
    flexDirection: 'column',
    alignItems: 'start',
    gap: 0,
    '& > a': { maxWidth: '100%', textAlign: 'start' },
  },
} as const;

export { MatchSheetPage as Component };

/** For the life of the page: clearing the storage also logs the scorer out, and they return by the login. */
const lastSeen = new Map<string, Tournament>();
/** A tournament deleted in any tab must not be restored. */
subscribe('tournaments:deleted', ({ tournamentId }) => lastSeen.delete(tournamentId));

/**
 * The tournament of the open sheet, unless it was deleted. A scorer who clears the browser's storage during a match
 * keeps the page and its data: `restore` stores them again, or rejects without its code.
 */
function useWrittenTournament(id: string) {
  const arrival = useTournament(id);
  const summaries = useStored(storedTournaments.summaries);
  const last = lastSeen.get(id);
  useEffect(() => {
    if (arrival.status === 'ready') lastSeen.set(id, arrival.tournament);
  }, [id, arrival]);

  const isCleared = summaries.status === 'ready' && storedTournaments.isUntouched(summaries.value);
  if (arrival.status !== 'missing' || last === undefined || !isCleared)
    return { arrival, restore: undefined };
  const restore = async () => (await sheetPublishing.load()).restoreTournament(last);
  return { arrival: { status: 'ready', tournament: last } as const, restore };
}
