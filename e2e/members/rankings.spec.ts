import type { Page } from '@playwright/test';
import { visitAs } from '../frame/visitors';
import { expectAccessible } from '../support/axe';
import { expectPage } from '../support/expectPage';
import { sidewaysPx } from '../support/sidewaysPx';
import { expect, oneWidth, test } from '../support/test';

test('a visitor finds a player, opens their page and comes back to their search', async ({ page }) => {
  await page.goto('/classement-mondial');
  await page.getByLabel('Rechercher un joueur').fill('lefebvre thomas');
  await expectPage(page, '/classement-mondial?nom=lefebvre+thomas');
  await page.getByRole('table').getByRole('link', { name: 'Thomas Lefebvre' }).click();
  await expectPage(page, '/player/3');
  await expect(page.getByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeVisible();
  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.getByLabel('Rechercher un joueur')).toHaveValue('lefebvre thomas');
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(1);
});

test('a player’s honours stand beside their figures on a wide screen', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/player/3');
  const figures = await page.getByRole('main').locator('dl').boundingBox();
  const honours = await page.getByRole('main').getByRole('list').boundingBox();
  if (figures === null || honours === null) throw new Error('Figures and honours are visible.');
  expect(honours.x).toBeGreaterThan(figures.x + figures.width);
  expect(honours.y).toBeLessThan(figures.y + figures.height);
});

test('no column of a ranking or of a rival’s page is half empty', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [
    ...['/classement-mondial', '/classement-clubs', '/classement-nations'],
    ...['/player/11', '/player/150', '/club/Prouvy', '/club/Brest', '/nation/Italie', '/nation/Inde'],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await halfEmptyColumns(page), path).toEqual([]);
  }
});

/** Parts beside a part of more than half a screen whose content has less than half its height. */
function halfEmptyColumns(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const contentOf = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    };
    const isBeside = (one: DOMRect, other: DOMRect) =>
      (one.right <= other.left || other.right <= one.left) &&
      Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
    return [...main.querySelectorAll('*')].flatMap((part) => {
      const box = contentOf(part);
      const isHalfEmpty = [...(part.parentElement?.children ?? [])].some((other) => {
        const { height } = contentOf(other);
        return height > 450 && box.width > 150 && isBeside(contentOf(other), box) && box.height < height / 2;
      });
      return isHalfEmpty ? (part.textContent?.slice(0, 40) ?? '') : [];
    });
  });
}

test(
  'a visitor filters by nationality and club, and a reload keeps the filters',
  oneWidth,
  async ({ page }) => {
    await page.goto('/classement-mondial');
    await page.getByLabel('Nationalité').selectOption('France');
    await page.getByLabel('Club').selectOption('Prouvy');
    await expectPage(page, '/classement-mondial?nationalite=fr&club=Prouvy');
    await page.reload();
    await expect(page.getByLabel('Club')).toHaveValue('Prouvy');
    await expect(page.getByRole('table').getByRole('link', { name: 'Hugo Vasseur' })).toBeVisible();
    await expect(page.getByRole('table').getByRole('link', { name: 'Mathis Delcourt' })).toHaveCount(0);
  },
);

test('a player jumps to their own row by one key, and it alone is lit @full', async ({ page }) => {
  await visitAs(page, 'player');
  await page.goto('/classement-mondial?nationalite=it');
  await page.getByRole('button', { name: /^Mon rang/ }).press('Enter');
  const own = page.getByRole('table').getByRole('link', { name: 'Thomas Lefebvre' });
  await expect(own).toBeFocused();
  await expect(own).toBeInViewport();
  const grounds = await page
    .getByRole('rowheader')
    .evaluateAll((names) =>
      names.map((name) => getComputedStyle(name.closest('tr') ?? name).backgroundColor),
    );
  expect(grounds).toHaveLength(200);
  const row = await own.evaluate((link) => getComputedStyle(link.closest('tr') ?? link).backgroundColor);
  expect(grounds.filter((ground) => ground === row)).toHaveLength(1);
  await expectPage(page, '/classement-mondial');
});

test('a visitor opens a player deep in the one list, and back finds the row again', async ({ page }) => {
  await page.goto('/classement-mondial');
  const rows = page.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(200);
  const link = rows.nth(170).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  // The browser emits a scroll event in its next frame; a finger is never quicker.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table').getByRole('link', { name })).toBeInViewport();
});

test('the browser’s search finds every player, far below the screen @full', async ({ page }) => {
  await page.goto('/classement-mondial');
  const name = (await page.getByRole('rowheader').nth(195).getByRole('link').textContent()) ?? '';
  const isFound = await page.evaluate(
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    name,
  );
  expect(isFound).toBe(true);
  await expect(page.getByRole('table').getByRole('link', { name })).toBeInViewport();
});

test('rows that the browser has not laid out take their true room, and do not shift those on show', async ({
  page,
}) => {
  await page.goto('/classement-mondial');
  const height = () => page.getByRole('table').evaluate((table) => table.getBoundingClientRect().height);
  const reserved = await height();
  await page.getByRole('table').evaluate((table) => {
    for (const group of table.querySelectorAll('tbody')) group.style.contentVisibility = 'visible';
  });
  // Some of 200 names take a second line on a phone.
  expect(Math.abs((await height()) - reserved)).toBeLessThan(100);
});

test('players, clubs and nations are tabs of one page, each with its address', async ({ page }) => {
  await page.goto('/classement-mondial');
  const tabs = page.getByRole('navigation', { name: 'Classements' });
  for (const [tab, address, heading] of [
    ['Clubs', '/classement-clubs', 'Classement des clubs'],
    ['Nations', '/classement-nations', 'Classement des nations'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expectPage(page, address, { heading });
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expectPage(page, '/classement-clubs', { heading: 'Classement des clubs' });
  await page.reload();
  await expect(tabs.getByRole('link', { name: 'Clubs' })).toHaveAttribute('aria-current', 'page');
});

test('a visitor goes from a club to its players and back to the clubs', async ({ page }) => {
  await page.goto('/classement-clubs');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.getByRole('link', { name: 'Prouvy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prouvy' })).toBeVisible();
  await expect(page.getByText('#3 Mondial')).toBeVisible();
  await page.getByRole('table').getByRole('link', { name: 'Hugo Vasseur' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Prouvy', exact: true }).click();
  await expectPage(page, '/club/Prouvy');
  await page.getByRole('link', { name: 'Voir le classement des clubs' }).click();
  await expectPage(page, '/classement-clubs');
});

test('a visitor goes from a nation to its best players @full', async ({ page }) => {
  await page.goto('/classement-nations');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await page.getByRole('link', { name: 'Italie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Équipe d’Italie' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meilleurs Joueurs' })).toBeVisible();
});

test('its pages are accessible and do not move sideways', async ({ page }) => {
  for (const path of [
    '/classement-mondial',
    '/classement-mondial?nom=personne',
    '/classement-clubs',
    '/classement-nations',
    '/player/3',
    '/player/inconnu',
    '/club/Prouvy',
    '/club/Brest',
    '/nation/Italie',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await sidewaysPx(page), `sideways on ${path}`).toBeLessThanOrEqual(0);
  }
});

// These checks do not depend on the width.
test.describe('with scripts off', oneWidth, () => {
  test.use({ javaScriptEnabled: false });

  test('the rankings are readable', async ({ page }) => {
    for (const [path, text] of [
      ['/classement-mondial', 'Mathis Delcourt'],
      ['/classement-clubs', 'Prouvy'],
      ['/classement-nations', 'Italie'],
      ['/player/3', '#23'],
      ['/club/Prouvy', '#3 Mondial'],
      ['/nation/France', '#1 Mondiale'],
      ['/connexion', 'Connexion démo'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    }
  });
});

test('the podium disappears beside the table at double letter size @full', oneWidth, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/classement-nations');
  const podium = page.locator('main [aria-hidden=true]:has(> div > strong)');
  const beside = async () => {
    const [steps, table] = await Promise.all([podium.boundingBox(), page.getByRole('table').boundingBox()]);
    return {
      isBeside: (steps?.x ?? 0) >= (table?.x ?? 0) + (table?.width ?? 0),
      width: steps?.width ?? 0,
    };
  };
  expect((await beside()).isBeside).toBe(true);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(async () => (await beside()).isBeside).toBe(false);
  expect((await beside()).width).toBeGreaterThan(400);
});
