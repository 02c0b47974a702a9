/** What the links of mails open: a guest's reservation, and the choice about reminders. */
import { type Reservation, reservationStore } from 'shared-kernel';
import * as v from 'valibot';
import type { Answer } from '../../../platform/back-end/answer';
import { callBackEnd } from '../../../platform/back-end/askBackEnd';
import { linkAnswer } from './answers';
import { keepKey, openDeviceKeys } from './deviceKeys';

export type LinkAnswer =
  | { readonly kind: 'open'; readonly isConfirmedNow: boolean; readonly reservation: Reservation }
  | { readonly kind: 'released' | 'cancelled' | 'in-account' | 'unknown' };

const store = openDeviceKeys();

/**
 * Opens a reservation by the secret of a mail's link, which confirms a guest's booking. From then on this device has its key, and
 * shows and changes it as the device that booked.
 */
export async function openByLink(id: string, secret: string): Promise<Answer<LinkAnswer>> {
  const answer = await callBackEnd<LinkAnswer>('open_reservation', { id, secret }, linkAnswer);
  if (answer.ok && answer.value.kind === 'open') {
    const { reservation } = answer.value;
    // The device that booked keeps its own key: it also claims the reservation for the account of its visitor.
    const { keys } = await store.read();
    if (!keys.some((key) => key.id === id)) await keepKey(store, { id, secret });
    await reservationStore.list.update((held) => [...held.filter((each) => each.id !== id), reservation]);
  }
  return answer;
}

/** Switches reminders off or on for the address of a reminder, by the secret of its link. */
export function setReminders(token: string, isOn: boolean): Promise<Answer<{ readonly kind: string }>> {
  return callBackEnd(
    'set_reminders',
    { token, is_on: isOn },
    v.looseObject({ kind: v.picklist(['stopped', 'resumed', 'unknown']) }),
  );
}
