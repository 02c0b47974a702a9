import { samplePath } from './pages';

/** The pages about the centre that have pictures. */
export const illustratedPaths = [
  '/',
  '/blog',
  '/blog/1',
  '/blog/2',
  '/blog/3',
  '/blog/4',
  '/blog/5',
  '/jorkyball-tv',
  '/services-tarifs',
  '/jorkyball-prouvy',
  '/centre-sportif-prouvy',
  '/football-indoor-valenciennes',
  '/fabrication-terrain-jorkyball',
] as const;

/** Pages about the centre. */
export const centrePaths = [...illustratedPaths, '/activites-sportives-prouvy', '/contact'] as const;

/** Pages that visitors read and fill in. */
export const sportPaths = [
  '/reservation',
  '/tournois',
  '/connexion',
  '/connexion?onglet=inscription',
  '/mes-donnees',
  '/player/11',
  '/classement-mondial',
  '/classement-clubs',
  '/classement-nations',
  '/club/Prouvy',
  '/nation/Italie',
  samplePath,
  `${samplePath}?onglet=standings`,
  `${samplePath}/partager`,
  `${samplePath}/imprimer`,
] as const;

/** Pages that only an organiser may open. */
export const organizerPaths = [
  '/organisateur',
  '/organisateur/corbeille',
  '/organisateur/creer-tournoi',
  `${samplePath}/modifier`,
  `${samplePath}/match/r1-m1`,
  `${samplePath}/jour`,
  `${samplePath}/terrain/1`,
] as const;
