import type { Fixture, FixtureStatus, Goal, MatchDetails, SetSide, Tournament } from '../model/tournament';
import { logOf, mapFixtures, winningSetsOf } from '../model/tournament';
import { resultOf } from './resultOf';
import { emptyDetails, goalsOf, matchStatus, setScore } from './score';

/**
 * A match as spectators follow it, beside its tournament's record and ahead of it: it goes with each goal, the record when it
 * is published. Small, because all of them ask for it every few seconds.
 */
export type LiveScore = {
  /** The goals of each set, up to the last one with a goal; none without a sheet. */
  readonly sets: readonly { readonly home: number; readonly away: number }[];
  readonly status: FixtureStatus;
};

/** Reads the score of a fixture from its published sheet. */
export function liveScoreOf({ result, status }: Pick<Fixture, 'result' | 'status'>): LiveScore {
  const scores = (result?.details?.sets ?? []).map(setScore);
  const last = scores.findLastIndex(({ teamA, teamB }) => teamA + teamB > 0);
  const sets = scores.slice(0, last + 1).map(({ teamA, teamB }) => ({ home: teamA, away: teamB }));
  return { sets, status };
}

/** A match's score with its source: this many events of that log. */
export type CountedScore = LiveScore & { readonly counted: number; readonly log: string };
/** By the identifiers of fixtures. */
export type LiveScores = Readonly<Record<string, CountedScore>>;

/**
 * Overlays live scores on the spectators' record, where they count more events of the same log. The result is for display
 * only, because it names no scorers. Without a newer score the same object is returned.
 */
export function withLiveScores(tournament: Tournament, scores: LiveScores): Tournament {
  const log = logOf(tournament);
  const winningSets = winningSetsOf(tournament);
  return mapFixtures(tournament, (fixture) => {
    const score = scores[fixture.id];
    const isNewer = score !== undefined && score.log === log && score.counted > (fixture.published ?? 0);
    return isNewer ? withScore(fixture, score, winningSets) : fixture;
  });
}

/** Scores that goals alone do not explain (a forfeit, a result without its sheet) wait for the record. */
function withScore(fixture: Fixture, { sets, status }: LiveScore, winningSets: number): Fixture {
  const details = withGoals(fixture.result?.details ?? emptyDetails, sets);
  if (fixture.ruling !== undefined || matchStatus(details, winningSets) !== status) return fixture;
  const times = fixture.times && { times: timesOf(fixture, details) };
  return { ...fixture, status, result: resultOf(details), ...times };
}

/** The record's last goal is no longer the last one, and the new one has no time. */
function timesOf({ times, result }: Fixture, details: MatchDetails) {
  if (result?.details && goalsOf(result.details.sets) === goalsOf(details.sets)) return times;
  return times?.startedAt === undefined ? {} : { startedAt: times.startedAt };
}

/** The goals that the record knows keep their scorers; further goals have no scorer. */
function withGoals(details: MatchDetails, live: LiveScore['sets']): MatchDetails {
  const sets = details.sets.map((set, index) => {
    const { home, away } = live[index] ?? { home: 0, away: 0 };
    return { teamA: withCount(set.teamA, home), teamB: withCount(set.teamB, away) };
  });
  return { ...details, sets };
}

function withCount(side: SetSide, count: number): SetSide {
  const unknown: Goal = { scorerId: null, type: 'attacker' };
  return { ...side, goals: Array.from({ length: count }, (_, index) => side.goals[index] ?? unknown) };
}
