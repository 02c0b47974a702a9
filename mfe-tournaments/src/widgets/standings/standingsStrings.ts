import { isolated } from 'shared-kernel';
import type { Criterion, StandingRow } from '../../competition/standings/standings';
import { signed } from './figures';

export const standingsStrings = {
  none: 'Le classement apparaîtra avec les équipes.',
  figures: (team: string) => `Tous les chiffres de ${isolated(team)}`,
  why: 'Pourquoi cet ordre\u00a0?',
  rule: 'Victoire\u00a0: 4 points. Défaite\u00a0: 1 point, ou 2 si le perdant était à un set de la victoire. Forfait\u00a0: aucun point. À égalité\u00a0: différence de sets, différence de buts, confrontations directes, puis décision de l’organisateur (l’ordre alphabétique en attendant).',
  tie: (teams: readonly string[]) =>
    `À égalité en tête\u00a0: ${teams.map(isolated).join(', ')}. Il n’y a pas de champion tant que l’organisateur ne les a pas départagées.`,
  reasons: {
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
  } satisfies Record<Criterion, (upper: StandingRow, lower: StandingRow) => string>,
  said: (reason: string) => `Motif\u00a0: ${isolated(reason)}`,
  zones: {
    semifinal: 'Directement en demi-finale',
    quarterfinal: 'En quart de finale',
  },
} as const;
