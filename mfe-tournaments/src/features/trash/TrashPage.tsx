import { useState } from 'react';
import { formatLongDay, paths, theme } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import {
  Button,
  EmptyState,
  ErrorState,
  Lead,
  Page,
  PageTitle,
  Pane,
  Skeleton,
  VisuallyHidden,
} from 'shared-kernel/ui';
import { restore } from '../../data/trash/restore';
import { discard } from '../../data/trash/trash';
import type { TrashEntry } from '../../data/trash/trashEntry';
import { announce } from '../../ui/announce';
import { BackLink } from '../../ui/BackLink';
import { Confirmation } from '../../ui/Confirmation';
import { ForOrganizers } from '../../ui/ForOrganizers';
import { hourInWords } from '../../ui/fixtureSentences';
import { causeSentences, shortCauses, strings } from './strings';
import { useTrash } from './useTrash';

export function TrashPage() {
  return (
    <ForOrganizers>
      <Trash />
    </ForOrganizers>
  );
}

function Trash() {
  const trash = useTrash();
  const [toDiscard, setToDiscard] = useState<TrashEntry | null>(null);
  // Kept through the dialog's way out, so that its words do not change while it fades.
  const [named, setNamed] = useState('');

  async function bringBack(entry: TrashEntry) {
    const restored = await restore(entry);
    if (!restored.ok) {
      // A refused write has told its own reason.
      if (restored.refusal.kind === 'no-trash')
        announce({ title: strings.notRestored, variant: 'destructive' });
      return;
    }
    announce({ title: strings.restored, description: strings.restoredText(entry.tournament.name) });
  }

  return (
    <Page width="reading">
      <BackLink to={paths.organizer()}>{strings.back}</BackLink>
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
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
        <EmptyState title={strings.empty}>{strings.emptyText}</EmptyState>
      )}
      {trash.status === 'ready' && trash.entries.length > 0 && (
        <ul css={list} aria-label={strings.list}>
          {trash.entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              onRestore={() => bringBack(entry)}
              onDiscard={() => {
                setNamed(entry.tournament.name);
                setToDiscard(entry);
              }}
            />
          ))}
        </ul>
      )}
      <Confirmation
        open={toDiscard !== null}
        title={strings.discardTitle(named)}
        text={[strings.discardText]}
        confirmLabel={strings.discard}
        destructive
        onCancel={() => setToDiscard(null)}
        onConfirm={() => {
          setToDiscard(null);
          if (toDiscard !== null) void discard(toDiscard);
        }}
      />
    </Page>
  );
}

type EntryProps = {
  readonly entry: TrashEntry;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
};

function Entry({ entry, onRestore, onDiscard }: EntryProps) {
  const { cause, at, team = '', tournament } = entry;
  const moment = new Date(at);
  const day = formatLongDay(centreDay(moment));
  const hour = hourInWords(centreTime(moment));
  const of = (
    <VisuallyHidden>{strings.of(tournament.name, shortCauses[cause](team), day, hour)}</VisuallyHidden>
  );
  return (
    <Pane as="li">
      <h2 css={[theme.type.title3, { overflowWrap: 'anywhere' }]}>{tournament.name}</h2>
      <p css={{ overflowWrap: 'anywhere' }}>{causeSentences[cause](team)}</p>
      <p css={{ ...theme.type.small, color: theme.color.textMuted }}>
        <time dateTime={at}>{strings.since(day, hour)}</time>
      </p>
      <div css={actions}>
        <Button variant="primary" onClick={onRestore}>
          {strings.restore}
          {of}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {strings.discard}
          {of}
        </Button>
      </div>
    </Pane>
  );
}

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  marginBlockStart: theme.space(6),
} as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  marginBlockStart: theme.space(4),
} as const;

export { TrashPage as Component };
