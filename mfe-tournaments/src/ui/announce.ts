import { dismissNotice, type NoticeDraft, notify } from 'shared-kernel';

let shown: string | undefined;

/**
 * Says something to the organiser in the place of what was said before: on a phone, one notice for each team added
 * would soon cover the page.
 */
export function announce(draft: NoticeDraft): void {
  if (shown !== undefined) dismissNotice(shown);
  shown = notify(draft);
}
