import type { Page } from '@playwright/test';
import type { Taken } from '../booking/reservationPage';

/** The set-up of a booking test, which differs by mode: this device decides alone, or a centre for all devices. */
export interface Courts {
  /** Courts that other visitors hold before the visit. */
  take(taken: readonly Taken[]): Promise<void>;
  /** The visitor is a member of this name who logged in earlier. */
  beMember(name?: string): Promise<void>;
  /** Books a court for the visitor, by default for Sunday the 20th at six; returns the address of that reservation. */
  hold(time?: string): Promise<string>;
  /** The competitor for a court: the visitor's other tab, or another visitor. */
  competitor(): Promise<Page>;
  /** Makes the page look again: it shows changes of others now, not in half a minute. */
  lookAgain(page: Page): Promise<void>;
  /** From now on every booking request stays pending until the test calls the returned function. */
  delayBooking(): Promise<() => Promise<void>>;
}
