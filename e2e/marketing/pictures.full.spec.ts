import type { Page } from '@playwright/test';
import { tableRows } from '../support/suite';
import { expect, oneWidth, test } from '../support/test';

const illustratedPaths = [
  '/',
  '/blog',
  '/blog/1',
  '/blog/2',
  '/blog/3',
  '/blog/4',
  '/blog/5',
  '/jorkyball-tv',
  '/services-tarifs',
  '/jorkyball-prouvy',
  '/centre-sportif-prouvy',
  '/football-indoor-valenciennes',
  '/fabrication-terrain-jorkyball',
];

for (const path of tableRows('Pictures, pages', illustratedPaths)) {
  test(`the pictures of ${path} keep their places, have an alternative text and load lazily`, async ({
    page,
  }) => {
    await watchLayoutShift(page);
    await page.goto(path);
    const atFirst = await picturesOf(page);
    expect(atFirst.length).toBeGreaterThan(0);
    expect(atFirst.filter(({ alt, width, height }) => alt === null || !width || !height)).toEqual([]);
    expect(atFirst.filter(({ isBelow, loading }) => isBelow && loading !== 'lazy')).toEqual([]);
    // The one of the first screen goes first, if there is one. Sample videos wait: a phone shows the programme there.
    const hasLead = path !== '/jorkyball-tv';
    expect(atFirst.map(({ priority }) => priority)).toEqual(
      atFirst.map(({ isBelow }, index) => (hasLead && index === 0 && !isBelow ? 'high' : null)),
    );

    await scrollThrough(page);
    await expect
      .poll(async () => (await picturesOf(page)).filter(({ hasArrived }) => !hasArrived))
      .toEqual([]);
    const arrived = await picturesOf(page);
    expect(arrived.filter(({ promised, shown }) => promised < 0.8 * shown || promised > 1.6 * shown)).toEqual(
      [],
    );
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
  });
}

test.describe('on a phone with a dense screen', () => {
  test.use({ viewport: { width: 375, height: 740 }, deviceScaleFactor: 3 });

  test(
    'the first picture of the site is one file of 60 kB at most, and each card below it 25 kB',
    oneWidth,
    async ({ page }) => {
      const files = watchPictures(page);
      await page.goto('/');
      await expect.poll(async () => (await picturesOf(page))[0]?.hasArrived).toBe(true);
      await scrollThrough(page);
      await expect
        .poll(async () => (await picturesOf(page)).filter(({ hasArrived }) => !hasArrived))
        .toEqual([]);

      const heroes = (await files()).filter(({ name }) => name.startsWith('hero-'));
      expect(heroes).toHaveLength(1);
      expect(heroes.filter(({ bytes }) => bytes > 60_000)).toEqual([]);
      const cards = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('li img')].map(({ currentSrc }) => currentSrc),
      );
      const cardFiles = (await files()).filter(({ name }) => cards.some((address) => address.endsWith(name)));
      expect(cardFiles.length).toBeGreaterThan(5);
      expect(cardFiles.filter(({ bytes }) => bytes > 25_000)).toEqual([]);
    },
  );
});

/** The bytes of the pictures that the page has requested. */
function watchPictures(page: Page): () => Promise<{ name: string; bytes: number }[]> {
  const files: Promise<{ name: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const name = /\/media\/(.+)/.exec(response.url())?.[1];
    if (name) files.push(response.body().then(({ length }) => ({ name, bytes: length })));
  });
  return () => Promise.all(files);
}

/** The page's images with their attributes, in document order. */
function picturesOf(page: Page) {
  return page.evaluate(() =>
    [...document.images].map((image) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
      return {
        src: image.getAttribute('src'),
        alt: image.getAttribute('alt'),
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        loading: image.loading,
        priority: image.getAttribute('fetchpriority'),
        isBelow: image.getBoundingClientRect().top >= innerHeight,
        hasArrived: image.complete && naturalWidth > 0,
        // With `sizes`, the natural width is what that attribute promised, whichever file was chosen.
        promised: naturalWidth,
        shown: Math.max(clientWidth, clientHeight * (naturalWidth / naturalHeight || 0)),
      };
    }),
  );
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}

async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'layoutShift') as number);
}
