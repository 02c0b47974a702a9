import type { ListedArticle } from '../../domain/articles/article';
import aroundTheWorld from '../../pictures/article-around-the-world.json';
import readingAChampionship from '../../pictures/article-reading-a-championship.json';
import { aisle } from '../illustrations';

/**
 * The articles on the home page (specification, section 9), in a file of their own, so that the home page need not load
 * the others.
 */
export const previewedArticles: readonly ListedArticle[] = [
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
    imageAlt: 'Une coupe sur un socle, à côté du but ; derrière elle, le terrain éclairé est flou.',
  },
];
