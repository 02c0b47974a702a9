import { notify, session, type User } from 'shared-kernel';
import { accountDraft } from '../../../data/accountDraft';
import { type Changes, changesOf, detailsOf } from '../../../domain/details';
import { neverSent, noteAnswered } from './sentChanges';
import { detailsStrings as words } from './strings';

/**
 * A logout removes a member's unsaved input, because it is not for the next visitor. A notice says so, or says that
 * it is unknown whether the input was saved.
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
