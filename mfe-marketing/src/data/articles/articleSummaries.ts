import type { ArticleSummary } from '../../domain/articles/article';

export const articleSummaries: readonly ArticleSummary[] = [
  {
    id: 1,
    title: 'D’un garage lyonnais à 24 nations : le jorkyball fait le tour du monde',
    author: 'La rédaction',
    date: '14 octobre 2025',
    publishedOn: '2025-10-14',
    category: 'International',
    excerpt:
      'Inventé à Lyon en 1987, présenté pendant trois Coupes du monde de football, le jorkyball se joue du Canada au Japon sur un terrain qui ne change jamais.',
    imageUrl: '/blog/images/1.svg',
    imageAlt: 'Dessin : un terrain de jorkyball vu de haut, entouré des cercles d’une mappemonde.',
  },
  {
    id: 2,
    title: 'Six terrains, un bar de 12 m, une tribune : visite guidée du centre',
    author: 'L’équipe du centre',
    date: '6 novembre 2025',
    publishedOn: '2025-11-06',
    category: 'Actualité',
    excerpt:
      'Avant votre première partie à Prouvy, suivez-nous des terrains au bar, puis du bar à la tribune de 200 places, avec ce qu’il faut savoir pour venir.',
    imageUrl: '/blog/images/2.svg',
    imageAlt: 'Dessin : six terrains de jorkyball alignés deux par deux dans une halle.',
  },
  {
    id: 3,
    title: 'Points, sets, phases finales : savoir lire un championnat',
    author: 'La rédaction',
    date: '22 septembre 2025',
    publishedOn: '2025-09-22',
    category: 'Compétition',
    excerpt:
      'Pourquoi une défaite peut rapporter deux points, comment on départage deux équipes et ce que se jouent le septième et le huitième.',
    imageUrl: '/blog/images/3.svg',
    imageAlt: 'Dessin : l’arbre d’une phase finale à six équipes, tracé comme les lignes d’un terrain.',
  },
  {
    id: 4,
    title: 'Première partie : huit conseils pour jouer juste',
    author: 'L’équipe du centre',
    date: '2 septembre 2025',
    publishedOn: '2025-09-02',
    category: 'Conseils',
    excerpt:
      'Viser un mur avant le but, frapper moins fort, défendre l’angle : les réflexes qui changent tout quand le terrain ne fait que 10 m sur 5.',
    imageUrl: '/blog/images/4.svg',
    imageAlt: 'Dessin : la trajectoire d’une balle qui rebondit sur trois parois avant d’entrer dans le but.',
  },
  {
    id: 5,
    title: 'Mai 2016 : six Coupes du monde dans le Valenciennois',
    author: 'La rédaction',
    date: '20 mai 2025',
    publishedOn: '2025-05-20',
    category: 'Local',
    excerpt:
      'Quatre jours, trois terrains, environ 120 matchs et un sixième titre de suite pour les Français : retour sur le printemps où le jorkyball avait rendez-vous ici.',
    imageUrl: '/blog/images/5.svg',
    imageAlt: 'Dessin : un terrain éclairé au centre d’une tribune.',
  },
];
