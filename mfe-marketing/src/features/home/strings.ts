import { hoursInWords } from 'shared-kernel';

export const strings = {
  hero: {
    eyebrow: 'Jorkyball à Prouvy',
    title: 'Ici, les murs jouent',
    lead: 'Le jorkyball, c’est du football à deux contre deux dans une boîte transparente de 10 m sur 5. La balle ne sort jamais. Vous non plus.',
    pictureAlt:
      'Le terrain transparent, de nuit : ses arêtes de lumière, deux équipes de deux et une balle orange en plein vol.',
    book: 'Réserver maintenant',
    watch: 'Regarder un match',
    stats: [
      { figure: '+120', label: 'licenciés en France' },
      { figure: '+30', label: 'clubs' },
      { figure: '10', label: 'centres' },
    ],
    statsName: 'Le jorkyball en chiffres',
  },
  news: {
    eyebrow: 'Actualités',
    title: 'Ce qui se passe autour du terrain',
    all: 'Toutes les actualités',
  },
  about: {
    eyebrow: 'Le jorkyball',
    title: 'Football, squash et billard dans la même boîte',
    lead: 'Du football, il garde le geste. Du squash, les murs. Du billard, les angles. Tout le reste tient en cinq règles.',
    historyTitle: 'D’un garage au monde entier',
    rulesTitle: 'Les règles en une minute',
    rolesTitle: 'Deux rôles, échangés à chaque set',
    rolesDrawing:
      'Dessin du terrain vu de haut : le défenseur joue dans sa moitié, l’attaquant partout sauf dans la zone d’engagement adverse.',
    facilitiesTitle: 'Le centre de Prouvy',
    hours: `Tous les jours, ${hoursInWords}.`,
    discover: 'Découvrir le jorkyball à Prouvy',
  },
  services: { all: 'Tous les services et tarifs' },
  building: {
    eyebrow: 'Conception & fabrication',
    title: 'Un terrain chez vous, construit par ceux qui y jouent',
    text: 'Club, complexe sportif, collectivité : nous étudions, fabriquons et installons votre terrain clé en main, en 6 à 10 semaines.',
    action: 'Voir comment nous le fabriquons',
  },
  partners: {
    eyebrow: 'Partenaires',
    title: 'Ils jouent avec nous',
    newTab: 'nouvel onglet',
  },
};
