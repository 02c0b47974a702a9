import { reservationStore, session, storedRecord } from 'shared-kernel';
import { callBackEnd } from '../../../platform/back-end/askBackEnd';
import type { ReservationRepository } from '../contract';
import { createHostedReservations } from './createHostedReservations';
import { deviceKeysShape, noKeys } from './deviceKeys';
import { quarantineUnshared } from './unshared';

let opened: Promise<ReservationRepository> | undefined;

/** The visitor's reservations at the centre, shared by the whole page and followed until it is closed. */
export function openHostedReservations(): Promise<ReservationRepository> {
  opened ??= open();
  return opened;
}

async function open(): Promise<ReservationRepository> {
  const quietCopy = reservationStore.list;
  await quarantineUnshared(quietCopy);
  const { follow, ...repository } = createHostedReservations({
    copy: reservationStore,
    quietCopy,
    keys: storedRecord({
      key: 'reservation-keys',
      shape: deviceKeysShape,
      empty: noKeys,
      isDurable: true,
    }),
    call: callBackEnd,
    visitor() {
      const current = session.current();
      if (current.status === 'loading') return undefined;
      return current.status === 'member' ? String(current.user.id) : null;
    },
    observeVisitor: session.observe,
    doubtVisitor: async () => void (await session.account()),
    isOnline: () => navigator.onLine,
    isSeen: () => document.visibilityState === 'visible',
    // When the network returns, missed data is requested at once, although the page stayed visible.
    observeSeen(listener) {
      document.addEventListener('visibilitychange', listener);
      addEventListener('online', listener);
      return () => {
        document.removeEventListener('visibilitychange', listener);
        removeEventListener('online', listener);
      };
    },
  });
  follow();
  return repository;
}
