import { isolated } from 'shared-kernel';

/** The texts of the first screen; later chunks carry their own. */
export const strings = {
  back: 'Retour au tournoi',
  loading: 'Chargement du tournoi',
  title: 'Modifier le Tournoi',
  details: 'Le tournoi',
  // The specification's name of the page, to the letter.
  finish: "Terminer l'édition",
  updated: 'Tournoi mis à jour',
  overtaken: (text: string) =>
    `${text ? 'Changé' : 'Effacé'} ailleurs entre-temps${text && `\u00a0: «\u00a0${isolated(text)}\u00a0»`}. Enregistrez à nouveau pour garder le vôtre.`,
  unfetched: 'Une partie du site n’a pas pu être téléchargée\u00a0: réessayez quand le réseau sera revenu.',
  unkept: 'Pas enregistré\u00a0: changé ailleurs',
  unsent: 'Une saisie n’est pas enregistrée',
  unsentText: (form: string) => `Terminez ou abandonnez d’abord\u00a0: «\u00a0${form}\u00a0».`,
} as const;
