import type { StandingRow } from './standings';

export type Criterion = 'points' | 'set-difference' | 'goal-difference' | 'name';

const alphabet = new Intl.Collator('fr');

/** Names in French alphabetical order; names that differ only where the alphabet does not look keep one order. */
export function compareNames(a: string, b: string): number {
  return alphabet.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/** What parts two rows, the first criterion that does (specification, section 9). Negative puts `a` above. */
const criteria: readonly { kind: Criterion; compare: (a: StandingRow, b: StandingRow) => number }[] = [
  { kind: 'points', compare: (a, b) => b.points - a.points },
  { kind: 'set-difference', compare: (a, b) => b.setDifference - a.setDifference },
  { kind: 'goal-difference', compare: (a, b) => b.goalDifference - a.goalDifference },
  { kind: 'name', compare: (a, b) => compareNames(a.name, b.name) },
];

/** The order of the standings: points, set difference, goal difference, name. */
export function compareRows(a: StandingRow, b: StandingRow): number {
  for (const { compare } of criteria) {
    const order = compare(a, b);
    if (order !== 0) return order;
  }
  return 0;
}

/** The criterion that parts two rows, whichever stands above. */
export function decidingCriterion(a: StandingRow, b: StandingRow): Criterion {
  return criteria.find(({ compare }) => compare(a, b) !== 0)?.kind ?? 'name';
}
