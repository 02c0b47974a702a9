import type { Page } from '@playwright/test';
import { bookingLink, bookingTitle, expect, expectBookingLives, test, titleOf } from '../offline/visits';

/**
 * A page may be older than the live releases. Its shell may lack an export that a section's new release requires, or a
 * release in its registry may have been removed. The gates prevent a live mismatch, but they cannot close open pages.
 */
test.use({
  serviceWorkers: 'block',
  tolerated: [
    /The registry did not load|SectionFailure|Federation|RUNTIME-|integrity|Refused to execute script/i,
  ],
});

/** A name of the shared facade that the open pages' shell does not offer. */
const NAME = 'Trampoline';
const REGISTRY = /\/registry\.json/;
const said = (page: Page) => page.getByRole('main').getByRole('alert');
const reload = (page: Page) => page.getByRole('button', { name: 'Recharger la page' });

test('an older shell loads the last compatible release of a section, and its page works @full', async ({
  page,
  site,
}) => {
  await openBeforeMisfit(page, site);
  site.calm();
  await bookingLink(page).click();
  await expect(titleOf(page)).toHaveText(bookingTitle.now);
  await expectBookingLives(page);

  await page.reload();
  await expect(titleOf(page)).toHaveText(bookingTitle.next);
  await expectBookingLives(page);
});

test.describe('when no release is compatible', () => {
  test('the visitor reads it once, and a reload brings the new shell and the page', async ({
    page,
    site,
  }) => {
    await openBeforeMisfit(page, site);
    await site.prune(0, 40);
    site.calm();
    await bookingLink(page).click();
    await expect(titleOf(page)).toHaveText('Cette page vient de changer');
    await expect(said(page)).toContainText('Rechargez la page pour l’obtenir');
    await expect(said(page)).toHaveCount(1);

    await reload(page).click();
    await expect(titleOf(page)).toHaveText(bookingTitle.next);
    await expectBookingLives(page);
  });

  test('a host that still serves the old shell leads to another, accurate sentence after the reload @full', async ({
    page,
    site,
  }) => {
    const oldShell = await (await page.request.get(`${site.origin}/app.html`)).text();
    await openBeforeMisfit(page, site);
    site.calm();
    // The files of the old shell are still there, and releases of the section that would fit it are not.
    await page.route(REGISTRY, async (route) => {
      const response = await route.fetch();
      const registry = await response.json();
      for (const section of registry.sections) section.earlier = [];
      await route.fulfill({ response, json: registry });
    });
    await page.route('**/reservation', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: oldShell })
        : route.fallback(),
    );
    await bookingLink(page).click();
    await reload(page).click();
    await expect(titleOf(page)).toHaveText('Cette page est en cours de mise à jour');
    await expect(said(page)).toContainText('Revenez dans quelques minutes');
    await expect(page.getByText(/recharge/i)).toHaveCount(0);

    // The host has the files now, and a returning visitor finds the page.
    await page.unroute('**/reservation');
    await page.goto('/reservation');
    await expect(titleOf(page)).toHaveText(bookingTitle.next);
    await expectBookingLives(page);
  });
});

test('an incompatible page of its own section stays readable, with one line above it @full', async ({
  page,
  site,
}) => {
  // No composition makes such a page, so the test alters the response.
  const otherKernel = (text: string) => text.replaceAll(/"kernel":(\s*)"\d+"/g, '"kernel":$1"0"');
  await page.route('**/reservation', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const own = /"section":\{[^}]*\}/.exec(text)?.[0] ?? '';
    await route.fulfill({ response, body: text.replace(own, otherKernel(own)) });
  });
  await page.route(REGISTRY, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: otherKernel(await response.text()) });
  });
  await page.goto(`${site.origin}/reservation`);
  const line = page.getByText('Une version plus récente du site est en ligne : rechargez la page');
  await expect(line).toBeVisible();
  await expect(titleOf(page)).toHaveText(bookingTitle.now);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(1);

  await reload(page).click();
  await expect(
    page.getByText('elle est en cours de mise à jour : revenez dans quelques minutes'),
  ).toBeVisible();
  await expect(titleOf(page)).toHaveText(bookingTitle.now);
  await expect(line).toHaveCount(0);
});

test.describe('a release that is pruned during a visit', () => {
  test('is replaced by the live release @full', async ({ page, site }) => {
    const learnt = page.waitForResponse(REGISTRY);
    await page.goto('/tournois');
    await learnt;
    site.deploy('mfe-booking');
    await site.prune(0, 40);
    await bookingLink(page).click();
    await expect(titleOf(page)).toHaveText(bookingTitle.next);
    await expectBookingLives(page);
  });

  test('is replaced by the live release also after its first pages had loaded @full', async ({
    page,
    site,
  }) => {
    await page.goto('/connexion');
    await expect(page.getByRole('radio', { name: 'Joueur' })).toBeVisible();
    await page.getByRole('tab', { name: 'Inscription' }).click();
    await expect(page.getByLabel('Nom complet')).toBeVisible();
    site.deploy('mfe-members');
    await site.prune(0, 40);
    await page.getByRole('tab', { name: 'Connexion' }).click();
    await page.getByRole('radio', { name: 'Joueur' }).check({ force: true });
    await page.getByRole('button', { name: 'Connexion démo' }).click();
    await expect(page.getByRole('tab', { name: 'Vue d’ensemble' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tout le classement mondial' })).toBeVisible();
  });
});

/** A page of the shell before, opened before a release went live that only the next shell can run. */
async function openBeforeMisfit(page: Page, site: Parameters<Parameters<typeof test>[2]>[0]['site']) {
  site.disturb(REGISTRY, 'unavailable');
  await page.goto('/tournois');
  await expect(titleOf(page)).toHaveText('Tous les Tournois');
  site.deploy('shell', NAME);
  site.deploy('mfe-booking', NAME);
}
