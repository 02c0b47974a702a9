import type {
  Goal,
  MatchDetails,
  MatchSet,
  PlayerId,
  Role,
  SetSide,
  Team,
  Tournament,
} from '../model/tournament';
import { eventsFromDetails } from '../scoring/eventsFromDetails';
import { compareNames } from './standings/standings';

/** A player's goals and sets in each role over a tournament. */
export type PlayerTally = {
  readonly id: PlayerId;
  /** Null for a player outside the team's squads. */
  readonly name: string | null;
  readonly team: string;
  readonly attackerGoals: number;
  readonly defenderGoals: number;
  readonly attackerSets: number;
  readonly defenderSets: number;
};
type Tally = { -readonly [Column in keyof PlayerTally]: PlayerTally[Column] };
type TallyOf = (id: PlayerId) => Tally;

/**
 * Adds up every published sheet between teams entered, with playoffs and matches in progress (specification, section
 * 3). It skips matches that a forfeit or a withdrawal decides. A set counts once it has a goal, for the players who
 * hold a role in it or scored in that role. A penalty counts in the role that its taker holds. A goal awarded by a card
 * counts for no player.
 */
export function playerTallies(
  tournament: Pick<Tournament, 'teams' | 'fixtures'>,
  squads: readonly Team[],
): PlayerTally[] {
  const books = new Map(tournament.teams.map((team) => [team, openBook(team, squads)]));
  for (const { homeTeam, awayTeam, result, ruling } of tournament.fixtures) {
    const home = books.get(homeTeam);
    const away = books.get(awayTeam);
    if (!result?.details || ruling !== undefined || home === undefined || away === undefined) continue;
    for (const set of result.details.sets) {
      if (!isStarted(set)) continue;
      addSet(set.teamA, home.tallyOf);
      addSet(set.teamB, away.tallyOf);
    }
  }
  return [...books.values()].flatMap(({ tallies }) => [...tallies.values()]);
}

type Book = { readonly tallies: ReadonlyMap<PlayerId, Tally>; readonly tallyOf: TallyOf };

/** A team’s tallies, opened as its players appear. The same two play set after set: they are tried first. */
function openBook(team: string, squads: readonly Team[]): Book {
  const squad = squads.find(({ name }) => name === team);
  const tallies = new Map<PlayerId, Tally>();
  let last: Tally | undefined;
  let lastButOne: Tally | undefined;
  const tallyOf = (id: PlayerId) => {
    if (last?.id === id) return last;
    const tally = lastButOne?.id === id ? lastButOne : (tallies.get(id) ?? open(id));
    lastButOne = last;
    last = tally;
    return tally;
  };
  const open = (id: PlayerId) => {
    const name = squad?.players.find((player) => player.id === id)?.name ?? null;
    const tally = { id, name, team, attackerGoals: 0, defenderGoals: 0, attackerSets: 0, defenderSets: 0 };
    tallies.set(id, tally);
    return tally;
  };
  return { tallies, tallyOf };
}

function isStarted({ teamA, teamB }: MatchSet): boolean {
  return teamA.goals.length + teamB.goals.length > 0;
}

/** The holder of the role scores nearly every goal, so this avoids a second lookup of a player in a set. */
function addSet({ players, goals }: SetSide, tallyOf: TallyOf) {
  const attacker = players.attacker === null ? null : tallyOf(players.attacker);
  const defender = players.defender === null ? null : tallyOf(players.defender);
  if (attacker !== null) attacker.attackerSets += 1;
  if (defender !== null) defender.defenderSets += 1;
  const others: Goal[] = [];
  for (const goal of goals) {
    if (attacker !== null && goal.type !== 'defender' && goal.scorerId === attacker.id)
      attacker.attackerGoals += 1;
    else if (defender !== null && goal.type !== 'attacker' && goal.scorerId === defender.id) {
      defender.defenderGoals += 1;
    } else others.push(goal);
  }
  if (others.length > 0) addReplacedScorers(others, tallyOf);
}

/** Scorers who no longer hold the role also played it in that set; each counts once, whatever their goals. */
function addReplacedScorers(goals: readonly Goal[], tallyOf: TallyOf) {
  const attackers = new Set<PlayerId>();
  const defenders = new Set<PlayerId>();
  for (const { scorerId, type } of goals) {
    if (scorerId === null) continue;
    const tally = tallyOf(scorerId);
    if (type === 'defender') {
      tally.defenderGoals += 1;
      defenders.add(scorerId);
    } else {
      tally.attackerGoals += 1;
      attackers.add(scorerId);
    }
  }
  for (const id of attackers) tallyOf(id).attackerSets += 1;
  for (const id of defenders) tallyOf(id).defenderSets += 1;
}

/** A player row (specification, section 3): `goals`, `setsPlayed` and `ratio` (goals a set) are those of the role ranked. */
export type PlayerStatRow = PlayerTally & {
  readonly goals: number;
  readonly setsPlayed: number;
  readonly ratio: number;
  readonly rank: number;
};

const rankedPlayers = 10;

/**
 * Ranks the ten best players of a role: by goals a set played, then by goals (specification, section 9), then by name.
 */
export function playerRanking(tallies: readonly PlayerTally[], role: Role): PlayerStatRow[] {
  return tallies
    .filter((tally) => tally[`${role}Sets`] > 0)
    .map((tally) => {
      const goals = tally[`${role}Goals`];
      const setsPlayed = tally[`${role}Sets`];
      return { ...tally, goals, setsPlayed, ratio: goals / setsPlayed };
    })
    .sort((a, b) => b.ratio - a.ratio || b.goals - a.goals || compareNames(a.name ?? '', b.name ?? ''))
    .slice(0, rankedPlayers)
    .map((row, index) => ({ ...row, rank: index + 1 }));
}

/**
 * Counts the goals without a known scorer, of the sheets that `playerTallies` adds up. Those that a card
 * gave away had no scorer, and are none of them.
 */
export function goalsWithoutScorer({ teams, fixtures }: Pick<Tournament, 'teams' | 'fixtures'>): number {
  const entered = new Set(teams);
  return fixtures
    .filter(({ homeTeam, awayTeam }) => entered.has(homeTeam) && entered.has(awayTeam))
    .flatMap(({ result, ruling }) => (result?.details && ruling === undefined ? [result.details] : []))
    .filter(hasUnnamedGoals)
    .flatMap(eventsFromDetails)
    .filter((event) => event.kind === 'goal' && event.scorerId === null).length;
}

/** Most sheets have none, so the derivation is skipped. */
function hasUnnamedGoals({ sets }: MatchDetails): boolean {
  return sets.some(({ teamA, teamB }) =>
    [...teamA.goals, ...teamB.goals].some(({ scorerId }) => scorerId === null),
  );
}
