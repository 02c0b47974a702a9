import { paths, theme } from 'shared-kernel';
import { ButtonLink, EmptyState, Lead, Page, PageTitle, SectionTitle } from 'shared-kernel/ui';
import { pastSeason, pastSeasonMatches } from '../../data/pastSeason';
import { sampleTournament } from '../../data/sampleTournament';
import { LastChange } from '../../ui/LastChange';
import { useSummaries } from '../../ui/useSummaries';
import { RankingDoors } from './RankingDoors';
import { RibbonBoard } from './RibbonBoard';
import { StoredRow } from './StoredRow';
import { strings } from './strings';
import { TournamentRow } from './TournamentRow';
import { useRecords } from './useRecords';

const none: readonly string[] = [];

export function TournamentListPage() {
  const stored = useSummaries();
  // What every first visitor finds, until it is known what this browser holds: so the page reads without scripts.
  const sample = stored.status === 'loading' ? sampleTournament : undefined;
  const summaries = stored.status === 'loading' ? [sampleTournament] : stored.value;
  const records = useRecords(stored.status === 'loading' ? none : summaries.map(({ id }) => id));
  return (
    <Page>
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
      <div css={{ minHeight: '1.75rem' }}>
        <LastChange />
      </div>
      <RibbonBoard tournaments={sample === undefined ? records : [sample]} />
      {summaries.length > 0 ? (
        <ul css={list} aria-label={strings.list}>
          {summaries.map((summary) => (
            <StoredRow key={summary.id} summary={summary} sample={sample} />
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
      <section aria-labelledby="past-seasons" css={{ marginBlockStart: theme.space(12) }}>
        <SectionTitle id="past-seasons">{strings.past}</SectionTitle>
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
      <RankingDoors />
    </Page>
  );
}

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
} as const;

export { TournamentListPage as Component };
