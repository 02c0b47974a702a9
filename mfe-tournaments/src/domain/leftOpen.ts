import type { Fixture } from './tournament';
import { isInterrupted, isUnderWay } from './underWay';

/** The matches that were begun and never finished, are not being played any more, and have no new date. */
export function leftOpen(fixtures: readonly Fixture[], now: Date): readonly Fixture[] {
  return fixtures.filter(
    (fixture) => fixture.status === 'inprogress' && !isInterrupted(fixture) && !isUnderWay(fixture, now),
  );
}
