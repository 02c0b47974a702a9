import type { CentreRules } from 'shared-kernel';
import { terms } from 'shared-kernel/plans';
import {
  type DayRefusal,
  largestGroup,
  longestWaitYears,
  type SizeRefusal,
  smallestGroup,
} from '../../domain/groupRequest';

export const strings = {
  crumb: 'Contact',
  eyebrow: 'Contact',
  title: 'Nous contacter',
  lead: (rules: CentreRules | null) =>
    `Posez-nous votre question par écrit ou par téléphone.${rules?.hours.includes(null) ? '' : ' Le centre est ouvert tous les jours.'}`,
  request: 'Votre demande :',
  drop: 'Retirer',
  plain: 'Pour un cours, un groupe ou un bon cadeau :',
  choose: 'choisissez un service',
  date: 'Date souhaitée',
  calendar: 'Choisir la date souhaitée',
  people: 'Nombre de personnes',
  fewer: `À partir de ${smallestGroup} personnes ; tarif de groupe dès ${terms.groupSize}. Moins nombreux ?`,
  book: 'Réservez un terrain',
};

export const refusalSentences: Readonly<Record<DayRefusal | SizeRefusal, string>> = {
  'day-missing': 'Indiquez la date souhaitée.',
  'day-unreadable': 'Cette date n’existe pas ou n’est pas complète. Exemple : 28/11',
  'day-past': 'Cette date est passée.',
  'day-far': `Choisissez une date d’ici ${longestWaitYears} ans au plus.`,
  'size-missing': 'Indiquez combien vous serez, en chiffres.',
  'size-not-whole': 'Écrivez un nombre entier, en chiffres seulement. Exemple : 12',
  'size-small': `Un devis se demande à partir de ${smallestGroup} personnes. Moins nombreux, réservez un terrain en ligne.`,
  'size-large': `Ce formulaire va jusqu’à ${largestGroup} personnes. Au-delà, appelez-nous.`,
};

export const practicalInformation = {
  address: 'Adresse',
  hours: 'Horaires',
  days: 'Du lundi au dimanche :',
  phone: 'Téléphone',
  email: 'E-mail',
  map: 'Voir le plan d’accès',
};
