import type { Tournament } from '../tournament';

/**
 * Gives a team another name wherever a tournament speaks of it. What it played is its own: matches keep their
 * identifiers, and with them their sheets.
 */
export function renameTeam(tournament: Tournament, before: string, after: string): Tournament {
  const named = (team: string) => (team === before ? after : team);
  const { squads, withdrawals, tieDecisions } = tournament;
  return {
    ...tournament,
    teams: tournament.teams.map(named),
    fixtures: tournament.fixtures.map((fixture) => {
      const homeTeam = named(fixture.homeTeam);
      const awayTeam = named(fixture.awayTeam);
      const isSame = homeTeam === fixture.homeTeam && awayTeam === fixture.awayTeam;
      return isSame ? fixture : { ...fixture, homeTeam, awayTeam };
    }),
    ...(squads && { squads: squads.map((team) => ({ ...team, name: named(team.name) })) }),
    ...(withdrawals && { withdrawals: withdrawals.map((each) => ({ ...each, team: named(each.team) })) }),
    ...(tieDecisions && {
      tieDecisions: tieDecisions.map((decision) => ({ ...decision, order: decision.order.map(named) })),
    }),
  };
}
