import type { SitePath } from './sitePath';

/** The places where two sections meet by address: one function a route (specification, section 2). */

export const profileTabs = [
  'overview',
  'info',
  'tournaments',
  'subscription',
  'reservations',
  'license',
] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const tournamentTabs = ['matches', 'standings', 'playoffs', 'players', 'format'] as const;
export type TournamentTab = (typeof tournamentTabs)[number];

/** Navigation state of links to `paths.profile()`: the tab to open first. */
export type ProfileState = { readonly tab?: ProfileTab };

/** The search parameter under which a page with tabs keeps the open one, so that reload and back find it. */
export const tabParameter = 'onglet';

/** The parameter of the login's address that names the page to return to. */
export const wantedParameter = 'retour';

/** An address of the site, with what may follow a path. */
export type SiteAddress = SitePath | `${SitePath}${'?' | '#'}${string}`;

type Id = string | number;

function segment(id: Id): string {
  return encodeURIComponent(String(id));
}

function withTab<Path extends SitePath>(path: Path, tab: string | undefined): Path | `${Path}?${string}` {
  return tab === undefined ? path : `${path}?${tabParameter}=${tab}`;
}

export const paths = {
  home: () => '/',
  homeSection: (section: 'about' | 'contact') => `/#${section}`,
  news: () => '/blog',
  article: (id: Id) => `/blog/${segment(id)}`,
  booking: () => '/reservation',
  /** One of the visitor's own; no other browser knows it. */
  reservation: (id: Id) => `/reservation/${segment(id)}`,
  /** The staff's own. */
  frontDesk: () => '/accueil',
  tv: () => '/jorkyball-tv',
  tournaments: () => '/tournois',
  services: () => '/services-tarifs',
  jorkyballProuvy: () => '/jorkyball-prouvy',
  sportsCentre: () => '/centre-sportif-prouvy',
  indoorFootball: () => '/football-indoor-valenciennes',
  activities: () => '/activites-sportives-prouvy',
  courtBuilding: () => '/fabrication-terrain-jorkyball',
  contact: () => '/contact',
  login: () => '/connexion',
  profile: (tab?: ProfileTab) => withTab('/profil', tab),
  deviceData: () => '/mes-donnees',
  player: (id: Id) => `/player/${segment(id)}`,
  worldRanking: () => '/classement-mondial',
  clubRanking: () => '/classement-clubs',
  nationRanking: () => '/classement-nations',
  club: (id: Id) => `/club/${segment(id)}`,
  nation: (id: Id) => `/nation/${segment(id)}`,
  organizer: () => '/organisateur',
  createTournament: () => '/organisateur/creer-tournoi',
  tournament: (id: Id, tab?: TournamentTab) => withTab(`/organisateur/tournoi/${segment(id)}`, tab),
  editTournament: (id: Id) => `/organisateur/tournoi/${segment(id)}/modifier`,
  matchSheet: (tournamentId: Id, matchId: Id) =>
    `/organisateur/tournoi/${segment(tournamentId)}/match/${segment(matchId)}`,
} as const satisfies Record<string, (...ids: never[]) => SiteAddress>;
