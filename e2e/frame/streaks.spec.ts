import type { Page } from '@playwright/test';
import { alive } from '../support/alive';
import { centrePaths, organizerPaths, sportPaths } from '../support/paths';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';
import { type Visitor, visitAs } from './visitors';

/** Every page; of the articles one, and one of its kind for players, clubs and nations. */
const pages: readonly { readonly path: string; readonly role?: Visitor }[] = [
  ...['/', '/reservation'],
  ...centrePaths.filter((path) => !/^\/$|^\/blog\/[2-5]/.test(path)),
  ...sportPaths.filter((path) => path !== '/reservation'),
  ...['/reservation/inconnue', '/n-existe-pas'],
]
  .map((path): { path: string; role?: Visitor } => ({ path }))
  .concat(organizerPaths.map((path) => ({ path, role: 'organizer' })))
  .concat({ path: '/profil', role: 'player' });

/** Moments of ten seconds. */
const moments = [0, 2500, 5000, 7500, 10_000] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const { path, role } of tableRows('Streaks, pages', pages, { every: 20 })) {
  test(
    `the lights of ${path} are seen to move, and every word keeps its contrast @table`,
    oneWidth,
    async ({ page, context }) => {
      test.slow();
      if (role) await visitAs(page, role);
      for (const [width, height] of [
        [375, 740],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await alive(page);
        const words = await hideWords(page);
        expect(words.length).toBeGreaterThan(5);
        const frames: string[] = [];
        for (const moment of moments) {
          await holdLightsAt(page, moment);
          frames.push((await page.screenshot()).toString('base64'));
        }
        await page.evaluate(() => document.documentElement.toggleAttribute('data-dark', true));
        const dark = (await page.screenshot()).toString('base64');
        const other = await context.newPage();
        const { changedShare, faint } = await compare(other, frames, dark, words);
        await other.close();
        expect.soft(changedShare, `share of pixels that change, ${width} px wide`).toBeGreaterThan(0.03);
        expect.soft(faint, `words without contrast, ${width} px wide`).toEqual([]);
      }
    },
  );
}

test('the lights stand still for a visitor who prefers reduced motion', oneWidth, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await alive(page);
  await expect(page.locator('[data-lights] i, [data-reflections] i')).not.toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

interface Word {
  readonly text: string;
  readonly ink: readonly [number, number, number];
  readonly least: number;
  readonly area: readonly [number, number, number, number];
}

/** Makes all words transparent, and returns those on the first screen with their colour and the contrast that they need. */
function hideWords(page: Page): Promise<readonly Word[]> {
  return page.evaluate(() => {
    const words: Word[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('script, style, noscript')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(parent);
      const [r = 0, g = 0, b = 0, alpha = 1] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
      if (alpha < 1) continue;
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { x, y, width, height } of range.getClientRects()) {
        const isOnScreen = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        if (width <= 2 || !isOnScreen) continue;
        words.push({
          text,
          ink: [r, g, b],
          least: isLarge ? 3 : 4.5,
          area: [Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height)],
        });
      }
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, *::before, *::after { color: transparent !important; transition: none !important; -webkit-text-stroke: 0 !important; }
      [data-dark] :is([data-lights], [data-reflections]) { visibility: hidden; }
    `);
    document.adoptedStyleSheets = [sheet];
    return words;
  });
}

/** Holds every light where it is after so many milliseconds, so that a slow machine sees the same ten seconds. */
async function holdLightsAt(page: Page, moment: number): Promise<void> {
  await page.evaluate((moment) => {
    const isLight = ({ effect }: Animation) =>
      (effect as KeyframeEffect | null)?.target?.closest('[data-lights], [data-reflections]');
    const lights = document.getAnimations().filter(isLight);
    if (lights.length < 10) throw new Error(`Only ${lights.length} lights move.`);
    for (const light of lights) {
      light.pause();
      // Delays are negative: each light has its head start in this time too.
      light.currentTime = moment;
    }
  }, moment);
}

/** The share of pixels that differ between two moments, and the words that the lights leave without enough contrast. */
function compare(other: Page, frames: readonly string[], dark: string, words: readonly Word[]) {
  return other.evaluate(
    async ([frames, dark, words]) => {
      const draw = async (png: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
        drawing.drawImage(image, 0, 0);
        return drawing.getImageData(0, 0, image.width, image.height);
      };
      const drawn = await Promise.all(frames.map(draw));
      const [{ width, data: first }] = drawn as [ImageData];
      let changed = 0;
      for (let at = 0; at < first.length; at += 4) {
        const differs = [0, 1, 2].some((channel) => {
          const values = drawn.map(({ data }) => data[at + channel] ?? 0);
          return Math.max(...values) - Math.min(...values) > 8;
        });
        if (differs) changed += 1;
      }
      const luminance = (r: number, g: number, b: number) => {
        const [R = 0, G = 0, B = 0] = [r, g, b].map((value) => {
          const share = value / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * R + 0.7152 * G + 0.0722 * B;
      };
      /** Of the worst pixel behind the word. */
      const contrast = ({ ink, area: [x, y, w, h] }: Word, data: Uint8ClampedArray) => {
        const written = luminance(...(ink as [number, number, number]));
        let worst = 21;
        for (let row = y; row < y + h; row += 2)
          for (let column = x; column < x + w; column += 2) {
            const at = (row * width + column) * 4;
            const behind = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
            const [light, shade] = written > behind ? [written, behind] : [behind, written];
            worst = Math.min(worst, (light + 0.05) / (shade + 0.05));
          }
        return worst;
      };
      const { data: without } = await draw(dark);
      const faint = words
        .filter((word) => {
          // A word on a picture or a disabled control is not the lights' doing.
          const needed = Math.min(word.least, contrast(word, without));
          return drawn.some(({ data }) => contrast(word, data) < needed - 0.01);
        })
        .map(({ text }) => text);
      return { changedShare: changed / (first.length / 4), faint };
    },
    [frames, dark, words] as const,
  );
}
