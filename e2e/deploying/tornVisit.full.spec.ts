import type { BrowserContext, Page } from '@playwright/test';
import { chooseHour, fillContact } from '../booking/reservationPage';
import { visitAs } from '../frame/visitors';
import { test } from '../offline/visits';
import { expect } from '../support/test';
import { samplePath, score, selectPlayers } from '../tournaments/organizerPages';

test.use({ serviceWorkers: 'allow' });
// Each deployment takes seconds beside four browsers.
test.describe.configure({ timeout: 900_000 });

const DEPLOYMENTS = 20;
/** The operator prunes after this many deployments. */
const PRUNED_EVERY = 7;
const [home, away] = ['Valenciennes', 'Avignon'];

/** A visitor with a browser of their own, and the requests of their pages. */
async function enter(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems, mixed: await watchReleases(page), origin };
}

/** For each document, the releases of each package whose files it has loaded; a second one means a torn page. */
async function watchReleases(page: Page): Promise<string[]> {
  const mixed: string[] = [];
  const documents = new Map<string, Map<string, string>>();
  // The browser itself reports which document sent a request: a document that is being left may still send some while
  // the next loads.
  const client = await page.context().newCDPSession(page);
  client.on('Network.requestWillBeSent', ({ loaderId, request, documentURL }) => {
    const [, place = '', version = ''] =
      /\/(shell|remotes\/[\w-]+)\/([0-9a-f]{12})\/.*\.js/.exec(new URL(request.url).pathname) ?? [];
    if (!place) return;
    const releases = documents.get(loaderId) ?? new Map<string, string>();
    documents.set(loaderId, releases);
    const first = releases.get(place) ?? version;
    releases.set(place, first);
    if (first !== version) mixed.push(`${documentURL}: ${place} ${first} and ${version}`);
  });
  await client.send('Network.enable');
  return mixed;
}

/** The scripts that a page of now names of its shell. */
async function shellScripts(origin: string): Promise<string[]> {
  const html = await (await fetch(origin)).text();
  return [...new Set(html.match(/\/shell\/[0-9a-f]{12}\/[\w.]+\.js/g))].map((path) => origin + path);
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Reads on, by links and by addresses. */
async function browse(page: Page, origin: string, isOver: () => boolean) {
  while (!isOver()) {
    for (const path of ['/', '/tournois', '/classement-mondial', '/contact']) {
      if (isOver()) return;
      await page.goto(origin + path);
      await expect(title(page)).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
      await expect(title(page)).toHaveText('Connexion');
      await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
      await expect(title(page)).toHaveText(/^Réserver un (beau )?terrain$/);
      await page.goBack();
      await expect(title(page)).toHaveText('Connexion');
    }
  }
}

/** Books one court after the other. */
async function book(page: Page, origin: string, isOver: () => boolean): Promise<number> {
  let booked = 0;
  while (!isOver()) {
    await page.goto(`${origin}/reservation`);
    // From 10:00 to 23:00 and round again: an hour has six courts only.
    await chooseHour(page, 'Demain', `${10 + (booked % 14)}:00`);
    await fillContact(page, `Ana ${booked}`);
    await page.getByRole('main').getByRole('button', { name: 'Réserver', exact: true }).click();
    await expect(page.getByText('Réservation enregistrée !').first()).toBeVisible();
    booked += 1;
  }
  return booked;
}

/** Records a match at the court, and reloads the sheet after every few goals. */
async function referee(page: Page, origin: string, isOver: () => boolean): Promise<number> {
  const board = page.getByRole('region', { name: 'Score' });
  await page.goto(`${origin}${samplePath}/match/r1-m1`);
  await selectPlayers(page, home as string);
  let goals = 0;
  while (!isOver() && goals < 6) {
    await score(page, home as string, 'But attaquant', 1);
    goals += 1;
    await expect(board).toContainText(`${home} ${goals}, ${away} 0`);
    await page.reload();
    await expect(board).toContainText(`${home} ${goals}, ${away} 0`);
  }
  return goals;
}

/** Goes offline and returns, on a page that the visitor has seen. */
async function commute(page: Page, context: BrowserContext, origin: string, isOver: () => boolean) {
  while (!isOver()) {
    await page.goto(`${origin}/tournois`);
    await expect(title(page)).toHaveText(/^Tous (les|nos) Tournois$/);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(1_500);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Championnat de France', exact: true }).click();
    await page.waitForTimeout(500);
    await context.setOffline(false);
    await page.goBack();
    await expect(title(page)).toHaveText(/^Tous (les|nos) Tournois$/);
  }
}

test(`four visitors browse, book, score and commute undisturbed through ${DEPLOYMENTS} deployments`, async ({
  browser,
  site,
}) => {
  // Two months old: open pages may only use the live releases.
  const old = await shellScripts(site.origin);
  site.deploy('shell', 'Trampoline');
  site.deploy('shell');
  site.age(60);
  const contexts = await Promise.all([1, 2, 3, 4].map(() => browser.newContext({ locale: 'fr-FR' })));
  const visitors = await Promise.all(contexts.map((context) => enter(context, site.origin)));
  const [reader, booker, scorer, commuter] = visitors.map(({ page }) => page) as [Page, Page, Page, Page];
  await visitAs(scorer, 'organizer');

  let isOver = false;
  const pruneNowAndThen = async (turn: number) => {
    if (turn % PRUNED_EVERY === PRUNED_EVERY - 1) await site.prune(1);
  };
  const deploying = site.deployMany(DEPLOYMENTS, pruneNowAndThen).finally(() => {
    isOver = true;
  });
  const over = () => isOver;
  const [, booked, goals] = await Promise.all([
    browse(reader, site.origin, over),
    book(booker, site.origin, over),
    referee(scorer, site.origin, over),
    commute(commuter, contexts[3] as BrowserContext, site.origin, over),
    deploying,
  ]);

  const kept = await booker.evaluate(() => JSON.parse(localStorage.getItem('reservations') ?? '[]').length);
  expect(kept).toBe(booked);
  expect(booked).toBeGreaterThan(0);
  expect(goals).toBeGreaterThan(0);
  for (const { mixed } of visitors) expect(mixed).toEqual([]);
  // Without a network a request may fail; nothing else may be wrong.
  for (const { problems } of visitors) {
    expect(
      problems.filter(
        (problem) => !/Failed to load resource|ERR_INTERNET_DISCONNECTED|failed: network\./.test(problem),
      ),
    ).toEqual([]);
  }

  // The pruned releases have been removed, and no page has missed them.
  for (const script of old) expect((await reader.request.get(script)).status()).toBe(404);

  // The next full load gets the live release.
  await reader.goto(`${site.origin}/reservation`);
  const version = site.versionOf('booking');
  const names = () =>
    reader.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect.poll(names).toContain(`/remotes/mfe-booking/${version}/`);
  await Promise.all(contexts.map((context) => context.close()));
});
