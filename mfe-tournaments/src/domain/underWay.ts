import type { Fixture } from './tournament';

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

/**
 * Decides whether a match is in progress: begun, neither finished nor interrupted, and with a play in the last four
 * hours. A match whose plays have no times counts as in progress by its status.
 */
export function isUnderWay(fixture: Begun, now: Date): boolean {
  if (fixture.status !== 'inprogress' || isInterrupted(fixture)) return false;
  const lastPlay = lastPlayOf(fixture);
  return lastPlay === undefined || now.getTime() - Date.parse(lastPlay) <= forgottenAfterMs;
}

function lastPlayOf({ times }: Begun): string | undefined {
  return times?.lastGoalAt ?? times?.startedAt;
}
