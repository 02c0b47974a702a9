import { dismissNotice, notify } from 'shared-kernel';
import { centreNow, changeRefusalOnShow, reservations, type Unreachable } from 'shared-kernel/courts';
import { cancellingStrings as words } from './strings';

/** The notices about cancellations with an unknown outcome, by reservation. The visitor may read them on any page. */
const unsure = new Map<string, string>();

/** The storage itself announces its failures. */
export function tellNotCancelled({ refusal: { kind }, question = '' }: Unreachable) {
  const description = words.reasons[kind as keyof typeof words.reasons];
  if (!description) return;
  // The centre may have cancelled, now or at an earlier try, and its answer be lost.
  const title = question || kind === 'no-answer' ? words.unsure : words.title;
  dismissNotice(unsure.get(question) ?? '');
  const notice = notify({ title, description, variant: 'destructive' });
  if (question) unsure.set(question, notice);
}

/** Withdraws such a notice once the outcome is known, and tells the member if the reservation still holds. */
reservations.mine.observe(() => {
  const own = reservations.mine.snapshot();
  if (own.status !== 'ready') return;
  for (const [id, notice] of unsure) {
    const reservation = own.value.find((each) => each.id === id);
    if (reservation?.isPending) continue;
    unsure.delete(id);
    dismissNotice(notice);
    // A cancellation is announced elsewhere; the card itself explains when it is too late.
    if (reservation && !changeRefusalOnShow(reservation, centreNow()))
      notify({ title: words.title, description: words.notHeard, variant: 'destructive' });
  }
});
