import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';

/** Decoration behind the text: the lights, and lines of a court that are out of the flow. */
const DRAWINGS = '[data-lights], svg[data-court]';

/** The words within `part` of which a pixel changes when the decoration is removed. */
export async function crossedWords(part: Locator, other: Page): Promise<string[]> {
  const page = part.page();
  const words = await part.evaluate((part) => {
    /** Under the header, and neither for listeners alone nor out of sight in a row that scrolls. */
    const isSeen = (parent: Element, x: number, y: number, width: number, height: number) => {
      if (width <= 2 || y < 80 || y + height > innerHeight) return false;
      return [x + 1, x + width - 1].every((at) => {
        const hit = document.elementFromPoint(at, y + height / 2);
        return hit !== null && (parent.contains(hit) || hit.contains(parent));
      });
    };
    const found: { text: string; x: number; y: number; width: number; height: number }[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
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
  const drawings = page.locator(DRAWINGS);
  expect(await drawings.count(), 'drawings behind the page').toBeGreaterThan(0);
  const show = (visibility: string) =>
    drawings.evaluateAll((elements, visibility) => {
      for (const element of elements as HTMLElement[])
        if (getComputedStyle(element).position !== 'static') element.style.visibility = visibility;
    }, visibility);
  await show('hidden');
  const without = await page.screenshot({ animations: 'disabled' });
  await show('');
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
