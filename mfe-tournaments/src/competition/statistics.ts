import { compareNames } from 'shared-kernel/names';
import type { Goal, PlayerId, Role, SetSide, Team, Tournament } from '../model/tournament';
import { eventsFromDetails } from '../scoring/eventsFromDetails';
import { goalsOf } from '../scoring/score';

const nothingPlayed = { attackerGoals: 0, defenderGoals: 0, attackerSets: 0, defenderSets: 0 };
type Tally = {
  readonly id: PlayerId;
  readonly name: string | null;
  readonly team: string;
} & typeof nothingPlayed;
/** A player's goals and sets in each role over a tournament. The name is null for a player outside the team's squads. */
export type PlayerTally = Readonly<Tally>;

type Played = Pick<Tournament, 'teams' | 'fixtures'>;

/** The published sheets between teams entered, without matches that a forfeit or a withdrawal decides. */
function countedSheets({ teams, fixtures }: Played) {
  const entered = new Set(teams);
  return fixtures.flatMap(({ homeTeam, awayTeam, result, ruling }) => {
    const isCounted = ruling === undefined && entered.has(homeTeam) && entered.has(awayTeam);
    return isCounted && result?.details ? [{ homeTeam, awayTeam, details: result.details }] : [];
  });
}

/**
 * Adds up the published sheets (specification, section 3). A set counts once it has a goal, for players who held a role or
 * scored in it; a penalty in the role of its taker. A goal awarded by a card counts for no player.
 */
export function playerTallies(tournament: Played, squads: readonly Team[]): PlayerTally[] {
  const books = new Map(tournament.teams.map((team) => [team, new Map<PlayerId, Tally>()]));
  const tallyOf = (team: string, id: PlayerId) => {
    const known = books.get(team)?.get(id);
    if (known !== undefined) return known;
    const squad = squads.find(({ name }) => name === team);
    const name = squad?.players.find((player) => player.id === id)?.name ?? null;
    const tally = { id, name, team, ...nothingPlayed };
    books.get(team)?.set(id, tally);
    return tally;
  };
  for (const { homeTeam, awayTeam, details } of countedSheets(tournament)) {
    for (const set of details.sets) {
      if (goalsOf([set]) === 0) continue;
      addSet(set.teamA, (id) => tallyOf(homeTeam, id));
      addSet(set.teamB, (id) => tallyOf(awayTeam, id));
    }
  }
  return [...books.values()].flatMap((tallies) => [...tallies.values()]);
}

function addSet({ players, goals }: SetSide, tallyOf: (id: PlayerId) => Tally) {
  const counted = { attacker: new Set<PlayerId>(), defender: new Set<PlayerId>() };
  const countSet = (id: PlayerId, role: Role) => {
    if (!counted[role].has(id)) tallyOf(id)[`${role}Sets`] += 1;
    counted[role].add(id);
  };
  if (players.attacker !== null) countSet(players.attacker, 'attacker');
  if (players.defender !== null) countSet(players.defender, 'defender');
  for (const { scorerId, type } of goals) {
    if (scorerId === null) continue;
    const isOfDefender = scorerId === players.defender && scorerId !== players.attacker;
    const role = type === 'penalty' ? (isOfDefender ? 'defender' : 'attacker') : type;
    tallyOf(scorerId)[`${role}Goals`] += 1;
    // A scorer who no longer holds the role has played it in this set too.
    countSet(scorerId, role);
  }
}

export type PlayerStatRow = ReturnType<typeof playerRanking>[number];

/** The ten best of a role by goals a set, goals (specification, section 9), name; `goals` to `ratio` are the role's. */
export function playerRanking(tallies: readonly PlayerTally[], role: Role) {
  return tallies
    .filter((tally) => tally[`${role}Sets`] > 0)
    .map((tally) => {
      const goals = tally[`${role}Goals`];
      const setsPlayed = tally[`${role}Sets`];
      return { ...tally, goals, setsPlayed, ratio: goals / setsPlayed };
    })
    .sort((a, b) => b.ratio - a.ratio || b.goals - a.goals || compareNames(a.name ?? '', b.name ?? ''))
    .slice(0, 10)
    .map((row, index) => ({ ...row, rank: index + 1 }));
}

/** Counts goals without a known scorer on the counted sheets; those that a card gave away are none of them. */
export function goalsWithoutScorer(tournament: Played): number {
  const isUnnamed = ({ scorerId }: Goal) => scorerId === null;
  // Most sheets have none, so the derivation of their events is skipped.
  const sheets = countedSheets(tournament).filter(({ details }) =>
    details.sets.some(({ teamA, teamB }) => [...teamA.goals, ...teamB.goals].some(isUnnamed)),
  );
  const events = sheets.flatMap(({ details }) => eventsFromDetails(details));
  return events.filter((event) => event.kind === 'goal' && event.scorerId === null).length;
}
