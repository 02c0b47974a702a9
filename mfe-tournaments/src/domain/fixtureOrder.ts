import type { Fixture, FixtureStatus } from './tournament';
import { shownStatus } from './underWay';

const place: Readonly<Record<FixtureStatus, number>> = { inprogress: 0, finished: 1, pending: 2 };

/**
 * Orders fixtures for reading: under way, then finished, then to come, each by round; fixtures of one
 * round keep their order, playoffs come after the rounds (specification, section 2).
 */
export function inReadingOrder<F extends Pick<Fixture, 'status' | 'round' | 'times' | 'postponed'>>(
  fixtures: readonly F[],
): F[] {
  return [...fixtures].sort(
    (a, b) =>
      place[shownStatus(a)] - place[shownStatus(b)] ||
      Math.sign((a.round ?? Number.MAX_SAFE_INTEGER) - (b.round ?? Number.MAX_SAFE_INTEGER)),
  );
}
