import { centre, hoursInWords } from 'shared-kernel';
import { championEuros, enthusiastEuros, hourEuros } from 'shared-kernel/plans';

/** Title and description of each page, for search engines, sharing and the browser's tab. The frame reads them before a page arrives. */
export const metadata = {
  home: {
    title: 'Jorkyball Prouvy',
    description: `Jorkyball à Prouvy, près de Valenciennes\u00a0: six terrains, football indoor, bar, tribune. Chaque jour, ${hoursInWords}.`,
  },
  news: {
    title: 'Actualités du jorkyball',
    description:
      'Compétitions, conseils, histoire et vie du centre : les articles de Jorkyball Prouvy, du plus récent au plus ancien.',
  },
  /** The defaults until the article sets its own. */
  article: {
    title: 'Article',
    description: 'Un article du blog de Jorkyball Prouvy.',
  },
  tv: {
    title: 'Jorkyball TV : les finales en vidéo',
    description:
      'Les finales des Coupes du monde de jorkyball : nations, nations féminines, clubs, clubs féminins et mixte.',
  },
  contact: {
    title: 'Contact',
    description: `Écrire, appeler ou venir\u00a0: adresse, horaires et formulaire de ${centre.name}. Tous les jours, ${hoursInWords}.`,
  },
  services: {
    title: 'Services et tarifs',
    description: `Jeu libre, abonnements, cours, tournois, événements et bons cadeaux à Prouvy\u00a0: ${hourEuros}\u00a0€ l’heure de terrain, abonnements à ${enthusiastEuros}\u00a0€ et ${championEuros}\u00a0€ par mois.`,
  },
  jorkyballProuvy: {
    title: 'Jorkyball à Prouvy (59)',
    description: `Jouer au jorkyball à Prouvy, près de Valenciennes\u00a0: six terrains aux normes internationales, à deux, trois ou quatre joueurs, ${hourEuros}\u00a0€ l’heure.`,
  },
  sportsCentre: {
    title: 'Centre sportif à Prouvy',
    description:
      'Un centre sportif couvert à Prouvy, près de Valenciennes : jorkyball, football indoor, bar sportif de 12 m, événements. Ouvert tous les jours.',
  },
  indoorFootball: {
    title: 'Football indoor près de Valenciennes',
    description:
      'Football indoor à Prouvy, près de Valenciennes : un terrain couvert de 25 m sur 15, à cinq contre cinq, toute l’année. Il se demande par message ou par téléphone.',
  },
  activities: {
    title: 'Activités sportives à Prouvy',
    description:
      'Trois idées de week-end au centre de Prouvy, avec leur prix : une heure de terrain, un abonnement ou une compétition. Et des événements sur mesure.',
  },
  courtBuilding: {
    title: 'Fabrication de terrains de jorkyball',
    description:
      'Conception, fabrication et installation clé en main de terrains de jorkyball : parois PMMA, structure acier, garantie 2 ans, délai de 6 à 10 semaines.',
  },
} as const;
