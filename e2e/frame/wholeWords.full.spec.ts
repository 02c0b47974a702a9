import type { Page } from '@playwright/test';
import { brokenWords } from '../support/brokenWords';
import { centreToday } from '../support/centreToday';
import { samplePath } from '../support/pages';
import { centrePaths, organizerPaths, sportPaths } from '../support/paths';
import { sidewaysPx } from '../support/sidewaysPx';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { aStoredTournament, keepTournaments } from '../tournaments/storedTournament';
import { visitAs } from './visitors';

/** A page that fails leaves the pages after it to be looked at. */
const softly = expect.configure({ soft: true });

const ownPath = '/organisateur/tournoi/1700000000000';
const tabs = ['matches', 'standings', 'playoffs', 'players', 'format'];
const pagesOfTournament = (path: string) => [
  ...tabs.map((tab) => `${path}?onglet=${tab}`),
  ...['/ecran', '/partager', '/imprimer'].map((page) => path + page),
];

/** Ordinary names, the longest French ones among them, and two of sixty letters. */
const teams = [
  'Valenciennes',
  'Clermont-Ferrand',
  'Perpignan',
  'Champagne',
  'Saint-Maur-des-Fossés',
  'Montpellier',
  'Villeneuve-d’Ascq',
  'Les Irrésistibles Flibustiers de la Métropole Lilloise Réunis',
  'Anticonstitutionnellementanticonstitutionnellementabcdefghij',
  'Saint-Quentin-en-Yvelines',
];

/** In the middle of its day: its last round is under way. */
function aRunningTournament() {
  const now = Date.now();
  const tournament = aStoredTournament({
    name: 'Championnat interdépartemental de Valenciennes',
    date: centreToday(),
    teams,
    playoffs: true,
    scores: (round, place) => {
      if (round === 9)
        return [
          { home: 7, away: 4 },
          { home: 3, away: 2 },
        ];
      return [{ home: 7, away: place }, ...(place % 2 ? [{ home: 3, away: 7 }] : []), { home: 7, away: 0 }];
    },
    times: (round) => (round === 9 ? { startedAt: new Date(now - 13 * 60_000).toISOString() } : undefined),
  });
  for (const { homeTeam, awayTeam, result } of tournament.fixtures)
    for (const set of result?.details.sets ?? [])
      for (const [side, team] of [
        [set.teamA, homeTeam],
        [set.teamB, awayTeam],
      ] as const)
        side.goals.fill({ scorerId: `${team}-1`, type: 'attacker' } as never);
  return tournament;
}

/** No word of these pages is broken on a phone, be it a small one, and nothing reaches over its sides. */
async function expectWholeWords(page: Page, paths: readonly string[]) {
  test.setTimeout(60_000 + paths.length * 60_000);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Waits for fonts and for hydration.
    await page.waitForLoadState('networkidle');
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 740 });
      // Waits until the transitions of the resize have ended.
      await softly.poll(() => brokenWords(page), { message: `${path} at ${width}` }).toEqual([]);
      expect.soft(await sidewaysPx(page), `${path} sideways at ${width}`).toBeLessThanOrEqual(0);
    }
  }
}

/** Pages of one family have much in common: an ordinary run looks at a third of each. */
const some = (family: string, paths: readonly string[]) => tableRows(`Whole words, ${family}`, paths);

const toRead = some('what the centre tells', centrePaths);
const toLookUp = some('what visitors look up', [
  ...sportPaths,
  ...['/player/1', '/club/Budapest', '/nation/France', '/nulle-part'],
]);
const ofSample = some('the sample tournament', pagesOfTournament(samplePath));
const ofLongNames = some('a tournament of long names', ['/tournois', ...pagesOfTournament(ownPath)]);
const ofOrganizer = some('an organiser’s pages', organizerPaths);
const ofOrganizerWithLongNames = some('an organiser’s pages with long names', [
  '/organisateur',
  ...['', '/modifier', '/match/r1-m1', '/match/r9-m2', '/jour', '/terrain/1'].map((at) => ownPath + at),
]);
const ofMember = some(
  'a member’s profile',
  ['overview', 'info', 'tournaments', 'subscription', 'reservations', 'license'].map(
    (tab) => `/profil?onglet=${tab}`,
  ),
);

test('the centre’s pages break no word on a phone', oneWidth, ({ page }) => expectWholeWords(page, toRead));

test('rankings and forms break no word on a phone', oneWidth, ({ page }) => expectWholeWords(page, toLookUp));

test('the sample tournament breaks no word on a phone', oneWidth, ({ page }) =>
  expectWholeWords(page, ofSample),
);

test('a tournament with long names breaks no word on a phone', oneWidth, async ({ page }) => {
  await keepTournaments(page, aRunningTournament());
  await expectWholeWords(page, ofLongNames);
});

test('an organiser’s pages break no word on a phone', oneWidth, async ({ page }) => {
  await visitAs(page, 'organizer');
  await expectWholeWords(page, ofOrganizer);
});

test('an organiser’s pages break no long name on a phone', oneWidth, async ({ page }) => {
  await visitAs(page, 'organizer');
  await keepTournaments(page, aRunningTournament());
  await expectWholeWords(page, ofOrganizerWithLongNames);
});

test('a member’s profile breaks no word on a phone', oneWidth, async ({ page }) => {
  await visitAs(page, 'player');
  await expectWholeWords(page, ofMember);
});
