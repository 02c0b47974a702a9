import type { Tournament, Withdrawal, WithdrawalTreatment } from '../../model/tournament';
import { isLeagueFixture } from '../../model/tournament';
import { isAnnulled, shownStatus } from '../shownStatus';

/** The withdrawal of a team, if it gave up the tournament. */
export function withdrawalOf({ withdrawals = [] }: Tournament, team: string): Withdrawal | undefined {
  return withdrawals.find((withdrawal) => withdrawal.team === team);
}

/** Declares that a team withdraws at an ISO instant: it stays entered, and its last declaration counts. */
export function declareWithdrawal(
  tournament: Tournament,
  team: string,
  treatment: WithdrawalTreatment,
  at: string,
): Tournament {
  if (!tournament.teams.includes(team)) return tournament;
  const others = (tournament.withdrawals ?? []).filter((withdrawal) => withdrawal.team !== team);
  return { ...tournament, withdrawals: [...others, { team, treatment, at }] };
}

/** Undoes the withdrawal of a team completely. */
export function takeBackWithdrawal(tournament: Tournament, team: string): Tournament {
  if (withdrawalOf(tournament, team) === undefined) return tournament;
  const { withdrawals = [], ...plain } = tournament;
  const others = withdrawals.filter((withdrawal) => withdrawal.team !== team);
  return others.length === 0 ? plain : { ...plain, withdrawals: others };
}

/** The teams that have not withdrawn, in order of entry. */
export function remainingTeams(tournament: Tournament): readonly string[] {
  return tournament.teams.filter((team) => withdrawalOf(tournament, team) === undefined);
}

export type TeamMatches = ReturnType<typeof matchesOfTeam>;

/** Counts a team's matches without the effect of its own withdrawal, and without those that another one annulled. */
export function matchesOfTeam(tournament: Tournament, team: string) {
  const entered = new Set(tournament.teams);
  const hasLeft = withdrawalOf(tournament, team) !== undefined;
  const fixtures = tournament.fixtures.filter((fixture) => hasLeft || !isAnnulled(fixture));
  const own = fixtures.filter(
    ({ homeTeam, awayTeam }) =>
      (homeTeam === team && entered.has(awayTeam)) || (awayTeam === team && entered.has(homeTeam)),
  );
  const league = own.filter(isLeagueFixture);
  return {
    league: league.length,
    finished: league.filter((fixture) => shownStatus(fixture) === 'finished').length,
    underWay: own.filter((fixture) => shownStatus(fixture) === 'inprogress').length,
    playoffs: own.length - league.length,
  } as const;
}
