import type { Page } from '@playwright/test';
import { expectPage } from '../support/expectPage';
import { shownAt } from '../support/pages';
import { expect, test } from '../support/test';

/** What translation extensions do to a page: every text is replaced by an element of theirs. */
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

test('a page that an extension has translated can be used and left', async ({ page }) => {
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

for (const storage of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
  test(`a browser that throws when ${storage} is read shows the page all the same`, async ({ page }) => {
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

for (const method of ['replaceState', 'pushState'] as const) {
  test(`a browser that refuses ${method} shows the pages all the same`, async ({ page }) => {
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
