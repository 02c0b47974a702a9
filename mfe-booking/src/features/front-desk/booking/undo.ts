import { dismissNotice, formatLongDay, notify } from 'shared-kernel';
import type { Trouble } from '../../../data/ask';
import {
  type Attendance,
  type DeskDetails,
  type DeskReservation,
  editAtDesk,
  noteAttendance,
  undoAtDesk,
} from '../../../data/desk';
import { commandTroubles, deskStrings, refusalWords, stateNames, undoStrings as words } from '../strings';
import { focusBooking } from '../ui/cellFocus';
import { showChange, showChanges } from '../ui/useDeskDays';

/** How long a change is offered to be undone. */
const offerMs = 10_000;
/** An undo that failed can be tried again as long as the centre may still accept it. */
const retryMs = 60_000;

let latest: { readonly undo: () => void; readonly until: number } | null = null;
const isOffered = () => latest !== null && Date.now() <= latest.until;

/**
 * Says what was done, and offers for ten seconds to undo it: by its button, or by Ctrl + Z if it was the last change. Returns the id of
 * the notice.
 */
export function sayDone(title: string, undo: () => void, ...details: readonly string[]): string {
  // A device without a mouse has mostly no keys.
  const hasKeys = window.matchMedia?.('(hover: hover) and (pointer: fine)').matches;
  const description = [...details, ...(hasKeys ? [words.key] : [])].join(' · ');
  return offer(undo, words.undo, { title, description, durationMs: offerMs });
}

type Notice = Parameters<typeof notify>[0] & { readonly durationMs: number };

/** Shows the notice with a button that undoes, once; while it lasts, Ctrl + Z does the same. Returns its id. */
function offer(undo: () => void, label: string, notice: Notice): string {
  const offered = { undo: once, until: Date.now() + notice.durationMs };
  let isUsed = false;
  function once() {
    if (isUsed) return;
    isUsed = true;
    if (latest === offered) latest = null;
    dismissNotice(id);
    undo();
  }
  latest = offered;
  const id = notify({ ...notice, action: { label, onSelect: once } });
  return id;
}

/** Undoes the last change, or says that this is not offered any more. */
export function undoLatest(): void {
  if (isOffered()) latest?.undo();
  else notify({ title: words.nothing });
}

/** Takes a noted attendance back. */
export async function undoAttendance(id: string, before: Attendance | null): Promise<void> {
  const answer = await noteAttendance(id, before);
  if (!answer.ok) return sayUnanswered(answer.trouble, () => void undoAttendance(id, before));
  if (answer.value.kind === 'refused') return sayFailed(refusalWords[answer.value.reason]);
  const { reservation } = answer.value;
  showChange(id, reservation);
  const name = reservation.name || deskStrings.forgotten;
  notify({ title: words.undone.attendance(name, stateNames[before ?? 'booked']) });
  focusBooking(id);
}

/** Writes the details of before again, unless somebody has changed them since. */
export async function undoEdit(id: string, written: DeskDetails, before: DeskDetails): Promise<void> {
  const answer = await editAtDesk(id, written, before);
  if (!answer.ok) return sayUnanswered(answer.trouble, () => void undoEdit(id, written, before));
  const { value } = answer;
  if (value.kind === 'refused') return sayFailed(refusalWords[value.reason]);
  showChange(id, value.reservation);
  if (value.kind === 'conflict') return sayFailed(words.changedSince);
  notify({ title: words.undone.details(value.reservation.name || deskStrings.forgotten) });
  focusBooking(id);
}

/**
 * Undoes a command of the reservation, or of all that it booked or cancelled; one without an answer can be undone again, which changes nothing more.
 */
export async function undoCommand(
  command: string,
  changed: DeskReservation,
  booked: readonly DeskReservation[] = [changed],
): Promise<void> {
  const answer = await undoAtDesk(command);
  if (!answer.ok) return sayUnanswered(answer.trouble, () => void undoCommand(command, changed, booked));
  const { value } = answer;
  if (value.kind === 'taken') return sayFailed(words.taken(value.by?.name ?? ''));
  if (value.kind === 'refused') return sayFailed(refusalWords[value.reason]);
  const { reservations = [] } = value;
  showChanges(
    booked.map(({ id }) => ({ id, reservation: reservations.find((each) => each.id === id) ?? null })),
  );
  const [back = changed] = reservations;
  const said = reservations.length > 0 ? words.undone.back : words.undone.booking;
  const courts = (reservations.length > 0 ? reservations : booked).map(({ court }) => court);
  notify({
    title: said(back.name || deskStrings.forgotten, back.hour, courts),
    description: formatLongDay(back.day),
  });
  focusBooking(changed.id, changed.hour);
}

const failure = (description: string, title = words.failed) =>
  ({ title, description, variant: 'destructive', durationMs: retryMs }) as const;

/** An undo without an answer: its notice repeats it, and so does Ctrl + Z, which undoes a later change first. */
function sayUnanswered(trouble: Trouble, undo: () => void): void {
  const later = isOffered() ? latest : null;
  offer(undo, words.retry, failure(commandTroubles[trouble]));
  if (later) latest = later;
}

/** What failed, why, and whether it can be tried again. */
export function sayFailed(description: string, retry?: () => void, title?: string): void {
  notify({
    ...failure(description, title),
    ...(retry && { action: { label: words.retry, onSelect: retry } }),
  });
}
