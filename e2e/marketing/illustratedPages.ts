/** Every page of the section that has pictures: all but the contact. */
export const illustratedPages = [
  '/',
  '/blog',
  ...[1, 2, 3, 4, 5].map((id) => `/blog/${id}`),
  '/jorkyball-tv',
  '/services-tarifs',
  '/jorkyball-prouvy',
  '/centre-sportif-prouvy',
  '/football-indoor-valenciennes',
  '/activites-sportives-prouvy',
  '/fabrication-terrain-jorkyball',
];
