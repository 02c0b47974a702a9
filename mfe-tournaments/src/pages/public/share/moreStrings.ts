/** Texts of the calendar file and of its section. */
export const calendarWords = {
  title: (home: string, away: string) => `${home} – ${away}`,
  round: (round: number) => `Journée ${round}`,
  court: (court: number) => `Terrain ${court}`,
  heading: 'Dans votre agenda',
  add: 'Ajouter au calendrier',
  text: (count: number) =>
    count === 1
      ? 'Un match avec son horaire et son terrain. Si le programme change, ajoutez-le de nouveau\u00a0: l’agenda se met à jour sans doublon.'
      : `${count} matchs avec leur horaire et leur terrain. Si le programme change, ajoutez-les de nouveau\u00a0: l’agenda se met à jour sans doublon.`,
  none: 'Aucun match n’a encore d’horaire.',
  done: 'Calendrier enregistré',
  doneText: (file: string) => `Ouvrez le fichier ${file} avec votre agenda.`,
} as const;

export const embedWords = {
  heading: 'Sur un autre site',
  text: 'Collez ce code dans une page\u00a0: elle montrera le tournoi en direct.',
  onlyHere:
    'Tant que le tournoi n’est que dans ce navigateur, le cadre restera vide chez les autres visiteurs.',
  view: 'Partie à montrer',
  code: { label: 'Code à coller', copy: 'Copier le code', copied: 'Code copié' },
  preview: 'Voir l’aperçu',
  newTab: ' (nouvel onglet)',
} as const;
