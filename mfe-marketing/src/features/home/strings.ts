import { hoursInWords } from 'shared-kernel';
export const strings = {
  hero: {
    eyebrow: 'Jorkyball à Prouvy',
    title: 'Ici, les murs jouent',
    lead: 'Le jorkyball est un football à deux contre deux, sur un terrain fermé de 10 m sur 5 dont les parois renvoient la balle.',
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
  news: { title: 'Actualités', all: 'Toutes les actualités' },
  about: {
    title: 'Football, squash et billard dans la même boîte',
    lead: 'On joue au pied comme au football, contre des murs comme au squash, et l’on calcule ses rebonds comme au billard.',
    historyTitle: 'L’histoire du jorkyball',
    historySwipe: 'Faites glisser pour avancer dans le temps',
    rulesTitle: 'Les règles',
    rolesTitle: 'L’attaquant et le défenseur',
    rolesDrawing:
      'Dessin du terrain vu de haut : le défenseur joue dans sa moitié, l’attaquant partout sauf dans la zone d’engagement adverse.',
    facilitiesTitle: 'Le centre de Prouvy',
    hours: `Tous les jours, ${hoursInWords}`,
    discover: 'Découvrir le jorkyball à Prouvy',
  },
  services: { all: 'Tous les services et tarifs' },
  building: {
    title: 'Faire construire un terrain',
    text: 'Nous dessinons, fabriquons et installons votre terrain en 6 à 10 semaines.',
    action: 'Voir la fabrication',
  },
  partners: { title: 'Nos partenaires', newTab: 'nouvel onglet' },
  contact: {
    title: 'Écrivez-nous',
    lead: 'Pour une question sur le jeu, ou pour venir en groupe.',
  },
};
