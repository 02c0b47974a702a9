import { type Answer, callBackEnd } from 'shared-kernel/back-end';
import type { GuestKey } from 'shared-kernel/guest-keys';
import * as v from 'shared-kernel/validation';

type GuestData = { readonly kind: 'known' };
/** The ids of the reservations that keep their name until the game is played. */
type Forgotten = { readonly kind: 'forgotten'; readonly kept: readonly string[] };

/** All data that the centre has about the reservations of these keys. */
export function readGuestData(keys: readonly GuestKey[]): Promise<Answer<GuestData>> {
  return callBackEnd('guest_data', { keys }, v.looseObject({ kind: v.literal('known') }));
}

/** Cancels the reservations to come, unless it is too late, and removes the names from the others. */
export function forgetReservations(keys: readonly GuestKey[]): Promise<Answer<Forgotten>> {
  return callBackEnd(
    'forget_reservations',
    { keys },
    v.looseObject({ kind: v.literal('forgotten'), kept: v.array(v.string()) }),
  );
}
