import { matchScore, setScore, setWinner } from './match-sheet/score';
import type { Fixture, FixtureStatus } from './tournament';

/** A match under way: the set that is being played, counted from 0, its goals, and the sets won so far. */
export type LiveMatch = {
  readonly setIndex: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly homeSets: number;
  readonly awaySets: number;
};

type LiveFixture = Pick<Fixture, 'status' | 'result' | 'times'>;

/** Longer than any match; who has not scored for so long has gone home. */
const forgottenAfterMs = 4 * 60 * 60_000;

type Begun = Pick<Fixture, 'status' | 'times' | 'postponed'>;

/** Whether a match was put off once it had begun, and has not gone on since: no goal is later than that. */
export function isInterrupted({ status, times, postponed }: Begun): boolean {
  if (status !== 'inprogress' || postponed === undefined) return false;
  const lastPlay = times?.lastGoalAt ?? times?.startedAt;
  return lastPlay === undefined || Date.parse(lastPlay) <= Date.parse(postponed.at);
}

/** Where a match stands for whoever looks for it: one that was interrupted is to come. */
export function shownStatus(fixture: Begun): FixtureStatus {
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

/** Reads the score of a match under way from its published sheet; null where there is no sheet to read. */
export function liveMatch({ status, result }: LiveFixture): LiveMatch | null {
  const details = result?.details;
  if (status !== 'inprogress' || !details) return null;
  const firstOpen = details.sets.findIndex((set) => setWinner(set) === null);
  const setIndex = firstOpen === -1 ? details.sets.length - 1 : firstOpen;
  const set = details.sets[setIndex];
  const goals = set ? setScore(set) : { teamA: 0, teamB: 0 };
  const sets = matchScore(details);
  return {
    setIndex,
    homeGoals: goals.teamA,
    awayGoals: goals.teamB,
    homeSets: sets.teamA,
    awaySets: sets.teamB,
  };
}

/**
 * Minutes that a match under way had lasted when its last goal fell, counted from 1 at the first play of its sheet; null
 * where nobody knows, and while the set that is shown beside it has no goal.
 */
export function minuteOfLastGoal(fixture: LiveFixture): number | null {
  const live = liveMatch(fixture);
  if (live === null || live.homeGoals + live.awayGoals === 0) return null;
  const { times } = fixture;
  if (times?.startedAt === undefined || times.lastGoalAt === undefined) return null;
  const minutes = Math.floor((Date.parse(times.lastGoalAt) - Date.parse(times.startedAt)) / 60_000);
  // A clock that was put back, or a sheet that was finished another day, says nothing.
  return minutes < 0 || minutes > 600 ? null : minutes + 1;
}
