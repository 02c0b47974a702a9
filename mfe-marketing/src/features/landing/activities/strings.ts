import type { PlanName } from 'shared-kernel/plans';
import type { Service } from '../../../data/services/service';

type Weekend = { readonly title: string; readonly text: string };

export const strings = {
  crumb: 'Activités sportives à Prouvy',
  title: 'Que fait-on ce week-end ?',
  lead: 'Voici trois idées de week-end au centre, avec leur prix.',
  weekends: {
    Découverte: {
      title: 'Un samedi pour essayer',
      text: 'Vous réservez une heure, vous venez à quatre et vous apprenez les règles en jouant. Une heure s’offre aussi en bon cadeau.',
    },
    Passionné: {
      title: 'Le rendez-vous du dimanche',
      text: 'Vous jouez chaque semaine avec la même équipe, et un entraîneur vous fait progresser.',
    },
    Champion: {
      title: 'Un week-end de compétition',
      text: 'Vous vous entraînez autant que vous voulez, puis vous inscrivez votre équipe ou montez votre tournoi.',
    },
  } satisfies Record<PlanName, Weekend>,
  /** Beside the plan's own button, which books or subscribes already. */
  ways: {
    'Bons cadeaux': 'Offrir un bon cadeau',
    'Cours et entraînements': 'Demander un cours',
    Tournois: 'Demander un devis de tournoi',
  } satisfies Partial<Record<Service['name'], string>>,
  event: {
    eyebrow: 'Événements privés',
    title: 'Un événement à votre mesure',
    text: 'Pour un anniversaire, un séminaire ou un enterrement de vie de garçon ou de jeune fille, dites-nous la date et le nombre d’invités. Nous vous proposons des terrains, un format de jeu et une place au bar.',
    action: 'Demander un événement sur mesure',
  },
};
