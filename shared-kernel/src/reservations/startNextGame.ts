import { reservationStore } from './reservationStore';

/**
 * Has `booking:next-game` told for as long as the page lives. A visitor without a reservation pays one look into the
 * storage, once the page has nothing better to do: what reads days and hours is fetched when there are any.
 */
export function startNextGame() {
  const leave = reservationStore.observe(begin);
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void begin());

  async function begin() {
    const held = reservationStore.snapshot();
    if (held.status === 'loading' || held.value.length === 0) return;
    try {
      const { followNextGame } = await import(/* webpackChunkName: "next-game" */ './followNextGame');
      leave();
      followNextGame();
    } catch {
      // The frame does without; the next change of the reservations tries again.
    }
  }
}
