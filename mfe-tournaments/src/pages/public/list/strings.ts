import { counted, teamNames } from '../../../widgets/words';

export const strings = {
  unreached: 'Les tournois ne sont pas connus pour l’instant. La page réessaie d’elle-même.',
  title: 'Tous les Tournois',
  list: 'Tournois',
  loading: 'Chargement des tournois',
  programme: 'Au programme',
  empty: 'Aucun tournoi pour le moment',
  emptyText:
    'Le prochain championnat sera annoncé ici. En attendant, les terrains sont ouverts tous les jours.',
  book: 'Réserver un terrain',
  level: 'Niveau',
  teams: (count: number) => counted(count, 'équipe'),
  progress: (finished: number, count: number) =>
    `${counted(finished, 'match joué', 'matchs joués')} sur ${count}`,
  moreCrests: (shown: number, others: number) =>
    `Écussons des ${shown} premières équipes, et ${counted(others, 'autre équipe', 'autres équipes')}.`,
  past: 'Saisons passées',
  champions: 'Derniers champions',
  tie: (teams: readonly string[]) => `À départager\u00a0: ${teamNames(teams)}`,
  rankings: 'Les classements',
} as const;

export const ribbonStrings = {
  live: { title: 'En direct', empty: 'Aucun match en ce moment.' },
  next: { title: 'Prochaine journée', empty: 'Rien de planifié.' },
  goalAt: (minute: string) => `but à la ${minute}`,
  of: (day: string) => `tournoi du ${day}`,
  today: 'Aujourd’hui',
  sets: 'sets',
  goals: 'buts',
} as const;
