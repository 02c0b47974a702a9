import { importWithRetry, useSession, useStored } from 'shared-kernel';
import type { Hour } from 'shared-kernel/courts';
import { waitingKeys } from 'shared-kernel/guest-keys';
import { useSendsMails } from './Confirmation';

const parts = importWithRetry(() => import(/* webpackChunkName: "booking-waiting" */ '../waiting/Waiting'));

/** How to wait for a full hour. Its code loads once a visitor meets one. */
export function WaitForHour(hour: Hour & { readonly isPressed: boolean }) {
  const { module } = parts.useArrival(useSendsMails());
  return module ? <module.WaitForHour key={`${hour.date}T${hour.time}`} {...hour} /> : null;
}

/** What the visitor waits for on this device. */
export function WaitingAhead() {
  const session = useSession();
  const by = session.status === 'member' ? String(session.user.id) : null;
  const keys = useStored(waitingKeys);
  const isWaiting = keys.status === 'ready' && keys.value.some((key) => key.by === by);
  const { module } = parts.useArrival(isWaiting);
  return isWaiting && module ? <module.OwnWaiting /> : null;
}
