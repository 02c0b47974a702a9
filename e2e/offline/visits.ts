import type { Locator, Page } from '@playwright/test';
import { type Deployment, deploySite } from '../composition/deployments';
import { expectPage } from '../support/expectPage';
import { expect, test as siteTest } from '../support/test';

/** Each test has a site of its own, which it may deploy to, disturb and take away. */
export const test = siteTest.extend<{ readonly site: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  site: async ({}, use) => {
    const site = await deploySite();
    await use(site);
    await site.remove();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

export { expect };

/** The footer's text identifies the shell: this one's or the next deployment's. */
export const footer = { now: 'Mentions légales', next: 'Mentions légales et crédits' } as const;
/** The title of the booking page before and after a deployment of its section. */
export const bookingTitle = { now: 'Réserver un terrain', next: 'Réserver un beau terrain' } as const;

export function titleOf(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Opens one page after the other, and waits until the service worker has each with all that it is made of. */
export async function visitUntilKept(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(titleOf(page)).toBeVisible();
    await waitUntilKept(page);
  }
}

/** The address of a player that no test here has opened: the section may be stored, the page is not. */
export const unvisitedPlayer = '/player/3';

export async function expectUnvisitedPlayer(page: Page): Promise<void> {
  await expectPage(page, unvisitedPlayer);
  await expectFrameLives(page);
}

/** Waits until the service worker is in charge, and has the page on show with all that it is made of. */
export async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const files = performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => /\/(shell|remotes)\//.test(name));
          const kept = await Promise.all(
            [...files, location.href].map((file) => caches.match(file, { ignoreSearch: true })),
          );
          return navigator.serviceWorker.controller !== null && kept.every(Boolean);
        }),
      { message: `the service worker has ${page.url()} and its files` },
    )
    .toBe(true);
}

/** The booking page's own scripts respond: its HTML alone has no error for missing fields. */
export async function expectBookingLives(page: Page): Promise<void> {
  await page.locator('button:enabled', { hasText: 'Demain' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByText('Le nom est requis.')).toBeVisible();
  // The notice would cover the next control for some seconds.
  const notices = page.getByRole('region', { name: 'Notifications' });
  await notices.getByRole('button', { name: 'Fermer' }).first().click();
}

/** The shell's script answers: a button of the frame says its sentence. */
export async function expectFrameLives(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'CGV' }).click({ timeout: 5_000 });
    await expect(page.getByText('Cette fonctionnalité n’est pas encore disponible.').first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
}

/** The question of a new version that waits. */
export function updateQuestion(page: Page): Locator {
  return page.getByText(/Une nouvelle version de l’application est disponible/);
}

export function bookingLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true });
}
