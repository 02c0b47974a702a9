import type { CardType, GoalType } from '../../model/tournament';

/** Texts of a printed match sheet. */
export const paperStrings = {
  title: 'Feuille de match',
  against: 'contre',
  round: (round: number) => `Journée ${round}`,
  players: 'Joueurs',
  team: 'Équipe',
  set: (index: number) => `Set ${index + 1}`,
  attacker: 'Attaquant',
  defender: 'Défenseur',
  goals: 'Buts (A attaquant, D défenseur, P penalty, C sur carton)',
  cards: 'Cartons',
  total: 'Total',
  sets: 'Sets gagnés',
  referee: 'Arbitre',
  signatures: 'Signatures des équipes',
  goalMarks: { attacker: 'A', defender: 'D', penalty: 'P' } satisfies Record<GoalType, string>,
  awarded: 'C',
  cardMarks: { green: 'V', yellow: 'J', red: 'R' } satisfies Record<CardType, string>,
} as const;
