import { notify, session, type User } from 'shared-kernel';
import { accountDraft } from '../../../data/accountDraft';
import { changesOf, detailsOf } from '../../../domain/details';
import { detailsStrings as words } from './strings';

/** What a member has typed goes with him when he logs out, for it is not for the next visitor: he reads that it did. */
export function tellDraftGone(): void {
  let member: User | undefined;
  function follow() {
    const current = session.current();
    if (member && current.status === 'guest' && !('isExpired' in current)) {
      const unsaved = changesOf(detailsOf(member), accountDraft.read());
      if (Object.keys(unsaved).length > 0) notify(words.draftGone);
    }
    member = current.status === 'member' ? current.user : undefined;
  }
  session.observe(follow);
  follow();
}
