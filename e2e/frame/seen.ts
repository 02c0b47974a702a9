import { expect, type Locator } from '@playwright/test';

/** Expects that presses in the middle of the element and near its edges reach it, not an element above it. */
export async function expectPressable(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  await expect.poll(() => locator.evaluate(covered), { message: `what lies over ${locator}` }).toEqual([]);
}

/** The points of an element that are off the screen or under something else. */
function covered(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [left + 3, y],
    [right - 3, y],
    [x, top + 3],
    [x, bottom - 3],
  ] as const;
  return points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    if (hit !== null && element.contains(hit)) return [];
    return `${Math.round(x)}, ${Math.round(y)}: ${hit?.outerHTML.slice(0, 80) ?? 'off the screen'}`;
  });
}

/** The colours of an element as painted, each with more than a thousandth of its pixels, the most frequent first. */
export async function coloursOf(locator: Locator): Promise<readonly string[]> {
  const picture = (await locator.screenshot({ animations: 'disabled' })).toString('base64');
  return locator.page().evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser paints on no canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const counts = new Map<string, number>();
    for (let i = 0; i < data.length; i += 4) {
      const colour = data.slice(i, i + 3).join(' ');
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts]
      .filter(([, count]) => count > data.length / 4000)
      .sort(([, one], [, other]) => other - one)
      .map(([colour]) => colour);
  }, picture);
}
