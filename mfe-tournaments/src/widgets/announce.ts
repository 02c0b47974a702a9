import { dismissNotice, type NoticeDraft, notify } from 'shared-kernel';

let shown: string | undefined;

/** Replaces the organiser's last notice: on a phone, one notice for each added team would soon cover the page. */
export function announce(draft: NoticeDraft): void {
  if (shown !== undefined) dismissNotice(shown);
  shown = notify(draft);
}

/** Whether an action is under way that ends with a notice: nothing else on the page announces its effect as well. */
export const answer = { isDue: false };
