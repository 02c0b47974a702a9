import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { centreToday } from '../support/centreToday';
import { oneWidth } from '../support/test';
import { aStoredTournament } from '../tournaments/storedTournament';
import type { BackEnd } from './support/backEnd';
import { publishRecord } from './support/device';
import { expect, test } from './support/test';
import { registered } from './support/visitor';

// A service worker's requests would bypass the test's routes.
test.use({
  serviceWorkers: 'block',
  // One expression: of an array of several, Playwright takes the second for the fixture's options.
  tolerated: [/Failed to load resource|ChunkLoadError|Loading chunk/],
});

/** Pages poll a missing tournament every 20 s, changes that no score announces every 30 s, and the list at every third poll. */
const longerThanPausesMs = 31_000;
const untilListed = [1, 2, 3];
let made = 0;

interface Match {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Sets the score of the match to this many goals. */
  score(home: number): Promise<void>;
  make(): Promise<void>;
  remove(): Promise<void>;
}

/** A tournament of today with two teams, whose only match is in progress. */
async function aRunningMatch(backEnd: BackEnd): Promise<Match> {
  made += 1;
  const [id, name] = [`suivi-${made}`, `Open suivi ${made}`];
  const organiser = await registered(backEnd);
  await backEnd.makeOrganizer(organiser.email);
  const date = centreToday();
  const record = aStoredTournament({ id, name, date, teams: ['Lille', 'Lyon'] });
  const match: Match = {
    id,
    name,
    path: `/organisateur/tournoi/${id}`,
    make: () => publishRecord(backEnd, organiser, record),
    async remove() {
      await backEnd.query(`delete from public.tournaments where id = '${id}'`);
    },
    async score(home) {
      await backEnd.query(`
        insert into public.live_matches (tournament, fixture, log, counted, score) values ('${id}', 'r1-m1', '${id}',
          ${home}, '{"sets":[{"home":${home},"away":0}],"status":"inprogress"}')
        on conflict on constraint live_matches_pkey do update set counted = excluded.counted, score = excluded.score;
        update private.feeds set scored_at = now() where tournament = '${id}'`);
    },
  };
  await match.make();
  await match.score(1);
  return match;
}

const goals = (page: Page, count: number) => page.getByRole('tabpanel').getByText(`Set 1 : ${count} à 0.`);
const live = (page: Page) => page.getByRole('region', { name: 'En direct' });

test(
  'the page, the screen and the list say that a tournament was deleted, and show it again once it is recreated',
  oneWidth,
  async ({ page, backEnd, anotherDevice }) => {
    const match = await aRunningMatch(backEnd);
    const [screen, list, late] = await Promise.all([1, 2, 3].map(() => anotherDevice()));
    if (!screen || !list || !late) throw new Error('Three devices were opened.');
    const all = [page, screen, list, late];
    for (const each of all) await each.clock.install();
    await page.goto(match.path);
    await expect(goals(page, 1)).toBeAttached();
    await screen.goto(`${match.path}/ecran`);
    await expect(screen.getByRole('region', { name: 'Sur les terrains' })).toContainText('1 Buts');
    // A tab beside the screen may receive the news first.
    const beside = await screen.context().newPage();
    await beside.goto(match.path);
    await list.goto('/tournois');
    await expect(live(list)).toContainText(match.name);

    await match.remove();
    await expect(page.getByRole('alert').filter({ hasText: 'Ce tournoi a été supprimé' })).toBeVisible();
    await expect(screen.getByRole('alert').filter({ hasText: 'Ce tournoi a été supprimé' })).toBeVisible();
    await expect(live(list)).not.toContainText(match.name);
    await expect(list.getByRole('link', { name: match.name, exact: true })).toBeHidden();
    await late.goto(match.path);
    await expect(late.getByRole('alert').filter({ hasText: 'Tournoi introuvable' })).toBeVisible();
    await expectAccessible(page);
    await expectAccessible(late);

    // No goal was scored since it returned, so no score announces it to the list.
    await match.make();
    for (const _ of untilListed) for (const each of all) await each.clock.fastForward(longerThanPausesMs);
    for (const each of [page, late])
      await expect(each.getByRole('heading', { level: 1, name: match.name })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: match.name })).toBeVisible();
    await expect(list.getByRole('link', { name: match.name, exact: true })).toBeVisible();
    await match.score(4);
    await expect(goals(page, 4)).toBeAttached();
  },
);

test(
  'a tournament that is deleted and recreated between two polls continues live',
  oneWidth,
  async ({ page, backEnd }) => {
    const match = await aRunningMatch(backEnd);
    await match.score(6);
    await page.goto(match.path);
    await expect(goals(page, 6)).toBeAttached();
    await page.route('**/rest/v1/rpc/live**', (route) => route.abort());
    await match.remove();
    await match.make();
    await match.score(2);
    await page.unroute('**/rest/v1/rpc/live**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(goals(page, 2)).toBeAttached();
  },
);

test('a device without storage shows live scores', oneWidth, async ({ page, backEnd }) => {
  const match = await aRunningMatch(backEnd);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await page.goto('/tournois');
  await expect(live(page)).toContainText(match.name);
  await expect(page.getByText('Espace de stockage plein')).toBeHidden();
  await page.getByRole('link', { name: match.name, exact: true }).click();
  await expect(goals(page, 1)).toBeAttached();
  await match.score(2);
  await expect(goals(page, 2)).toBeAttached();
  await page.goto(`${match.path}/ecran`);
  await expect(page.getByRole('region', { name: 'Sur les terrains' })).toContainText('2 Buts');
});

test(
  'pages claim nothing before the first answer, call a slow server slow, and then update by themselves',
  oneWidth,
  async ({ page, backEnd }) => {
    const match = await aRunningMatch(backEnd);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`${backEnd.url}/rest/**`, async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/tournois');
    await expect(page.getByText('Le serveur tarde à répondre.', { exact: false })).toBeVisible();
    await expect(page.getByText('Championnat de France', { exact: true })).toBeHidden();
    await expect(page.getByText('Aucun match en ce moment.')).toBeHidden();
    await expectAccessible(page);
    answer();
    await expect(live(page)).toContainText(match.name);
  },
);

for (const { what, pattern } of [
  { what: 'nobody who answers', pattern: /\/rest\/v1\// },
  { what: 'a part that does not come', pattern: /hosted-tournaments[^/]*\.js/ },
]) {
  test(
    `with ${what} the list and the page of a tournament show an error, and recover`,
    oneWidth,
    async ({ page, backEnd }) => {
      const match = await aRunningMatch(backEnd);
      await page.route(pattern, (route) => route.abort());
      const unreached = page.getByRole('alert').filter({ hasText: 'Le serveur ne répond pas' });
      await page.goto('/tournois');
      await expect(unreached).toBeVisible();
      await expect(page.getByText('Aucun tournoi pour le moment')).toBeHidden();
      await expect(page.getByText('Aucun match en ce moment.')).toBeHidden();
      await page.goto(match.path);
      await expect(unreached).toContainText('Ce tournoi n’est pas encore gardé sur cet appareil');
      await expectAccessible(page);
      await page.unroute(pattern);
      await unreached.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('heading', { level: 1, name: match.name })).toBeVisible();
      await expect(goals(page, 1)).toBeAttached();
    },
  );
}
