import type { Video } from '../domain/video';
import clubs from '../pictures/poster-clubs.json';
import clubsWomen from '../pictures/poster-clubs-women.json';
import mixed from '../pictures/poster-mixed.json';
import nations from '../pictures/poster-nations.json';
import nationsWomen from '../pictures/poster-nations-women.json';

/**
 * The finals shown on Jorkyball TV. Ids and days of release are samples: the centre puts its own here, and nothing
 * else has to change.
 */
export const videos: readonly Video[] = [
  {
    id: 'JkbNations0',
    title: 'Finale de la Coupe du monde des nations',
    description: 'Le match qui désigne la meilleure nation : cinq sets possibles, et pas un de plus.',
    publishedOn: '2025-06-02',
    poster: nations,
  },
  {
    id: 'JkbNationsF',
    title: 'Finale de la Coupe du monde des nations féminines',
    description: 'Les deux meilleures sélections féminines, de la première à la dernière balle.',
    publishedOn: '2025-06-03',
    poster: nationsWomen,
  },
  {
    id: 'JkbClubs000',
    title: 'Finale de la Coupe du monde des clubs',
    description: 'Des coéquipiers de toute l’année contre d’autres : les automatismes font la différence.',
    publishedOn: '2025-06-04',
    poster: clubs,
  },
  {
    id: 'JkbClubsFem',
    title: 'Finale de la Coupe du monde des clubs féminins',
    description: 'Le titre mondial des clubs féminins, attaque et défense échangées à chaque set.',
    publishedOn: '2025-06-05',
    poster: clubsWomen,
  },
  {
    id: 'JkbMixte000',
    title: 'Finale de la Coupe du monde mixte',
    description: 'Femmes et hommes sous le même maillot, avec les mêmes règles et les mêmes parois.',
    publishedOn: '2025-06-06',
    poster: mixed,
  },
];
