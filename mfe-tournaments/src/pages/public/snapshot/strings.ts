import { isolated } from 'shared-kernel';
import type { SnapshotRefusal } from '../../../store/snapshot/readSnapshot';

export const strings = {
  title: 'Instantané d’un tournoi',
  back: 'Tous les tournois',
  loading: 'Lecture de l’instantané',
  pageTitle: (snapshot: string, name: string) => `${snapshot}\u00a0: ${isolated(name)}`,
  description: (name: string) =>
    `${isolated(name)}\u00a0: matchs et classement, tels qu’ils étaient à un moment.`,
  notice:
    'Le tournoi tel qu’il était à ce moment-là. Tout est dans le lien\u00a0: le centre ne l’a pas vérifié, et rien n’en est gardé sur cet appareil.',
  tabs: 'Rubriques de l’instantané',
  tabLabels: { matches: 'Matchs', standings: 'Classement', playoffs: 'Phase finale' },
  keep: 'Garder sur cet appareil',
  keepText:
    'Le tournoi rejoindra vos tournois, avec ses équipes, ses matchs et ses résultats, sans joueurs ni feuilles de match.',
  kept: 'Tournoi gardé',
  keptText: (name: string) => `«\u00a0${isolated(name)}\u00a0» est parmi vos tournois.`,
  isHere: 'Ce tournoi est déjà sur cet appareil.',
  open: 'Ouvrir le tournoi',
  notKept: 'Le tournoi n’a pas été gardé',
  unfetched: 'Une partie du site n’a pas pu être téléchargée\u00a0: réessayez quand le réseau sera revenu.',
} as const;

type Refusal = { readonly title: string; readonly children: string };

/** Why a page shows no snapshot; `online` on a site with a back end, where every device finds every tournament. */
export const refusalSentences: Readonly<Record<SnapshotRefusal['kind'] | 'online', Refusal>> = {
  empty: {
    title: 'Ce lien est incomplet',
    children:
      'L’instantané manque à la fin de l’adresse. Demandez à l’organisateur de vous envoyer le lien à nouveau.',
  },
  broken: {
    title: 'Ce lien est abîmé',
    children:
      'Une partie en a été coupée ou changée en route. Demandez à l’organisateur de vous l’envoyer à nouveau.',
  },
  'newer-version': {
    title: 'Ce lien vient d’une version plus récente du site',
    children: 'Fermez tous les onglets du site, puis ouvrez le lien à nouveau.',
  },
  'too-large': {
    title: 'Cet instantané est trop grand',
    children: 'Il dépasse ce que cette page accepte de lire\u00a0: aucun tournoi du site n’est aussi long.',
  },
  unsupported: {
    title: 'Ce navigateur ne sait pas lire les instantanés',
    children: 'Mettez-le à jour, ou ouvrez le lien avec un autre navigateur.',
  },
  online: {
    title: 'Pas d’instantané ici',
    children: 'Sur ce site, les tournois se lisent en direct.',
  },
};
