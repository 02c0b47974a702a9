import { notify } from 'shared-kernel';
import type { KeepingRefusal } from 'shared-kernel/courts';
import { cancellingStrings as words } from './strings';

/** What the browser does not keep, its storage tells by itself. */
export function tellNotCancelled({ kind }: KeepingRefusal) {
  // The centre may have cancelled, and its answer be lost: nobody knows.
  if (kind === 'no-answer') notify({ ...words.unanswered, variant: 'destructive' });
  else if (kind in words.reasons)
    notify({
      title: words.title,
      description: words.reasons[kind as keyof typeof words.reasons],
      variant: 'destructive',
    });
}
