import type { Page } from '@playwright/test';
import { bookingTitle, expect, test, titleOf, visitUntilKept } from '../offline/visits';

test('a visit keeps the version that it started with, and a reload brings the new one', async ({
  page,
  site,
}) => {
  const versions = watchBooking(page);
  const learnt = page.waitForResponse(/\/registry\.json/);
  await page.goto('/tournois');
  await learnt;
  site.deploy('mfe-booking');
  const next = site.versionOf('booking');
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expect(titleOf(page)).toHaveText(bookingTitle.now);
  expect(versions()).toHaveLength(1);
  expect(versions()).not.toContain(next);

  await page.reload();
  await expect(titleOf(page)).toHaveText(bookingTitle.next);
  await expect.poll(versions).toContain(next);
});

test('a page outside the deployed section leads into the new release of that section @full', async ({
  page,
  site,
}) => {
  const before = await (await page.request.get('/tournois')).text();
  site.deploy('mfe-booking');
  expect(await (await page.request.get('/tournois')).text()).toBe(before);
  await page.goto('/tournois');
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expect(titleOf(page)).toHaveText(bookingTitle.next);
});

test.describe('a new version of the application', () => {
  const question = /Une nouvelle version de l’application est disponible\. Voulez-vous la recharger\s\?/;

  test('asks the visitor, and replaces the old version when they accept @full', async ({ page, site }) => {
    await visitUntilKept(page, '/tournois');
    site.deploy('shell');
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

  test('replaces the old version in one tab after the other @full', async ({ page, context, site }) => {
    await visitUntilKept(page, '/tournois');
    site.deploy('shell');
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

  test('does not change the page of a visitor who declines, and asks again at the next start @full', async ({
    page,
    site,
  }) => {
    await visitUntilKept(page, '/reservation');
    site.deploy('shell');
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

function hasWaitingWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
}

/** The versions of the booking section whose files the page has requested, each once. */
function watchBooking(page: Page): () => string[] {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = /\/remotes\/mfe-booking\/([0-9a-z]{12})\//.exec(request.url())?.[1];
    if (version) versions.add(version);
  });
  return () => [...versions];
}
