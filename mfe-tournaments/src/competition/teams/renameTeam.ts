import { isLeagueFixture, type TieDecision, type Tournament } from '../../model/tournament';
import { rank } from '../standings/standings';
import { type Keyed, keyOfName, teamKey } from './teamKey';

/**
 * Renames a team everywhere in a tournament. Matches keep their identifiers, and with them their sheets. Once there are
 * playoffs, a tie that the alphabet decided keeps its order by a decision of `at` (an ISO instant): a corrected name
 * sends no other team to a quarterfinal.
 */
export function renameTeam(tournament: Tournament, before: string, after: string, at: string): Tournament {
  const named = (team: string) => (team === before ? after : team);
  const { squads, withdrawals } = tournament;
  const tieDecisions = [...(tournament.tieDecisions ?? []), ...heldTies(tournament, before, at)];
  return {
    ...tournament,
    ...keysAfterRename(tournament, before, after),
    teams: tournament.teams.map(named),
    fixtures: tournament.fixtures.map((fixture) => {
      const homeTeam = named(fixture.homeTeam);
      const awayTeam = named(fixture.awayTeam);
      const isSame = homeTeam === fixture.homeTeam && awayTeam === fixture.awayTeam;
      return isSame ? fixture : { ...fixture, homeTeam, awayTeam };
    }),
    ...(squads && { squads: squads.map((team) => ({ ...team, name: named(team.name) })) }),
    ...(withdrawals && { withdrawals: withdrawals.map((each) => ({ ...each, team: named(each.team) })) }),
    ...(tieDecisions.length > 0 && {
      tieDecisions: tieDecisions.map((decision) => ({ ...decision, order: decision.order.map(named) })),
    }),
  };
}

/**
 * Decisions that keep the present order of ties, which only the names have decided, for this team; none before the
 * playoffs exist.
 */
function heldTies(tournament: Tournament, team: string, at: string): readonly TieDecision[] {
  if (tournament.fixtures.every(isLeagueFixture)) return [];
  return rank(tournament)
    .undecided.filter((names) => names.includes(team))
    .map((order) => ({ order, by: 'organizer', reason: '', at }));
}

/** The keys after a team has got another name. */
function keysAfterRename(tournament: Keyed, before: string, after: string): Keyed {
  const key = teamKey(tournament, before);
  const { [before]: _former, ...others } = tournament.teamKeys ?? {};
  const teamKeys = key === keyOfName(after) ? others : { ...others, [after]: key };
  return { teamKeys: Object.keys(teamKeys).length > 0 ? teamKeys : undefined };
}
