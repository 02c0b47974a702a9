import { notify, session, type User } from 'shared-kernel';
import { accountDraft } from '../../../data/accountDraft';
import { type Changes, changesOf, detailsOf } from '../../../domain/details';
import { neverSent, noteAnswered } from './sentChanges';
import { detailsStrings as words } from './strings';

/**
 * What a member has typed goes with him when he logs out, for it is not for the next visitor: he reads that it did, or that
 * nobody knows whether it has arrived.
 */
export function tellDraftGone(): void {
  let member: User | undefined;
  function follow() {
    const current = session.current();
    if (member && current.status === 'guest' && !('isExpired' in current)) {
      const unsaved = changesOf(detailsOf(member), accountDraft.read());
      if (isAny(neverSent(unsaved))) notify(words.draftGone);
      else if (isAny(unsaved)) notify(words.draftUnheard);
      noteAnswered();
    }
    member = current.status === 'member' ? current.user : undefined;
  }
  session.observe(follow);
  follow();
}

function isAny(changes: Changes): boolean {
  return Object.keys(changes).length > 0;
}
