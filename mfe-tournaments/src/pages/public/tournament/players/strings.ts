import { formatNumber } from 'shared-kernel';
import { counted } from '../../../../widgets/counted';

export const playerStrings = {
  attackers: 'Meilleurs attaquants',
  defenders: 'Meilleurs défenseurs',
  none: 'Les statistiques apparaîtront avec la première feuille de match sauvegardée.',
  noneNamed: 'Les statistiques apparaîtront avec les premiers buteurs notés.',
  goals: (count: number) => counted(count, 'but'),
  sets: (count: number) => counted(count, 'set'),
  perSet: 'buts par set',
  unknown: 'Joueur inconnu',
  withoutScorer: (count: number) =>
    count > 1 ? `${formatNumber(count)} buts n’ont pas de buteur noté.` : 'Un but n’a pas de buteur noté.',
  rule: 'Dix joueurs par poste, par nombre de buts par set joué, puis par nombre de buts. Les buts accordés sur carton ne comptent pour personne.',
} as const;
