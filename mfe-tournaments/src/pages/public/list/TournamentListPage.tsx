import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { paths, theme, useSessionKind } from 'shared-kernel';
import { EmptyState, LoadingState } from 'shared-kernel/states';
import { centreDay } from 'shared-kernel/time';
import { Button, ButtonLink, Page, PageTitle, SectionTitle, Stack } from 'shared-kernel/ui';
import { inProgrammeOrder, isCurrent } from '../../../matchday/isCurrent';
import type { Tournament, TournamentSummary } from '../../../model/tournament';
import { pastSeason, pastSeasonMatches } from '../../../store/pastSeason';
import { asPrerendered, sampleTournament } from '../../../store/sampleTournament';
import { presentTime } from '../../../store/stamps';
import { storedTournaments } from '../../../store/storedTournaments';
import type { Live } from '../../../sync/followScores';
import { announce } from '../../../widgets/announce';
import { LastChange } from '../../../widgets/LastChange';
import { LiveScores } from '../../../widgets/live/LiveScores';
import { OutOfReach, Unreached } from '../../../widgets/Unreached';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { useShared, useSharing } from '../../../widgets/useSharing';
import { useSummaries } from '../../../widgets/useSummaries';
import { inventedSeason } from '../../../widgets/words';
import { Champions, RankingDoors } from './Champions';
import { RibbonBoard } from './RibbonBoard';
import { strings } from './strings';
import { TournamentRow } from './TournamentRow';

const none: readonly Tournament[] = [];
const sampleAlone = [sampleTournament];
const finishedSeason: TournamentSummary = {
  ...pastSeason,
  shared: {
    teams: pastSeason.teams,
    status: 'finished',
    finished: pastSeasonMatches,
    count: pastSeasonMatches,
  },
};

export function TournamentListPage() {
  const stored = useSummaries();
  const isHosted = useSessionKind() === 'hosted';
  const isKnown = stored.status === 'ready';
  // The list of every first visitor, until this browser's data is known: so the page is readable without scripts. A
  // site with a back end has its own list, without the sample.
  const isSample = !isKnown && !isHosted;
  const known = isKnown ? stored.value : none;
  const records = useRecords(known);
  const summaries = isSample ? sampleAlone : known;
  const [live, setLive] = useState<Live | null>(null);
  const stands = isSample ? sampleAlone : records;
  const shown = useMemo(() => (live === null ? stands : stands.map(live.lay)), [stands, live]);
  const now = usePresentTime() ?? presentTime();
  const rows = inProgrammeOrder(summaries, shown, now).map((summary) => {
    const tournament = shown.find(({ id }) => id === summary.id);
    return {
      summary,
      tournament,
      // The prerendered page has the sample alone, whose season is over: hydration must not depend on the time.
      isPast: isSample || !isCurrent(tournament ?? { ...summary, fixtures: [] }, centreDay(now)),
    };
  });
  const groups = ([false, true] as const)
    .map((isPast) => ({ isPast, rows: rows.filter((row) => row.isPast === isPast) }))
    .filter((group) => group.rows.length > 0);
  return (
    <Page>
      <Stack direction="row" css={head}>
        <PageTitle css={{ marginBlockEnd: 0 }}>{strings.title}</PageTitle>
        <LastChange />
        <LiveScores onLive={setLive} />
      </Stack>
      {/* The page claims nothing about live matches before the back end's first answer. */}
      {stored.status === 'unreached' ? (
        <Unreached>{strings.unreached}</Unreached>
      ) : isHosted && !isKnown ? (
        <LoadingState heights={[320]}>{strings.loading}</LoadingState>
      ) : (
        <div>
          {isSample && <SampleMark />}
          <OutOfReach />
          <RibbonBoard tournaments={shown} />
          {/* The first group at the same place, whichever it is: nothing moves when this browser's data arrives. */}
          {groups.map(({ isPast, rows }, index) => (
            <div key={index} css={index > 0 && { marginBlockStart: theme.space(10) }}>
              <SectionTitle css={theme.type.title3}>
                {isPast ? strings.overdue : strings.programme}
              </SectionTitle>
              <ul css={list} aria-label={isPast ? strings.overdue : strings.list}>
                {rows.map((row) => (
                  <TournamentRow key={row.summary.id} {...row} />
                ))}
              </ul>
            </div>
          ))}
          <OlderTournaments />
          {groups.length === 0 && (
            <EmptyState
              title={strings.empty}
              action={<ButtonLink to={paths.booking()}>{strings.book}</ButtonLink>}
            >
              {strings.emptyText}
            </EmptyState>
          )}
        </div>
      )}
      <section aria-labelledby="past-seasons" css={{ marginBlockStart: theme.space(10) }}>
        <SectionTitle id="past-seasons" css={theme.type.title3}>
          {strings.past}
        </SectionTitle>
        {isHosted && <p css={theme.type.small}>{inventedSeason}</p>}
        <ul css={list}>
          <TournamentRow summary={finishedSeason} />
        </ul>
      </section>
      <Champions tournaments={shown} />
      <RankingDoors />
    </Page>
  );
}

/**
 * The list is prerendered with the sample tournament, which a site with a back end (`data-hosted`) does not have. This
 * mark hides its parent there until the hydrated page knows that it has a back end, and shows a sentence instead.
 */
function SampleMark() {
  return useSessionKind() !== 'hosted' && <p css={sampleMark}>{strings.sampleMark}</p>;
}

const sampleMark = {
  display: 'none',
  'html[data-hosted] :has(> &)': { visibility: 'hidden' },
  'html[data-hosted] &': { display: 'block', visibility: 'visible' },
} as const;

/** Shows the next page of a long list. */
function OlderTournaments() {
  const hasOlder = useShared('observeOlder', (loaded) => loaded?.hasOlder() ?? false, false);
  const sharing = useSharing();
  const [isBusy, setIsBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  async function load() {
    if (isBusy) return;
    setIsBusy(true);
    const isAnswered = await sharing?.loadOlder();
    setIsBusy(false);
    if (!isAnswered)
      announce({
        title: strings.olderUnreached,
        description: strings.olderUnreachedText,
        variant: 'destructive',
      });
    // After the last page the pressed button is gone.
    else if (!sharing?.hasOlder()) place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} css={hasOlder && { marginBlockStart: theme.space(6) }}>
      {hasOlder && (
        <Button onClick={load} aria-disabled={isBusy}>
          {isBusy ? strings.olderLoading : strings.older}
        </Button>
      )}
    </div>
  );
}

/** The stored records of these tournaments, live, in their order; those that cannot be read are left out. */
function useRecords(summaries: readonly TournamentSummary[]): readonly Tournament[] {
  const ids = summaries.map(({ id }) => id).join('\n');
  const { observe, snapshot } = useMemo(() => together(ids === '' ? [] : ids.split('\n')), [ids]);
  return useSyncExternalStore(observe, snapshot, () => none);
}

/** Several records as one store: the same list until one of them changes, and that of the prerendered page if equal. */
function together(ids: readonly string[]) {
  const records = ids.map((id) => storedTournaments.record(id));
  let shown: readonly Tournament[] = sampleAlone;
  return {
    observe(listener: () => void) {
      const stops = records.map((record) => record.observe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    snapshot(): readonly Tournament[] {
      const now = records.flatMap((record) => {
        const snapshot = record.snapshot();
        return snapshot.status === 'ready' && snapshot.value !== null ? [asPrerendered(snapshot.value)] : [];
      });
      if (now.length !== shown.length || now.some((each, index) => each !== shown[index])) shown = now;
      return shown;
    },
  };
}

/** Changing texts appear beside the title, where they move no other element. */
const head = {
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${theme.space(4)}`,
  minHeight: '4.5rem',
  [theme.media.tablet]: { minHeight: 0 },
  marginBlockEnd: theme.space(4),
  '& > p': theme.muted,
} as const;

const list = { ...theme.unlisted, borderBlockStart: `1px solid ${theme.color.edgeStrong}` } as const;

export { TournamentListPage as Component };
