import { isolated } from 'shared-kernel';
import type { Criterion, Parting, StandingRow } from '../../competition/standings/standings';
import { signed } from './strings';

/** Explains in one sentence why a row is above another, and names the only criterion that decided. */
export function whyAbove(upper: StandingRow, lower: StandingRow, { by, decision }: Parting): string {
  const [first, second] = [isolated(upper.name), isolated(lower.name)];
  const reasons: Readonly<Record<Criterion, string>> = {
    points: `${first} devance ${second} aux points\u00a0: ${upper.points} contre ${lower.points}.`,
    'set-difference': `À égalité de points, ${first} devance ${second} à la différence de sets\u00a0: ${signed(upper.setDifference)} contre ${signed(lower.setDifference)}.`,
    'goal-difference': `À égalité de points et de sets, ${first} devance ${second} à la différence de buts\u00a0: ${signed(upper.goalDifference)} contre ${signed(lower.goalDifference)}.`,
    'head-to-head': `À égalité de points, de sets et de buts, ${first} devance ${second} aux confrontations directes.`,
    lots: `Rien ne les sépare\u00a0: le tirage au sort place ${first} devant ${second}.`,
    organizer: `Rien ne les sépare\u00a0: l’organisateur place ${first} devant ${second}.`,
    name: `Rien ne sépare ${first} et ${second}, ni points, ni sets, ni buts, ni confrontations directes\u00a0: l’ordre alphabétique vaut en attendant une décision.`,
    withdrawal: `${second} a déclaré forfait général et passe derrière ${first}.`,
  };
  return decision?.reason ? `${reasons[by]} Motif\u00a0: ${isolated(decision.reason)}` : reasons[by];
}
