import { expectPage } from '../support/expectPage';
import { watchDocumentLoads, watchRemotes } from '../support/requests';
import { expect, oneWidth, test } from '../support/test';

test('a visitor crosses the sections without a page load', async ({ page }) => {
  const loads = watchDocumentLoads(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Réserver maintenant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Réserve/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Réserver maintenant' })).toBeVisible();
  await page.goForward();
  await expectPage(page, '/reservation');
  await expect(page.getByLabel('Nom')).toBeVisible();
  expect(loads()).toBe(1);
});

test(
  'a deep link opens its page, and only the section that owns it is downloaded',
  oneWidth,
  async ({ page }) => {
    const remotes = watchRemotes(page);
    await page.goto('/tournois');
    await expect(page.getByRole('heading', { level: 1, name: 'Tous les Tournois' })).toBeVisible();
    await expect.poll(remotes).toEqual(['tournaments']);
    await page.waitForLoadState('networkidle');
    expect(remotes()).toEqual(['tournaments']);
  },
);

test('an organiser’s pages download the tournament section and no other', oneWidth, async ({ page }) => {
  await page.addInitScript(() => {
    const organizer = { id: 1001, name: 'Camille Morel', email: 'camille@example.org', role: 'organizer' };
    localStorage.setItem('user', JSON.stringify(organizer));
  });
  const remotes = watchRemotes(page);
  await page.goto('/organisateur');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Tournois' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(remotes()).toEqual(['tournaments']);
});

test('an unknown address answers 404 and shows a way on', oneWidth, async ({ page }) => {
  const response = await page.goto('/n-existe-pas');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/Page introuvable/);
});

test('a new page is scrolled to its top, and going back restores the place', async ({ page }) => {
  await page.goto('/');
  const button = page
    .getByRole('main')
    .getByRole('link', { name: /tous nos services|services/i })
    .last();
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await button.click();
  await expectPage(page, '/services-tarifs');
  // For an early click the browser itself navigates, and the document may unload during the check, so the check is repeated.
  const expectPlace = (isRight: (placePx: number) => boolean) =>
    expect(async () => expect(isRight(await page.evaluate(() => scrollY))).toBe(true)).toPass();
  await expectPlace((placePx) => placePx === 0);
  await page.goBack();
  await expectPlace((placePx) => placePx > before - 100);
});
