import { isInterrupted, isUnderWay, type ShownStatus, shownStatus } from '../competition/shownStatus';
import type { Fixture } from '../model/tournament';

const place: Readonly<Record<ShownStatus, number>> = { inprogress: 0, finished: 1, pending: 2, annulled: 3 };

/** Orders fixtures by status (specification, section 2), annulled ones last, then by round; playoffs follow the rounds. */
export function inReadingOrder<Shown extends Parameters<typeof shownStatus>[0] & Pick<Fixture, 'round'>>(
  fixtures: readonly Shown[],
): Shown[] {
  return fixtures.toSorted(
    (a, b) =>
      place[shownStatus(a)] - place[shownStatus(b)] ||
      Math.sign((a.round ?? Number.MAX_SAFE_INTEGER) - (b.round ?? Number.MAX_SAFE_INTEGER)),
  );
}

/** The matches that were begun and never finished, are not being played any more, and have no new date. */
export function leftOpen(fixtures: readonly Fixture[], now: Date): readonly Fixture[] {
  return fixtures.filter(
    (fixture) => fixture.status === 'inprogress' && !isInterrupted(fixture) && !isUnderWay(fixture, now),
  );
}
