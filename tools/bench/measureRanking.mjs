import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from '../serve/createSiteServer.mjs';
import { bundle } from './bundle.mjs';
import { inMilliseconds, quantile } from './printFigures.mjs';
import { watchPaints } from './watchPaints.mjs';
import { withPage } from './withPage.mjs';

const FRAME_MS = 1000 / 60;
const LOADS = 5;
const JUMPS = 5;
const SCROLLS = 180;
const SCROLL_PX = 400;
const SEARCHED = 'marchetti';

/** The world ranking with a hundred thousand players. */
export async function measureRanking() {
  const { folder } = await bundle('rankingPage');
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Classement</title><div id="root"></div><script src="/main.js"></script>',
  );
  const viewport = { width: 1440, height: 900 };
  return withPage({ server: createSiteServer(folder), viewport }, async (page) => {
    const renders = await firstRenders(page);
    const rows = await page.locator('tbody tr[aria-rowindex]').count();
    const total = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;
    const frames = await scrollFrames(page);
    const rowsAfter = await page.locator('tbody tr[aria-rowindex]').count();
    const jumps = await jumpsToOwnRow(page);
    const [firstKey, ...keys] = await searchKeys(page);
    const figure = (label, duration) => inMilliseconds(label, duration, FRAME_MS, 'a frame of 16.7 ms');
    return {
      title: `The world ranking with ${total} rows`,
      figures: [
        figure(`first render, median of ${renders.length}`, quantile(renders, 0.5)),
        { label: 'rows in the document at the top', value: String(rows) },
        { label: `rows in the document after ${SCROLLS} scrolls`, value: String(rowsAfter) },
        figure(`frame while scrolling by ${SCROLL_PX} px, median of ${frames.length}`, quantile(frames, 0.5)),
        figure('frame while scrolling, 95 of 100 are shorter', quantile(frames, 0.95)),
        figure(`jump to row 70000 until focus, median of ${jumps.length}`, quantile(jumps, 0.5)),
        figure('first key of a search, which prepares the names', firstKey),
        figure(`each further key, median of ${keys.length}`, quantile(keys, 0.5)),
        figure('each further key, slowest', Math.max(...keys)),
      ],
    };
  });
}

async function firstRenders(page) {
  const durations = [];
  for (let load = 0; load < LOADS; load += 1) {
    await page.goto('/');
    durations.push(await page.evaluate(() => window.firstRender));
  }
  return durations;
}

function scrollFrames(page) {
  return page.evaluate(
    ({ scrolls, top }) =>
      new Promise((resolve) => {
        const frames = [];
        let previous;
        requestAnimationFrame(function frame(now) {
          if (previous !== undefined) frames.push(now - previous);
          previous = now;
          if (frames.length === scrolls) return resolve(frames);
          window.scrollBy({ top, behavior: 'instant' });
          requestAnimationFrame(frame);
        });
      }),
    { scrolls: SCROLLS, top: SCROLL_PX },
  );
}

async function jumpsToOwnRow(page) {
  const durations = [];
  for (let jump = 0; jump < JUMPS; jump += 1) {
    await page.evaluate(() => {
      document.activeElement.blur();
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.locator('tr[aria-rowindex="2"]').waitFor();
    durations.push(
      await page.getByRole('button', { name: 'Aller à mon rang' }).evaluate(untilOwnRowHasFocus),
    );
  }
  return durations;
}

/** Runs in the page. */
function untilOwnRowHasFocus(button) {
  return new Promise((resolve) => {
    const started = performance.now();
    document.addEventListener('focusin', ({ target }) => {
      if (target.closest('[data-own]')) resolve(performance.now() - started);
    });
    button.click();
  });
}

async function searchKeys(page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByLabel('Rechercher un joueur').focus();
  return watchPaints(page, {
    type: 'keydown',
    times: SEARCHED.length,
    act: (turn) => page.keyboard.press(SEARCHED[turn]),
  });
}
