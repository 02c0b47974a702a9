import { memo, useMemo, useState } from 'react';
import { formatLongDay, lazyWithRetry, PageMetadata, theme, useSession, useSessionKind } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { SlowAnswer } from 'shared-kernel/states';
import { Page, Skeleton, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { tournamentStatus } from '../../../competition/tournamentStatus';
import type { Tournament } from '../../../model/tournament';
import { isPastSeason } from '../../../store/pastSeason';
import { asPrerendered, sampleTournament } from '../../../store/sampleTournament';
import type { Live } from '../../../sync/followScores';
import { spokenNews } from '../../../widgets/lateParts';
import { LiveScores } from '../../../widgets/live/LiveScores';
import { MissingTournament } from '../../../widgets/MissingPart';
import { PaperStyles } from '../../../widgets/PaperStyles';
import { useReadTournament } from '../../../widgets/useReadTournament';
import { useIsScored } from '../../../widgets/useSharing';
import { useIsOwn } from '../../../widgets/useTournament';
import { inventedSeason } from '../../../widgets/words';
import { ExportReminder, OrganizerHead } from './lateOrganizing';
import { NowAndNext } from './NowAndNext';
import { strings } from './strings';
import { TournamentHeader } from './TournamentHeader';
import { TournamentTabs } from './TournamentTabs';

/** Not needed before hydration. */
const SpokenNews = lazyWithRetry(
  () => import(/* webpackChunkName: "tournaments-news" */ '../../../widgets/news/SpokenNews'),
  (module) => module.SpokenNews,
);

export function TournamentPage() {
  const { tournamentId = '' } = useParams();
  const arrival = useReadTournament(tournamentId);
  const isHosted = useSessionKind() === 'hosted';
  if (arrival.status === 'ready') return <LoadedTournament tournament={asPrerendered(arrival.tournament)} />;
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  // The sample is known before storage is read, so its page can be prerendered.
  if (tournamentId === sampleTournament.id && !isHosted)
    return <LoadedTournament tournament={sampleTournament} />;
  return (
    <Page>
      <Stack gap={6} role="status">
        <VisuallyHidden>{strings.loading}</VisuallyHidden>
        <SlowAnswer />
        <Skeleton height="4rem" width="60%" />
        <Skeleton height={480} />
      </Stack>
    </Page>
  );
}

type Props = { readonly tournament: Tournament };

const LoadedTournament = memo(function LoadedTournament({ tournament }: Props) {
  const { id, name, date, level, description } = tournament;
  const isClosed = isPastSeason(id);
  const session = useSession();
  const reader = session.status === 'member' ? session.user.role : 'guest';
  const isHosted = useSessionKind() === 'hosted';
  const isOwn = useIsOwn(id);
  const isScorer = useIsScored(id) === true;
  const isOrganizer = reader === 'organizer' && isOwn && !isClosed;
  const mayRecord = (isOrganizer || isScorer) && !isClosed;
  const [live, setLive] = useState<Live | null>(null);
  const shown = useMemo(() => live?.lay(tournament) ?? tournament, [live, tournament]);
  return (
    <Page>
      <PageMetadata title={name} description={strings.description(name, formatLongDay(date), level)} />
      <PaperStyles />
      <SpokenNews tournament={tournament} live={live} />
      <TournamentHeader
        tournament={tournament}
        status={tournamentStatus(shown.fixtures)}
        reader={reader}
        isOrganizer={isOrganizer}
      />
      {isClosed && isHosted && <p css={theme.type.small}>{inventedSeason}</p>}
      {!isClosed && <LiveScores tournament={id} onLive={setLive} />}
      {isOrganizer && <OrganizerHead tournament={tournament} />}
      <NowAndNext tournament={shown} mayRecord={mayRecord} />
      <TournamentTabs tournament={shown} isOrganizer={isOrganizer} mayRecord={mayRecord} />
      {isOrganizer && <ExportReminder tournament={tournament} />}
      {description && <p css={descriptionStyle}>{description}</p>}
    </Page>
  );
});

/** Below the matches, which it would push off a phone's first screen. */
const descriptionStyle = {
  maxWidth: theme.measure,
  marginBlockStart: theme.space(6),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

export { TournamentPage as Component };
