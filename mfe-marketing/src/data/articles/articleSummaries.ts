import type { ArticleSummary } from '../../domain/articles/article';
import { imageAddress } from '../../domain/illustration';
import aroundTheWorld from '../../pictures/article-around-the-world.json';
import firstMatchAdvice from '../../pictures/article-first-match-advice.json';
import readingAChampionship from '../../pictures/article-reading-a-championship.json';
import worldCupsOf2016 from '../../pictures/article-world-cups-of-2016.json';
import { aisle } from '../illustrations';

const written: readonly Omit<ArticleSummary, 'imageUrl'>[] = [
  {
    id: 1,
    title: 'D’un garage lyonnais à 24 nations : le jorkyball fait le tour du monde',
    author: 'la rédaction',
    date: '14 octobre 2025',
    publishedOn: '2025-10-14',
    category: 'International',
    excerpt:
      'Inventé à Lyon en 1987, présenté pendant trois Coupes du monde de football, le jorkyball se joue du Canada au Japon sur un terrain qui ne change jamais.',
    picture: aroundTheWorld,
    imageAlt:
      'Un terrain de jorkyball éclairé, posé sur un globe sombre fait de fines lignes de lumière où brillent d’autres terrains.',
  },
  {
    id: 2,
    title: 'Six terrains, un bar de 12 m, une tribune : visite guidée du centre',
    author: 'l’équipe du centre',
    date: '6 novembre 2025',
    publishedOn: '2025-11-06',
    category: 'Actualité',
    excerpt:
      'Avant votre première partie à Prouvy, suivez-nous des terrains au bar, puis du bar à la tribune de 200 places, avec ce qu’il faut savoir pour venir.',
    picture: aisle.picture,
    imageAlt: aisle.alt,
  },
  {
    id: 3,
    title: 'Points, sets, phases finales : savoir lire un championnat',
    author: 'la rédaction',
    date: '22 septembre 2025',
    publishedOn: '2025-09-22',
    category: 'Compétition',
    excerpt:
      'Pourquoi une défaite peut rapporter deux points, comment on départage deux équipes et ce que se jouent le septième et le huitième.',
    picture: readingAChampionship,
    imageAlt: 'Une coupe sur un socle, à côté du but ; derrière elle, le terrain éclairé est flou.',
  },
  {
    id: 4,
    title: 'Première partie : huit conseils pour jouer juste',
    author: 'l’équipe du centre',
    date: '2 septembre 2025',
    publishedOn: '2025-09-02',
    category: 'Conseils',
    excerpt:
      'Viser un mur avant le but, frapper moins fort, défendre l’angle : les réflexes qui changent tout quand le terrain ne fait que 10 m sur 5.',
    picture: firstMatchAdvice,
    imageAlt: 'La trajectoire de la balle en traînée de lumière : deux rebonds sur les parois, puis le but.',
  },
  {
    id: 5,
    title: 'Mai 2016 : six Coupes du monde dans le Valenciennois',
    author: 'la rédaction',
    date: '20 mai 2025',
    publishedOn: '2025-05-20',
    category: 'Local',
    excerpt:
      'Quatre jours, trois terrains, environ 120 matchs et un sixième titre de suite pour les Français : retour sur le printemps où le jorkyball avait rendez-vous ici.',
    picture: worldCupsOf2016,
    imageAlt:
      'Un terrain éclairé au milieu de tribunes pleines, avec les silhouettes du public au premier plan.',
  },
];

export const articleSummaries: readonly ArticleSummary[] = written.map((article) => ({
  ...article,
  imageUrl: imageAddress(article.picture),
}));
