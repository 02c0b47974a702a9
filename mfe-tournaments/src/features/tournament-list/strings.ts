import { counted } from '../../ui/counted';

export const strings = {
  eyebrow: 'Compétitions',
  title: 'Tous les Tournois',
  lead: 'Les championnats joués au centre et ceux de nos équipes\u00a0: dates, niveaux et résultats, mis à jour dès qu’une feuille de match est sauvegardée.',
  list: 'Tournois',
  empty: 'Aucun tournoi pour le moment',
  emptyText:
    'Le prochain championnat sera annoncé ici. En attendant, les terrains sont ouverts tous les jours.',
  book: 'Réserver un terrain',
  level: 'Niveau',
  teams: (count: number) => counted(count, 'équipe'),
  progress: (finished: number, count: number) =>
    `${counted(finished, 'match joué', 'matchs joués')} sur ${count}`,
  past: 'Saisons passées',
  rankings: 'Les classements',
  doors: {
    players: 'Classement mondial',
    playersText: 'Les joueurs, par leurs points.',
    clubs: 'Classement des clubs',
    clubsText: 'Les cinq premiers clubs du monde.',
    nations: 'Classement des nations',
    nationsText: 'Les cinq premières équipes nationales.',
  },
} as const;

/** What stands on the boards above the list. */
export const ribbonStrings = {
  live: 'En direct',
  noneLive: 'Aucun match en ce moment.',
  next: 'Prochaine journée',
  noneNext: 'Rien de planifié.',
  champions: 'Derniers champions',
  set: (index: number) => `Set ${index + 1}`,
  minute: (minute: number) => (minute === 1 ? 'but à la 1re minute' : `but à la ${minute}e minute`),
  round: (round: number) => `Journée ${round}`,
  court: (court: number) => `terrain ${court}`,
  of: (day: string) => `tournoi du ${day}`,
  today: 'Aujourd’hui',
  sets: 'sets',
  goals: 'buts',
} as const;
