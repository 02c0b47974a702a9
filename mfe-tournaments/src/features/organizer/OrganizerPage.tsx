import { useState } from 'react';
import { paths, theme } from 'shared-kernel';
import {
  ButtonLink,
  EmptyState,
  Icon,
  Page,
  PageTitle,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from 'shared-kernel/ui';
import type { TournamentSummary } from '../../domain/tournament';
import { Confirmation } from '../../ui/Confirmation';
import { ForOrganizers } from '../../ui/ForOrganizers';
import { useSummaries } from '../../ui/useSummaries';
import { ImportTournament } from './ImportTournament';
import { removeTournament } from './removeTournament';
import { strings } from './strings';
import { TournamentCard } from './TournamentCard';

export function OrganizerPage() {
  return (
    <ForOrganizers>
      <Dashboard />
    </ForOrganizers>
  );
}

function Dashboard() {
  const summaries = useSummaries();
  const [toRemove, setToRemove] = useState<TournamentSummary | null>(null);
  // Kept through the dialog's way out, so that its words do not change while it fades.
  const [named, setNamed] = useState('');

  function ask(summary: TournamentSummary) {
    setNamed(summary.name);
    setToRemove(summary);
  }

  return (
    <Page>
      <div css={head}>
        <div>
          <PageTitle eyebrow={strings.eyebrow} css={{ marginBottom: 0 }}>
            {strings.title}
          </PageTitle>
        </div>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
          <ImportTournament />
          <ButtonLink to={paths.createTournament()} variant="primary">
            <Icon name="plus" />
            {strings.create}
          </ButtonLink>
        </div>
      </div>
      {summaries.status === 'loading' && (
        <div css={cards} role="status">
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <Skeleton height={260} />
          <Skeleton height={260} />
        </div>
      )}
      {summaries.status === 'ready' && summaries.value.length === 0 && (
        <EmptyState
          title={strings.empty}
          action={
            <ButtonLink to={paths.createTournament()} variant="primary">
              {strings.createFirst}
            </ButtonLink>
          }
        >
          {strings.emptyText}
        </EmptyState>
      )}
      {summaries.status === 'ready' && summaries.value.length > 0 && (
        <ul css={cards} aria-label={strings.list}>
          {summaries.value.map((summary) => (
            <TournamentCard key={summary.id} summary={summary} onRemove={() => ask(summary)} />
          ))}
        </ul>
      )}
      <p css={{ marginBlockStart: theme.space(10) }}>
        <TextLink to={paths.deviceData()}>{strings.deviceData}</TextLink>
      </p>
      <Confirmation
        open={toRemove !== null}
        title={strings.confirmTitle(named)}
        text={[strings.confirmText, strings.confirmExport]}
        confirmLabel={strings.remove}
        destructive
        onCancel={() => setToRemove(null)}
        onConfirm={() => {
          setToRemove(null);
          if (toRemove !== null) removeTournament(toRemove);
        }}
      />
    </Page>
  );
}

const cards = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(6),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space(5),
  marginBlockEnd: theme.space(8),
} as const;

export { OrganizerPage as Component };
