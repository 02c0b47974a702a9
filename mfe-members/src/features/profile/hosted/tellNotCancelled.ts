import { dismissNotice, notify } from 'shared-kernel';
import type { Unreachable } from 'shared-kernel/courts';
import { cancellingStrings as words } from './strings';

/** The notices that nobody knows whether it is cancelled, by the reservation. */
const unsure = new Map<string, string>();

/** What the browser does not keep, its storage tells by itself. */
export function tellNotCancelled({ refusal: { kind }, question = '' }: Unreachable) {
  const description = words.reasons[kind as keyof typeof words.reasons];
  if (!description) return;
  // The centre may have cancelled, now or at an earlier try, and its answer be lost: nobody knows.
  const title = question || kind === 'no-answer' ? words.unsure : words.title;
  unsure.set(question, notify({ title, description, variant: 'destructive' }));
}

/** It is known now: it is cancelled, or the centre has never heard that it was to be. */
export function tellKnown(id: string, isCancelled: boolean) {
  const notice = unsure.get(id);
  if (!notice) return;
  unsure.delete(id);
  dismissNotice(notice);
  if (!isCancelled) notify({ title: words.title, description: words.notHeard, variant: 'destructive' });
}
