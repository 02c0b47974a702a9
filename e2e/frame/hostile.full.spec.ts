import type { Page } from '@playwright/test';
import { expectPage } from '../support/expectPage';
import { shownAt } from '../support/pages';
import { tableRows } from '../support/suite';
import { expect, test } from '../support/test';
import { enterAsOrganizer, score, selectPlayers } from '../tournaments/organizerPages';
import { aChampionship, championshipPath, keepTournaments } from '../tournaments/storedTournament';

/** Imitates translation extensions, which replace every text of a page by an element of theirs. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
}

async function expectFrame(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test('a visitor uses and leaves a page that an extension has translated', async ({ page }) => {
  await page.goto('/connexion');
  await expect(page.getByRole('button', { name: /démo/ })).toBeEnabled();
  await translate(page);
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await expect(page.getByLabel('Nom complet')).toBeVisible();
  await translate(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/tournois');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expectPage(page, '/tournois');
  await expectFrame(page);
});

test('a translated match sheet shows each goal and each set', async ({ page }) => {
  await enterAsOrganizer(page);
  await keepTournaments(page, aChampionship());
  await page.goto(`${championshipPath}/match/r1-m1`);
  await selectPlayers(page, 'Valenciennes');
  await translate(page);
  const board = page.getByRole('region', { name: 'Score' });
  await score(page, 'Valenciennes', 'But attaquant', 1);
  await expect(board).toContainText('1–0');
  await expect(board.getByRole('status')).toHaveText(/Valenciennes 1, Avignon 0\. Sets\s: 0\sà\s0/);
  await score(page, 'Valenciennes', 'But attaquant', 6);
  await expect(board).toContainText(/7–0Set 1 · Sets\s: 1\sà\s0/);
});

test('a translated ranking counts the players that a filter leaves', async ({ page }) => {
  await page.goto('/classement-mondial');
  const count = page.getByRole('status').filter({ hasText: /joueurs/ });
  await expect(count).toHaveText('200 joueurs');
  await translate(page);
  await page.getByLabel('Club').selectOption('Prouvy');
  await expect(count).toHaveText(/^\d{1,2}\sjoueurs$/);
});

for (const storage of tableRows('Storage that throws', [
  'localStorage',
  'sessionStorage',
  'indexedDB',
] as const)) {
  test(`pages show in a browser that throws when ${storage} is read`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }, storage);
    await page.goto('/profil');
    await expectPage(page, '/connexion');
    await expectFrame(page);
    await page.goto('/tournois');
    await expectPage(page, '/tournois');
    await expect(page.getByText('Championnat de France').first()).toBeVisible();
  });
}

for (const method of tableRows('History that refuses', ['replaceState', 'pushState'] as const)) {
  test(`pages show in a browser that refuses ${method}`, async ({ page }) => {
    await page.addInitScript((name) => {
      History.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    }, method);
    await page.goto('/profil');
    // An entry that cannot be replaced keeps its address.
    if (method === 'replaceState') await expectPage(page, '/profil', shownAt('/connexion'));
    else await expectPage(page, '/connexion');
    await expectFrame(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Centre sportif à Prouvy' }).click();
    await expectPage(page, '/centre-sportif-prouvy');
    await expectFrame(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();

    await page.goto('/classement-mondial');
    await page.getByLabel('Nationalité').selectOption({ label: 'Pologne' });
    await expect(page.getByRole('status').filter({ hasText: /joueurs/ })).not.toHaveText('200 joueurs');
    await expectFrame(page);
  });
}

test('invalid messages and stored data change nothing, and a real change still arrives', async ({
  page,
  context,
}) => {
  await page.goto('/tournois');
  const row = page.getByRole('listitem').filter({ hasText: 'lundi 15 septembre 2025' });
  await expect(row).toContainText('À venir');
  const other = await context.newPage();
  await other.goto('/contact');
  const before = await other.evaluate(() => ({ ...localStorage }) as Record<string, string>);

  await other.evaluate(sayNonsense);
  await page.evaluate(pretendStorageEvents);
  await other.evaluate(storeNonsense);
  // The stored data has arrived: neither of the two tournaments is readable.
  await expect(row).toHaveCount(0);
  await expectPage(page, '/tournois');
  await expectFrame(page);

  await other.evaluate((kept) => {
    const record = 'tournament:championnat-de-france-2025';
    const tournament = JSON.parse(kept[record] ?? '');
    tournament.fixtures[0].status = 'inprogress';
    for (const [key, text] of Object.entries({ ...kept, [record]: JSON.stringify(tournament) }))
      localStorage.setItem(key, text);
  }, before);
  await expect(row).toContainText('En cours');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expectPage(page, '/#contact');
  await expectFrame(page);
});

/** On the channel of the change events: messages that another version, another script or no code would send. */
function sayNonsense() {
  const channel = new BroadcastChannel('jorkyball');
  for (const message of [
    null,
    'tournaments:saved',
    [],
    Number.NaN,
    new Date(Number.NaN),
    new Map([['name', 'tournaments:saved']]),
    { name: 'tournaments:saved' },
    { name: 'tournaments:saved', payload: null },
    { name: 'tournaments:saved', payload: { tournamentId: { toString: 1 } } },
    { name: 'session:changed', payload: { userId: [] } },
    { name: 'booking:reserved', payload: [] },
    { name: '__proto__', payload: {} },
    { name: 'constructor', payload: { tournamentId: 'x'.repeat(1_000_000) } },
  ])
    channel.postMessage(message);
}

/** Events as the browser would send them, of changes that never were. */
function pretendStorageEvents() {
  for (const key of ['tournaments', 'user', 'reservations', '__proto__', ''])
    for (const newValue of [null, '', '{', '[{"id":', '{"id":7}'])
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  dispatchEvent(new StorageEvent('storage'));
  dispatchEvent(new Event('storage'));
  dispatchEvent(new CustomEvent('storage', { detail: 'tournaments' }));
}

/** Under every key that the site has here, and those that it may have. */
function storeNonsense() {
  const keys = new Set([...Object.keys(localStorage), 'user', 'tournaments', 'reservations']);
  for (const key of keys)
    for (const text of ['', '{', 'null', '[[[[', '{"id":7}']) localStorage.setItem(key, text);
}
