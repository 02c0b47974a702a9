import type { Fixture } from '../model/tournament';
import { matchScore, setScore, setWinner } from '../scoring/score';

/** A match under way: the set that is being played, counted from 0, its goals, and the sets won so far. */
export type LiveMatch = NonNullable<ReturnType<typeof liveMatch>>;

type LiveFixture = Pick<Fixture, 'status' | 'result' | 'times'>;

/**
 * Reads the score of a match in progress from its published sheet; null without such a sheet. A decided set that is `held`
 * is read instead of the next one, and after the match.
 */
export function liveMatch({ status, result }: LiveFixture, held?: number) {
  const details = result?.details;
  if (!details) return null;
  const decided = details.sets.findIndex((set, index) => index === held && setWinner(set) !== null);
  if (status !== 'inprogress' && decided === -1) return null;
  const firstOpen = details.sets.findIndex((set) => setWinner(set) === null);
  const open = firstOpen === -1 ? details.sets.length - 1 : firstOpen;
  const setIndex = decided === -1 ? open : decided;
  const set = details.sets[setIndex];
  const { teamA: homeGoals, teamB: awayGoals } = set ? setScore(set) : { teamA: 0, teamB: 0 };
  const { teamA: homeSets, teamB: awaySets } = matchScore(details);
  return { setIndex, homeGoals, awayGoals, homeSets, awaySets, isHeld: decided !== -1 } as const;
}

/** Minutes from the first play to the last goal, counted from 1; null if unknown, or without a goal in the shown set. */
export function minuteOfLastGoal(fixture: LiveFixture): number | null {
  const live = liveMatch(fixture);
  if (live === null || live.homeGoals + live.awayGoals === 0) return null;
  const { times } = fixture;
  if (times?.startedAt === undefined || times.lastGoalAt === undefined) return null;
  const minutes = Math.floor((Date.parse(times.lastGoalAt) - Date.parse(times.startedAt)) / 60_000);
  // A clock that was put back, or a sheet that was finished another day, says nothing.
  return minutes < 0 || minutes > 600 ? null : minutes + 1;
}
