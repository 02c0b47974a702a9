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
} as const;
