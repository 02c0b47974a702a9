import { useRef, useState } from 'react';
import { notify, paths, session } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Button, TextLink } from 'shared-kernel/ui';
import { type Deletion, deleteAccount } from '../../../data/account';
import { type WhyRefused, whyRefused } from '../../../data/whyRefused';
import { quietDanger } from '../../../ui/AskingCard';
import type { Refusal } from '../../../ui/useSubmit';
import { DeletionDialog } from './DeletionDialog';
import { whyNotDeleted, myDataStrings as words } from './strings';

/** Long enough to read the outcome. */
const noticeMs = 15_000;

type Outcome = Exclude<Deletion, { readonly kind: 'deleted' }> | { readonly kind: WhyRefused };

/** Deletes the account, after its member has read which data are deleted and which stay. They are then a guest in every tab. */
export function AccountDeletion({ email }: { readonly email: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const isOpen = useRef(false);

  function show(isShown: boolean) {
    isOpen.current = isShown;
    setIsAsking(isShown);
    if (isShown) setOutcome(undefined);
  }

  /** The dialog words a refusal that another try may change, the page any other one. */
  async function remove(password: string): Promise<Refusal | undefined> {
    const refused = await outcomeOf(password);
    if (refused === undefined) {
      await session.signOut();
      notify({ ...words.removed, durationMs: noticeMs });
      return undefined;
    }
    if (refused.kind !== 'organiser' && isOpen.current) {
      const sentence = whyNotDeleted(refused);
      return refused.kind === 'wrong-password' ? { sentence, field: 'password' } : { sentence };
    }
    show(false);
    setOutcome(refused);
    return undefined;
  }

  return (
    <>
      <Button
        variant="quiet"
        css={[quietDanger, { alignSelf: 'start', paddingInline: 0 }]}
        onClick={() => show(true)}
      >
        {words.remove}
      </Button>
      <div role="alert">{outcome && <WhyNot outcome={outcome} />}</div>
      {isAsking && <DeletionDialog email={email} remove={remove} onClose={() => show(false)} />}
    </>
  );
}

/** Undefined once the account is deleted. */
async function outcomeOf(password: string): Promise<Outcome | undefined> {
  const answer = await deleteAccount(password);
  if (!answer.ok) return { kind: whyRefused(answer.refusal) };
  return answer.value.kind === 'deleted' ? undefined : answer.value;
}

function WhyNot({ outcome }: { outcome: Outcome }) {
  if (outcome.kind !== 'organiser') return <FieldError>{whyNotDeleted(outcome)}</FieldError>;
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
