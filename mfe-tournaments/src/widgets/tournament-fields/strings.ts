import type { DraftRefusal, Level } from '../../competition/draftRefusal';

/** Texts about a tournament that two forms share. */
export const strings = {
  name: 'Nom',
  date: 'Date',
  calendar: 'Choisir le jour du tournoi',
  level: 'Niveau',
  chooseLevel: 'Choisir un niveau',
  description: 'Description',
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
  'name-too-long': 'Un nom de tournoi compte au plus 200\u00a0caractères\u00a0: raccourcissez-le.',
  'date-required': 'La date est requise.',
  'date-invalid': 'Cette date n’existe pas ou n’est pas lisible. Exemple\u00a0: 28/11/2026.',
  'date-too-early': 'Le jorkyball date de 1987\u00a0: choisissez une date à partir de 1988.',
  'date-too-late': 'Cette date est dans plus de deux ans\u00a0: vérifiez l’année.',
  'level-required': 'Le niveau est requis.',
};
