import type { Fixture } from '../tournament';

/** Whether a match waits for a court: not begun, decided by no ruling, and not put off. */
export function isToBePlayed({ status, ruling, postponed }: Fixture): boolean {
  return status === 'pending' && ruling === undefined && postponed === undefined;
}
