import type { Locator, Page, Route } from '@playwright/test';
import { samplePath } from '../support/pages';
import { expect, test } from '../support/test';
import { visitAs } from './visitors';

/**
 * The first screen does not wait for scripts: text, fonts and picture load first. Scripts wait for them, up to a limit.
 */
const SCRIPTS = /\.js(\?.*)?$/;
const HERO = /\/media\/hero-/;

/** Whether the first screen of the home page is as it will stay: its picture is drawn, its letters are ours. */
function isFirstScreenComplete(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const picture = document.querySelector<HTMLImageElement>('main img');
    const isDrawn = picture?.complete === true && picture.naturalWidth > 0;
    const areLettersThere = [...document.fonts].every(({ status }) => status !== 'loading');
    return isDrawn && areLettersThere && document.fonts.check('700 40px "Court Display"');
  });
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();
const menu = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Le Jorkyball' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the browser requests no script before the first screen has its text, fonts and picture', async ({
    page,
  }) => {
    const asked: boolean[] = [];
    await page.route(SCRIPTS, async (route) => {
      asked.push(await isFirstScreenComplete(page));
      await route.fallback();
    });
    // A picture that takes its time.
    await page.route(HERO, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fallback();
    });
    await page.goto('/');
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked)).toEqual(new Set([true]));
  });

  test('a hanging picture does not delay the menu', async ({ page }) => {
    const held: Route[] = [];
    await page.route(HERO, (route) => void held.push(route));
    await page.goto('/', { waitUntil: 'commit' });
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    expect(held.length).toBeGreaterThan(0);
  });

  test('a link hands its choice to the next page although scripts are slow', async ({ page }) => {
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      await route.fallback().catch(() => {});
    });
    await page.goto('/services-tarifs');
    await page.getByRole('link', { name: 'Choisir cette formule : Champion' }).click();
    await expect(page.getByRole('main').getByText('Formule Champion')).toBeVisible();
  });

  test('a form submitted before hydration is answered after it', async ({ page }) => {
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.fallback().catch(() => {});
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Indiquez votre nom.')).toBeVisible();
  });

  test('a control pressed before hydration looks disabled, and presses are replayed in their order', async ({
    page,
  }) => {
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.fallback().catch(() => {});
    });
    await page.goto('/connexion', { waitUntil: 'commit' });
    const [signIn, signUp] = ['Connexion', 'Inscription'].map((name) => page.getByRole('tab', { name }));
    await signUp?.click();
    await expect(signUp as Locator).toHaveCSS('opacity', '0.6');
    await signIn?.click();
    // A second press before any reaction must not count twice.
    await signUp?.click();
    await signUp?.click();
    await expect(page.getByLabel('Nom complet')).toBeVisible();
    await expect(signUp as Locator).toHaveCSS('opacity', '1');
    await page.goBack();
    await expect(page.getByRole('button', { name: /démo/ })).toBeVisible();
  });

  test('a press during hydration takes effect after the presses before it', async ({ page }) => {
    await page.goto('/connexion', { waitUntil: 'commit' });
    // As quick as no hand: each frame presses one tab and then the other until the page has taken the last one.
    await page.evaluate(async () => {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
      const press = (index: number) => tabs[index]?.click();
      while (!pageLoader.isPageAlive) {
        press(1);
        press(0);
        await new Promise(requestAnimationFrame);
      }
      press(1);
      press(0);
    });
    await expect(page.getByRole('button', { name: /démo/ })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Connexion' })).toHaveAttribute('aria-selected', 'true');
  });

  test('« Retour » pressed before hydration leads an organiser to their own page', async ({ page }) => {
    await visitAs(page, 'organizer');
    let press = () => {};
    const pressed = new Promise<void>((resolve) => {
      press = resolve;
    });
    await page.route(SCRIPTS, async (route) => {
      await pressed;
      await route.fallback().catch(() => {});
    });
    await page.goto(samplePath, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Retour' }).click();
    press();
    await expect(page.getByRole('heading', { level: 1, name: 'Mes Tournois' })).toBeVisible();
  });

  test('a visitor reads a message when they press a button whose script does not load @full', async ({
    page,
  }) => {
    await page.route(SCRIPTS, () => {});
    await page.goto('/services-tarifs', { waitUntil: 'commit' });
    const told = page.waitForEvent('dialog');
    await openMenu(page);
    const dialog = await told;
    expect(dialog.message()).toContain('Cette page n’est pas encore prête.');
    await dialog.accept();
  });

  test('hydration creates no elements', async ({ page }) => {
    await page.addInitScript(() => {
      const built: Element[] = [];
      Object.assign(window, { built });
      for (const name of ['createElement', 'createElementNS'] as const) {
        const original = Document.prototype[name] as (...names: string[]) => Element;
        Object.assign(Document.prototype, {
          [name](this: Document, ...names: string[]) {
            const element = original.apply(this, names);
            built.push(element);
            return element;
          },
        });
      }
    });
    await page.goto('/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The last part of the page is in React's hands.
    await page.getByLabel('Message').fill('Bonjour');
    await page.getByRole('button', { name: 'Effacer' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
    const words = await page.evaluate(() =>
      (window as unknown as { built: Element[] }).built
        .filter((element) => /^(H\d|P|LI|ARTICLE|SECTION)$/.test(element.tagName))
        .map((element) => element.textContent),
    );
    expect(words).toEqual([]);
  });
});
