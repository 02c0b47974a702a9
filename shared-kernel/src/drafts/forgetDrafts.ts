import { subscribe } from '../events/events';

/**
 * What a member has typed and not sent is not for the next visitor of this tab; the section of the form need not be
 * loaded. A guest who logs in keeps what he typed.
 */
export function forgetDraftsOfMembers() {
  let isMembers = false;
  return subscribe('session:changed', ({ userId }) => {
    if (isMembers) forgetDrafts();
    isMembers = userId !== null;
  });
}

function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('draft:')) sessionStorage.removeItem(key);
    }
  } catch {
    // Where storage is refused, none is kept.
  }
}
