import { emptyDetails } from '../match-sheet/emptyDetails';
import { hasBegun, matchScore, matchStatus, setScore } from '../match-sheet/score';
import {
  type Fixture,
  type Goal,
  logOf,
  type MatchDetails,
  type SetSide,
  type Tournament,
  winningSetsOf,
} from '../tournament';
import type { LiveScore, LiveSet } from './liveScore';

/** A match's score with its source: this many events of that log. */
export type CountedScore = LiveScore & { readonly counted: number; readonly log: string };
/** By the identifiers of fixtures. */
export type LiveScores = Readonly<Record<string, CountedScore>>;

/**
 * Overlays live scores on the spectators' record: a match shows its live score if that counts more events than the
 * record. The result is for display only, because it names no scorers. A regenerated schedule has another log and takes
 * no former score. Without a newer score the same object is returned.
 */
export function withLiveScores(tournament: Tournament, scores: LiveScores): Tournament {
  const log = logOf(tournament);
  const winningSets = winningSetsOf(tournament);
  const fixtures = tournament.fixtures.map((fixture) => {
    const score = scores[fixture.id];
    const isNewer = score !== undefined && score.log === log && score.counted > (fixture.published ?? 0);
    return isNewer ? withScore(fixture, score, winningSets) : fixture;
  });
  const isSame = fixtures.every((fixture, index) => fixture === tournament.fixtures[index]);
  return isSame ? tournament : { ...tournament, fixtures };
}

/** Scores that goals alone do not explain (a forfeit, a result without its sheet) wait for the record. */
function withScore(fixture: Fixture, { sets, status }: LiveScore, winningSets: number): Fixture {
  const details = withGoals(fixture.result?.details ?? emptyDetails, sets);
  if (fixture.ruling !== undefined || matchStatus(details, winningSets) !== status) return fixture;
  const { teamA, teamB } = matchScore(details);
  return {
    ...fixture,
    status,
    result: hasBegun(details) ? { homeScore: teamA, awayScore: teamB, details } : null,
    ...(fixture.times && { times: timesOf(fixture, details) }),
  };
}

/** The record's last goal is no longer the last one, and the new one has no time. */
function timesOf({ times, result }: Fixture, details: MatchDetails) {
  if (result?.details && goalsOf(result.details) === goalsOf(details)) return times;
  return times?.startedAt === undefined ? {} : { startedAt: times.startedAt };
}

function goalsOf({ sets }: MatchDetails): number {
  return sets.reduce((sum, { teamA, teamB }) => sum + teamA.goals.length + teamB.goals.length, 0);
}

/** The goals that the record knows keep their scorers; further goals have no scorer. */
function withGoals(details: MatchDetails, live: readonly LiveSet[]): MatchDetails {
  const sets = details.sets.map((set, index) => {
    const { home, away } = live[index] ?? { home: 0, away: 0 };
    const known = setScore(set);
    if (known.teamA === home && known.teamB === away) return set;
    return { teamA: withCount(set.teamA, home), teamB: withCount(set.teamB, away) };
  });
  return { ...details, sets };
}

const unknown: Goal = { scorerId: null, type: 'attacker' };

function withCount(side: SetSide, count: number): SetSide {
  const more = Math.max(0, count - side.goals.length);
  return { ...side, goals: [...side.goals.slice(0, count), ...Array<Goal>(more).fill(unknown)] };
}
