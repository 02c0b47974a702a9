import { matchScore, matchStatus } from './match-sheet/score';
import { recomputePlayoffs } from './playoffs/recomputePlayoffs';
import { isSameRuling, rulingOf } from './ruling';
import { withDistinctKeys } from './teams/changedKeys';
import {
  type Fixture,
  type FixtureStatus,
  type MatchResult,
  type Tournament,
  winningSetsOf,
} from './tournament';

export type Recomputation = {
  readonly tournament: Tournament;
  /** Former playoff matches whose teams changed, or that no longer take place: the organiser confirms them first. */
  readonly changed: readonly Fixture[];
};

/**
 * Recomputes everything that depends on a changed tournament (a score, a team, the format, the schedule): the score and
 * status of each fixture, the keys of teams, then the playoffs. Every change calls it; a correct tournament comes back as the same object.
 * Standings and statistics are never stored: pages derive them from its result.
 */
export function recomputeTournament(tournament: Tournament): Recomputation {
  const winningSets = winningSetsOf(tournament);
  const { withdrawals = [] } = tournament;
  const fixtures = tournament.fixtures.map((fixture) => settled(fixture, winningSets, tournament));
  const isSettled = fixtures.every((fixture, index) => fixture === tournament.fixtures[index]);
  const recomputed = recomputePlayoffs(
    withDistinctKeys(isSettled ? tournament : { ...tournament, fixtures }),
  );
  if (withdrawals.length === 0) return recomputed;
  // A withdrawn team loses the playoff match into which it has just been drawn, and the winner advances.
  const again = recomputed.tournament.fixtures.map((fixture) => settled(fixture, winningSets, tournament));
  const isStable = again.every((fixture, index) => fixture === recomputed.tournament.fixtures[index]);
  if (isStable) return recomputed;
  const next = recomputeTournament({ ...recomputed.tournament, fixtures: again });
  return { tournament: next.tournament, changed: [...recomputed.changed, ...next.changed] };
}

/**
 * A fixture's score comes from its sheet, or from its stated result without one. Its status is that of the match,
 * unless a forfeit or a withdrawal decides it.
 */
function settled(
  fixture: Fixture,
  winningSets: number,
  tournament: Pick<Tournament, 'teams' | 'withdrawals'>,
): Fixture {
  const result = scored(fixture.result);
  const played = playedStatus(fixture, winningSets);
  const ruling = rulingOf(fixture, played, tournament);
  const status = ruling === undefined ? played : 'finished';
  const isSame =
    fixture.status === status && fixture.result === result && isSameRuling(fixture.ruling, ruling);
  if (isSame) return fixture;
  const { ruling: _before, ...plain } = fixture;
  return { ...plain, status, result, ...(ruling && { ruling }) };
}

function scored(result: MatchResult | null): MatchResult | null {
  if (result === null || result.details === null) return result;
  const { teamA, teamB } = matchScore(result.details);
  const isSame = result.homeScore === teamA && result.awayScore === teamB;
  return isSame ? result : { ...result, homeScore: teamA, awayScore: teamB };
}

/** How far a match went on the court. */
function playedStatus({ result, status }: Fixture, winningSets: number): FixtureStatus {
  if (result === null) return 'pending';
  const { homeScore, awayScore, details } = result;
  if (details !== null) return matchStatus({ ...details, forfeit: undefined }, winningSets);
  if (Math.max(homeScore, awayScore) >= winningSets) return 'finished';
  return status === 'finished' ? 'inprogress' : status;
}
