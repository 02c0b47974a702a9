import { useMemo, useState } from 'react';
import { paths, theme, useSessionKind } from 'shared-kernel';
import { EmptyState, SlowAnswer } from 'shared-kernel/states';
import { ButtonLink, Page, PageTitle, SectionTitle, Skeleton, VisuallyHidden } from 'shared-kernel/ui';
import { inProgrammeOrder } from '../../../matchday/inProgrammeOrder';
import type { Tournament } from '../../../model/tournament';
import { asPrerendered } from '../../../store/asPrerendered';
import { pastSeason, pastSeasonMatches } from '../../../store/pastSeason';
import { sampleTournament } from '../../../store/sampleTournament';
import { presentTime } from '../../../store/stamps';
import type { Live } from '../../../sync/followScores';
import { inventedSeason } from '../../../widgets/inventedSeason';
import { LastChange } from '../../../widgets/LastChange';
import { LiveScores } from '../../../widgets/live/LiveScores';
import { SampleMark } from '../../../widgets/SampleMark';
import { OutOfReach, Unreached } from '../../../widgets/Unreached';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { useSummaries } from '../../../widgets/useSummaries';
import { Champions } from './Champions';
import { RankingDoors } from './RankingDoors';
import { RibbonBoard } from './RibbonBoard';
import { strings } from './strings';
import { StoredRow, TournamentRow } from './TournamentRow';
import { useRecords } from './useRecords';

const none: readonly string[] = [];
const sampleAlone = [sampleTournament];

export function TournamentListPage() {
  const stored = useSummaries();
  // The list of every first visitor, until this browser's data is known: so the page is readable without scripts. A
  // site with a back end has its own list, without the sample.
  const isHosted = useSessionKind() === 'hosted';
  const isAwaited = isHosted && stored.status !== 'ready';
  const sample = stored.status === 'ready' || isHosted ? undefined : sampleTournament;
  const summaries = stored.status === 'ready' ? stored.value : sample ? sampleAlone : [];
  const records = useRecords(sample ? none : summaries.map(({ id }) => id));
  const held = useMemo(() => (isSampleAlone(records) ? sampleAlone : records), [records]);
  const [live, setLive] = useState<Live | null>(null);
  const stands = sample === undefined ? held : sampleAlone;
  const shown = useMemo(() => (live === null ? stands : stands.map(live.lay)), [stands, live]);
  // Before the time is known the list has the sample alone, which is in order at any time.
  const now = usePresentTime() ?? presentTime();
  return (
    <Page>
      <div css={head}>
        <PageTitle css={title}>{strings.title}</PageTitle>
        <LastChange />
        <LiveScores onLive={setLive} />
      </div>
      {isAwaited ? (
        <Awaited isUnreached={stored.status === 'unreached'} />
      ) : (
        <div>
          {sample && <SampleMark />}
          <OutOfReach />
          <RibbonBoard tournaments={shown} />
          <SectionTitle css={theme.type.title3}>{strings.programme}</SectionTitle>
          {summaries.length > 0 ? (
            <ul css={list} aria-label={strings.list}>
              {inProgrammeOrder(summaries, shown, now).map((summary) => (
                <StoredRow key={summary.id} summary={summary} sample={sample} live={live} />
              ))}
            </ul>
          ) : (
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
          <TournamentRow
            summary={pastSeason}
            teams={pastSeason.teams}
            status="finished"
            finished={pastSeasonMatches}
            count={pastSeasonMatches}
          />
        </ul>
      </section>
      <Champions tournaments={shown} />
      <RankingDoors />
    </Page>
  );
}

/** The page claims nothing about live matches before the back end's first answer. */
function Awaited({ isUnreached }: { readonly isUnreached: boolean }) {
  return isUnreached ? (
    <Unreached>{strings.unreached}</Unreached>
  ) : (
    <div role="status">
      <VisuallyHidden>{strings.loading}</VisuallyHidden>
      <SlowAnswer />
      <Skeleton height={320} />
    </div>
  );
}

/** For a first visitor, no part of the prerendered list renders again. */
function isSampleAlone([first, ...others]: readonly Tournament[]): boolean {
  return others.length === 0 && first !== undefined && asPrerendered(first) === sampleTournament;
}

/** Changing texts appear beside the title, where they move no other element. */
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.space(4),
  minHeight: '4.5rem',
  [theme.media.tablet]: { minHeight: 0 },
  marginBlockEnd: theme.space(4),
  '& > p': { ...theme.type.small, color: theme.color.textMuted },
} as const;

const title = { ...theme.type.title1, marginBlockEnd: 0 } as const;

const list = {
  ...theme.unlisted,
  borderBlockStart: `1px solid ${theme.color.edgeStrong}`,
} as const;

export { TournamentListPage as Component };
