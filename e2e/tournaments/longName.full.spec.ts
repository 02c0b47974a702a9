import type { Locator } from '@playwright/test';
import { expect, test } from '../modes/test';
import { tableRows } from '../support/suite';
import { oneWidth } from '../support/test';
import { aChampionship } from './storedTournament';

const names = [
  'Championnat départemental vétérans du Valenciennois 2026',
  'ÉTÉ'.repeat(40),
  'Une coupe '.repeat(12).trim(),
];

test.beforeEach(async ({ matchDay }) => {
  await matchDay.enter();
  await matchDay.keep(...names.map((name, place) => ({ ...aChampionship(), id: `long-${place}`, name })));
});

/** The visible part of a name: from the top of its first line to the end of a line. */
async function seenOf(name: Locator) {
  return name.evaluate((link) => {
    const boxes = [link, ...link.querySelectorAll('span')].map((box) => box.getBoundingClientRect());
    const top = Math.max(...boxes.map((box) => box.top));
    const bottom = Math.min(...boxes.map((box) => box.bottom));
    const text = document.createRange();
    text.selectNodeContents(link);
    const lines = [...text.getClientRects()].filter(({ width }) => width > 0);
    // Letters are a little higher than their lines.
    const slack = 4;
    return {
      isWholeAbove: lines.every((line) => line.top > top - slack),
      cutLines: lines.filter((line) => line.top < bottom - slack && line.bottom > bottom + slack).length,
    };
  });
}

for (const width of tableRows('Long names, sheet', [320, 375])) {
  test(
    `the back link of a sheet cuts a long name at a line end, at ${width} pixels`,
    oneWidth,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 667 });
      for (const [place, name] of names.entries()) {
        await page.goto(`/organisateur/tournoi/long-${place}/match/r1-m1`);
        const back = page.getByRole('main').getByRole('link', { name, exact: true });
        await expect(back).toBeVisible();
        expect(await seenOf(back), name).toMatchObject({ isWholeAbove: true, cutLines: 0 });
        // It covers neither the title nor the score below.
        const [own, title, score] = await Promise.all(
          [
            back,
            page.getByRole('heading', { level: 1 }),
            page.getByRole('region', { name: 'Score', exact: true }),
          ].map((each) => each.boundingBox()),
        );
        if (!own || !title || !score) throw new Error('They are all there.');
        const isApart =
          own.x >= title.x + title.width || own.y >= title.y + title.height || title.y >= own.y + own.height;
        expect(isApart, name).toBe(true);
        expect(own.y + own.height, name).toBeLessThanOrEqual(score.y);
      }
    },
  );
}
