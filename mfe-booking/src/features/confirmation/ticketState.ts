import { type Standing, standingOf } from '../../domain/standing';
import type { HeldReservation } from './useHeldReservation';

export type Known = Extract<HeldReservation, { reservation: unknown }>;

/**
 * `pending`: a change of it awaits the centre's answer, or a guest has not confirmed it by mail. `unsure`: the game has begun by this device's clock alone, which may be wrong, and the centre is
 * silent.
 */
export type TicketState = Standing | 'cancelled' | 'pending' | 'unsure';

/** The state of a held reservation at the instant `now`, which the centre has confirmed or not. */
export function ticketState(held: Known, now: Date, isTimeSure: boolean): TicketState {
  if (held.kind === 'cancelled') return 'cancelled';
  const standing = standingOf(held.reservation, now);
  return !isTimeSure && (standing === 'playing' || standing === 'over') ? 'unsure' : standing;
}
