import type { TieDecision, Tournament, Withdrawal } from '../../model/tournament';
import { type StandingRow, tallyTeams } from './tallyTeams';

export type { StandingRow } from './tallyTeams';

type Entries = Pick<Tournament, 'teams' | 'fixtures' | 'format' | 'withdrawals' | 'tieDecisions'>;

/** Why a row is above the next one; for a decision, with the organiser's reason. */
export type Parting = { readonly by: Criterion; readonly decision?: TieDecision };

export type Ranking = {
  readonly rows: readonly StandingRow[];
  /** One fewer than the rows: the criterion between each row and the next. */
  readonly partings: readonly Parting[];
  /** Teams that have played and that only the alphabet separates, in their present order. */
  readonly undecided: readonly (readonly string[])[];
};

/**
 * Ranks the teams entered: points, set difference, goal difference (specification, section 9). Then the matches between
 * the tied teams decide, once all of them have met. Then the organiser's decision counts, and the alphabet until there
 * is one. A team whose own withdrawal decided one of its matches ranks below all others.
 */
export function rank(tournament: Entries): Ranking {
  const rows = tallyTeams(tournament);
  const gone = withdrawnEarly(tournament);
  const groups: Groups = [];
  split(
    rows.filter(({ name }) => !gone.has(name)),
    { tournament, isHeadToHead: false },
    groups,
  );
  const last: Groups = [];
  split(
    rows.filter(({ name }) => gone.has(name)),
    { tournament, isHeadToHead: false },
    last,
  );
  const [firstGone] = last;
  if (firstGone !== undefined) groups.push({ ...firstGone, parting: { by: 'withdrawal' } }, ...last.slice(1));
  return {
    rows: groups.map(({ row }) => row),
    partings: groups.slice(1).map(({ parting }) => parting),
    undecided: undecidedOf(groups),
  };
}

/** The rows of `rank` alone. */
export function standings(tournament: Entries): readonly StandingRow[] {
  return rank(tournament).rows;
}

/** Rows in their order, each with the criterion that separates it from the previous one. */
type Groups = { readonly row: StandingRow; readonly parting: Parting }[];
type Context = { readonly tournament: Entries; readonly isHeadToHead: boolean };

const byName: Parting = { by: 'name' };

/** Orders equal rows by the first measure that separates them, and each remaining group by the later measures. */
function split(rows: readonly StandingRow[], context: Context, into: Groups, parting: Parting = byName) {
  if (rows.length < 2) {
    for (const row of rows) into.push({ row, parting });
    return;
  }
  if (context.isHeadToHead && !haveAllMet(rows, context.tournament)) {
    decide(rows, context.tournament, into, parting);
    return;
  }
  const measured = context.isHeadToHead ? between(rows, context.tournament) : rows;
  const rowOf = new Map(measured.map((row) => [row.name, row]));
  for (const { kind, of } of measures) {
    const value = (row: StandingRow) => of(rowOf.get(row.name) ?? row);
    const parts = partsBy(rows, value);
    if (parts.length < 2) continue;
    const next: Parting = { by: context.isHeadToHead ? 'head-to-head' : kind };
    for (const [index, part] of parts.entries()) split(part, context, into, index === 0 ? parting : next);
    return;
  }
  if (context.isHeadToHead) decide(rows, context.tournament, into, parting);
  else split(rows, { ...context, isHeadToHead: true }, into, parting);
}

/** Rows of one value together, the highest first. */
function partsBy(rows: readonly StandingRow[], of: (row: StandingRow) => number): StandingRow[][] {
  const parts = new Map<number, StandingRow[]>();
  for (const row of rows) parts.set(of(row), [...(parts.get(of(row)) ?? []), row]);
  return [...parts].sort(([a], [b]) => b - a).map(([, part]) => part);
}

/** The standings that the matches between some teams alone would make. */
function between(rows: readonly StandingRow[], { format, fixtures }: Entries): StandingRow[] {
  return tallyTeams({ teams: rows.map(({ name }) => name), fixtures, ...(format && { format }) });
}

/** Whether these teams have all met each other equally often: until then their matches decide nothing. */
function haveAllMet(rows: readonly StandingRow[], { format, fixtures }: Entries): boolean {
  const names = rows.map(({ name }) => name);
  const meetings = names.flatMap((one, place) =>
    names.slice(place + 1).map((other) => {
      const [{ played } = { played: 0 }] = tallyTeams({
        teams: [one, other],
        fixtures,
        ...(format && { format }),
      });
      return played;
    }),
  );
  return meetings.every((count) => count > 0 && count === meetings[0]);
}

function decide(
  rows: readonly StandingRow[],
  { tieDecisions = [] }: Entries,
  into: Groups,
  parting: Parting,
) {
  const decision = tieDecisions.findLast(({ order }) => rows.every(({ name }) => order.includes(name)));
  const placeOf = ({ name }: StandingRow) => decision?.order.indexOf(name) ?? 0;
  const ordered = [...rows].sort((a, b) => placeOf(a) - placeOf(b) || compareNames(a.name, b.name));
  const next: Parting = decision === undefined ? byName : { by: decision.by, decision };
  for (const [index, row] of ordered.entries()) into.push({ row, parting: index === 0 ? parting : next });
}

function undecidedOf(groups: Groups): string[][] {
  const undecided: string[][] = [];
  for (const [index, { row, parting }] of groups.entries()) {
    const above = groups[index - 1]?.row;
    if (above === undefined || parting.by !== 'name' || row.played === 0) continue;
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
  | 'withdrawal'
  | 'points'
  | 'set-difference'
  | 'goal-difference'
  /** The matches between the teams that are equal in everything before. */
  | 'head-to-head'
  /** Drawn by lot, or decided otherwise, by the organiser. */
  | 'lots'
  | 'organizer'
  /** Until an organiser decides. */
  | 'name';

/** Made when names are first compared: it takes a slow phone 30 ms. */
let alphabet: Intl.Collator | undefined;

/** Names in French alphabetical order; names that differ only where the alphabet does not look keep one order. */
export function compareNames(a: string, b: string): number {
  alphabet ??= new Intl.Collator('fr');
  return alphabet.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

export type Measure = {
  readonly kind: 'points' | 'set-difference' | 'goal-difference';
  readonly of: (row: StandingRow) => number;
};

/** The measures of rows, in this order (specification, section 9). */
export const measures: readonly Measure[] = [
  { kind: 'points', of: ({ points }) => points },
  { kind: 'set-difference', of: ({ setDifference }) => setDifference },
  { kind: 'goal-difference', of: ({ goalDifference }) => goalDifference },
];
