import fc from 'fast-check';
import { matchRoutes } from 'shared-kernel/router';
import { paths, profileTabs, tabParameter } from './paths';

/** The routes that have a function, of the route table (specification, section 2). */
const table: readonly (readonly [path: string, pattern: string])[] = [
  [paths.home(), '/'],
  [paths.news(), '/blog'],
  [paths.article(2), '/blog/:articleId'],
  [paths.booking(), '/reservation'],
  [paths.reservation('2026-11-28'), '/reservation/2026-11-28'],
  [paths.frontDesk(), '/accueil'],
  [paths.tv(), '/jorkyball-tv'],
  [paths.tournaments(), '/tournois'],
  [paths.services(), '/services-tarifs'],
  [paths.jorkyballProuvy(), '/jorkyball-prouvy'],
  [paths.sportsCentre(), '/centre-sportif-prouvy'],
  [paths.indoorFootball(), '/football-indoor-valenciennes'],
  [paths.activities(), '/activites-sportives-prouvy'],
  [paths.courtBuilding(), '/fabrication-terrain-jorkyball'],
  [paths.contact(), '/contact'],
  [paths.login(), '/connexion'],
  [paths.profile(), '/profil'],
  [paths.deviceData(), '/mes-donnees'],
  [paths.player(3), '/player/:playerId'],
  [paths.worldRanking(), '/classement-mondial'],
  [paths.clubRanking(), '/classement-clubs'],
  [paths.nationRanking(), '/classement-nations'],
  [paths.club('Prouvy'), '/club/:clubId'],
  [paths.nation('France'), '/nation/:nationId'],
  [paths.organizer(), '/organisateur'],
  [paths.createTournament(), '/organisateur/creer-tournoi'],
  [paths.tournament('1'), '/organisateur/tournoi/:tournamentId'],
  [paths.editTournament('1'), '/organisateur/tournoi/:tournamentId/modifier'],
  [paths.matchSheet('1', '2'), '/organisateur/tournoi/:tournamentId/match/:matchId'],
];

test.each(table)('%s is the address of the route %s', (path, pattern) => {
  expect(matchRoutes([{ path: pattern }], path)).not.toBeNull();
});

test('every route of the table has its function', () => {
  const routes = Object.keys(paths).filter((name) => name !== 'homeSection');
  expect(routes).toHaveLength(table.length);
});

test('a name with spaces, accents or slashes comes back from its address as it was', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
      const matches = matchRoutes([{ path: '/club/:clubId' }], paths.club(name));
      expect(matches?.[0]?.params.clubId).toBe(name);
    }),
  );
});

test('the sections of the home page are anchors', () => {
  expect(paths.homeSection('about')).toBe('/#about');
  expect(paths.homeSection('contact')).toBe('/#contact');
});

test('a tab stands in the address', () => {
  for (const tab of profileTabs) {
    expect(new URL(paths.profile(tab), 'https://site.example').searchParams.get(tabParameter)).toBe(tab);
  }
  expect(paths.tournament('1', 'standings')).toBe('/organisateur/tournoi/1?onglet=standings');
});
