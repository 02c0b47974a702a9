import type { Page } from '@playwright/test';
import type { Taken } from '../booking/reservationPage';

/** What a test of the booking begins with, and what differs with who decides: this device, or a centre for all devices. */
export interface Courts {
  /** Courts that are somebody else's already when the visitor comes. */
  take(taken: readonly Taken[]): Promise<void>;
  /** The visitor is a member of this name who has logged in before. */
  beMember(name?: string): Promise<void>;
  /** The visitor has booked, for Sunday the 20th at six unless said otherwise; answers the address of that reservation. */
  hold(time?: string): Promise<string>;
  /** The competitor for a court: the visitor's other tab, or somebody else. */
  competitor(): Promise<Page>;
  /** Makes the page look again: it shows changes of others now, not in half a minute. */
  lookAgain(page: Page): Promise<void>;
  /** Whatever is booked from now on stays on its way until the answer is called. */
  delayBooking(): Promise<() => Promise<void>>;
}
