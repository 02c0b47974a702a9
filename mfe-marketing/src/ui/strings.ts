import { formatPrice } from 'shared-kernel';
import { enthusiastHours, hourEuros, type PlanName, terms } from 'shared-kernel/plans';

/** Words of the parts that stand on several pages. */
export const newsCard = {
  readMore: 'Lire la suite',
  by: 'par',
};

export const servicesSection = {
  eyebrow: 'Services',
  title: 'Venir jouer, apprendre, fêter',
  lead: 'Une heure entre amis, un abonnement, un cours ou tout le centre pour une soirée : choisissez, puis réservez.',
  book: 'Réserver',
  ask: 'Nous écrire',
};

export const pricingSection = {
  eyebrow: 'Tarifs',
  title: 'Trois formules, aucun frais caché',
  lead: 'Le terrain se paie à l’heure. Si vous jouez chaque semaine, l’abonnement revient moins cher.',
  popular: 'Le plus populaire',
  choose: 'Choisir cette formule',
  per: { hour: 'par heure', month: 'par mois' },
  terms: 'Bon à savoir',
  termList: [
    `Réservation en ligne jusqu’à ${terms.bookingMonths}\u00a0mois à l’avance`,
    `Annulation gratuite jusqu’à ${terms.cancellationHours}\u00a0h avant le créneau`,
    `Tarif de groupe à partir de ${terms.groupSize} personnes`,
    `${terms.studentReductionPercent}\u00a0% de réduction pour les étudiants`,
    'Paiement sur place, par carte ou en espèces',
  ],
  plans: {
    Découverte: {
      description: 'Un terrain pour une heure, sans engagement.',
      features: [
        'Le terrain entier, pour 2 à 4 joueurs',
        `À quatre, ${formatPrice(hourEuros / 4)} par personne`,
        'Réservation à l’heure, tous les jours',
      ],
    },
    Passionné: {
      description: 'Pour celles et ceux qui jouent chaque semaine.',
      features: [
        `${enthusiastHours} heures de jeu par mois`,
        '2\u00a0h de coaching par mois',
        '1 invité gratuit par mois',
      ],
    },
    Champion: {
      description: 'Pour préparer une saison et jouer sans compter.',
      features: ['Jeu illimité', '4\u00a0h de coaching par mois', '2\u00a0h de terrain privatisé par mois'],
    },
  } satisfies Record<PlanName, { description: string; features: readonly string[] }>,
};

export const practicalInformation = {
  title: 'Infos pratiques',
  address: 'Adresse',
  hours: 'Horaires',
  hoursText: 'Du lundi au dimanche, 8h00 – 23h00',
  phone: 'Téléphone',
  email: 'E-mail',
  map: 'Voir le plan d’accès',
};

export const contactSection = {
  eyebrow: 'Contact',
  title: 'Parlons de votre projet',
  lead: 'Une question, un groupe, un terrain à construire ? Écrivez-nous, appelez, ou passez : nous sommes là tous les jours.',
  form: 'Formulaire de contact',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone (facultatif)',
  message: 'Message',
  send: 'Envoyer',
  clear: 'Effacer',
  kept: 'Ce que vous écrivez est gardé dans cet onglet jusqu’à sa fermeture, ou jusqu’à ce que vous l’effaciez.',
  withoutScripts:
    'Ce formulaire a besoin de JavaScript. Vous pouvez nous écrire ou nous appeler aux coordonnées ci-contre.',
  errors: {
    name: 'Indiquez votre nom.',
    email: 'Indiquez votre adresse e-mail.',
    emailInvalid: 'Cette adresse e-mail n’est pas complète. Exemple : prenom@exemple.fr',
    message: 'Écrivez votre message.',
  },
  notice: {
    title: 'Envoi du message',
    description:
      'Cette fonctionnalité n’est pas encore implémentée : rien n’a été envoyé. Votre texte est gardé ici ; en attendant, appelez-nous.',
  },
};
