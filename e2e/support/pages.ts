import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The identity of a page for a visitor: its one heading of level 1, and the title of its tab. */
export interface Shown {
  readonly heading: string | RegExp;
  readonly title: string | RegExp;
}

export const samplePath = '/organisateur/tournoi/championnat-de-france-2025';

const root = join(__dirname, '../..');
const SITE = 'Jorkyball Prouvy';
const notFound = page('Page introuvable');

/** A page of which a test knows nothing but that it exists. */
const anyPage: Shown = { heading: /\S/, title: /^(?!Page introuvable)/ };

/** The pages that tests expect in detail, by their address without hash, and without a query that changes no page. */
const pages: Readonly<Record<string, Shown>> = {
  '/': { heading: 'Ici, les murs jouent', title: SITE },
  '/blog': page('Actualités', 'Actualités du jorkyball'),
  '/blog/1': page('D’un garage lyonnais à 24 nations : le jorkyball fait le tour du monde'),
  '/blog/2': page('Six terrains, un bar de 12 m, une tribune : visite guidée du centre'),
  '/blog/3': page('Points, sets, phases finales : savoir lire un championnat'),
  '/blog/4': page('Première partie : huit conseils pour jouer juste'),
  '/blog/5': page('Mai 2016 : six Coupes du monde dans le Valenciennois'),
  '/reservation': page('Réserver un terrain'),
  '/accueil': page('Réservations du jour'),
  '/jorkyball-tv': page('Revoir les finales', 'Jorkyball TV : les finales en vidéo'),
  '/tournois': page('Tous les Tournois'),
  '/tournois/instantane': page('Instantané d’un tournoi'),
  '/services-tarifs': page('Services et tarifs'),
  '/jorkyball-prouvy': page('Jouer au jorkyball à Prouvy', 'Jorkyball à Prouvy (59)'),
  '/centre-sportif-prouvy': page('Le centre, pièce par pièce', 'Centre sportif à Prouvy'),
  '/football-indoor-valenciennes': page(
    'À cinq contre cinq, toute l’année',
    'Football indoor près de Valenciennes',
  ),
  '/activites-sportives-prouvy': page('Que fait-on ce week-end ?', 'Activités sportives à Prouvy'),
  '/fabrication-terrain-jorkyball': page(
    'Votre terrain de jorkyball, clé en main',
    'Fabrication de terrains de jorkyball',
  ),
  '/contact': page('Nous contacter', 'Contact'),
  '/connexion': page('Connexion'),
  '/connexion/mot-de-passe': page('Mot de passe oublié'),
  // The heading is the name of the logged-in member.
  '/profil': { ...page('Mon profil'), heading: /\S/ },
  '/mes-donnees': page('Données de cet appareil'),
  '/player/3': page('Thomas Lefebvre'),
  '/player/11': page('Bartosz Sobczak'),
  '/classement-mondial': page('Classement mondial'),
  '/classement-clubs': page('Classement des clubs'),
  '/classement-nations': page('Classement des nations'),
  '/club/Budapest': page('Budapest'),
  '/club/Lyon': page('Lyon'),
  '/club/Prouvy': page('Prouvy'),
  '/nation/Italie': page('Équipe d’Italie'),
  '/organisateur': page('Mes Tournois'),
  '/organisateur/corbeille': page('Corbeille'),
  '/organisateur/creer-tournoi': page('Créer un Tournoi'),
  [samplePath]: page('Championnat de France'),
  [`${samplePath}/modifier`]: page('Modifier le Tournoi'),
  [`${samplePath}/jour`]: page('Jour de match'),
  [`${samplePath}/terrain/1`]: page('Terrain 1'),
  [`${samplePath}/ecran`]: page('Championnat de France', 'Écran, Championnat de France'),
  [`${samplePath}/partager`]: page('Partager le tournoi'),
  [`${samplePath}/imprimer`]: page('Imprimer le tournoi'),
  [`${samplePath}/integrer`]: page('Championnat de France', 'Championnat de France\u00a0: Matchs'),
  [`${samplePath}/match/r1-m1`]: page('Feuille de match', 'Feuille de match Valenciennes – Avignon'),
};

/** The page at an address. */
export function shownAt(path: string): Shown {
  const pathname = pathnameOf(path);
  return pages[path] ?? pages[pathname] ?? (claimedPaths().includes(pathname) ? anyPage : notFound);
}

/** The paths of one page each that a section, or any section, claims in its remote.json. */
export function claimedPaths(section?: string): readonly string[] {
  return readdirSync(root)
    .filter((folder) => (section ? folder === section : folder.startsWith('mfe-')))
    .flatMap(
      (folder): readonly string[] =>
        JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')).paths,
    )
    .filter((path) => !path.includes(':'));
}

/** Whether an address belongs to a path; the login's query may name the page that the visitor wanted. */
export function isAt(address: string, path: string): boolean {
  return path === '/connexion' ? pathnameOf(address) === path : decode(address) === decode(path);
}

function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** An address without its query and hash. */
function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/** A page whose document title equals its heading, unless another title is given. */
export function page(heading: string, title = heading): Shown {
  return { heading, title: `${title} | ${SITE}` };
}
