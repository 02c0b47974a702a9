import type { NextGame } from '../events/catalogue';
import { emit, subscribe } from '../events/events';
import { sharedBackEnd } from '../session/sharedBackEnd';
import { reservationStore } from './reservationStore';
import { upcomingReservations } from './upcoming';

/** Games begin on full minutes. */
const minuteMs = 60_000;

let isFollowed = false;
let told = 'null';
let nextLook: ReturnType<typeof setTimeout> | undefined;
/** By how much this device's clock is ahead of the centre's, by which games begin. */
let aheadMs = 0;

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
  void followClock();
  look();
}

async function followClock() {
  const ahead = (await sharedBackEnd()?.openReservations?.())?.clockAhead;
  const learn = () => {
    const known = ahead?.snapshot();
    aheadMs = known?.status === 'ready' ? known.value : 0;
    look();
  };
  if (!ahead) return;
  ahead.observe(learn);
  learn();
}

function look() {
  clearTimeout(nextLook);
  const held = reservationStore.snapshot();
  if (held.status === 'loading') return;
  const [next] = upcomingReservations(held.value, new Date(Date.now() - aheadMs));
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
