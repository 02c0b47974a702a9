import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';

test('each legal text says that it does not exist yet', async ({ page }) => {
  await page.goto('/contact');
  const notices = page.getByRole('region', { name: 'Notifications' });
  for (const title of ['Mentions légales', 'Politique de confidentialité', 'CGV']) {
    await page.getByRole('contentinfo').getByRole('button', { name: title }).click();
    await expect(notices).toContainText(title);
    await expect(notices).toContainText('Cette fonctionnalité n’est pas encore disponible.');
    await notices.getByRole('button', { name: 'Fermer' }).click();
    await expect(notices.getByRole('listitem')).toHaveCount(0);
  }
});

for (const [name, anchor] of [
  ['À propos', 'about'],
  ['Contact', 'contact'],
] as const) {
  test(`the footer’s “${name}” leads from another page to its place on the home page`, async ({ page }) => {
    await page.goto('/connexion');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expectPage(page, `/#${anchor}`);
    await expect(page.locator(`#${anchor}`)).toBeFocused();
    await expect(page.locator(`#${anchor}`).getByRole('heading').first()).toBeInViewport();
  });
}

test('the footer fits one screen of a phone, for a thumb as well', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/contact');
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(700);
});

test('the footer leads to the landing pages', async ({ page }) => {
  await page.goto('/connexion');
  for (const address of [
    '/jorkyball-prouvy',
    '/football-indoor-valenciennes',
    '/centre-sportif-prouvy',
    '/activites-sportives-prouvy',
    '/services-tarifs',
  ]) {
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
    await expectPage(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('the keyboard’s first stop leads past the header', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectPage(page, '/contact');
});

test('a new page puts the focus on its title and is announced, on the way back too', async ({ page }) => {
  await page.goto('/tournois');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).not.toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
  await expect(title).toHaveText(/Réserve/);
  await expect(title).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);

  await page.goBack();
  await expect(title).toHaveText('Tous les Tournois');
  await expect(title).toBeFocused();
  await page.goForward();
  await expect(title).toHaveText(/Réserve/);
});

test('the foot of a page fits on a small phone’s screen', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  // It is laid out when it comes near, in the next frame.
  await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(568);
  for (const target of await footer.locator('a, button').all())
    expect(
      (await target.boundingBox())?.height,
      (await target.textContent()) ?? undefined,
    ).toBeGreaterThanOrEqual(24);
});

test('going back puts the focus on the link that led away', oneWidth, async ({ page }) => {
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  const links = page.getByRole('link', { name: /^Lire la suite/ });
  await links.nth(3).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(links.nth(3)).toBeFocused();
  await expect(links.nth(3)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(links.nth(4)).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
