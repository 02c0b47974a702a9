import type { LandingWords } from '../LandingPage';

export const strings = {
  crumb: 'Centre sportif à Prouvy',
  eyebrow: 'Centre sportif à Prouvy',
  title: 'Du sport, un comptoir, une tribune',
  lead: 'Un seul lieu pour jouer, regarder et se retrouver, à l’abri de la météo et ouvert sept jours sur sept.',
  paragraphs: [
    'Le centre réunit six terrains de jorkyball, du football indoor, un bar sportif et un stade avec une tribune de 200 places. On peut y venir pour une heure après le travail, pour un tournoi d’un après-midi ou simplement pour voir jouer les autres.',
    'Tout est sur place : on se change, on joue, on s’assoit. Les groupes ont leur tarif à partir de huit personnes, les étudiants 20 % de réduction, et le paiement se fait sur place, par carte ou en espèces.',
  ],
  benefits: {
    title: 'Trois bonnes raisons de pousser la porte',
    cards: [
      {
        motif: 'court',
        name: 'Plusieurs activités',
        text: 'Jorkyball à deux contre deux, football indoor à cinq contre cinq, cours et entraînements pour progresser.',
      },
      {
        motif: 'drink',
        name: 'Un bar sportif',
        text: 'Douze mètres de comptoir pour attendre son créneau, refaire le match ou profiter d’une rencontre.',
      },
      {
        motif: 'gift',
        name: 'Des événements',
        text: 'Anniversaires, séminaires, tournois d’entreprise : les terrains et le bar se réservent pour votre groupe.',
      },
    ],
  },
  services: 'Voir les services et les tarifs',
} satisfies LandingWords & Record<string, unknown>;
