import { formatNumber } from 'shared-kernel';
import { counted } from '../../../widgets/words';

export const formatStrings = {
  none: 'Le format de ce tournoi n’a pas été défini.',
  type: 'Type',
  types: { championship: 'Championnat', cup: 'Coupe' },
  winningSets: 'Sets gagnants',
  winningSetsText: (sets: string, most: number) => `${sets} sets de 7 buts, ${most} sets au plus`,
  homeAndAway: 'Rencontres',
  homeAndAwayText: { true: 'Aller-retour', false: 'Aller simple' },
  playoffs: 'Phase finale',
  playoffsText: {
    true: (lastMatch: string) =>
      `Oui\u00a0: quarts, demi-finales, finale et ${lastMatch.toLocaleLowerCase('fr')}`,
    false: () => 'Non\u00a0: le premier du classement est champion',
  },
  teams: 'Équipes',
  fixtures: 'Matchs',
  points: 'Points',
  pointsText: '4 par victoire, 1 par défaite, ou 2 si le perdant était à un set de la victoire',
} as const;

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
