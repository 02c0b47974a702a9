import type { Fixture, FixtureStatus } from '../model/tournament';

/** The status that readers see. An annulled match is stored as finished, so that earlier releases can read it. */
export type ShownStatus = FixtureStatus | 'annulled';

/** The group of a match in the list: an interrupted one is to come, and annulled ones have their own group. */
export function shownStatus(fixture: Begun & Pick<Fixture, 'ruling'>): ShownStatus {
  if (isAnnulled(fixture)) return 'annulled';
  return isInterrupted(fixture) ? 'pending' : fixture.status;
}

/** Whether a match does not count, neither as played nor as one to come. */
export function isAnnulled({ ruling }: Pick<Fixture, 'ruling'>): boolean {
  return ruling?.kind === 'annulled';
}

/** Longer than any match: after this time without a goal, the scorer has gone home. */
const forgottenAfterMs = 4 * 60 * 60_000;

type Begun = Pick<Fixture, 'status' | 'times' | 'postponed'>;

/** Whether a match was postponed after its start and has not resumed: no goal is later than the postponement. */
export function isInterrupted(fixture: Begun): boolean {
  const { status, postponed } = fixture;
  if (status !== 'inprogress' || postponed === undefined) return false;
  const lastPlay = lastPlayOf(fixture);
  return lastPlay === undefined || Date.parse(lastPlay) <= Date.parse(postponed.at);
}

/** Whether a match is in progress: neither finished nor interrupted, and its last known play is less than four hours old. */
export function isUnderWay(fixture: Begun, now: Date): boolean {
  if (fixture.status !== 'inprogress' || isInterrupted(fixture)) return false;
  const lastPlay = lastPlayOf(fixture);
  return lastPlay === undefined || now.getTime() - Date.parse(lastPlay) <= forgottenAfterMs;
}

function lastPlayOf({ times }: Begun): string | undefined {
  return times?.lastGoalAt ?? times?.startedAt;
}
