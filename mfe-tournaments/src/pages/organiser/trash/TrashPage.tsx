import { useEffect, useReducer, useState } from 'react';
import { formatHour, formatLongDay, paths, subscribe, theme, useSessionKind } from 'shared-kernel';
import { EmptyState, ErrorState } from 'shared-kernel/states';
import { centreDay, centreTime } from 'shared-kernel/time';
import { Button, Lead, Page, PageTitle, Pane, Skeleton, Stack, VisuallyHidden } from 'shared-kernel/ui';
import type { TrashEntry } from '../../../store/trash/trash';
import { discard, restore, trashChanges, trashEntries } from '../../../store/trash/trash';
import { announce } from '../../../widgets/announce';
import { BackLink } from '../../../widgets/BackLink';
import { useConfirmation } from '../../../widgets/Confirmation';
import { ForOrganizers } from '../../../widgets/ForOrganizers';
import { causeSentences, shortCauses, strings } from './strings';

export function TrashPage() {
  return (
    <ForOrganizers>
      <Trash />
    </ForOrganizers>
  );
}

export { TrashPage as Component };

function Trash() {
  const trash = useTrash();
  const isHosted = useSessionKind() === 'hosted';
  const names = namesOf(trash.status === 'ready' ? trash.entries : []);
  const { ask, confirmation } = useConfirmation();

  async function bringBack(entry: TrashEntry) {
    const restored = await restore(entry);
    if (!restored.ok) {
      // The storage has announced the reason of a refused write.
      if (restored.refusal.kind === 'no-trash')
        announce({ title: strings.notRestored, variant: 'destructive' });
      return;
    }
    const scorers = isHosted && entry.cause === 'tournament-deleted' ? strings.scorersGone : '';
    announce({ title: strings.restored, description: strings.restoredText(entry.tournament.name) + scorers });
  }

  async function remove(entry: TrashEntry) {
    const isConfirmed = await ask({
      title: strings.discardTitle(entry.tournament.name),
      text: [strings.discardText],
      confirmLabel: strings.discard,
    });
    if (isConfirmed) await discard(entry);
  }

  return (
    <Page width="reading">
      <BackLink to={paths.organizer()}>{strings.back}</BackLink>
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{isHosted ? strings.leadHere : strings.lead}</Lead>
      {trash.status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{strings.loading}</VisuallyHidden>
          <Skeleton height={140} />
        </div>
      )}
      {trash.status === 'failed' && (
        <ErrorState title={strings.failed} onRetry={trash.again}>
          {strings.failedText}
        </ErrorState>
      )}
      {trash.status === 'ready' && trash.entries.length === 0 && (
        <EmptyState title={strings.empty}>{isHosted ? strings.emptyTextHere : strings.emptyText}</EmptyState>
      )}
      {trash.status === 'ready' && trash.entries.length > 0 && (
        <Stack as="ul" aria-label={strings.list} css={{ marginBlockStart: theme.space(6) }}>
          {trash.entries.map((entry, place) => (
            <Entry
              key={entry.id}
              entry={entry}
              name={names[place] ?? ''}
              onRestore={() => bringBack(entry)}
              onDiscard={() => remove(entry)}
            />
          ))}
        </Stack>
      )}
      {confirmation}
    </Page>
  );
}

type EntryProps = {
  readonly entry: TrashEntry;
  /** As `namesOf` has it. */
  readonly name: string;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
};

/** A name that distinguishes an entry, for screen readers that read its buttons without the card. */
function namesOf(entries: readonly TrashEntry[]): readonly string[] {
  const names = entries.map(({ cause, at, team = '', tournament }) =>
    strings.of(tournament.name, shortCauses[cause](team), ...momentOf(at)),
  );
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    return before === 0 ? name : strings.again(name, before + 1);
  });
}

function momentOf(at: string): [day: string, hour: string] {
  const moment = new Date(at);
  return [formatLongDay(centreDay(moment)), formatHour(centreTime(moment))];
}

function Entry({ entry, name, onRestore, onDiscard }: EntryProps) {
  const { cause, at, team = '', tournament } = entry;
  const of = <VisuallyHidden>{name}</VisuallyHidden>;
  return (
    <Pane as="li">
      <h2 css={[theme.type.title3, { overflowWrap: 'anywhere' }]}>{tournament.name}</h2>
      <p css={{ overflowWrap: 'anywhere' }}>{causeSentences[cause](team)}</p>
      <p css={{ ...theme.type.small, color: theme.color.textMuted }}>
        <time dateTime={at}>{strings.since(...momentOf(at))}</time>
      </p>
      <Stack direction="row" gap={3} css={{ marginBlockStart: theme.space(4) }}>
        <Button variant="primary" onClick={onRestore}>
          {strings.restore}
          {of}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {strings.discard}
          {of}
        </Button>
      </Stack>
    </Pane>
  );
}

type TrashState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly entries: readonly TrashEntry[] };

/** The content of the trash; read again after every possible change, here or in another tab. */
function useTrash() {
  const [state, setState] = useState<TrashState>({ status: 'loading' });
  const [asked, again] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isWanted = true;
    trashEntries().then(
      (entries) => isWanted && setState({ status: 'ready', entries }),
      () => isWanted && setState({ status: 'failed' }),
    );
    const stops = [
      trashChanges.subscribe(again),
      subscribe('tournaments:saved', again),
      subscribe('tournaments:deleted', again),
    ];
    return () => {
      isWanted = false;
      for (const stop of stops) stop();
    };
  }, [asked]);

  return { ...state, again };
}
