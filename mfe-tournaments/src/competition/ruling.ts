import type {
  Fixture,
  FixtureStatus,
  MatchResult,
  Ruling,
  Tournament,
  Withdrawal,
} from '../model/tournament';
import { isLeagueFixture, mapFixtures, winningSetsOf } from '../model/tournament';
import { matchScore, matchStatus } from '../scoring/score';

/** Each fixture with the score and the status that its sheet, its stated result or a ruling gives it. */
export function withSettledFixtures(tournament: Tournament): Tournament {
  return mapFixtures(tournament, (fixture) => settled(fixture, tournament));
}

/** A fixture as its sheet or its stated result makes it, unless a forfeit or a withdrawal decides it. */
function settled(fixture: Fixture, tournament: Tournament): Fixture {
  const result = scored(fixture.result);
  const played = playedStatus(fixture, winningSetsOf(tournament));
  const ruling = rulingOf(fixture, played, tournament);
  const status = ruling === undefined ? played : 'finished';
  const isSame = decisionOf(fixture.ruling) === decisionOf(ruling);
  if (isSame && fixture.status === status && fixture.result === result) return fixture;
  const { ruling: _before, ...plain } = fixture;
  return { ...plain, status, result, ...(ruling && { ruling }) };
}

/** What a ruling says: the side that loses, or `annulled`. */
function decisionOf(ruling: Ruling | undefined) {
  return ruling?.kind === 'forfeit' ? ruling.by : ruling?.kind;
}

function scored(result: MatchResult | null): MatchResult | null {
  if (result === null || result.details === null) return result;
  const { teamA, teamB } = matchScore(result.details);
  const isSame = result.homeScore === teamA && result.awayScore === teamB;
  return isSame ? result : { ...result, homeScore: teamA, awayScore: teamB };
}

function playedStatus({ result, status }: Fixture, winningSets: number): FixtureStatus {
  if (result === null) return 'pending';
  const { homeScore, awayScore, details } = result;
  if (details !== null) return matchStatus({ ...details, forfeit: undefined }, winningSets);
  if (Math.max(homeScore, awayScore) >= winningSets) return 'finished';
  return status === 'finished' ? 'inprogress' : status;
}

/**
 * The ruling that replaces a match's played result: the forfeit on its sheet, or a team's withdrawal. A league match of a
 * team that is no longer entered does not count; a finished playoff match stands. Of two teams that withdraw, the earlier
 * one loses an undecided match, so that a later one takes no points back (docs/decisions/0003-points-sets-and-ties.md).
 */
export function rulingOf(
  fixture: Fixture,
  played: FixtureStatus,
  { teams, withdrawals = [] }: Pick<Tournament, 'teams' | 'withdrawals'>,
): Ruling | undefined {
  const isEntered = teams.includes(fixture.homeTeam) && teams.includes(fixture.awayTeam);
  if (isLeagueFixture(fixture) && !isEntered) return { kind: 'annulled' };
  const declared = fixture.result?.details?.forfeit;
  const onSheet: Ruling | undefined = declared && { kind: 'forfeit', by: declared };
  const gone = withdrawals.filter(({ team }) => team === fixture.homeTeam || team === fixture.awayTeam);
  const [first] = gone;
  if (first === undefined) return onSheet;
  const isDecided = played === 'finished' || declared !== undefined;
  if (!isLeagueFixture(fixture)) return isDecided ? onSheet : lostBy(first, fixture);
  if (gone.some(({ treatment }) => treatment === 'annulled')) return { kind: 'annulled' };
  const [loser, ...others] = gone.filter(({ treatment }) => treatment === 'won-by-opponents');
  if (loser !== undefined) return others.length > 0 ? { kind: 'annulled' } : lostBy(loser, fixture);
  return isDecided ? onSheet : lostBy(first, fixture);
}

function lostBy({ team }: Withdrawal, { homeTeam }: Fixture): Ruling {
  return { kind: 'forfeit', by: team === homeTeam ? 'teamA' : 'teamB' };
}
