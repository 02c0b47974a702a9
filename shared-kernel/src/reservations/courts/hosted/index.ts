import { importWithRetry, reservationStore, session } from 'shared-kernel';
import { callBackEnd, observeSeen, presentVisitor } from '../../../platform/back-end/askBackEnd';
import { type LoadPage, openOutbox } from '../../../platform/outbox';
import type { ReservationRepository } from '../contract';
import { createHostedReservations } from './createHostedReservations';
import { openDeviceKeys } from './deviceKeys';
import { tellBooking, tellConfirmation } from './tellBooking';
import { quarantineUnshared } from './unshared';

const following = importWithRetry(() => import(/* webpackChunkName: "next-game" */ '../../followNextGame'));

export { openOutbox };

let opened: Promise<ReservationRepository> | undefined;

/** The visitor's reservations at the centre, shared by the whole page and followed until it is closed. */
export function openHostedReservations(loadPage: LoadPage): Promise<ReservationRepository> {
  opened ??= open(loadPage);
  return opened;
}

async function open(loadPage: LoadPage): Promise<ReservationRepository> {
  const quietCopy = reservationStore.list;
  await quarantineUnshared(quietCopy);
  const { follow, ...repository } = createHostedReservations({
    copy: reservationStore,
    quietCopy,
    keys: openDeviceKeys(),
    outbox: openOutbox(loadPage),
    call: callBackEnd,
    visitor: presentVisitor,
    observeVisitor: session.observe,
    checkVisitor: async () => void (await session.account()),
    tell: tellBooking,
    observeSeen,
  });
  follow();
  showPendingBookings(repository);
  return {
    ...repository,
    async book(...given) {
      const answer = await repository.book(...given);
      if (answer.kind === 'booked') tellConfirmation(answer.reservation);
      return answer;
    },
  };
}

/** The header shows the first pending booking of a visitor without a reservation, whose next game nothing follows yet. */
function showPendingBookings(repository: ReservationRepository) {
  const { observe, snapshot } = repository.pendingBookings;
  const stop = observe(look);
  look();

  function look() {
    const pending = snapshot();
    if (pending.status === 'loading' || pending.value.length === 0) return;
    // Without a network its code does not load; the next attempt of the outbox calls back.
    if (!navigator.onLine) return;
    stop();
    following.observe(({ module }) => module?.followNextGame(async () => repository));
  }
}
