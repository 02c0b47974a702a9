import type { NextGame } from '../platform/events/catalogue';
import { emit, subscribe } from '../platform/events/events';
import type { OpenReservations } from './courts/contract';
import type { Reservation } from './reservation';
import { reservationStore } from './reservationStore';
import { upcomingReservations } from './upcoming';

/** Games begin on full minutes. */
const minuteMs = 60_000;

let isFollowed = false;
let told = 'null';
let nextLook: ReturnType<typeof setTimeout> | undefined;
/** By how much this device's clock is ahead of the centre's, by which games begin. */
let aheadMs = 0;
/** Those of which a change was sent to the centre without an answer. */
let pending: readonly string[] = [];
/** Bookings that were sent to the centre without an answer. */
let asked: readonly Reservation[] = [];

/** Emits the visitor's next game whenever it changes: booked, cancelled, begun, in this tab or another. */
export function followNextGame(openReservations?: OpenReservations) {
  if (isFollowed) return;
  isFollowed = true;
  reservationStore.observe(look);
  // A tab may receive a booking's event without the browser's storage event.
  subscribe('booking:reserved', look);
  subscribe('booking:moved', look);
  subscribe('booking:cancelled', look);
  // A hidden tab's timers are slow, or stopped.
  document.addEventListener('visibilitychange', look);
  void followCentre(openReservations);
  look();
}

/** The centre's data: its clock, and unanswered changes. */
async function followCentre(openReservations?: OpenReservations) {
  const centre = await openReservations?.().catch(() => undefined);
  if (!centre) return;
  const { clockAhead, mine, pendingBookings } = centre;
  const learn = () => {
    const ahead = clockAhead.snapshot();
    const own = mine.snapshot();
    aheadMs = ahead.status === 'ready' ? ahead.value : 0;
    const unanswered = pendingBookings.snapshot();
    pending = own.status === 'ready' ? own.value.filter((each) => each.isPending).map(({ id }) => id) : [];
    asked = unanswered.status === 'ready' ? unanswered.value : [];
    look();
  };
  clockAhead.observe(learn);
  mine.observe(learn);
  pendingBookings.observe(learn);
  learn();
}

function look() {
  clearTimeout(nextLook);
  const held = reservationStore.snapshot();
  if (held.status === 'loading') return;
  const [next] = upcomingReservations([...held.value, ...asked], new Date(Date.now() - aheadMs));
  tell(next === undefined ? null : gameOf(next));
  // Minute by minute, whatever the clock says now: it may be set right meanwhile.
  if (held.value.length + asked.length > 0) nextLook = setTimeout(look, minuteMs - (Date.now() % minuteMs));
}

function gameOf({ id, date, time, confirmBy }: Reservation): NextGame {
  const isAsked = asked.some((each) => each.id === id);
  return {
    reservationId: id,
    date,
    time,
    ...((isAsked || pending.includes(id)) && { isPending: true }),
    ...(isAsked && { isAsked: true }),
    ...(confirmBy !== undefined && { isUnconfirmed: true }),
  };
}

function tell(game: NextGame | null) {
  const text = JSON.stringify(game);
  if (text === told) return;
  told = text;
  emit('booking:next-game', { game });
}
