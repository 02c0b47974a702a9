import { useMemo, useState } from 'react';
import { paths, theme } from 'shared-kernel';
import { EmptyState } from 'shared-kernel/states';
import { ButtonLink, Page, PageTitle, SectionTitle } from 'shared-kernel/ui';
import { asPrerendered } from '../../data/asPrerendered';
import type { Live } from '../../data/live/followScores';
import { pastSeason, pastSeasonMatches } from '../../data/pastSeason';
import { sampleTournament } from '../../data/sampleTournament';
import type { Tournament } from '../../domain/tournament';
import { LastChange } from '../../ui/LastChange';
import { LiveScores } from '../../ui/live/LiveScores';
import { useSharing } from '../../ui/useSharing';
import { useSummaries } from '../../ui/useSummaries';
import { Champions } from './Champions';
import { RankingDoors } from './RankingDoors';
import { RibbonBoard } from './RibbonBoard';
import { StoredRow } from './StoredRow';
import { strings } from './strings';
import { TournamentRow } from './TournamentRow';
import { useRecords } from './useRecords';

const none: readonly string[] = [];
const sampleAlone = [sampleTournament];

export function TournamentListPage() {
  const sharing = useSharing();
  const stored = useSummaries();
  // What every first visitor finds, until it is known what this browser holds: so the page reads without scripts.
  const sample = stored.status === 'loading' ? sampleTournament : undefined;
  const summaries = stored.status === 'loading' ? [sampleTournament] : stored.value;
  const records = useRecords(stored.status === 'loading' ? none : summaries.map(({ id }) => id));
  const held = useMemo(() => (isSampleAlone(records) ? sampleAlone : records), [records]);
  const [live, setLive] = useState<Live | null>(null);
  const stands = sample === undefined ? held : sampleAlone;
  const shown = useMemo(() => (live === null ? stands : stands.map(live.lay)), [stands, live]);
  return (
    <Page>
      <div css={head}>
        <PageTitle css={title}>{strings.title}</PageTitle>
        <LastChange />
        <LiveScores onLive={setLive} />
      </div>
      {sharing && <sharing.OutOfReach />}
      <RibbonBoard tournaments={shown} />
      <SectionTitle css={theme.type.title3}>{strings.programme}</SectionTitle>
      {summaries.length > 0 ? (
        <ul css={list} aria-label={strings.list}>
          {summaries.map((summary) => (
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
      <section aria-labelledby="past-seasons" css={{ marginBlockStart: theme.space(10) }}>
        <SectionTitle id="past-seasons" css={theme.type.title3}>
          {strings.past}
        </SectionTitle>
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

/** What a first visitor holds: then nothing of what was prerendered is drawn anew. */
function isSampleAlone([first, ...others]: readonly Tournament[]): boolean {
  return others.length === 0 && first !== undefined && asPrerendered(first) === sampleTournament;
}

/** What changes says so beside the title, where it moves nothing. */
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
