export const strings = {
  crumb: 'Jorkyball TV',
  eyebrow: 'Jorkyball TV',
  title: 'Revoir les finales',
  lead: 'Les finales des Coupes du monde montrent bien comment les meilleurs se servent des parois.',
  samples:
    'Ces vidéos sont des exemples : les enregistrements des finales ne sont pas encore en ligne, et le lecteur peut répondre qu’une vidéo n’est pas disponible.',
  play: 'Lire la vidéo',
  elsewhere: 'Voir sur YouTube',
  privacy: 'Les vidéos viennent de YouTube, qui n’est contacté que si vous lancez la lecture.',
  next: 'Envie de jouer ?',
  nextText: 'Les terrains de Prouvy ont les mêmes dimensions que ceux des championnats du monde.',
  book: 'Réserver un terrain',
};
