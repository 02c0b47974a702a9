import type { Page } from '@playwright/test';
import { expect, test as siteTest } from '../support/test';
import { type Deployment, deploySite } from './deployments';

/** Each test has a site of its own, which it may deploy to. */
const test = siteTest.extend<{ readonly site: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  site: async ({}, use) => {
    const site = await deploySite();
    await use(site);
    await site.remove();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

test('a visitor goes on with the version that he started with, and a reload brings the new one', async ({
  page,
  site,
}) => {
  const versions = watchBooking(page);
  await page.goto('/tournois');
  const next = site.deployBooking();
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expect(page.getByLabel('Nom')).toBeVisible();
  expect(versions()).toHaveLength(1);
  expect(versions()).not.toContain(next);

  await page.reload();
  await expect(page.getByLabel('Nom')).toBeVisible();
  expect(versions()).toContain(next);
});

test.describe('a new version of the application', () => {
  const question = /Une nouvelle version de l’application est disponible\. Voulez-vous la recharger\s\?/;

  test('is asked about, and taken when the visitor accepts', async ({ page, site }) => {
    await visitUntilKept(page, '/tournois');
    site.deployWorker();
    await page.reload();
    const prompt = page.getByRole('alertdialog', { name: 'Mise à jour' });
    await expect(prompt).toContainText(question);
    const reloaded = page.waitForEvent('load');
    await prompt.getByRole('button', { name: 'Recharger' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
    await expect.poll(() => hasWaitingWorker(page)).toBe(false);
    await expect(prompt).toHaveCount(0);
  });

  test('is taken in one tab after the other', async ({ page, context, site }) => {
    await visitUntilKept(page, '/tournois');
    site.deployWorker();
    await page.reload();
    const other = await context.newPage();
    await other.goto(`${site.origin}/tournois`);
    for (const tab of [page, other]) {
      const prompt = tab.getByRole('alertdialog', { name: 'Mise à jour' });
      const reloaded = tab.waitForEvent('load');
      await prompt.getByRole('button', { name: 'Recharger' }).click();
      await reloaded;
      await expect(tab.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
      await expect(prompt).toHaveCount(0);
    }
  });

  test('leaves the page as it is when the visitor declines, and is asked about at the next start', async ({
    page,
    site,
  }) => {
    await visitUntilKept(page, '/reservation');
    site.deployWorker();
    await page.reload();
    const prompt = page.getByRole('alertdialog', { name: 'Mise à jour' });
    await expect(prompt).toContainText(question);
    await page.getByLabel('Nom').fill('Zoé');
    await prompt.getByRole('button', { name: 'Plus tard' }).click();
    await expect(prompt).toHaveCount(0);
    await expect(page.getByLabel('Nom')).toHaveValue('Zoé');
    expect(await hasWaitingWorker(page)).toBe(true);

    await page.reload();
    await expect(prompt).toContainText(question);
  });
});

test.describe('without a network', () => {
  test('pages that were visited open, by a link, by their address and by a reload', async ({
    page,
    site,
  }) => {
    await visitUntilKept(page, '/tournois');
    await visitUntilKept(page, '/reservation');
    await site.stop();

    await page.reload();
    await expect(page.getByLabel('Nom')).toBeEditable();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.goto('/tournois');
    await expect(page.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
    await expect(page.getByLabel('Nom')).toBeEditable();
  });

  test('pictures that were seen are there, in a cache of their own', async ({ page, site }) => {
    await visitUntilKept(page, '/');
    await site.stop();
    await page.reload();
    const picture = page.getByRole('main').locator('picture img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const isKept = picture.evaluate(async ({ currentSrc }: HTMLImageElement) =>
      Boolean(await (await caches.open('pictures')).match(currentSrc)),
    );
    expect(await isKept).toBe(true);
  });

  test('an address of a visited section opens though it was never visited itself', async ({ page, site }) => {
    await visitUntilKept(page, '/player/1');
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    await site.stop();
    await page.goto('/player/2');
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).not.toHaveText(first ?? '');
    await expect(title).not.toHaveText(/ne répond pas|introuvable|non trouvé/);
  });
});

test('files of versions long gone make room for those in use', async ({ page, site }) => {
  await visitUntilKept(page, '/reservation');
  await keepFiles(page, site.leaveOldFiles(300));
  await expect.poll(() => numberOfKeptFiles(page), { message: 'files kept' }).toBe(200);

  // What the visit is made of may be among the oldest: using it again brings it back, and to the front.
  await visitUntilKept(page, '/reservation');
  expect(await numberOfKeptFiles(page)).toBeLessThanOrEqual(200);
  await site.stop();
  await page.reload();
  await expect(page.getByLabel('Nom')).toBeEditable();
});

test.describe('a page in place of a script, as a proxy may answer', () => {
  test.use({ tolerated: [/SectionFailure|remoteEntry|Federation|loadRemote|RUNTIME-|Unexpected token/i] });

  test('is not kept: a retry brings the section', async ({ page, context }) => {
    await visitUntilKept(page, '/reservation');
    await context.route('**/remotes/mfe-members/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Connexion au Wi-Fi' }),
    );
    await page.goto('/connexion');
    const retry = page.getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await context.unroute('**/remotes/mfe-members/**');
    await retry.click();
    await expect(page.getByRole('radio', { name: 'Joueur' })).toBeVisible();
  });
});

/** Opens a page and waits until the offline worker has it, with all that it is made of. */
async function visitUntilKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const files = performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => /\/(shell|remotes)\//.test(name));
          const kept = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
          return navigator.serviceWorker.controller !== null && kept.every(Boolean);
        }),
      { message: `the offline worker has all files of ${path}` },
    )
    .toBe(true);
}

/** Has the offline worker keep these files, and waits until the last of them is there. */
async function keepFiles(page: Page, urls: string[]): Promise<void> {
  await page.evaluate(
    (kept) => navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_FILES', urls: kept }),
    urls,
  );
  await expect
    .poll(() => page.evaluate(async (last) => Boolean(await caches.match(last)), urls.at(-1) ?? ''))
    .toBe(true);
}

function numberOfKeptFiles(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('files')).keys()).length);
}

function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}

/** The versions of the booking section whose files the page has asked for, each once. */
function watchBooking(page: Page): () => string[] {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = /\/remotes\/mfe-booking\/([0-9a-z]{12})\//.exec(request.url())?.[1];
    if (version) versions.add(version);
  });
  return () => [...versions];
}
