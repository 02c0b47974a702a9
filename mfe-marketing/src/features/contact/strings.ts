import { terms } from 'shared-kernel/plans';
import type { DayRefusal, SizeRefusal } from '../../domain/groupRequest';

export const strings = {
  crumb: 'Contact',
  eyebrow: 'Contact',
  title: 'Nous écrire, nous appeler, passer',
  lead: 'Une question sur le jeu, un groupe à accueillir, un terrain à construire : dites-nous ce que vous avez en tête.',
  request: 'Votre demande :',
  drop: 'Retirer',
  date: 'Date souhaitée',
  calendar: 'Choisir la date souhaitée',
  people: 'Nombre de personnes',
  fewer: `À partir de ${terms.groupSize}. Moins nombreux ?`,
  book: 'Réservez un terrain',
};

export const refusalSentences: Readonly<Record<DayRefusal | SizeRefusal, string>> = {
  'day-missing': 'Indiquez la date souhaitée.',
  'day-unreadable': 'Cette date n’existe pas ou n’est pas complète. Exemple : 28/11',
  'day-past': 'Cette date est passée.',
  'size-missing': 'Indiquez combien vous serez, en chiffres.',
  'size-not-whole': 'Indiquez un nombre entier de personnes.',
  'size-small': `Les devis de groupe commencent à ${terms.groupSize} personnes. Moins nombreux, réservez un terrain en ligne.`,
};
