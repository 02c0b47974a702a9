import { matchScore, matchStatus } from './match-sheet/score';
import { recomputePlayoffs } from './playoffs/recomputePlayoffs';
import {
  type Fixture,
  type FixtureStatus,
  type MatchResult,
  type Tournament,
  winningSetsOf,
} from './tournament';

export type Recomputation = {
  readonly tournament: Tournament;
  /** Playoff matches with something on their sheet that are gone or start anew: to be confirmed first. */
  readonly lost: readonly Fixture[];
};

/**
 * Lets everything that hangs on a tournament follow whatever was changed in it (a score, a team, the format, the
 * schedule): the score and status of each fixture, then the playoffs. Every change goes through here; what is right
 * already comes back as the same object. Standings and statistics are never stored: they are read from the answer.
 */
export function recomputeTournament(tournament: Tournament): Recomputation {
  const winningSets = winningSetsOf(tournament);
  const fixtures = tournament.fixtures.map((fixture) => settled(fixture, winningSets));
  const isSettled = fixtures.every((fixture, index) => fixture === tournament.fixtures[index]);
  return recomputePlayoffs(isSettled ? tournament : { ...tournament, fixtures });
}

/** A fixture's score and status are what its sheet says; without a sheet, what its stated score allows. */
function settled(fixture: Fixture, winningSets: number): Fixture {
  const { result } = fixture;
  if (result === null) return withState(fixture, null, 'pending');
  if (result.details === null) return withState(fixture, result, statedStatus(result, fixture, winningSets));
  const { teamA, teamB } = matchScore(result.details);
  const isSame = result.homeScore === teamA && result.awayScore === teamB;
  return withState(
    fixture,
    isSame ? result : { ...result, homeScore: teamA, awayScore: teamB },
    matchStatus(result.details, winningSets),
  );
}

function statedStatus(
  { homeScore, awayScore }: MatchResult,
  { status }: Fixture,
  winningSets: number,
): FixtureStatus {
  if (Math.max(homeScore, awayScore) >= winningSets) return 'finished';
  return status === 'finished' ? 'inprogress' : status;
}

function withState(fixture: Fixture, result: MatchResult | null, status: FixtureStatus): Fixture {
  return fixture.status === status && fixture.result === result ? fixture : { ...fixture, status, result };
}
