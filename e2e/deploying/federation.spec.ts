import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { alive } from '../support/alive';
import { expectAccessible } from '../support/axe';
import { sidewaysPx } from '../support/sidewaysPx';
import { expect, test } from '../support/test';

interface Registry {
  readonly shell: string;
  readonly sections: readonly { readonly name: string; readonly version: string }[];
}

const registry: Registry = JSON.parse(readFileSync(join(__dirname, '../../site/registry.json'), 'utf8'));
const versionOf = (section: string) => registry.sections.find(({ name }) => name === section)?.version ?? '';

const panel = (page: Page) => page.getByRole('region', { name: 'Fédération' });
const card = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the panel names the loaded releases, and outlines which package owns each part of the page', async ({
  page,
}) => {
  await page.goto('/reservation?debug=federation');
  await expect(card(page, 'booking')).toContainText(`Version ${versionOf('booking')}, en ligne`);
  for (const phase of ['conteneur', 'routes', 'page', 'mise en vie']) {
    await expect(card(page, 'booking')).toContainText(new RegExp(`${phase} \\d[\\d\\s]* ms`));
  }
  await expect(card(page, 'booking')).toContainText(/Réseau[1-9][\d,]* ko.*Nouveaux essais0/);
  await expect(card(page, 'Shell')).toContainText(`Version ${registry.shell}, en ligne`);
  await expect(card(page, 'Shell')).toContainText(/démarrage \d+ ms.*registre \d[\d\s]* ms/);
  await expect(page.getByText(`Page · booking ${versionOf('booking')}`)).toBeInViewport();
  await expect(page.getByText(`En-tête · Shell ${registry.shell}`)).toBeInViewport();
  await expect(page.getByText(`Fond · Shell ${registry.shell}`)).toBeInViewport();
  await expectAccessible(page);

  // The outlines let clicks through, and follow the page.
  await page.getByRole('banner').getByRole('link', { name: 'Tournois', exact: true }).click();
  await expect(page.getByText(`Page · tournaments ${versionOf('tournaments')}`)).toBeInViewport();
  await expect(card(page, 'tournaments')).toContainText(`Version ${versionOf('tournaments')}, en ligne`);
  await expect(card(page, 'booking')).toBeAttached();
  // The compatibility check does not download modules that the section may need later.
  await expect(card(page, 'Noyau partagé')).not.toContainText('contrôles riches');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(page.getByText(`Pied de page · Shell ${registry.shell}`)).toBeInViewport();
  await expect(page.getByText(`Page · tournaments ${versionOf('tournaments')}`)).toBeInViewport();
  await expectAccessible(page);

  // The rich controls load on demand, from the shell.
  await page.goBack();
  await page.getByRole('button', { name: 'Ouvrir le calendrier' }).click();
  await expect(card(page, 'Noyau partagé')).toContainText(/calendrier (?:× \d )?\d[\d\s]* ms/);
});

test('each release describes itself to the tools of the ecosystem, and no page asks for that', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/reservation');
  await alive(page);
  const address = `/remotes/mfe-booking/${versionOf('booking')}/mf-manifest.json`;
  const manifest = await (await page.request.get(address)).json();
  expect(manifest.exposes).toMatchObject([{ path: './routes' }]);
  expect(requested.filter((url) => url.includes('mf-manifest'))).toEqual([]);
});

test('the panel stays open during the visit, is reachable by keyboard, and closes on request @full', async ({
  page,
}) => {
  await page.goto('/contact?debug=federation');
  await expect(panel(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Tournois', exact: true }).click();
  await expect(card(page, 'tournaments')).toBeAttached();
  await page.reload();
  await expect(card(page, 'tournaments')).toBeAttached();

  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByText('Qui possède quoi')).toBeInViewport();
  for (const name of ['Fermer la fédération', 'Réduire la fédération', 'Contours']) {
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(page.getByText('Page · tournaments')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, 'tournaments')).toBeHidden();
  await expect(panel(page)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Tous les Tournois');
  await expect(panel(page)).toHaveCount(0);
});

test('a section that does not load shows the number of its retries and their result', async ({ page }) => {
  await page.route('**/remotes/mfe-tournaments/**/remoteEntry.js*', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.goto('/contact?debug=federation');
  await expect(card(page, 'marketing')).toContainText('chargé');
  await page.getByRole('banner').getByRole('link', { name: 'Tournois', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page ne répond pas' })).toBeVisible();
  await expect(card(page, 'tournaments')).toContainText(/conteneur(?: × \d)? en échec/);
  await expect(card(page, 'tournaments')).toContainText(/Nouveaux essais[1-9]/);
  // The error page belongs to the shell.
  await expect(page.getByText(`Page · Shell ${registry.shell}`, { exact: true })).toBeInViewport();

  await page.unroute('**/remotes/mfe-tournaments/**/remoteEntry.js*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
  await expect(card(page, 'tournaments')).toContainText('chargé');
  await expect(page.getByText(`Page · tournaments ${versionOf('tournaments')}`)).toBeInViewport();
});

test('the panel shows an incompatible release beside the compatible one before it @full', async ({
  page,
}) => {
  const newer = '0123456789ab';
  const older = registry.sections.find(({ name }) => name === 'tournaments');
  await page.route('**/registry.json', (route) => {
    const sections = registry.sections.map((section) =>
      section.name === 'tournaments'
        ? { ...section, version: newer, taken: { 'shared-kernel/ui': ['Carousel'] }, earlier: [older] }
        : section,
    );
    return route.fulfill({ json: { ...registry, sections } });
  });
  await page.goto('/contact?debug=federation');
  await alive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Tournois', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
  const cards = card(page, 'tournaments');
  await expect(cards.filter({ hasText: `Version ${newer}, en ligne` })).toContainText('incompatible');
  await expect(
    cards.filter({ hasText: `Version ${versionOf('tournaments')}, version antérieure` }),
  ).toContainText('chargé');
});

test('the panel does not move the page below, nor cover all of it @full', async ({ page }) => {
  for (const [width, height] of [
    [375, 740],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/reservation', { waitUntil: 'networkidle' });
    const places = () =>
      page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top + scrollY)));
    await alive(page);
    const before = await places();
    await page.goto('/reservation?debug=federation');
    await expect(card(page, 'booking')).toContainText('chargé');
    expect(await places(), 'what stands where').toEqual(before);
    expect(await sidewaysPx(page)).toBe(0);
    const { height: covered = height } = (await panel(page).boundingBox()) ?? {};
    expect(covered).toBeLessThanOrEqual(0.6 * height);
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Réduire' }).click();
    expect((await panel(page).boundingBox())?.height).toBeLessThan(70);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Tournois' })).toBeVisible();
  }
});
