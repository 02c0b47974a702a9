import type { Page } from '@playwright/test';
import type { Taken } from '../booking/reservationPage';

/** The set-up of a booking test, which differs by mode: this device decides alone, or a centre for all devices. */
export interface Courts {
  /** Courts that other visitors hold before the visit. */
  take(taken: readonly Taken[]): Promise<void>;
  /** The visitor is a member of this name who logged in earlier. */
  beMember(name?: string): Promise<void>;
  /** The visitor has booked, for Sunday the 20th at six unless said otherwise; answers the address of that reservation. */
  hold(time?: string): Promise<string>;
  /** The competitor for a court: the visitor's other tab, or another visitor. */
  competitor(): Promise<Page>;
  /** Makes the page look again: it shows changes of others now, not in half a minute. */
  lookAgain(page: Page): Promise<void>;
  /** Whatever is booked from now on stays on its way until the answer is called. */
  delayBooking(): Promise<() => Promise<void>>;
}
