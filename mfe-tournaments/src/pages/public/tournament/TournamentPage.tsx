import { memo, useEffect, useMemo, useState } from 'react';
import {
  formatLongDay,
  importWithRetry,
  lazyWithRetry,
  PageMetadata,
  type TournamentTab,
  theme,
  tournamentTabs,
  useSessionKind,
} from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { ErrorState, LoadingState } from 'shared-kernel/states';
import { Tabs, useSelectedTab } from 'shared-kernel/tabs';
import { Page } from 'shared-kernel/ui';
import { tournamentStatus } from '../../../competition/tournamentStatus';
import type { Tournament } from '../../../model/tournament';
import { isPastSeason } from '../../../store/pastSeason';
import { asPrerendered, sampleTournament } from '../../../store/sampleTournament';
import type { Live } from '../../../sync/followScores';
import { DistinctCrests } from '../../../widgets/Crest';
import { LoadingTournament } from '../../../widgets/LoadingTournament';
import { LiveScores } from '../../../widgets/live/LiveScores';
import { MissingMatchActions, MissingTournament } from '../../../widgets/MissingPart';
import { MatchList } from '../../../widgets/matches/MatchList';
import type { HeldSets } from '../../../widgets/news/useMatchNews';
import { PaperStyles } from '../../../widgets/PaperStyles';
import { useIsOwn } from '../../../widgets/useIsOwn';
import { useReadTournament } from '../../../widgets/useReadTournament';
import { useIsScored } from '../../../widgets/useSharing';
import { inventedSeason } from '../../../widgets/words';
import { ExportReminder, OrganizerHead } from './lateOrganizing';
import { NowAndNext } from './NowAndNext';
import { strings, tabLabels } from './strings';
import { TournamentHeader } from './TournamentHeader';

/** Not needed before hydration. */
const SpokenNews = lazyWithRetry(
  () => import(/* webpackChunkName: "tournaments-news" */ '../../../widgets/news/SpokenNews'),
  (module) => module.SpokenNews,
);

/** Fetched in advance, so that a tab opens at once, without a network too. */
const otherTabs = importWithRetry(() => import(/* webpackChunkName: "tournaments-tabs" */ './otherTabs'));

const OtherTab = lazyWithRetry(otherTabs, (module) => module.OtherTab, {
  placeholder: <LoadingState heights={[480]}>{strings.loading}</LoadingState>,
  onError: ({ onRetry }) => (
    <ErrorState title={strings.tabMissing} onRetry={onRetry}>
      {strings.tabMissingText}
    </ErrorState>
  ),
});

/** The first screen's own files come first. */
const patienceMs = 1000;

export function TournamentPage() {
  const { tournamentId = '' } = useParams();
  const arrival = useReadTournament(tournamentId);
  const isHosted = useSessionKind() === 'hosted';
  if (arrival.status === 'ready') return <LoadedTournament tournament={asPrerendered(arrival.tournament)} />;
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  // The sample is known before storage is read, so its page can be prerendered.
  if (tournamentId === sampleTournament.id && !isHosted)
    return <LoadedTournament tournament={sampleTournament} />;
  return <LoadingTournament />;
}

const LoadedTournament = memo(function LoadedTournament({ tournament }: { readonly tournament: Tournament }) {
  const { id, name, date, level, description } = tournament;
  const isClosed = isPastSeason(id);
  const isHosted = useSessionKind() === 'hosted';
  const isOrganizer = useIsOwn(id) && !isClosed;
  const mayRecord = (useIsScored(id) === true && !isClosed) || isOrganizer;
  const [live, setLive] = useState<Live | null>(null);
  const [held, setHeld] = useState<HeldSets>(new Map());
  const shown = useMemo(() => live?.lay(tournament) ?? tournament, [live, tournament]);
  return (
    <Page>
      <PageMetadata title={name} description={strings.description(name, formatLongDay(date), level)} />
      <PaperStyles />
      <SpokenNews tournament={tournament} live={live} setHeld={setHeld} />
      <TournamentHeader
        tournament={tournament}
        status={tournamentStatus(shown.fixtures)}
        isOrganizer={isOrganizer}
      />
      {isClosed && isHosted && <p css={theme.type.small}>{inventedSeason}</p>}
      {!isClosed && <LiveScores tournament={id} onLive={setLive} />}
      {isOrganizer && <OrganizerHead tournament={tournament} />}
      {mayRecord && <MissingMatchActions />}
      <NowAndNext tournament={shown} isOrganizer={isOrganizer} mayRecord={mayRecord} held={held} />
      <DistinctCrests teams={shown.teams}>
        <TournamentTabs tournament={shown} isOrganizer={isOrganizer} mayRecord={mayRecord} />
      </DistinctCrests>
      {isOrganizer && <ExportReminder tournament={tournament} />}
      {description && <p css={descriptionStyle}>{description}</p>}
    </Page>
  );
});

type TabsProps = {
  readonly tournament: Tournament;
  readonly isOrganizer: boolean;
  /** An invited scorer may, and changes nothing else. */
  readonly mayRecord: boolean;
};

function TournamentTabs({ tournament, isOrganizer, mayRecord }: TabsProps) {
  const hasPlayoffs = tournament.format?.playoffs === true;
  const [first, ...others] = tournamentTabs;
  const shown: readonly [TournamentTab, ...TournamentTab[]] = [
    first,
    ...others.filter((tab) => tab !== 'playoffs' || hasPlayoffs),
  ];
  const [selected, select] = useSelectedTab(shown);
  useEffect(() => {
    const timer = setTimeout(otherTabs.request, patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Tabs
      label={strings.tabs}
      tabs={shown.map((id) => ({ id, label: tabLabels[id] }))}
      selected={selected}
      onSelect={select}
    >
      <div css={{ paddingBlockStart: theme.space(4) }}>
        {selected === 'matches' ? (
          <MatchList tournament={tournament} isOrganizer={mayRecord} />
        ) : (
          <OtherTab
            tab={selected}
            tournament={tournament}
            isOrganizer={selected === 'playoffs' ? mayRecord : isOrganizer}
          />
        )}
      </div>
    </Tabs>
  );
}

/** Below the matches, which it would push off a phone's first screen. */
const descriptionStyle = {
  maxWidth: theme.measure,
  marginBlockStart: theme.space(6),
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
} as const;

export { TournamentPage as Component };
