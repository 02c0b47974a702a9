import { isolated } from 'shared-kernel';
import { counted } from '../../../widgets/words';

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
  tie: (teams: readonly string[]) => `À départager\u00a0: ${teams.map(isolated).join(', ')}`,
  rankings: 'Les classements',
  doors: {
    players: 'Classement mondial',
    clubs: 'Classement des clubs',
    nations: 'Classement des nations',
  },
} as const;

/** Texts of the boards above the list. */
export const ribbonStrings = {
  live: { title: 'En direct', empty: 'Aucun match en ce moment.' },
  next: { title: 'Prochaine journée', empty: 'Rien de planifié.' },
  set: (index: number) => `Set ${index + 1}`,
  minute: (minute: number) => (minute === 1 ? 'but à la 1re minute' : `but à la ${minute}e minute`),
  round: (round: number) => `Journée ${round}`,
  court: (court: number) => `terrain ${court}`,
  of: (day: string) => `tournoi du ${day}`,
  today: 'Aujourd’hui',
  sets: 'sets',
  goals: 'buts',
} as const;
