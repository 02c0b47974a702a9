import type { Video } from '../domain/video';
import clubs from '../pictures/poster-clubs.json';
import clubsWomen from '../pictures/poster-clubs-women.json';
import mixed from '../pictures/poster-mixed.json';
import nations from '../pictures/poster-nations.json';
import nationsWomen from '../pictures/poster-nations-women.json';

/**
 * The finals shown on Jorkyball TV. Ids and dates are samples: the centre replaces them and removes `isSample`, and
 * nothing else changes. Until then the page marks them as samples, and neither links to a missing video nor describes
 * it to search engines.
 */
export const videos: readonly Video[] = [
  {
    id: 'JkbNations0',
    isSample: true,
    title: 'Finale de la Coupe du monde des nations',
    description: 'Les deux meilleures équipes nationales, en cinq sets au plus.',
    publishedOn: '2025-06-02',
    poster: nations,
  },
  {
    id: 'JkbNationsF',
    isSample: true,
    title: 'Finale de la Coupe du monde des nations féminines',
    description: 'Les deux meilleures sélections féminines.',
    publishedOn: '2025-06-03',
    poster: nationsWomen,
  },
  {
    id: 'JkbClubs000',
    isSample: true,
    title: 'Finale de la Coupe du monde des clubs',
    description: 'Deux clubs dont les joueurs s’entraînent ensemble toute l’année.',
    publishedOn: '2025-06-04',
    poster: clubs,
  },
  {
    id: 'JkbClubsFem',
    isSample: true,
    title: 'Finale de la Coupe du monde des clubs féminins',
    description: 'Le titre mondial des clubs féminins.',
    publishedOn: '2025-06-05',
    poster: clubsWomen,
  },
  {
    id: 'JkbMixte000',
    isSample: true,
    title: 'Finale de la Coupe du monde mixte',
    description: 'Une femme et un homme dans chaque équipe.',
    publishedOn: '2025-06-06',
    poster: mixed,
  },
];
