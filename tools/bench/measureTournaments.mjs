import { join } from 'node:path';
import { root } from '../build/packages.mjs';
import { createSiteServer } from '../serve/createSiteServer.mjs';
import { largeFile } from './largeFile.mjs';
import { inMilliseconds, quantile, ratioOf } from './printFigures.mjs';
import { watchTaps } from './watchTaps.mjs';
import { withPage } from './withPage.mjs';

const ORGANIZER = { id: 1001, name: 'Camille Morel', email: 'camille@example.org', role: 'organizer' };
const SPEEDS = [1, 4];
/** The goals of the last set, taken back before; as many again leave it open. */
const GOALS = 8;
const TAPS = 8;
/** The limit of a site's local storage in browsers, in characters. */
const STORAGE_CHARACTERS = 5 * 1024 * 1024;

const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

/** The cost of a tap on a match sheet in a small tournament and in the largest, with every match played. */
export async function measureTournaments() {
  const figures = [];
  for (const teams of [6, 32]) {
    figures.push(
      ...(await withPage({ server: createSiteServer(join(root, 'site')), ...phone }, (page) =>
        measure(page, teams),
      )),
    );
  }
  return {
    title: `A tap on a match sheet by the size of its tournament (median of ${TAPS} taps)`,
    figures,
  };
}

async function measure(page, teams) {
  const id = `large-${teams}`;
  await importTournament(page, teams, id);
  await page.goto(`/organisateur/tournoi/${id}/match/r1-m1`);
  for (let goal = 0; goal < GOALS; goal += 1) {
    await page.getByRole('button', { name: 'Annuler la dernière action' }).tap();
  }
  await page.getByRole('tab', { name: 'Set 5' }).tap();
  const session = await page.context().newCDPSession(page);
  const figures = [];
  for (const rate of SPEEDS) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const taps = await watchTaps(page, {
      record: `tournament:${id}`,
      times: TAPS,
      act: (turn) => tapOf(page, turn, `Équipe ${teams}`.replace(/ (\d)$/, ' 0$1')),
    });
    const figure = (label, what, limit, limitName) =>
      inMilliseconds(
        `${teams} teams, slowed × ${rate}: ${label}`,
        quantile(
          taps.map((tap) => tap[what]),
          0.5,
        ),
        limit,
        limitName,
      );
    figures.push(
      figure('tap to paint', 'painted', 50, '50 ms'),
      figure('tap to kept', 'kept'),
      figure('tap to published', 'published'),
      figure('longest block', 'longest', 150, '150 ms'),
    );
  }
  return [...figures, ...(await sizes(page, id, teams))];
}

async function importTournament(page, teams, id) {
  await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), ORGANIZER);
  await page.goto('/organisateur');
  const buffer = Buffer.from(largeFile({ teams, id }));
  const file = { name: 'tournoi.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Fichier du tournoi à importer').setInputFiles(file);
  await page.getByRole('heading', { level: 1, name: /Championnat/ }).waitFor({ timeout: 120_000 });
}

/** Four goals a side, and taken back again. */
function tapOf(page, turn, other) {
  if (turn >= TAPS / 2) return page.getByRole('button', { name: 'Annuler la dernière action' }).tap();
  const team = turn % 2 === 0 ? 'Équipe 01' : other;
  return page
    .getByRole('group', { name: team, exact: true })
    .getByRole('button', { name: 'But attaquant' })
    .tap();
}

async function sizes(page, id, teams) {
  const { record, events, bytes } = await page.evaluate(readSizes, id);
  return [
    {
      label: `${teams} teams: characters of the record`,
      value: record.toLocaleString('en'),
      ratio: `${ratioOf(record, STORAGE_CHARACTERS)} of local storage`,
    },
    {
      label: `${teams} teams: bytes of ${events.toLocaleString('en')} events`,
      value: bytes.toLocaleString('en'),
    },
  ];
}

/** In the page. */
async function readSizes(id) {
  const database = await new Promise((resolve) => {
    const request = indexedDB.open('jorkyball-tournaments');
    request.onsuccess = () => resolve(request.result);
  });
  const events = await new Promise((resolve) => {
    const request = database.transaction('events').objectStore('events').getAll();
    request.onsuccess = () => resolve(request.result);
  });
  return {
    record: localStorage.getItem(`tournament:${id}`)?.length ?? 0,
    events: events.length,
    bytes: new Blob([JSON.stringify(events)]).size,
  };
}
