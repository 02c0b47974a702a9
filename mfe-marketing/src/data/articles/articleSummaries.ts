import type { ArticleSummary, ListedArticle } from '../../domain/articles/article';
import { imageAddress } from '../../domain/illustration';
import firstMatchAdvice from '../../pictures/article-first-match-advice.json';
import worldCupsOf2016 from '../../pictures/article-world-cups-of-2016.json';
import { previewedArticles } from './previewedArticles';

const written: readonly ListedArticle[] = [
  ...previewedArticles,
  {
    id: 4,
    title: 'Première partie : huit conseils pour jouer juste',
    author: 'l’équipe du centre',
    date: '2 septembre 2025',
    publishedOn: '2025-09-02',
    category: 'Conseils',
    excerpt:
      'Pourquoi mieux vaut viser un mur que le but, et sept autres réflexes utiles sur un terrain de 10 m sur 5.',
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
      'Quatre jours, trois terrains, environ 120\u00a0matchs et un sixième titre de suite pour les Français : retour sur le printemps où le jorkyball avait rendez-vous ici.',
    picture: worldCupsOf2016,
    imageAlt:
      'Un terrain éclairé au milieu de tribunes pleines, avec les silhouettes du public au premier plan.',
  },
];

/** In the order of `written`. */
const minutes = [2, 2, 2, 2, 2] as const;

export const articleSummaries: readonly ArticleSummary[] = written.map((article, place) => ({
  ...article,
  minutes: minutes[place] ?? 0,
  imageUrl: imageAddress(article.picture),
}));
