/** What the first screen says; the rest comes with what it belongs to. */
export const strings = {
  back: 'Retour au tournoi',
  loading: 'Chargement du tournoi',
  title: 'Modifier le Tournoi',
  details: 'Le tournoi',
  // The name that the page is known by, to the letter.
  finish: "Terminer l'édition",
  updated: 'Tournoi mis à jour',
  overtaken: (text: string) =>
    `${text ? 'Changé' : 'Effacé'} ailleurs entre-temps${text && `\u00a0: «\u00a0${text}\u00a0»`}. Enregistrez à nouveau pour garder le vôtre.`,
  unkept: 'Pas enregistré\u00a0: changé ailleurs',
} as const;
