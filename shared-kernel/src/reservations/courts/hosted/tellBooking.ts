import { type NoticeDraft, notify, paths, type Reservation } from 'shared-kernel';
import type { Outcome } from '../../../platform/outbox/contract';
import { centreTime } from '../../../platform/time';
import type { BookReply } from './answers';
import { bookingStrings as words } from './strings';

/** Long enough to read the outcome of an earlier page's request. */
const noticeMs = 15_000;

/** Tells on whatever page the visitor has open that the centre has booked, or why not. */
export function tellBooking(wanted: Reservation, outcome: Outcome<BookReply>) {
  if (outcome.state === 'confirmed') {
    const { answer } = outcome;
    if (answer.kind === 'booked' && answer.reservation.confirmBy !== undefined) {
      tellConfirmation(answer.reservation, { label: words.see, to: paths.reservation(wanted.id) });
      return;
    }
    notify({
      title: words.booked,
      description: words.bookedText(wanted),
      durationMs: noticeMs,
      action: { label: words.see, to: paths.reservation(wanted.id) },
    });
    return;
  }
  notify({
    title: words.notBooked,
    description: reasonOf(outcome)(wanted),
    variant: 'destructive',
    durationMs: noticeMs,
    action: { label: words.again, to: paths.booking() },
  });
}

/** Tells a guest after the form's own thanks that they have to confirm. It stays until they close it: they open their mails now. */
export function tellConfirmation({ confirmBy, email }: Reservation, action?: NoticeDraft['action']) {
  if (confirmBy === undefined) return;
  notify({
    title: words.toConfirm,
    description: words.openMail(email, centreTime(new Date(confirmBy))),
    durationMs: Number.POSITIVE_INFINITY,
    ...(action && { action }),
  });
}

function reasonOf(outcome: Exclude<Outcome<BookReply>, { readonly state: 'confirmed' }>) {
  if (outcome.state === 'expired') return words.expired;
  return 'answer' in outcome && outcome.answer.kind === 'full' ? words.full : words.refused;
}
