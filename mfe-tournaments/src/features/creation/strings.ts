import type { DraftRefusal, Level } from '../../domain/creation/createTournament';

export const strings = {
  back: 'Mes tournois',
  eyebrow: 'Espace organisateur',
  title: 'Créer un Tournoi',
  lead: 'Le format d’abord. Les équipes et le calendrier viennent juste après, dans l’édition du tournoi.',
  identity: 'Le tournoi',
  format: 'Le format',
  name: 'Nom',
  date: 'Date',
  level: 'Niveau',
  chooseLevel: 'Choisir un niveau',
  description: 'Description',
  descriptionHint: 'Facultative\u00a0: ce que les équipes doivent savoir.',
  type: 'Type',
  championship: 'Championnat',
  cup: 'Coupe (bientôt disponible)',
  winningSets: 'Sets gagnants',
  winningSetsHint: {
    '2': 'Le match se joue en trois sets au plus.',
    '3': 'Le match se joue en cinq sets au plus.',
  },
  homeAndAway: 'Aller-retour',
  homeAndAwayHint: 'Chaque équipe reçoit chaque autre une fois.',
  playoffs: 'Playoffs',
  playoffsHint: 'Une phase finale après le classement\u00a0: il faut au moins huit équipes.',
  submit: 'Créer le tournoi',
  createdTitle: 'Tournoi créé avec succès\u00a0!',
  createdText: 'Modifiez-le pour ajouter les équipes.',
  addTeams: 'Ajouter les équipes',
  calendar: 'Choisir le jour du tournoi',
} as const;

/** Said in the list only: everywhere else a level is its own name. */
export const levelLabels: Readonly<Record<Level, string>> = {
  Amateur: 'Amateur (ouvert à tous)',
  Régional: 'Régional',
  National: 'National',
  Mondial: 'Mondial',
};

export const refusalSentences: Readonly<Record<DraftRefusal['kind'], string>> = {
  'name-required': 'Le nom est requis.',
  'date-required': 'La date est requise.',
  'date-invalid': 'Cette date n’existe pas. Exemple\u00a0: 28/11/2026.',
  'date-too-early': 'Le jorkyball date de 1987\u00a0: aucun tournoi n’a eu lieu avant 1988.',
  'date-too-late': 'Cette date est dans plus de deux ans\u00a0: vérifiez l’année.',
  'level-required': 'Le niveau est requis.',
};
