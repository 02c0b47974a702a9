import { type Standing, standingOf } from '../../domain/standing';
import type { HeldReservation } from './useHeldReservation';

export type Known = Extract<HeldReservation, { reservation: unknown }>;

/** `unsure` is what has begun by the clock of this device alone: that may be set to anything, and the centre is silent. */
export type TicketState = Standing | 'cancelled' | 'unsure';

/** How what is held stands at the instant `now`, of which the centre has said, or not, that it is now. */
export function ticketState(held: Known, now: Date, isTimeSure: boolean): TicketState {
  if (held.kind === 'cancelled') return 'cancelled';
  const standing = standingOf(held.reservation, now);
  return !isTimeSure && (standing === 'playing' || standing === 'over') ? 'unsure' : standing;
}
