import { type Fixture, type FixtureStatus, isAnnulled } from './tournament';

/** Longer than any match; who has not scored for so long has gone home. */
const forgottenAfterMs = 4 * 60 * 60_000;

type Begun = Pick<Fixture, 'status' | 'times' | 'postponed'>;
/** What a reader is told of a match. One that counts for nobody is recorded as finished, so that earlier releases read it. */
export type ShownStatus = FixtureStatus | 'annulled';

/** Whether a match was put off once it had begun, and has not gone on since: no goal is later than that. */
export function isInterrupted({ status, times, postponed }: Begun): boolean {
  if (status !== 'inprogress' || postponed === undefined) return false;
  const lastPlay = times?.lastGoalAt ?? times?.startedAt;
  return lastPlay === undefined || Date.parse(lastPlay) <= Date.parse(postponed.at);
}

/** Where a match stands for whoever looks for it: one that was interrupted is to come, and an annulled one by itself. */
export function shownStatus(fixture: Begun & Pick<Fixture, 'ruling'>): ShownStatus {
  if (isAnnulled(fixture)) return 'annulled';
  return isInterrupted(fixture) ? 'pending' : fixture.status;
}

/**
 * Decides whether a match is being played now: begun, neither finished nor interrupted, and with a play in the last four
 * hours. One of which no play has a time is taken at its word.
 */
export function isUnderWay({ status, times, postponed }: Begun, now: Date): boolean {
  if (status !== 'inprogress' || isInterrupted({ status, times, postponed })) return false;
  const lastPlay = times?.lastGoalAt ?? times?.startedAt;
  return lastPlay === undefined || now.getTime() - Date.parse(lastPlay) <= forgottenAfterMs;
}

/** The matches that were begun and never finished, are not being played any more, and of which nobody said when. */
export function leftOpen(fixtures: readonly Fixture[], now: Date): readonly Fixture[] {
  return fixtures.filter((fixture) => shownStatus(fixture) === 'inprogress' && !isUnderWay(fixture, now));
}
