import { type ShownStatus, shownStatus } from './shownStatus';
import type { Fixture } from './tournament';

const place: Readonly<Record<ShownStatus, number>> = {
  inprogress: 0,
  finished: 1,
  pending: 2,
  annulled: 3,
};

/**
 * Orders fixtures for reading: under way, then finished, then to come (specification, section 2), then what does not count,
 * each by round; fixtures of one round keep their order, playoffs come after the rounds.
 */
export function inReadingOrder<
  F extends Pick<Fixture, 'status' | 'round' | 'times' | 'postponed' | 'ruling'>,
>(fixtures: readonly F[]): F[] {
  return [...fixtures].sort(
    (a, b) =>
      place[shownStatus(a)] - place[shownStatus(b)] ||
      Math.sign((a.round ?? Number.MAX_SAFE_INTEGER) - (b.round ?? Number.MAX_SAFE_INTEGER)),
  );
}
