import type { Page } from '@playwright/test';
import { alive } from '../support/alive';
import { sidewaysPx } from '../support/sidewaysPx';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';

const widths = [320, 375, 768, 1440];

/** Sixty letters, as one word and as several. */
const oneWord = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
const severalWords = 'Marie-Antoinette Alexandrine de la Rochefoucauld-Montmorency';

const member = {
  id: 3,
  name: oneWord,
  email: 'ana@example.org',
  club: severalWords,
  role: 'player',
  licenseNumber: 'FJF-0003',
};

async function visitAsLongName(page: Page) {
  await page.addInitScript((user) => localStorage.setItem('user', user), JSON.stringify(member));
}

/** Gives every second row of the page's tables a long name and a long club, as the data may have them one day. */
function lengthenRows(page: Page) {
  return page.evaluate(
    (names) => {
      for (const [index, cell] of [...document.querySelectorAll('tbody th')].entries()) {
        const link = cell.querySelector('a');
        const detail = cell.querySelector('small');
        if (index % 2 === 0 && link) link.textContent = names[(index / 2) % 2] ?? '';
        if (index % 2 === 0 && detail) detail.textContent = names[1] ?? '';
      }
    },
    [oneWord, severalWords],
  );
}

/** The edges where the figures of each column end (ranks: begin), and the names that cover another element. */
function figures(page: Page) {
  return page.evaluate(() => {
    const edges: { starts: number[]; ends: number[]; covered: string[]; cut: string[] } = {
      starts: [],
      ends: [],
      covered: [],
      cut: [],
    };
    const textBox = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    for (const row of document.querySelectorAll('tbody tr')) {
      const [rank, points] = [...row.querySelectorAll('td')];
      const name = row.querySelector('th');
      if (!rank || !points || !name) continue;
      edges.starts.push(Math.round(rank.getBoundingClientRect().left));
      edges.ends.push(Math.round(textBox(points).right));
      const words = textBox(name);
      if (words.right > textBox(points).left + 1 || words.left < rank.getBoundingClientRect().left)
        edges.covered.push(name.textContent ?? '');
      if (textBox(points).right > innerWidth || textBox(points).height > 60)
        edges.cut.push(points.textContent ?? '');
    }
    return {
      starts: [...new Set(edges.starts)].length,
      ends: [...new Set(edges.ends)].length,
      covered: edges.covered,
      cut: edges.cut,
    };
  });
}

/** Letters of main that reach over a side of the screen. */
function wordsOutside(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement as HTMLElement;
      // The row of tabs scrolls; an element for screen readers alone has a box of one pixel.
      if (parent.closest('[role=tablist]') || parent.offsetWidth <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width > 0 && (left < -0.5 || right > innerWidth + 0.5)) found.push(text.data);
    }
    return found;
  });
}

for (const path of tableRows('Long names, members', [
  '/classement-mondial',
  '/classement-clubs',
  '/classement-nations',
  `/club/${oneWord}`,
  `/club/${encodeURIComponent(severalWords)}`,
  `/nation/${oneWord}`,
  '/player/3',
  '/profil',
  '/profil?onglet=info',
]))
  test(
    `names of sixty letters leave every figure in its column: ${path.slice(0, 24)}`,
    oneWidth,
    async ({ page }) => {
      await visitAsLongName(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await alive(page);
      if (path.startsWith('/player'))
        await page.evaluate((name) => {
          for (const words of document.querySelectorAll('h1, main dd a')) words.textContent = name;
        }, oneWord);
      const rows = await page.locator('tbody tr').count();
      await lengthenRows(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysPx(page), `sideways at ${width}`).toBeLessThanOrEqual(0);
        expect(await wordsOutside(page), `words at ${width}`).toEqual([]);
        if (rows > 0)
          expect(await figures(page), `figures at ${width}`).toEqual({
            starts: 1,
            ends: 1,
            covered: [],
            cut: [],
          });
      }
    },
  );
