import { page, type Shown, samplePath, shownAt } from '../support/pages';
import { centrePaths, organizerPaths, sportPaths } from '../support/paths';

export const roles = ['guest', 'player', 'organizer'] as const;
type Role = (typeof roles)[number];

/** An address, and the page that each kind of visitor must see there. */
export interface Entry {
  readonly address: string;
  readonly shown: Readonly<Record<Role, Shown>>;
}

const home = shownAt('/');
const login = shownAt('/connexion');
const articleNotFound = page('Article non trouvé');
const playerNotFound = page('Joueur non trouvé');
const notFound = page('Page introuvable');
/** Of a reservation that another device holds, or none. */
const reservation = page('Pas sur cet appareil', 'Votre réservation');

/** Every route with parameters that are known and unknown, and addresses that no link of ours has. */
export const entries: readonly Entry[] = [
  ...[
    ...centrePaths,
    ...sportPaths,
    '/player/3',
    '/classement-mondial?nationalite=fr&club=Prouvy',
    `${samplePath}/ecran`,
    `${samplePath}/integrer`,
    // Queries and hashes that say nothing, or cannot be read.
    '/?x=%',
    '/#%',
    '/#about',
    '/contact#%E0',
    '/blog?%E0%A4%A',
    '/reservation?onglet=%',
    '/classement-mondial?nom=%&nationalite=xx&club=',
    `${samplePath}?onglet=nulle-part#%`,
    '/tournois/instantane#%',
    `/tournois/instantane#1.${'A'.repeat(4000)}`,
  ].map((address) => anyone(address, shownAt(address))),

  anyone('/blog/', shownAt('/blog')),
  anyone('//', home),
  anyone('/blog/42', articleNotFound),
  anyone('/blog/constructor', articleNotFound),
  anyone('/blog/%', articleNotFound),
  anyone('/reservation/2026-09-15T12:30:00.000Z', reservation),
  anyone('/reservation/2026-09-15T12%3A30%3A00.000Z', reservation),
  anyone('/reservation/2026-09-15T12:30:00.000Z/', reservation),
  anyone('/reservation/%', reservation),
  anyone('/player/inconnu', playerNotFound),
  anyone('/player/%E0%A4%A', playerNotFound),
  anyone(`/player/${'9'.repeat(4000)}`, playerNotFound),
  anyone('/club/Brest', page('Brest')),
  anyone('/club/%', page('%')),
  anyone('/nation/Atlantide', page('Équipe d’Atlantide')),
  anyone('/nation/%C3%28', page('Équipe de %C3%28')),
  anyone('/n-existe-pas', notFound),
  anyone('/contact/plus-loin', notFound),
  anyone(`/${'a'.repeat(4000)}`, notFound),
  anyone('//evil.example/x', notFound),
  anyone('/%00', notFound),
  anyone('/%', notFound),

  ...['/profil', '/profil?onglet=reservations', '/profil?onglet=%'].map((address) =>
    members(address, { player: memberPage('Thomas Lefebvre'), organizer: memberPage('Camille Morel') }),
  ),
  ...organizerPaths.map((address) => organizers(address, shownAt(address))),
  organizers(`${samplePath}/match/inconnu`, page('Feuille de match')),
  organizers('/organisateur/tournoi/inconnu/modifier', shownAt('/organisateur')),
  organizers('/organisateur/tournoi/inconnu/match/r1-m1', shownAt('/organisateur')),
  {
    address: '/organisateur/tournoi/inconnu',
    shown: {
      guest: shownAt('/tournois'),
      player: shownAt('/tournois'),
      organizer: shownAt('/organisateur'),
    },
  },
];

function anyone(address: string, shown: Shown): Entry {
  return { address, shown: { guest: shown, player: shown, organizer: shown } };
}

/** Guests are sent to the login. */
function members(address: string, shown: Readonly<Record<Exclude<Role, 'guest'>, Shown>>): Entry {
  return { address, shown: { guest: login, ...shown } };
}

/** Guests are sent to the login, players home. */
function organizers(address: string, shown: Shown): Entry {
  return { address, shown: { guest: login, player: home, organizer: shown } };
}

function memberPage(name: string): Shown {
  return { ...shownAt('/profil'), heading: name };
}
