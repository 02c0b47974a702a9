import { type Criterion, decidingCriterion } from './criteria';
import type { StandingRow } from './standings';

export type Reason = { readonly criterion: Criterion; readonly sentence: string };

/** Says in one French sentence why a row stands above another, naming the only criterion that decided. */
export function whyAbove(upper: StandingRow, lower: StandingRow): Reason {
  const criterion = decidingCriterion(upper, lower);
  return { criterion, sentence: sentences[criterion](upper, lower) };
}

const sentences: Readonly<Record<Criterion, (upper: StandingRow, lower: StandingRow) => string>> = {
  points: (upper, lower) =>
    `${upper.name} devance ${lower.name} aux points : ${upper.points} contre ${lower.points}.`,
  'set-difference': (upper, lower) =>
    `À égalité de points, ${upper.name} devance ${lower.name} à la différence de sets : ${signed(upper.setDifference)} contre ${signed(lower.setDifference)}.`,
  'goal-difference': (upper, lower) =>
    `À égalité de points et de sets, ${upper.name} devance ${lower.name} à la différence de buts : ${signed(upper.goalDifference)} contre ${signed(lower.goalDifference)}.`,
  name: (upper, lower) =>
    `À égalité de points, de sets et de buts, ${upper.name} précède ${lower.name} dans l’ordre alphabétique.`,
};

const withSign = new Intl.NumberFormat('fr-FR', { signDisplay: 'exceptZero' });

/** A difference as it is printed in a table: +3, 0, −2 with a true minus sign. */
export function signed(difference: number): string {
  return withSign.format(difference).replace('-', '−');
}
