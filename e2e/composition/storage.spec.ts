import type { Page } from '@playwright/test';
import { chooseHour } from '../booking/reservationPage';
import { expectPage } from '../support/expectPage';
import { expect, test } from '../support/test';

const sample = {
  id: '2026-11-20T10:00:00.000Z',
  name: 'Zoé',
  email: 'zoe@example.org',
  date: '2026-12-01',
  time: '18:00',
  players: '2',
  plan: 'Non spécifié',
  service: 'Non spécifié',
};

test('a corrupt list of reservations stays in the storage, and the page works', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('reservations', '[{"id": broken');
    sessionStorage.setItem('seeded', 'yes');
  });
  await page.goto('/reservation');
  await expect(page.getByRole('button', { name: 'Réserver', exact: true })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage })))
    .toContain('[{"id": broken');
});

test('one damaged reservation does not remove the others', async ({ page }) => {
  await page.addInitScript((good) => {
    if (!localStorage.getItem('reservations')) {
      localStorage.setItem('reservations', JSON.stringify([good, { id: 7 }]));
    }
  }, sample);
  await page.goto('/reservation');
  await expect(page.getByLabel('Nom')).toBeVisible();
  const kept = await page.evaluate(() => Object.values({ ...localStorage }).join());
  expect(kept).toContain('zoe@example.org');
});

test('the site works in a browser that refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await page.goto('/connexion');
  await page.getByRole('radio', { name: 'Joueur' }).check();
  await page.getByRole('button', { name: /démo/ }).click();
  await expectPage(page, '/profil');
  await expect(page.getByText(/oublié dès que vous rechargez ou fermez la page/)).toBeVisible();
  await page.reload();
  await expectPage(page, '/connexion');
});

test('two tabs that write fifty reservations each at the same time lose none @full', async ({
  page,
  context,
}) => {
  await writeInTwoTabs(page, await context.newPage());
});

test('two tabs lose no reservation when opening the database takes seconds @full', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess') ?? {};
    Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
      set(listener: (event: Event) => void) {
        set?.call(this, (event: Event) => setTimeout(() => listener.call(this, event), 2000));
      },
    });
  });
  await writeInTwoTabs(page, await context.newPage());
});

test('a visitor books although another tab blocks the database of the counters @full', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const hog = await context.newPage();
  await hog.goto('/contact');
  await hog.evaluate(holdTheDatabase);
  await page.goto('/reservation');
  await book(page, '18:00', 8000);
  // After one timeout the page does not wait again.
  await page.getByRole('link', { name: 'Réserver maintenant' }).click();
  await book(page, '19:00', 2000);
});

test('a visitor books although another tab holds the lock of the reservations @full', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const hog = await context.newPage();
  await hog.goto('/contact');
  await hog.evaluate(() => {
    void navigator.locks.request('jorkyball:reservations', () => new Promise(() => {})).catch(() => {});
  });
  await page.goto('/reservation');
  await book(page, '18:00', 15_000);
  await page.goto('/reservation');
  await book(page, '19:00', 2000);
});

/** Keeps a transaction open while the page is open, by sending one request after another. */
async function holdTheDatabase(): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = indexedDB.open('jorkyball', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('revisions');
    request.onsuccess = () => {
      const store = request.result.transaction('revisions', 'readwrite').objectStore('revisions');
      const askAgain = () => {
        resolve();
        store.get('reservations').onsuccess = askAgain;
      };
      askAgain();
    };
  });
}

/** Books a court as a visitor does, and sees the thanks within the time; the test moves the page's clock on. */
async function book(page: Page, time: string, thanksMs: number): Promise<void> {
  await chooseHour(page, 'Demain', time);
  await page.getByLabel('Nom').fill('Zoé Martin');
  await page.getByLabel('E-mail').fill('zoe@example.org');
  await page.getByRole('button', { name: 'Réserver', exact: true }).click();
  const thanks = page.getByText(new RegExp(`Merci Zoé Martin.*à ${time}`));
  for (let passedMs = 0; passedMs < thanksMs && !(await thanks.isVisible()); passedMs += 500)
    await page.clock.fastForward(500);
  await expect(thanks).toBeVisible();
}

/** Each tab adds fifty reservations at the same time; all of them must be there. */
async function writeInTwoTabs(page: Page, other: Page): Promise<void> {
  await Promise.all([page.goto('/reservation'), other.goto('/reservation')]);
  await Promise.all([page, other].map((tab) => tab.waitForFunction(() => pageLoader.isAlive)));
  await Promise.all([page, other].map((tab) => expect(tab.getByLabel('Nom')).toBeEditable()));

  // The composed site's own kernel, as any section gets it.
  const writeFifty = async (draft: typeof sample) => {
    // biome-ignore lint/suspicious/noExplicitAny: the federation's runtime has no type for its registry
    const [shell] = (globalThis as any).__FEDERATION__.__INSTANCES__;
    const kernel = (await shell.loadShare('shared-kernel'))();
    const names = Array.from({ length: 50 }, (_, index) => `${draft.name} ${index}`);
    const add = (name: string) =>
      kernel.reservationStore.update((held: readonly object[]) => [...held, { ...draft, name, id: name }]);
    // Some in one turn, and each of the others in a turn of its own.
    await Promise.all(names.slice(0, 25).map(add));
    for (const name of names.slice(25)) await add(name);
  };
  await Promise.all([
    page.evaluate(writeFifty, { ...sample, name: 'A' }),
    other.evaluate(writeFifty, { ...sample, name: 'B' }),
  ]);

  const names = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('reservations') ?? '[]') as { name: string }[]).map(
        ({ name }) => name,
      ),
    );
  // The other tab's last write may not have arrived yet.
  await expect.poll(async () => new Set(await names()).size).toBe(100);
}
