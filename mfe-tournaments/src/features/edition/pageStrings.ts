/** What the first screen says; the rest comes with what it belongs to. */
export const strings = {
  back: 'Retour au tournoi',
  loading: 'Chargement du tournoi',
  title: 'Modifier le Tournoi',
  details: 'Le tournoi',
  // The name that the page is known by, to the letter.
  finish: "Terminer l'édition",
  updated: 'Tournoi mis à jour',
  overwritten: 'Un autre appareil a écrit autre chose en même temps\u00a0: vérifiez ce qui est affiché.',
} as const;
