import type { Fixture, FixtureStatus } from './tournament';
import { isInterrupted } from './underWay';

/** The status that readers see. An annulled match is stored as finished, so that earlier releases can read it. */
export type ShownStatus = FixtureStatus | 'annulled';

/** The group of a match in the list: an interrupted one is to come, and annulled ones have their own group. */
export function shownStatus(
  fixture: Pick<Fixture, 'status' | 'times' | 'postponed' | 'ruling'>,
): ShownStatus {
  if (isAnnulled(fixture)) return 'annulled';
  return isInterrupted(fixture) ? 'pending' : fixture.status;
}

/** Whether a match does not count, neither as played nor as one to come. */
export function isAnnulled({ ruling }: Pick<Fixture, 'ruling'>): boolean {
  return ruling?.kind === 'annulled';
}
