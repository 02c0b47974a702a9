export const strings = {
  crumb: 'Jorkyball TV',
  eyebrow: 'Jorkyball TV',
  title: 'Revoir les finales',
  lead: 'Cinq finales mondiales, de la première à la dernière balle. Idéal pour comprendre le jeu avant d’entrer sur le terrain.',
  play: 'Lire la vidéo',
  elsewhere: 'Voir sur YouTube',
  privacy: 'Les vidéos viennent de YouTube. Rien ne lui est demandé avant que vous n’appuyiez sur lecture.',
  next: 'À votre tour',
  nextText: 'Deux contre deux, une heure, un terrain aux mêmes lignes que celui des champions.',
  book: 'Réserver un terrain',
};
