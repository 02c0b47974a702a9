import type { Page } from '@playwright/test';
import { expectPage } from '../support/expectPage';
import { expect, oneWidth, test } from '../support/test';

/** Notes each moment at which `main` shows neither a heading nor a skeleton. */
async function watchForEmptyPages(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moments: number[] = [];
    Object.assign(window, { emptyMoments: moments });
    const look = () => {
      const main = document.querySelector('main');
      const isAnswered = main?.querySelector('h1, [role=alert], [aria-busy=true]');
      const isLoading = main?.textContent?.includes('Chargement');
      if (main && !isAnswered && !isLoading) moments.push(performance.now());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { emptyMoments: number[] }).emptyMoments.length);
}

test(
  'a guest with an unknown tournament meets no empty page before the answer',
  oneWidth,
  async ({ page }) => {
    const emptyMoments = await watchForEmptyPages(page);
    const releases = await Promise.all(
      ['tournaments-missing', 'tournaments-list'].map(async (chunk) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(`**/${chunk}.*.js*`, async (route) => {
          await held;
          await route.continue();
        });
        return release;
      }),
    );
    await page.goto('/organisateur/tournoi/inconnu');
    // While each of the two files is on its way, and between them.
    const skeleton = page.getByRole('main').getByText('Chargement du tournoi');
    for (const release of releases) {
      await expect(skeleton).toBeAttached();
      release();
    }
    await expectPage(page, '/tournois');
    await expect(page.getByText('Tournoi introuvable')).toBeVisible();
    expect(await emptyMoments()).toBe(0);
  },
);

test('a guest with an unknown player meets no empty page before the answer', oneWidth, async ({ page }) => {
  const emptyMoments = await watchForEmptyPages(page);
  await page.goto('/player/inconnu');
  await expect(page.getByRole('heading', { level: 1, name: 'Joueur non trouvé' })).toBeVisible();
  await expect(page.getByText("Le profil de ce joueur n'existe pas ou est introuvable.")).toBeVisible();
  expect(await emptyMoments()).toBe(0);
});
