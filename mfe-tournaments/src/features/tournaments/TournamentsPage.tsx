import { paths, theme } from 'shared-kernel';
import {
  ButtonLink,
  EmptyState,
  Lead,
  Page,
  PageTitle,
  SectionTitle,
  Skeleton,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { pastSeason, pastSeasonMatches } from '../../data/pastSeason';
import { useSummaries } from '../../ui/useSummaries';
import { StoredRow } from './StoredRow';
import { strings } from './strings';
import { TournamentRow } from './TournamentRow';

export function TournamentsPage() {
  const summaries = useSummaries();
  return (
    <Page>
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
      {summaries.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <Skeleton height="8.5rem" />
        </div>
      )}
      {summaries.status === 'ready' && summaries.value.length === 0 && (
        <EmptyState
          title={strings.empty}
          action={<ButtonLink to={paths.booking()}>{strings.book}</ButtonLink>}
        >
          {strings.emptyText}
        </EmptyState>
      )}
      {summaries.status === 'ready' && summaries.value.length > 0 && (
        <ul css={list} aria-label={strings.list}>
          {summaries.value.map((summary) => (
            <StoredRow key={summary.id} summary={summary} />
          ))}
        </ul>
      )}
      <section aria-labelledby="past-seasons" css={{ marginBlockStart: theme.space(12) }}>
        <SectionTitle id="past-seasons">{strings.past}</SectionTitle>
        <ul css={list}>
          <TournamentRow
            summary={pastSeason}
            teams={pastSeason.teams}
            status="Terminé"
            finished={pastSeasonMatches}
            count={pastSeasonMatches}
          />
        </ul>
      </section>
    </Page>
  );
}

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
} as const;

export { TournamentsPage as Component };
