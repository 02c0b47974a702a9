import { paths } from '../paths/paths';
import type { WriteRefusal } from './contract';

type Sentences = { readonly title: string; readonly description: string };

/** Of something that did not come about, for a reason that may pass. */
const isStillThere = 'Rien de ce que vous avez saisi n’est perdu. Réessayez dans un instant.';

/** Texts for the visitor when the browser fails to store data. */
export const storageStrings = {
  refused: {
    title: 'Vos données ne seront pas conservées',
    description:
      'Votre navigateur refuse l’enregistrement sur cet appareil. Le site fonctionne, mais ce que vous y faites est oublié dès que vous rechargez ou fermez la page.',
  },
  quarantine: {
    title: 'Données illisibles mises de côté',
    description:
      'Une partie des données enregistrées sur cet appareil est endommagée. Elle est gardée telle quelle, et le reste du site fonctionne.',
    action: { label: 'Voir ces données', to: paths.deviceData() },
  },
  refusals: {
    'quota-exceeded': {
      title: 'Espace de stockage plein',
      description:
        'L’enregistrement n’a pas pu se faire, mais rien de ce que vous avez saisi n’est perdu. Libérez de la place dans les données de site de votre navigateur, puis réessayez.',
    },
    'unreadable-data': {
      title: 'Données illisibles',
      description:
        'Les données déjà présentes sur cet appareil sont endommagées et n’ont pas pu être copiées à l’abri\u00a0: rien n’a été écrasé, et rien de ce que vous avez saisi n’est perdu. Libérez de la place, puis réessayez.',
    },
    'newer-data': {
      title: 'Données plus récentes que le site',
      description:
        'Ces données viennent d’une version plus récente du site\u00a0: elles se lisent ici, mais ne s’y modifient pas. Rien n’a été écrasé, et rien de ce que vous avez saisi n’est perdu.',
    },
    'storage-failed': {
      title: 'Enregistrement impossible',
      description: isStillThere,
    },
  } satisfies Record<WriteRefusal['kind'], Sentences>,
};
