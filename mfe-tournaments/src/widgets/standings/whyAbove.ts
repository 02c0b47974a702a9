import { isolated } from 'shared-kernel';
import type { Criterion, Parting, StandingRow } from '../../competition/standings/standings';
import { signed } from './strings';

const reasons: Readonly<Record<Criterion, (upper: StandingRow, lower: StandingRow) => string>> = {
  points: (upper, lower) =>
    `${isolated(upper.name)} devance ${isolated(lower.name)} aux points\u00a0: ${upper.points} contre ${lower.points}.`,
  'set-difference': (upper, lower) =>
    `À égalité de points, ${isolated(upper.name)} devance ${isolated(lower.name)} à la différence de sets\u00a0: ${signed(upper.setDifference)} contre ${signed(lower.setDifference)}.`,
  'goal-difference': (upper, lower) =>
    `À égalité de points et de sets, ${isolated(upper.name)} devance ${isolated(lower.name)} à la différence de buts\u00a0: ${signed(upper.goalDifference)} contre ${signed(lower.goalDifference)}.`,
  'head-to-head': (upper, lower) =>
    `À égalité de points, de sets et de buts, ${isolated(upper.name)} devance ${isolated(lower.name)} aux confrontations directes.`,
  lots: (upper, lower) =>
    `Rien ne les sépare\u00a0: le tirage au sort place ${isolated(upper.name)} devant ${isolated(lower.name)}.`,
  organizer: (upper, lower) =>
    `Rien ne les sépare\u00a0: l’organisateur place ${isolated(upper.name)} devant ${isolated(lower.name)}.`,
  name: (upper, lower) =>
    `Rien ne sépare ${isolated(upper.name)} et ${isolated(lower.name)}, ni points, ni sets, ni buts, ni confrontations directes\u00a0: l’ordre alphabétique vaut en attendant une décision.`,
  withdrawal: (upper, lower) =>
    `${isolated(lower.name)} a déclaré forfait général et passe derrière ${isolated(upper.name)}.`,
};

/** Explains in one sentence why a row is above another, and names the only criterion that decided. */
export function whyAbove(upper: StandingRow, lower: StandingRow, { by, decision }: Parting): string {
  const sentence = reasons[by](upper, lower);
  return decision?.reason ? `${sentence} Motif\u00a0: ${isolated(decision.reason)}` : sentence;
}
