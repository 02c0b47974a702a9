import { subscribe } from '../events/events';
import { session } from '../session/session';
import type { User } from '../session/user';

/**
 * What a member has left in the tab's session storage is not for the next visitor of this tab; the section that keeps it
 * need not be loaded. A guest who logs in keeps what he typed, and so does a member whom the back end has logged out and who is back.
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
  } catch {
    // Where storage is refused, none is kept.
  }
}
