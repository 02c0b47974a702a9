import type { StandingRow } from './tallyTeams';

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
