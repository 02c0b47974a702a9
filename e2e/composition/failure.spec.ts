import type { Page } from '@playwright/test';
import { expectPage } from '../support/expectPage';
import { expect, test } from '../support/test';

// The service worker would answer from its own copies, and the tests could not take them away.
test.use({ serviceWorkers: 'block' });

/** Nothing that a screen reader finds goes on speaking of a fault. */
async function expectSilence(page: Page) {
  const spoken = page.locator('[role=status], [role=alert], [role=progressbar], [aria-live]');
  await expect(spoken.filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test.describe('an unreachable remote', () => {
  test.use({
    tolerated: [/SectionFailure|remoteEntry|Federation|loadRemote|RUNTIME-|Unexpected token|integrity/i],
  });

  test('affects its own pages only, and loads after a retry', async ({ page }) => {
    let isDown = true;
    await page.route('**/remotes/mfe-booking/**', (route) => (isDown ? route.abort() : route.fallback()));

    await page.goto('/reservation');
    const retry = page.getByRole('button', { name: /Réessayer/ });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Réserver maintenant' }).click();
    await expect(retry).toBeVisible();

    isDown = false;
    await retry.click();
    await expect(page.getByLabel('Nom')).toBeVisible();
    await expectSilence(page);
  });

  for (const { kind, path } of [
    { kind: 'a prerendered page', path: '/club/Lyon' },
    { kind: 'a page that has nothing to show', path: '/player/11' },
  ]) {
    test(`shows no error on ${kind} after a successful retry`, async ({ page }) => {
      let isDown = true;
      await page.route('**/remotes/mfe-members/**', (route) => (isDown ? route.abort() : route.fallback()));
      await page.goto(path);
      const retry = page.getByRole('button', { name: /Réessayer/ });
      await expect(retry).toBeVisible();
      isDown = false;
      await retry.click();
      await expect(retry).toHaveCount(0);
      await expectPage(page, path);
      await expectSilence(page);
    });
  }

  test('is requested again once, with another query, before the visitor sees an error', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/remotes/mfe-booking/**/remoteEntry.js*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return asked.length === 1 ? route.fulfill({ status: 500 }) : route.fallback();
    });
    await page.goto('/connexion');
    await page.goto('/reservation');
    await expect(page.getByLabel('Nom')).toBeVisible();
    await expect(page.getByRole('button', { name: /Réessayer/ })).toHaveCount(0);
  });

  test('fails in the same way when it answers with a page instead of a script', async ({ page }) => {
    await page.route('**/remotes/mfe-members/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Maintenance' }),
    );
    await page.goto('/connexion');
    await expect(page.getByRole('button', { name: /Réessayer/ })).toBeVisible();
    await page.unroute('**/remotes/mfe-members/**');
    await page.getByRole('button', { name: /Réessayer/ }).click();
    await expect(page.getByRole('radio', { name: 'Joueur' })).toBeVisible();
  });
});

test.describe('a page chunk', () => {
  test('is fetched again with another query after one failure', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/booking-reservation.*.js*', (route) => {
      asked.push(new URL(route.request().url()).search);
      return asked.length <= 2 && !route.request().url().includes('retry')
        ? route.fulfill({ status: 503 })
        : route.fallback();
    });
    await page.goto('/reservation');
    await page.getByLabel('Nom').fill('Zoé');
    await expect(page.getByLabel('Nom')).toHaveValue('Zoé');
    await expect.poll(() => asked.some((search) => search.includes('retry'))).toBe(true);
  });
});

test('a guarded page whose login does not load shows a skeleton, then an error within eight seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/remotes/mfe-members/**', () => {});
  await page.goto('/organisateur', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/connexion');
  const main = page.getByRole('main');
  await expect(main.getByText('Chargement de la page…')).toBeAttached();
  await page.clock.fastForward(7_100);
  await expect(main.getByRole('heading', { level: 1, name: 'Cette page ne répond pas' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^03/ })).toBeVisible();
  await page.unroute('**/remotes/mfe-members/**');
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await expectPage(page, '/connexion?retour=%2Forganisateur&role=organizer');
});
