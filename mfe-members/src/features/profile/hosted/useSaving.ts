import { useEffect, useState } from 'react';
import { notify, session, type User } from 'shared-kernel';
import { basesOf, mergeThreeWay } from 'shared-kernel/drafts';
import { accountDraft } from '../../../data/accountDraft';
import { type Changes, changesOf, detailFields, detailsOf } from '../../../domain/details';
import { followAccount } from './followAccount';
import { ownDetails } from './ownDetails';
import type { SavingOutcome } from './savingOutcome';
import { noteAnswered, noteSent } from './sentChanges';
import { detailsStrings as words } from './strings';

/**
 * Writes the member's changes and nothing else into the account, after checking that no other change is overwritten
 * silently. After a lost answer it requests the account, while the form is open, to learn the outcome. `onSaved` is
 * called once no input is unsaved.
 */
export function useSaving(user: User, onSaved: () => void) {
  const [opened, setOpened] = useState(() => detailsOf(user));
  /** The changes of other devices that the member saw at their last try: another try confirms their own input. */
  const [told, setTold] = useState<Changes>({});
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<SavingOutcome>();
  const unsure = outcome?.kind === 'unsure' ? outcome.sent : undefined;

  async function save(changes: Changes) {
    if (isSaving) return;
    setIsSaving(true);
    setOutcome(undefined);
    setOutcome(await attempt(changes));
    setIsSaving(false);
  }

  async function attempt(changes: Changes): Promise<SavingOutcome | undefined> {
    const before = await session.account();
    const account = ownDetails();
    if (before.kind === 'signed-out' || account === undefined) return { kind: 'signed-out' };
    // The outcome of the earlier request is still unknown.
    if (before.kind === 'unheard')
      return unsure ? { kind: 'unsure', sent: unsure } : { kind: navigator.onLine ? 'unsent' : 'no-network' };
    if (before.kind !== 'known') return { kind: before.kind };
    const known = { ...opened, ...basesOf(accountDraft.read()), ...told };
    if (mergeThreeWay(known, changes, account).conflicts.length > 0) {
      setTold(account);
      return { kind: 'overtaken' };
    }
    noteSent(changes);
    const written = await session.account(changes);
    if (written.kind === 'unheard') return { kind: 'unsure', sent: changes };
    noteAnswered();
    if (written.kind !== 'known') return { kind: written.kind };
    finish(changes);
    return undefined;
  }

  function finish(sent: Changes) {
    const account = ownDetails();
    if (account === undefined) return;
    const elsewhere = detailFields.filter((field) => account[field] !== opened[field] && !(field in sent));
    notify({ title: words.saved, description: words.savedWith(elsewhere) });
    // Input from during the request is still unsaved.
    if (Object.keys(changesOf(account, accountDraft.read())).length === 0) return onSaved();
    const written = detailFields.filter((field) => field in sent);
    accountDraft.keep(Object.fromEntries(written.map((field) => [`${field}Before`, account[field]])));
    setOpened(account);
    setTold({});
  }

  useEffect(() => {
    if (unsure === undefined) return;
    return followAccount(({ kind }) => {
      const account = ownDetails();
      if (kind !== 'known' || account === undefined) return;
      noteAnswered();
      const hasArrived = Object.keys(changesOf(account, unsure)).length === 0;
      setOutcome(hasArrived ? undefined : { kind: 'not-arrived' });
      if (hasArrived) finish(unsure);
    });
  }, [unsure]);

  return { save, isSaving, outcome, opened };
}
