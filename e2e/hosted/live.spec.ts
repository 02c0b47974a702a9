import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { centreToday } from '../support/centreToday';
import { expectPage } from '../support/expectPage';
import { oneWidth } from '../support/test';
import { score, selectPlayers } from '../tournaments/organizerPages';
import { aStoredTournament } from '../tournaments/storedTournament';
import type { BackEnd, Person } from './support/backEnd';
import { publishRecord } from './support/device';
import { expect, test } from './support/test';
import { registered, sendLogin } from './support/visitor';

/** The longest pause between two questions that are answered is 20 s. */
const longerThanPauseMs = 25_000;
let made = 0;

/** A tournament at the back end with two teams, one match and an organiser; its date is today by default. */
async function aHostedTournament(
  backEnd: BackEnd,
  { date = centreToday(), ...more }: { readonly date?: string; readonly day?: object } = {},
): Promise<{ readonly id: string; readonly organiser: Person }> {
  made += 1;
  const id = `direct-${made}`;
  const organiser = await registered(backEnd);
  await backEnd.makeOrganizer(organiser.email);
  const record = aStoredTournament({ id, name: `Open ${made}`, date, teams: ['Lille', 'Lyon'], more });
  await publishRecord(backEnd, organiser, record);
  return { id, organiser };
}

/** Stops the page's clock right after an answer, with the longest pauses: the next scores are at their furthest. */
async function pauseAfterAnswer(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const answered = page.waitForResponse(/rpc\/live/);
  await page.evaluate(() => {
    Math.random = () => 1;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await (await answered).finished();
}

test(
  'the tournament’s page, the list and the screen of another device show the first goal within 5 s, the next ones within 3 s',
  oneWidth,
  async ({ page, backEnd, anotherDevice }) => {
    const { id, organiser } = await aHostedTournament(backEnd);
    await page.goto('/connexion');
    await sendLogin(page, organiser);
    await expectPage(page, '/organisateur');
    await page.goto(`/organisateur/tournoi/${id}/match/r1-m1`);
    await selectPlayers(page, 'Lille');
    await selectPlayers(page, 'Lyon');

    const path = `/organisateur/tournoi/${id}`;
    const [ofTournament, ofList, ofScreen] = [
      await anotherDevice(),
      await anotherDevice(),
      await anotherDevice(),
    ];
    const spectators = [ofTournament, ofList, ofScreen];
    for (const each of spectators) await each.clock.install();
    await Promise.all([ofTournament.goto(path), ofList.goto('/tournois'), ofScreen.goto(`${path}/ecran`)]);
    const board = ofList.getByRole('region', { name: 'En direct' });
    const screen = ofScreen.getByRole('dialog', { name: 'Écran du tournoi' });
    await expect(ofTournament.getByRole('heading', { level: 1, name: 'Open 1' })).toBeVisible();
    await expect(board).toContainText('Aucun match en ce moment.');
    await expect(screen.getByRole('heading', { name: 'À suivre' })).toBeVisible();

    // The first goal of the day: nothing was played on any of these screens.
    await Promise.all(spectators.map(pauseAfterAnswer));
    const reach = (home: number, away: number) =>
      expect
        .poll(() =>
          backEnd.query(`select score -> 'sets' as sets from public.live_matches where tournament = '${id}'`),
        )
        .toEqual([{ sets: [{ home, away }] }]);
    await score(page, 'Lille', 'But attaquant', 1);
    await reach(1, 0);
    for (const each of spectators) await each.clock.runFor(5000);
    await Promise.all([
      expect(ofTournament.getByRole('tabpanel').getByText('Set 1 : 1 à 0.')).toBeAttached(),
      expect(board).toContainText('Open 1'),
      expect(screen.getByRole('region', { name: 'Sur les terrains' })).toContainText('1 Buts'),
    ]);

    await score(page, 'Lyon', 'But attaquant', 2);
    await reach(1, 2);
    for (const each of spectators) await each.clock.runFor(3000);
    const spoken = ofTournament.getByRole('status').filter({ hasText: 'But pour' });
    await Promise.all([
      expect(ofTournament.getByRole('tabpanel').getByText('Set 1 : 1 à 2.')).toBeAttached(),
      expect(spoken).toContainText('contre Lille'),
      expect(board).toContainText('buts 2'),
      expect(screen.getByRole('region', { name: 'Sur les terrains' })).toContainText('2 Buts'),
    ]);
  },
);

test(
  'a spectator reads since when scores may be stale, until the next answer @full',
  oneWidth,
  async ({ page, backEnd }) => {
    const { id } = await aHostedTournament(backEnd);
    const set = (home: number) =>
      backEnd.query(`
        insert into public.live_matches (tournament, fixture, log, counted, score) values ('${id}', 'r1-m1', '${id}',
          ${home}, '{"sets":[{"home":${home},"away":0}],"status":"inprogress"}')
        on conflict on constraint live_matches_pkey do update set counted = excluded.counted, score = excluded.score`);
    await set(1);
    await page.goto(`/organisateur/tournoi/${id}`);
    const goals = (count: number) => page.getByRole('tabpanel').getByText(`Set 1 : ${count} à 0.`);
    await expect(goals(1)).toBeAttached();
    await page.route('**/rest/v1/rpc/live**', (route) => route.abort());
    const silence = page.getByRole('status').filter({ hasText: 'Le direct ne répond plus depuis' });
    await expect(silence).toBeVisible();
    await expect(goals(1)).toBeAttached();
    await set(3);
    await page.unroute('**/rest/v1/rpc/live**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(goals(3)).toBeAttached();
    await expect(silence).toHaveCount(0);
  },
);

test(
  'an unreadable tournament does not remove the others from the list @full',
  oneWidth,
  async ({ page, backEnd }) => {
    const [sound, broken] = [await aHostedTournament(backEnd), await aHostedTournament(backEnd)];
    await backEnd.query(`update public.tournaments set record = record - 'teams' where id = '${broken.id}'`);
    await page.goto('/tournois');
    const name = `Open ${sound.id.replace(/\D/g, '')}`;
    await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('ne répond pas')).toHaveCount(0);
    await backEnd.query(`delete from public.tournaments where id = '${broken.id}'`);
  },
);

for (const { how, byHours } of [
  { how: 'a day ahead', byHours: 24 },
  { how: 'a day behind', byHours: -24 },
]) {
  test(
    `a device that is ${how} shows the tournament’s day by the server’s clock, and a warning @full`,
    oneWidth,
    async ({ page, backEnd }) => {
      const date = '2026-11-28';
      const placements = [{ fixture: 'r1-m1', court: 1, at: 785 }];
      const day = { date, start: 780, courts: 1, matchMinutes: 20, pauses: [], placements };
      const { id, organiser } = await aHostedTournament(backEnd, { date, day });
      const now = new Date(`${date}T12:00:00Z`);
      await backEnd.setClock(now);
      await page.clock.setFixedTime(now.getTime() + byHours * 3_600_000);
      // The first answer is lost.
      await page.route('**/rpc/present_time', (route) => route.abort(), { times: 1 });
      await page.goto(`/organisateur/tournoi/${id}`);
      const differs = page.getByText(
        new RegExp(`${byHours > 0 ? 'avance' : 'retarde'} de 24\\sheures sur celle du serveur`),
      );
      await expect(differs).toBeVisible();
      await expect(page.getByRole('region', { name: 'Ensuite' })).toContainText('Lille');
      await expectAccessible(page);
      await page.goto('/tournois');
      await expect(differs).toBeVisible();
      await expect(page.getByRole('region', { name: 'Prochaine journée' })).toContainText(
        /Aujourd’hui, 13\sh\s05/,
      );
      await page.goto(`/organisateur/tournoi/${id}/ecran`);
      await expect(differs).toBeVisible();
      await page.goto('/connexion');
      await sendLogin(page, organiser);
      await expectPage(page, '/organisateur');
      await page.goto(`/organisateur/tournoi/${id}/jour`);
      await expect(differs).toBeVisible();
      await expect(page.getByText('La journée est à l’heure.')).toBeVisible();
      await page.goto(`/organisateur/tournoi/${id}/terrain/1`);
      await expect(differs).toBeVisible();
      await expect(page.getByRole('region', { name: 'À jouer' })).toContainText('Lille');
    },
  );
}

test(
  'a spectator’s page polls without a preflight request, and stops while it is hidden @full',
  oneWidth,
  async ({ page, backEnd }) => {
    const { id } = await aHostedTournament(backEnd);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rpc/live')) asked.push(request.method());
    });
    const answered = page.waitForResponse(/rpc\/live/);
    await page.clock.install();
    await page.goto(`/organisateur/tournoi/${id}`);
    expect((await answered).status()).toBe(200);
    const again = page.waitForResponse(/rpc\/live/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect([200, 304]).toContain((await again).status());
    // A visible page polls by itself.
    const byItself = page.waitForResponse(/rpc\/live/);
    await page.clock.fastForward(longerThanPauseMs);
    await byItself;
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const before = asked.length;
    await page.clock.fastForward(longerThanPauseMs);
    await page.waitForTimeout(1000);
    expect(asked.length).toBe(before);
    expect(new Set(asked)).toEqual(new Set(['GET']));
  },
);
