import { findWholeChromium } from './findWholeChromium.mjs';
import { openBrowser } from './openBrowser.mjs';
import { ORGANIZER } from './withVisitor.mjs';

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
/** The page to which the visitor goes and from which they return. */
const ELSEWHERE = '/contact?ailleurs';
/** The page is idle, its service worker is active, and its connections are open. */
const REST_MS = 1000;
const ARRIVAL_LIMIT_MS = 15_000;

/**
 * Whether each page is restored unchanged when the visitor returns to it after a full page load, by going back and by
 * going forward. Resolves to `[{ path, back, forward, reasons }]`, or to null if no browser can tell.
 */
export async function measureBackForward({ host, routes }) {
  const program = await findWholeChromium();
  if (!program) return null;
  const browser = await openBrowser(host, program);
  try {
    const measured = [];
    for (const path of [...routes.map((route) => route.path), ...WORKING_PAGES]) {
      measured.push({ path, ...(await goBackAndForward(browser, host, path)) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function goBackAndForward(browser, { hostName }, path) {
  const page = await browser.newPage();
  try {
    const reasons = new Set();
    const session = await page.createCDPSession();
    await session.send('Page.enable');
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations) reasons.add(`${reason} (${type})`);
    });
    await page.evaluateOnNewDocument(watchShows, ORGANIZER);
    const address = (to) => `https://${hostName}${encodeURI(to)}`;
    await page.goto(address(ELSEWHERE), { waitUntil: 'load' });
    await rest();
    await step(page, address(path), (to) => {
      location.href = to;
    });
    await step(page, address(ELSEWHERE), (to) => {
      location.href = to;
    });
    const back = await step(page, address(path), () => history.back());
    await step(page, address(ELSEWHERE), () => history.back());
    const forward = await step(page, address(path), () => history.forward());
    return { back, forward, reasons: [...reasons] };
  } catch (error) {
    return { back: false, forward: false, reasons: [String(error.message).split('\n')[0]] };
  } finally {
    await page.close();
  }
}

/** Navigates as requested; returns whether the browser restored the page. */
async function step(page, address, go) {
  await page.evaluate(go, address).catch(() => {});
  const { pathname } = new URL(address);
  const until = Date.now() + ARRIVAL_LIMIT_MS;
  for (;;) {
    await rest();
    const shown = await page.evaluate(() => [location.pathname, window.wasKept]).catch(() => []);
    if (decodeURI(shown[0] ?? '') === decodeURI(pathname) && shown[1] !== undefined) return shown[1];
    if (Date.now() > until) throw new Error(`${pathname} was not reached.`);
  }
}

/** In every page, before its own scripts. */
function watchShows(user) {
  localStorage.setItem('user', JSON.stringify(user));
  addEventListener('pageshow', ({ persisted }) => {
    window.wasKept = persisted;
  });
}

function rest() {
  return new Promise((next) => setTimeout(next, REST_MS));
}
