import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from '../serve/createSiteServer.mjs';
import { bundle } from './bundle.mjs';
import { inMilliseconds, quantile } from './printFigures.mjs';
import { watchPaints } from './watchPaints.mjs';
import { withPage } from './withPage.mjs';

const FRAME_MS = 1000 / 60;
const LOADS = 5;
const TURNS = 20;
const JUMPS = 5;
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
    const rows = await page.locator('tbody tr').count();
    const [total] = (await page.getByRole('status').textContent()).split('joueurs');
    const turns = await pageTurns(page);
    const jumps = await jumpsToOwnRow(page);
    const [firstKey, ...keys] = await searchKeys(page);
    const figure = (label, duration) => inMilliseconds(label, duration, FRAME_MS, 'a frame of 16.7 ms');
    return {
      title: `The world ranking with ${total.trim()} rows`,
      figures: [
        figure(`first render, median of ${renders.length}`, quantile(renders, 0.5)),
        { label: 'rows in the document', value: String(rows) },
        figure(`next page until painted, median of ${turns.length}`, quantile(turns, 0.5)),
        figure('next page until painted, slowest', Math.max(...turns)),
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

function pageTurns(page) {
  return watchPaints(page, {
    type: 'click',
    times: TURNS,
    act: () => page.getByRole('link', { name: 'Page suivante' }).click(),
  });
}

async function jumpsToOwnRow(page) {
  const durations = [];
  for (let jump = 0; jump < JUMPS; jump += 1) {
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await page.locator('tbody tr').first().getByText('1', { exact: true }).waitFor();
    await page.evaluate(() => document.activeElement.blur());
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
