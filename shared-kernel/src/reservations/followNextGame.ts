import type { NextGame } from '../events/catalogue';
import { emit, subscribe } from '../events/events';
import { reservationStore } from './reservationStore';
import { upcomingReservations } from './upcoming';

/** Games begin on full minutes. */
const minuteMs = 60_000;

let isFollowed = false;
let told = 'null';
let nextLook: ReturnType<typeof setTimeout> | undefined;

/** Tells the visitor's next game whenever it is another one: booked, cancelled, begun, in this tab or another. */
export function followNextGame() {
  if (isFollowed) return;
  isFollowed = true;
  reservationStore.observe(look);
  // A tab may hear of a booking without the browser telling it of the storage.
  subscribe('booking:reserved', look);
  subscribe('booking:moved', look);
  subscribe('booking:cancelled', look);
  // A hidden tab's clock is slow, or stands still.
  document.addEventListener('visibilitychange', look);
  look();
}

function look() {
  clearTimeout(nextLook);
  const held = reservationStore.snapshot();
  if (held.status === 'loading') return;
  const [next] = upcomingReservations(held.value, new Date());
  tell(next === undefined ? null : { reservationId: next.id, date: next.date, time: next.time });
  // Minute by minute, whatever the clock says now: it may be set right meanwhile.
  if (held.value.length > 0) nextLook = setTimeout(look, minuteMs - (Date.now() % minuteMs));
}

function tell(game: NextGame | null) {
  const text = JSON.stringify(game);
  if (text === told) return;
  told = text;
  emit('booking:next-game', { game });
}
