import { importWithRetry } from '../platform/late-loading/importWithRetry';
import type { OpenReservations } from './courts/contract';
import { reservationStore } from './reservationStore';

/**
 * Has `booking:next-game` told for as long as the page lives. A visitor without a reservation pays one look into the
 * storage, once the page has nothing better to do: what reads days and hours is fetched when there are any.
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
