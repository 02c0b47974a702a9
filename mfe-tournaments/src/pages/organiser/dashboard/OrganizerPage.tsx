import { useEffect } from 'react';
import { formatLongDay, paths, theme, useSession, useSessionKind, useStored } from 'shared-kernel';
import { EmptyState, LoadingState } from 'shared-kernel/states';
import {
  Button,
  ButtonLink,
  Icon,
  Page,
  PageTitle,
  Pane,
  Stack,
  TextLink,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { tournamentStatus } from '../../../competition/tournamentStatus';
import type { TournamentSummary } from '../../../model/tournament';
import { forgetEdition } from '../../../store/drafts';
import { exportMark } from '../../../store/exportMark';
import { deleteTournament } from '../../../store/replacing';
import { isOwnedBy } from '../../../store/storedTournaments';
import { tournaments } from '../../../store/tournaments';
import { restore, tidyTrash } from '../../../store/trash/trash';
import { announce } from '../../../widgets/announce';
import { useConfirmation } from '../../../widgets/Confirmation';
import { forOrganizers } from '../../../widgets/ForOrganizers';
import { StatusBadge } from '../../../widgets/StatusBadge';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { OutOfReach, Unreached } from '../../../widgets/Unreached';
import { useReach, useSharing } from '../../../widgets/useSharing';
import { useSummaries } from '../../../widgets/useSummaries';
import { ImportTournament, loadFileReader } from './ImportTournament';
import { strings } from './strings';

function OrganizerPage() {
  useEffect(() => {
    // Not awaited: a failure leaves nothing to tidy.
    tidyTrash().catch(() => undefined);
    // Loaded now, for use without a network; choosing a file requests it again.
    loadFileReader().catch(() => undefined);
  }, []);
  const summaries = useSummaries();
  const session = useSession();
  const sharing = useSharing();
  const confirmText = useSessionKind() === 'hosted' ? strings.confirmTextHere : strings.confirmText;
  const all = summaries.status === 'ready' ? summaries.value : undefined;
  const own = all?.filter((summary) => isOwnedBy(session, summary) !== false);
  const isEmpty = own?.length === 0;
  const isReached = useReach() === 'reached';
  const { ask, confirmation } = useConfirmation();

  /** If the trash is full, the page asks again and says that the loss is permanent. */
  async function remove(summary: TournamentSummary, isPermanent = false) {
    const { id, name } = summary;
    const isConfirmed = await ask({
      title: strings.confirmTitle(name),
      text: isPermanent ? [strings.permanentText, strings.confirmExport] : [confirmText],
      confirmLabel: strings.remove,
    });
    if (!isConfirmed) return;
    const removed = await deleteTournament(id, { isPermanent });
    if (!removed.ok) {
      // Another refusal has been announced.
      if (removed.refusal.kind === 'no-trash') await remove(summary, true);
      return;
    }
    const { undo } = removed;
    forgetEdition(id);
    announce({
      title: strings.removedTitle,
      description: undo ? strings.removedText(name) : strings.removedPermanently(name),
      variant: 'destructive',
      ...(undo && { action: { label: strings.undo, onSelect: () => void restore(undo) } }),
    });
    if ((await exportMark(id).read()) !== null) await exportMark(id).remove();
  }

  return (
    <Page>
      <Stack direction="row" gap={5} css={head}>
        <div>
          <PageTitle eyebrow={strings.eyebrow} css={{ marginBottom: 0 }}>
            {strings.title}
          </PageTitle>
        </div>
        <Stack direction="row" gap={3}>
          <ImportTournament />
          <ButtonLink to={paths.createTournament()} variant="primary">
            <Icon name="plus" />
            {strings.create}
          </ButtonLink>
        </Stack>
      </Stack>
      {own && !isEmpty && <OutOfReach />}
      {sharing && <sharing.DeviceTournaments />}
      {summaries.status === 'loading' && <LoadingState heights={[260]}>{strings.loading}</LoadingState>}
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
      {own && !isEmpty && (
        <ul css={cards} aria-label={strings.list}>
          {own.map((summary) => (
            <TournamentCard key={summary.id} summary={summary} onRemove={() => remove(summary)} />
          ))}
        </ul>
      )}
      <Stack as="p" direction="row" gap={6} css={{ marginBlockStart: theme.space(10) }}>
        <TextLink to={tournamentPaths.trash()}>{strings.trash}</TextLink>
        <TextLink to={paths.deviceData()}>{strings.deviceData}</TextLink>
      </Stack>
      {confirmation}
    </Page>
  );
}

export const Component = forOrganizers(OrganizerPage);

type CardProps = { readonly summary: TournamentSummary; readonly onRemove: () => void };

function TournamentCard({ summary, onRemove }: CardProps) {
  const { id, name, level, date, description } = summary;
  const record = useStored(tournaments.record(id));
  const here = record.status === 'ready' ? record.value : null;
  const status = here ? tournamentStatus(here.fixtures) : (summary.shared?.status ?? 'pending');
  const of = <VisuallyHidden>{strings.of(name)}</VisuallyHidden>;
  return (
    <Pane as="li" css={{ display: 'flex', flexDirection: 'column', gap: theme.space(4) }}>
      <Stack direction="row" gap={3} css={{ justifyContent: 'space-between' }}>
        <p css={{ ...theme.type.label, color: theme.color.action }}>{level}</p>
        <StatusBadge status={status} />
      </Stack>
      <div>
        <h2 css={theme.type.title3}>{name}</h2>
        <p css={theme.muted}>
          <time dateTime={date}>{formatLongDay(date)}</time>
        </p>
      </div>
      {description && <p css={{ whiteSpace: 'pre-line' }}>{description}</p>}
      <Stack direction="row" gap={2} css={actions}>
        <ButtonLink to={paths.tournament(id)}>
          {strings.manage}
          {of}
        </ButtonLink>
        <ButtonLink to={paths.editTournament(id)}>
          {strings.edit}
          {of}
        </ButtonLink>
        <Button variant="quiet" onClick={onRemove}>
          {strings.remove}
          {of}
        </Button>
      </Stack>
    </Pane>
  );
}

const actions = {
  marginTop: 'auto',
  // Twice: a button's own styles may come later than these.
  '&& > *': { flex: '1 1 auto', paddingInline: theme.space(3) },
} as const;

const cards = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(6),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
} as const;

const head = { alignItems: 'end', justifyContent: 'space-between', marginBlockEnd: theme.space(8) } as const;
