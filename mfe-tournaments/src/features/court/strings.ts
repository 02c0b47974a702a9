export const strings = {
  title: (court: string) => `Terrain ${court}`,
  back: 'Retour au tournoi',
  loading: 'Chargement du terrain',
  toPlay: 'À jouer',
  underWay: 'En cours',
  order: 'Les matchs de la journée',
  none: 'Aucun match n’est prévu sur ce terrain.',
  done: 'Tous les matchs de ce terrain sont joués.',
  match: (home: string, away: string) => `${home} – ${away}`,
  at: (time: string) => `à ${time}`,
  open: 'Ouvrir la feuille de match',
  planDay: 'Planifier la journée',
} as const;
