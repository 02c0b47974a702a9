import { subscribe } from '../events/events';
import { session } from '../session/session';
import type { User } from '../session/user';

/**
 * Removes a member's drafts from the tab's session storage, so that the next visitor of this tab does not see them.
 * The section that keeps a draft need not be loaded. A guest who logs in keeps their drafts, and so does a member
 * whose session expired and who logs in again.
 */
export function forgetDraftsOfMembers() {
  let owner: User['id'] | null = null;
  return subscribe('session:changed', ({ userId }) => {
    if ('isExpired' in session.current()) return;
    if (owner && owner !== userId) forgetDrafts();
    owner = userId;
  });
}

/** Forms that were not sent, and fields that were typed before hydration (shell/src/loader/earlyTyping.ts). */
const draftKey = /^(draft|jb:early):/;

function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (draftKey.test(key)) sessionStorage.removeItem(key);
    }
    // The browser itself restores input where this tab goes back (shell/src/composition/transferFormInput.ts).
    sessionStorage.setItem('jb:logged-out', '1');
  } catch {
    // Where storage is refused, none is kept.
  }
}
