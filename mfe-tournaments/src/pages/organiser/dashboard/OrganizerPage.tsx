import { useEffect, useState } from 'react';
import { paths, theme, useSession, useSessionKind } from 'shared-kernel';
import { EmptyState, SlowAnswer } from 'shared-kernel/states';
import { ButtonLink, Icon, Page, PageTitle, Skeleton, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import type { TournamentSummary } from '../../../model/tournament';
import { isOwnedBy } from '../../../store/storedTournaments';
import { tidyTrash } from '../../../store/trash/trash';
import { Confirmation } from '../../../widgets/Confirmation';
import { ForOrganizers } from '../../../widgets/ForOrganizers';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { OutOfReach, Unreached } from '../../../widgets/Unreached';
import { useReach } from '../../../widgets/useReach';
import { useSharing } from '../../../widgets/useSharing';
import { useSummaries } from '../../../widgets/useSummaries';
import { ImportTournament, loadFileReader } from './ImportTournament';
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
  useEffect(() => {
    // Not awaited: a failure leaves nothing to tidy.
    tidyTrash().catch(() => undefined);
    // Loaded now, for use without a network; choosing a file requests it again.
    loadFileReader().catch(() => undefined);
  }, []);
  const all = useSummaries();
  const session = useSession();
  const sharing = useSharing();
  const confirmText = useSessionKind() === 'hosted' ? strings.confirmTextHere : strings.confirmText;
  const summaries =
    all.status === 'ready'
      ? { ...all, value: all.value.filter((summary) => isOwnedBy(session, summary) !== false) }
      : all;
  const isEmpty = summaries.status === 'ready' && summaries.value.length === 0;
  const isReached = useReach() === 'reached';
  const [toRemove, setToRemove] = useState<TournamentSummary | null>(null);
  // Kept through the dialog's way out, so that its words do not change while it fades.
  const [named, setNamed] = useState('');

  // If the trash is full, the page asks again and says that the loss is permanent.
  const [isForGood, setIsForGood] = useState(false);

  function ask(summary: TournamentSummary, forGood = false) {
    setNamed(summary.name);
    setIsForGood(forGood);
    setToRemove(summary);
  }

  async function remove(summary: TournamentSummary) {
    setToRemove(null);
    if ((await removeTournament(summary, isForGood)) === 'no-trash') ask(summary, true);
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
      {summaries.status === 'ready' && !isEmpty && <OutOfReach />}
      {sharing && <sharing.DeviceTournaments />}
      {summaries.status === 'loading' && (
        <div css={cards} role="status">
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <SlowAnswer />
          <Skeleton height={260} />
          <Skeleton height={260} />
        </div>
      )}
      {/* Which of the tournaments here are theirs, only a back end knows. */}
      {(summaries.status === 'unreached' || (isEmpty && !isReached)) && (
        <Unreached>{strings.unreached}</Unreached>
      )}
      {isEmpty && isReached && (
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
      <p css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(6), marginBlockStart: theme.space(10) }}>
        <TextLink to={tournamentPaths.trash()}>{strings.trash}</TextLink>
        <TextLink to={paths.deviceData()}>{strings.deviceData}</TextLink>
      </p>
      <Confirmation
        open={toRemove !== null}
        title={strings.confirmTitle(named)}
        text={isForGood ? [strings.forGoodText, strings.confirmExport] : [confirmText]}
        confirmLabel={strings.remove}
        destructive
        onCancel={() => setToRemove(null)}
        onConfirm={() => toRemove !== null && remove(toRemove)}
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
