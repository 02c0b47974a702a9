import { isolated } from 'shared-kernel';

export const strings = {
  title: (court: string) => `Terrain ${court}`,
  unknown: 'Terrain inconnu',
  noSuchCourt: 'Ce terrain ne sert pas ce jour-là. Les terrains de la journée\u00a0:',
  planOf: (day: string) => `Ce plan est celui du ${day}.`,
  back: 'Retour au tournoi',
  loading: 'Chargement du terrain',
  toPlay: 'À jouer',
  underWay: 'En cours',
  order: 'Les matchs de la journée',
  none: 'Aucun match n’est prévu sur ce terrain.',
  done: 'Tous les matchs de ce terrain sont joués.',
  match: (home: string, away: string) => `${isolated(home)} – ${isolated(away)}`,
  at: (time: string) => `à ${time}`,
  open: 'Ouvrir la feuille de match',
  planDay: 'Planifier la journée',
} as const;
