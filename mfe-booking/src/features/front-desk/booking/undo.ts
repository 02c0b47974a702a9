import { notify } from 'shared-kernel';
import { undoAtDesk } from '../../../data/desk';
import { commandTroubles, refusalWords, undoStrings as words } from '../strings';
import { showChange } from '../ui/useDeskDays';

/** How long a change is offered to be undone. */
const offerMs = 10_000;

let latest: { readonly undo: () => void; readonly until: number } | null = null;

/** Says what was done, and offers for ten seconds to undo it: by its button, or by Ctrl + Z. */
export function sayDone(title: string, undo: () => void, details = ''): void {
  const offer = { undo: () => latest === offer && once(), until: Date.now() + offerMs };
  function once() {
    latest = null;
    undo();
  }
  latest = offer;
  const description = [details, words.key].filter(Boolean).join(' · ');
  notify({ title, description, durationMs: offerMs, action: { label: words.undo, onSelect: offer.undo } });
}

/** Undoes the latest change if it is still offered; false if there is none. */
export function undoLatest(): boolean {
  if (latest === null || Date.now() > latest.until) return false;
  latest.undo();
  return true;
}

/** Undoes a command of the reservation; one without an answer can be undone again, which changes nothing more. */
export async function undoCommand(command: string, id: string): Promise<void> {
  const answer = await undoAtDesk(command);
  const retry = { label: words.retry, onSelect: () => void undoCommand(command, id) };
  if (!answer.ok) {
    notify({
      title: words.failed,
      description: commandTroubles[answer.trouble],
      variant: 'destructive',
      durationMs: 60_000,
      action: retry,
    });
    return;
  }
  const { value } = answer;
  if (value.kind === 'undone') {
    showChange(id, value.reservation);
    notify({ title: words.undone });
    return;
  }
  const why = value.kind === 'taken' ? words.taken(value.by?.name ?? '') : refusalWords[value.reason];
  notify({ title: words.failed, description: why, variant: 'destructive' });
}
