import { shownStatus } from '../shownStatus';
import type { Fixture } from '../tournament';

/**
 * Whether a match waits for a court on a day (yyyy-MM-dd): not begun or interrupted, decided by no ruling, and not
 * postponed, unless to that very day.
 */
export function isToBePlayed(fixture: Fixture, date: string | null): boolean {
  const { ruling, postponed } = fixture;
  if (shownStatus(fixture) !== 'pending' || ruling !== undefined) return false;
  return postponed === undefined || (postponed.to !== null && postponed.to.day === date);
}
