import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, oneWidth, test } from '../support/test';
import { createTournament, enterAsOrganizer, samplePath, score, selectPlayers } from './organizerPages';

/** The first match of the sample championship. */
const path = `${samplePath}/match/r1-m1`;
const [home, away] = ['Valenciennes', 'Avignon'];

const board = (page: Page) => page.getByRole('region', { name: 'Score' });
const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'effacées' });
const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'gardée' });

test.beforeEach(({ page }) => enterAsOrganizer(page));

async function logIn(page: Page): Promise<void> {
  await page.goto('/connexion');
  await page.getByRole('radio', { name: 'Organisateur' }).check();
  await page.getByRole('button', { name: /démo/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mes Tournois' })).toBeVisible();
}

async function clearStorage(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'local_storage,indexeddb',
  });
}

/** Stores two goals, and then clears the storage. */
async function clearWhileScoring(page: Page): Promise<void> {
  await logIn(page);
  await page.goto(path);
  await selectPlayers(page, home);
  await score(page, home, 'But attaquant', 2);
  await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
  await clearStorage(page);
}

/** From now on, until it is lifted, nothing more can be put into the browser's database. */
async function fillTheDisk(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, {
      emptyTheDisk: () => {
        IDBObjectStore.prototype.put = put;
      },
    });
    IDBObjectStore.prototype.put = function (...value) {
      const request = put.apply(this, value);
      this.transaction.abort();
      return request;
    };
  });
  return () => page.evaluate(() => (window as unknown as { emptyTheDisk(): void }).emptyTheDisk());
}

test('unsaved taps on a full disk show a warning, stay, and are saved once there is room', async ({
  page,
}) => {
  await page.goto(path);
  await selectPlayers(page, home);
  await score(page, home, 'But attaquant', 1);
  await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
  const emptyTheDisk = await fillTheDisk(page);
  await score(page, home, 'But attaquant', 2);
  await expect(warning(page)).toContainText('2 actions ne sont pas encore gardées sur cet appareil.');
  await expect(board(page)).toContainText(`${home} 3, ${away} 0`);
  await expectAccessible(page);
  await emptyTheDisk();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(warning(page)).toHaveCount(0);
  await page.reload();
  await expect(board(page)).toContainText(`${home} 3, ${away} 0`);
});

test('a scorer who leaves unsaved taps is asked first, and finds them on their return', async ({ page }) => {
  await page.goto(path);
  await selectPlayers(page, home);
  await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
  await fillTheDisk(page);
  await score(page, home, 'But attaquant', 1);
  await expect(warning(page)).toContainText('Une action n’est pas encore gardée');

  await page.getByRole('link', { name: 'Championnat de France' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Quitter la feuille de match ?' });
  await expect(question).toContainText('peut se perdre s’il est fermé');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(board(page)).toContainText(`${home} 1, ${away} 0`);

  await page.getByRole('link', { name: 'Championnat de France' }).first().click();
  await question.getByRole('button', { name: 'Quitter quand même' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Championnat de France' })).toBeVisible();
  await page.getByRole('button', { name: 'Revenir à la feuille' }).click();
  await expect(board(page)).toContainText(`${home} 1, ${away} 0`);
});

test('a browser without IndexedDB still publishes the score', oneWidth, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
    });
  });
  await page.goto(path);
  await selectPlayers(page, home);
  await score(page, home, 'But attaquant', 2);
  await expect(warning(page)).toContainText('4 actions ne sont pas encore gardées');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Les classements ont été mis à jour.')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(board(page)).toContainText(`${home} 2, ${away} 0`);
});

test(
  'a browser that refuses all storage shows the match while its page is open',
  oneWidth,
  async ({ context }) => {
    await context.addInitScript(() => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Refused.', 'SecurityError');
          },
        });
      }
    });
    const page = await context.newPage();
    await logIn(page);
    await page.getByRole('link', { name: /Gérer/ }).first().click();
    await page
      .getByRole('link', { name: /Feuille de match/ })
      .first()
      .click();
    await selectPlayers(page, home);
    await score(page, home, 'But attaquant', 2);
    await expect(warning(page)).toContainText('4 actions ne sont pas encore gardées');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    await expect(page.getByText('Les classements ont été mis à jour.')).toBeVisible();
    await expect(board(page)).toContainText(`${home} 2, ${away} 0`);
  },
);

test(
  'another tab saves the taps that one tab cannot, and each tap counts once',
  oneWidth,
  async ({ page, context }) => {
    await page.goto(path);
    await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
    const emptyTheDisk = await fillTheDisk(page);
    await selectPlayers(page, home);
    await score(page, home, 'But attaquant', 2);
    await expect(warning(page)).toContainText('4 actions ne sont pas encore gardées');

    const other = await context.newPage();
    await enterAsOrganizer(other);
    await other.goto(path);
    await expect(board(other)).toContainText(`${home} 2, ${away} 0`);
    await score(other, home, 'But attaquant', 1);
    await expect(other.getByText('Tout est gardé sur cet appareil')).toBeAttached();
    for (const tab of [page, other]) await expect(board(tab)).toContainText(`${home} 3, ${away} 0`);
    // The other tab has kept them all: nothing is left to be warned of.
    await expect(warning(page)).toHaveCount(0);
    await emptyTheDisk();
    await page.reload();
    await expect(board(page)).toContainText(`${home} 3, ${away} 0`);
    await expect(page.getByRole('region', { name: 'Journal du match' }).getByText(/^But /)).toHaveCount(3);
  },
);

test('a second tab that only reads reverts no tap', oneWidth, async ({ page, context }) => {
  await page.goto(path);
  await selectPlayers(page, home);
  await score(page, home, 'But attaquant', 1);
  await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
  await fillTheDisk(page);
  await score(page, home, 'But attaquant', 2);
  await expect(warning(page)).toContainText('2 actions ne sont pas encore gardées');

  const other = await context.newPage();
  await other.goto(samplePath);
  const match = other
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: home })
    .filter({ hasText: away })
    .first();
  await expect(match).toContainText('3');
  await page.close({ runBeforeUnload: false });
  await enterAsOrganizer(other);
  await other.goto(path);
  await expect(board(other)).toContainText(`${home} 3, ${away} 0`);
});

test.describe('a scorer who clears the storage in the middle of a match', oneWidth, () => {
  test('is logged out, reads so, and finds their sheet again', async ({ context }) => {
    const page = await context.newPage();
    await clearWhileScoring(page);
    await expect(page.getByText('Données effacées sur cet appareil')).toBeVisible();
    await page.getByRole('button', { name: 'Revenir à la feuille' }).click();
    await page.getByRole('radio', { name: 'Organisateur' }).check();
    await page.getByRole('button', { name: /démo/ }).click();
    await expect(board(page)).toContainText(`${home} 2, ${away} 0`);
    await score(page, home, 'But attaquant', 1);
    await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
    await page.reload();
    await expect(board(page)).toContainText(`${home} 3, ${away} 0`);
  });

  test('is asked to log in even when they return to their sheet before the next page has loaded', async ({
    context,
  }) => {
    const page = await context.newPage();
    await page.route(/\/remotes\/mfe-marketing\/.*\.js/, () => {});
    await clearWhileScoring(page);
    await page.getByRole('button', { name: 'Revenir à la feuille' }).click();
    await expect(page.getByRole('radio', { name: 'Organisateur' })).toBeVisible();
  });

  test('and stays logged in, restores a tournament of their own', async ({ page }) => {
    await page.goto('/organisateur');
    await createTournament(page, { name: 'Coupe de la Selle', teams: ['Lille', 'Lyon'] });
    await page
      .getByRole('link', { name: /Feuille de match/ })
      .first()
      .click();
    await selectPlayers(page, 'Lille');
    await score(page, 'Lille', 'But attaquant', 2);
    await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'user') localStorage.removeItem(key);
    });
    await score(page, 'Lille', 'But attaquant', 1);
    await expect(told(page)).toBeVisible();
    await expect(board(page)).toContainText('Lille 3');
    await expectAccessible(page);
    await told(page).getByRole('button', { name: 'L’enregistrer de nouveau' }).click();
    await expect(told(page)).toHaveCount(0);
    await page.reload();
    await expect(board(page)).toContainText('Lille 3');
  });
});

test(
  'a tab closed right after its last tap was saved has lost nothing',
  oneWidth,
  async ({ page, context }) => {
    await page.goto(path);
    await selectPlayers(page, home);
    await score(page, home, 'But attaquant', 2);
    await expect(page.getByText('Tout est gardé sur cet appareil')).toBeAttached();
    await page.close({ runBeforeUnload: false });
    const next = await context.newPage();
    await enterAsOrganizer(next);
    await next.goto(path);
    await expect(board(next)).toContainText(`${home} 2, ${away} 0`);
  },
);
