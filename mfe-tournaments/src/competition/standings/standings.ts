import { compareNames } from 'shared-kernel/names';
import type { TieDecision, Tournament, Withdrawal } from '../../model/tournament';
import { isLeagueFixture, winningSetsOf } from '../../model/tournament';
import { outcomeOf } from '../outcome';

type Entries = Pick<Tournament, 'teams' | 'fixtures' | 'format' | 'withdrawals' | 'tieDecisions'>;

const nothingPlayed = {
  played: 0,
  wins: 0,
  losses: 0,
  points: 0,
  setsFor: 0,
  setsAgainst: 0,
  setDifference: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
};
type Tally = { readonly name: string } & typeof nothingPlayed;
export type StandingRow = Readonly<Tally>;

/** A forfeit is a defeat without its point. */
const pointsOf = { win: 4, narrowLoss: 2, loss: 1, forfeit: 0 } as const;

/**
 * Counts the finished league matches of the teams entered, in their order of entry. A win gives 4 points, a defeat 1, or 2
 * one set short of a win, a forfeit 0 (specification, section 9). Annulled matches do not count.
 */
function tallyTeams(tournament: Pick<Tournament, 'teams' | 'fixtures' | 'format'>): readonly StandingRow[] {
  const winningSets = winningSetsOf(tournament);
  const tallies = new Map(
    tournament.teams.map((name): [string, Tally] => [name, { name, ...nothingPlayed }]),
  );
  for (const fixture of tournament.fixtures) {
    const home = tallies.get(fixture.homeTeam);
    const away = tallies.get(fixture.awayTeam);
    const outcome = home && away && isLeagueFixture(fixture) ? outcomeOf(fixture, winningSets) : null;
    if (!home || !away || outcome === null) continue;
    const { homeSets, awaySets, homeGoals, awayGoals, forfeitBy } = outcome;
    addMatch(home, [homeSets, awaySets], [homeGoals, awayGoals]);
    addMatch(away, [awaySets, homeSets], [awayGoals, homeGoals]);
    const [winner, loser] = homeSets > awaySets ? [home, away] : [away, home];
    winner.wins += 1;
    winner.points += pointsOf.win;
    loser.losses += 1;
    const defeat = Math.min(homeSets, awaySets) === winningSets - 1 ? 'narrowLoss' : 'loss';
    loser.points += pointsOf[forfeitBy === null ? defeat : 'forfeit'];
  }
  return [...tallies.values()];
}

type ForAndAgainst = readonly [number, number];

function addMatch(
  tally: Tally,
  [setsFor, setsAgainst]: ForAndAgainst,
  [goalsFor, goalsAgainst]: ForAndAgainst,
) {
  tally.played += 1;
  tally.setsFor += setsFor;
  tally.setsAgainst += setsAgainst;
  tally.setDifference += setsFor - setsAgainst;
  tally.goalsFor += goalsFor;
  tally.goalsAgainst += goalsAgainst;
  tally.goalDifference += goalsFor - goalsAgainst;
}

/** Why a row is above the next one; for a decision, with the organiser's reason. */
export type RankReason = { readonly by: Criterion; readonly decision?: TieDecision };

export type Ranking = ReturnType<typeof rank>;

/**
 * Ranks the teams entered: points, set difference, goal difference (specification, section 9), matches between the tied teams
 * once all have met, the organiser's decision, the alphabet. A team whose withdrawal decided a match ranks below all others.
 */
export function rank(tournament: Entries) {
  const rows = tallyTeams(tournament);
  const gone = withdrawnEarly(tournament);
  const partOf = (isGone: boolean) => rows.filter(({ name }) => gone.has(name) === isGone);
  const parts = [partOf(false), partOf(true)].map((part) => ordered(part, tournament));
  const ranked = joined({ by: 'withdrawal' }, parts);
  return {
    rows: ranked.map(({ row }) => row),
    /** One fewer than the rows: why each row is above the next one. */
    reasons: ranked.slice(1).map(({ reason }) => reason),
    /** Teams that have played and that only the alphabet separates, in their present order. */
    undecided: undecidedOf(ranked),
  } as const;
}

/** The rows of `rank` alone. */
export function standings(tournament: Entries): readonly StandingRow[] {
  return rank(tournament).rows;
}

/** A row with the criterion that separates it from the previous one. */
type Ranked = { readonly row: StandingRow; readonly reason: RankReason };

const byName: RankReason = { by: 'name' };

/** Parts in their order; `reason` separates each from the previous one. */
function joined(reason: RankReason, parts: readonly (readonly Ranked[])[]): readonly Ranked[] {
  const filled = parts.filter((part) => part.length > 0);
  return filled.flatMap((part, place) =>
    part.map((ranked, index) => (place > 0 && index === 0 ? { ...ranked, reason } : ranked)),
  );
}

/** Orders equal rows by the first measure that separates them, and each remaining group by the later measures. */
function ordered(rows: readonly StandingRow[], tournament: Entries, isHeadToHead = false): readonly Ranked[] {
  if (rows.length < 2) return rows.map((row) => ({ row, reason: byName }));
  if (isHeadToHead && !haveAllMet(rows, tournament)) return decided(rows, tournament);
  const measured = isHeadToHead ? between(rows, tournament) : rows;
  const rowOf = new Map(measured.map((row) => [row.name, row]));
  for (const { kind, of } of measures) {
    const parts = partsBy(rows, (row) => of(rowOf.get(row.name) ?? row));
    if (parts.length < 2) continue;
    const ranked = parts.map((part) => ordered(part, tournament, isHeadToHead));
    return joined({ by: isHeadToHead ? 'head-to-head' : kind }, ranked);
  }
  return isHeadToHead ? decided(rows, tournament) : ordered(rows, tournament, true);
}

function partsBy(rows: readonly StandingRow[], of: (row: StandingRow) => number): StandingRow[][] {
  const values = new Set(rows.map(of));
  return [...values].sort((a, b) => b - a).map((value) => rows.filter((row) => of(row) === value));
}

/** The standings that the matches between some teams alone would make. */
function between(rows: readonly StandingRow[], { format, fixtures }: Entries): readonly StandingRow[] {
  return tallyTeams({ teams: rows.map(({ name }) => name), fixtures, ...(format && { format }) });
}

/** Whether these teams have all met each other equally often: until then their matches decide nothing. */
function haveAllMet(rows: readonly StandingRow[], tournament: Entries): boolean {
  const meetings = rows.flatMap((one, place) =>
    rows.slice(place + 1).map((other) => between([one, other], tournament)[0]?.played ?? 0),
  );
  return meetings.every((count) => count > 0 && count === meetings[0]);
}

function decided(rows: readonly StandingRow[], { tieDecisions = [] }: Entries): readonly Ranked[] {
  const decision = tieDecisions.findLast(({ order }) => rows.every(({ name }) => order.includes(name)));
  const placeOf = ({ name }: StandingRow) => decision?.order.indexOf(name) ?? 0;
  const reason: RankReason = decision === undefined ? byName : { by: decision.by, decision };
  return [...rows]
    .sort((a, b) => placeOf(a) - placeOf(b) || compareNames(a.name, b.name))
    .map((row, index) => ({ row, reason: index === 0 ? byName : reason }));
}

function undecidedOf(ranked: readonly Ranked[]): string[][] {
  const undecided: string[][] = [];
  for (const [index, { row, reason }] of ranked.entries()) {
    const above = ranked[index - 1]?.row;
    if (above === undefined || reason.by !== 'name' || row.played === 0) continue;
    const known = undecided.find((names) => names.includes(above.name));
    if (known === undefined) undecided.push([above.name, row.name]);
    else known.push(row.name);
  }
  return undecided;
}

/** Teams whose withdrawal decided any of their league matches; decisions by another team's withdrawal do not count. */
function withdrawnEarly({ fixtures, withdrawals = [] }: Entries): ReadonlySet<string> {
  const isEarly = ({ team, treatment }: Withdrawal) =>
    treatment !== 'kept' ||
    fixtures.some(
      ({ homeTeam, awayTeam, ruling, result, phase }) =>
        phase === undefined &&
        ruling?.kind === 'forfeit' &&
        team === (ruling.by === 'teamA' ? homeTeam : awayTeam) &&
        result?.details?.forfeit === undefined,
    );
  return new Set(withdrawals.filter(isEarly).map(({ team }) => team));
}

/** The reason why a row is above the next one. */
export type Criterion =
  | (typeof measures)[number]['kind']
  | 'withdrawal'
  /** The matches between the teams that are equal in everything before. */
  | 'head-to-head'
  | 'lots'
  | 'organizer'
  | 'name';

/** The measures of rows, in this order (specification, section 9). */
export const measures = [
  { kind: 'points', of: ({ points }: StandingRow) => points },
  { kind: 'set-difference', of: ({ setDifference }: StandingRow) => setDifference },
  { kind: 'goal-difference', of: ({ goalDifference }: StandingRow) => goalDifference },
] as const;
