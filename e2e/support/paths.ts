import { claimedPaths, samplePath } from './pages';

/** Pages about the centre. */
export const centrePaths = [
  ...claimedPaths('mfe-marketing'),
  '/blog/1',
  '/blog/2',
  '/blog/3',
  '/blog/4',
  '/blog/5',
];

/** Pages that only an organiser may open. */
export const organizerPaths = [
  ...claimedPaths().filter((path) => path.startsWith('/organisateur')),
  `${samplePath}/modifier`,
  `${samplePath}/match/r1-m1`,
  `${samplePath}/jour`,
  `${samplePath}/terrain/1`,
];

/** Pages that guests may not open: those of organisers, of a member and of the staff. */
const guardedPaths = [...organizerPaths, '/profil', '/accueil'];

/** Pages that visitors read and fill in: those of the other sections. */
export const sportPaths = [
  ...claimedPaths().filter((path) => !centrePaths.includes(path) && !guardedPaths.includes(path)),
  '/connexion?onglet=inscription',
  '/player/11',
  '/club/Prouvy',
  '/nation/Italie',
  samplePath,
  `${samplePath}?onglet=standings`,
  `${samplePath}/partager`,
  `${samplePath}/imprimer`,
];
