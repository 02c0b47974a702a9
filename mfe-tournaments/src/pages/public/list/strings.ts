import { counted, teamNames } from '../../../widgets/words';

export const strings = {
  unreached: 'Les tournois ne sont pas connus pour l’instant. La page réessaie d’elle-même.',
  title: 'Tous les Tournois',
  list: 'Tournois',
  loading: 'Chargement des tournois',
  sampleMark: 'Les tournois se chargent\u00a0; ils demandent JavaScript.',
  programme: 'Au programme',
  overdue: 'Dates passées',
  datePassed: (finished: number, count: number) => {
    if (count === 0) return 'La date est passée, sans aucun match au calendrier';
    return finished === 0 ? 'La date est passée sans un match joué' : 'La date est passée avant la fin';
  },
  empty: 'Aucun tournoi pour le moment',
  emptyText:
    'Le prochain championnat sera annoncé ici. En attendant, les terrains sont ouverts tous les jours.',
  book: 'Réserver un terrain',
  level: 'Niveau',
  teams: (count: number) => counted(count, 'équipe'),
  progress: (finished: number, count: number) =>
    `${counted(finished, 'match joué', 'matchs joués')} sur ${count}`,
  moreCrests: (shown: number, others: number) =>
    `Écussons des ${shown}\u00a0premières équipes, et ${counted(others, 'autre équipe', 'autres équipes')}.`,
  older: 'Afficher des tournois plus anciens',
  olderLoading: 'Un instant…',
  olderUnreached: 'Le serveur ne répond pas',
  olderUnreachedText: 'Réessayez dans un instant.',
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
