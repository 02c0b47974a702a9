import { type ComponentType, useState } from 'react';
import { notify, paths, session } from 'shared-kernel';
import type { BackEndRefusal } from 'shared-kernel/back-end';
import { FieldError } from 'shared-kernel/forms';
import type { ConfirmDialogProps } from 'shared-kernel/mui';
import { Button, Stack, TextLink } from 'shared-kernel/ui';
import { type Deletion, deleteAccount } from '../../../data/account';
import { quietDanger } from '../../../ui/AskingCard';
import { deletionRefusals, myDataStrings as words } from './strings';

/** Long enough to read what has become of it. */
const noticeMs = 15_000;

type Outcome = Extract<Deletion, { readonly kind: 'organiser' }> | BackEndRefusal;

/** Deletes the account, once its member has read what goes and what stays. Who is gone is a guest in every tab. */
export function AccountDeletion() {
  const [Dialog, setDialog] = useState<ComponentType<ConfirmDialogProps>>();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  /** Where the dialog's code does not come, the browser's own question takes its place. */
  async function ask() {
    setOutcome(undefined);
    try {
      const { ConfirmDialog } = await import('shared-kernel/mui');
      setDialog(() => ConfirmDialog);
      setIsAsking(true);
    } catch {
      const { question, goes, goesList, stays, staysList } = words;
      if (window.confirm([question, goes, ...goesList, stays, ...staysList].join('\n'))) await remove();
    }
  }

  async function remove() {
    setIsAsking(false);
    setIsDeleting(true);
    const answer = await deleteAccount();
    setIsDeleting(false);
    if (!answer.ok) return setOutcome(answer.refusal);
    if (answer.value.kind === 'organiser') return setOutcome(answer.value);
    await session.signOut();
    notify({ ...words.removed, durationMs: noticeMs });
  }

  return (
    <>
      <Button
        variant="quiet"
        css={[quietDanger, { alignSelf: 'start', paddingInline: 0 }]}
        onClick={ask}
        disabled={isDeleting}
      >
        {isDeleting ? words.removing : words.remove}
      </Button>
      <div role="alert">{outcome && <WhyNot outcome={outcome} />}</div>
      {Dialog && (
        <Dialog
          open={isAsking}
          title={words.question}
          confirmLabel={words.remove}
          destructive
          onConfirm={remove}
          onCancel={() => setIsAsking(false)}
        >
          <Stack gap={2}>
            <p>{words.goes}</p>
            <Points points={words.goesList} />
            <p>{words.stays}</p>
            <Points points={words.staysList} />
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function WhyNot({ outcome }: { outcome: Outcome }) {
  if (outcome.kind !== 'organiser') return <FieldError>{deletionRefusals[outcome.kind]}</FieldError>;
  return (
    <>
      <FieldError>{words.organiser(outcome.tournaments.length)}</FieldError>
      <ul>
        {outcome.tournaments.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={paths.tournament(id)}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
