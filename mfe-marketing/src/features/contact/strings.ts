export const strings = {
  crumb: 'Contact',
  eyebrow: 'Contact',
  title: 'Nous écrire, nous appeler, passer',
  lead: 'Une question sur le jeu, un groupe à accueillir, un terrain à construire : dites-nous ce que vous avez en tête.',
};
