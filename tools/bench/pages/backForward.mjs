import puppeteer from 'puppeteer-core';
import { findProgram } from '../../setup/programs.mjs';
import { browserArguments, ORGANIZER } from './browser.mjs';

const TOURNAMENT = '/organisateur/tournoi/championnat-de-france-2025';
/** Pages that no search engine is shown; visitors go back to them all the same. */
const WORKING_PAGES = [
  '/connexion',
  '/profil',
  '/mes-donnees',
  '/organisateur',
  '/organisateur/corbeille',
  '/organisateur/creer-tournoi',
  `${TOURNAMENT}/modifier`,
  `${TOURNAMENT}/match/r1-m1`,
  `${TOURNAMENT}/jour`,
  `${TOURNAMENT}/terrain/1`,
  `${TOURNAMENT}/ecran`,
  `${TOURNAMENT}/partager`,
  `${TOURNAMENT}/imprimer`,
];
/** The page from which the visitor returns. */
const ELSEWHERE = '/contact?ailleurs';
/** The page is idle, its service worker is active, and its connections are open. */
const REST_MS = 1000;

/**
 * Whether the browser restores each page unchanged when the visitor goes back to it after a full page load. Resolves to
 * `[{ path, isRestored, reasons }]`, or to null without a Chromium with windows: the other one has no such cache.
 */
export async function measureBackForward({ host, routes }) {
  const executablePath = findProgram('windowedChromium');
  if (!executablePath) return null;
  const browser = await puppeteer.launch({ executablePath, args: browserArguments(host) });
  try {
    const measured = [];
    for (const path of [...routes.map((route) => route.path), ...WORKING_PAGES]) {
      measured.push({ path, ...(await leaveAndGoBack(browser, host, path)) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function leaveAndGoBack(browser, { hostName }, path) {
  const page = await browser.newPage();
  try {
    const reasons = new Set();
    const session = await page.createCDPSession();
    await session.send('Page.enable');
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations) reasons.add(`${reason} (${type})`);
    });
    await page.evaluateOnNewDocument(watchShows, ORGANIZER);
    for (const each of [path, ELSEWHERE]) {
      await page.goto(`https://${hostName}${encodeURI(each)}`, { waitUntil: 'load' });
      await rest();
    }
    await page.evaluate(() => history.back());
    await rest();
    return { isRestored: await page.evaluate(() => window.isRestored), reasons: [...reasons] };
  } finally {
    await page.close();
  }
}

/** In every page, before its own scripts. */
function watchShows(user) {
  localStorage.setItem('user', JSON.stringify(user));
  addEventListener('pageshow', ({ persisted }) => {
    window.isRestored = persisted;
  });
}

function rest() {
  return new Promise((next) => setTimeout(next, REST_MS));
}
