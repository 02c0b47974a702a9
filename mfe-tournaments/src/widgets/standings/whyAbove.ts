import { isolated } from 'shared-kernel';
import type { Criterion, RankReason, StandingRow } from '../../competition/standings/standings';
import { agreed } from '../words';
import { signed } from './strings';

/** Explains in one sentence why a row is above another, and names the only criterion that decided. */
export function whyAbove(upper: StandingRow, lower: StandingRow, { by, decision }: RankReason): string {
  const [first, second] = [isolated(upper.name), isolated(lower.name)];
  const leads = agreed(upper.name, 'devance', 'devancent');
  const reasons: Readonly<Record<Criterion, string>> = {
    points: `${first} ${leads} ${second} aux points\u00a0: ${upper.points} contre ${lower.points}.`,
    'set-difference': `À égalité de points, ${first} ${leads} ${second} à la différence de sets\u00a0: ${signed(upper.setDifference)} contre ${signed(lower.setDifference)}.`,
    'goal-difference': `À égalité de points et de sets, ${first} ${leads} ${second} à la différence de buts\u00a0: ${signed(upper.goalDifference)} contre ${signed(lower.goalDifference)}.`,
    'head-to-head': `À égalité de points, de sets et de buts, ${first} ${leads} ${second} aux confrontations directes.`,
    lots: `Rien ne les sépare\u00a0: le tirage au sort place ${first} devant ${second}.`,
    organizer: `Rien ne les sépare\u00a0: l’organisateur place ${first} devant ${second}.`,
    name: `Rien ne sépare ${first} et ${second}, ni points, ni sets, ni buts, ni confrontations directes\u00a0: l’ordre alphabétique vaut en attendant une décision.`,
    withdrawal: `${second} ${agreed(lower.name, 'a déclaré forfait général et passe', 'ont déclaré forfait général et passent')} derrière ${first}.`,
  };
  return decision?.reason ? `${reasons[by]} Motif\u00a0: ${isolated(decision.reason)}` : reasons[by];
}
