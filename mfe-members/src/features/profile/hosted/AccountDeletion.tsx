import { useState } from 'react';
import { notify, paths, session } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Button, TextLink } from 'shared-kernel/ui';
import { type Deletion, deleteAccount } from '../../../data/account';
import { quietDanger } from '../../../ui/AskingCard';
import { DeletionDialog } from './DeletionDialog';
import { deletionRefusals, myDataStrings as words } from './strings';
import { type WhyRefused, whyRefused } from './whyRefused';

/** Long enough to read the outcome. */
const noticeMs = 15_000;

type Outcome = Extract<Deletion, { readonly kind: 'organiser' }> | { readonly kind: WhyRefused };

/** Deletes the account, after its member has read which data are deleted and which stay. They are then a guest in every tab. */
export function AccountDeletion() {
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  function ask() {
    setOutcome(undefined);
    setIsAsking(true);
  }

  async function remove() {
    setIsAsking(false);
    setIsDeleting(true);
    const answer = await deleteAccount();
    setIsDeleting(false);
    if (!answer.ok) return setOutcome({ kind: whyRefused(answer.refusal) });
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
      {isAsking && <DeletionDialog onConfirm={remove} onCancel={() => setIsAsking(false)} />}
    </>
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
