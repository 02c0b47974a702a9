import type { Page } from '@playwright/test';
import { alive } from '../support/alive';
import { expect, oneWidth, test } from '../support/test';
import { visitAs } from './visitors';

const pages = [
  { path: '/', role: 'guest' },
  { path: '/classement-mondial', role: 'guest' },
  { path: '/services-tarifs', role: 'guest' },
  { path: '/reservation', role: 'guest' },
  { path: '/tournois', role: 'guest' },
  { path: '/connexion', role: 'guest' },
  { path: '/profil', role: 'player' },
  { path: '/organisateur', role: 'organizer' },
] as const;

for (const { path, role } of pages) {
  test(`the lights behind ${path} cross none of its words`, oneWidth, async ({ page, context }) => {
    if (role !== 'guest') await visitAs(page, role);
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await alive(page);
      for (const top of [0, 500]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        expect(await crossedWords(page, await context.newPage()), `${width} px wide, ${top} px down`).toEqual(
          [],
        );
      }
    }
  });
}

/** The words of which a single pixel is another one without the lights. */
async function crossedWords(page: Page, other: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    /** Under the header, and neither for listeners alone nor out of sight in a row that scrolls. */
    const isSeen = (parent: Element, x: number, y: number, width: number, height: number) => {
      if (width <= 2 || y < 80 || y + height > innerHeight) return false;
      return [x + 1, x + width - 1].every((at) => {
        const hit = document.elementFromPoint(at, y + height / 2);
        return hit !== null && (parent.contains(hit) || hit.contains(parent));
      });
    };
    const found: { text: string; x: number; y: number; width: number; height: number }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (text === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { x, y, width, height } of range.getClientRects())
        if (isSeen(parent, x, y, width, height)) found.push({ text, x, y, width, height });
    }
    return found;
  });
  const withLights = await page.screenshot({ animations: 'disabled' });
  const style = await page.evaluateHandle(() => {
    const lights = document.querySelector<HTMLElement>('[data-lights]');
    if (lights === null) throw new Error('The page has no lights.');
    lights.style.visibility = 'hidden';
    return lights;
  });
  const without = await page.screenshot({ animations: 'disabled' });
  await style.evaluate((lights) => lights.style.removeProperty('visibility'));
  const crossed = await other.evaluate(
    async ([one, two, rectangles]) => {
      const pixels = async (png: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        drawing.drawImage(image, 0, 0);
        return drawing;
      };
      const [a, b] = [await pixels(one), await pixels(two)];
      return rectangles
        .filter(({ x, y, width, height }) => {
          const area = [Math.max(0, x), y, Math.ceil(width), Math.ceil(height)] as const;
          const [before, after] = [a.getImageData(...area).data, b.getImageData(...area).data];
          // A step or two of a colour is the glow of the hall, not a line.
          return before.some((value, index) => Math.abs(value - (after[index] ?? 0)) > 3);
        })
        .map(({ text }) => text);
    },
    [withLights.toString('base64'), without.toString('base64'), words] as const,
  );
  await other.close();
  return crossed;
}
