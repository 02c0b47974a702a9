import { importWithRetry } from '../platform/late-loading/importWithRetry';
import type { OpenReservations } from './courts/contract';
import { reservationStore } from './reservationStore';

/**
 * Emits `booking:next-game` while the page is open. Without a reservation it reads the storage once, when the browser
 * is idle. It loads the code for days and hours only if there are reservations.
 */
export function startNextGame(openReservations?: OpenReservations) {
  const leave = reservationStore.observe(begin);
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(begin);

  function begin() {
    const held = reservationStore.snapshot();
    if (held.status === 'loading' || held.value.length === 0) return;
    leave();
    following.observe(({ module }) => module?.followNextGame(openReservations));
  }
}

const following = importWithRetry(() => import(/* webpackChunkName: "next-game" */ './followNextGame'));
