import { largeFile } from '../largeFile.mjs';
import { withVisitor } from './browser.mjs';
import { inTurn } from './inTurn.mjs';

const TOURNAMENT = '/organisateur/tournoi/championnat-de-france-2025';
const TYPING_MS = 80;
/** No finger is quicker from one place to another. */
const FINGER_MS = 300;

/**
 * Taps as a finger does: scrolling ends before the touch. Playwright's own `tap` listens to every touch event and
 * queries the page each time, which would count in the measurement.
 */
async function touch(page, target) {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(FINGER_MS);
  const { x, y, width, height } = await target.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function scoreThreeTimes(page) {
  const score = page.getByRole('button', { name: 'But attaquant' }).first();
  for (let goal = 0; goal < 3; goal += 1) await touch(page, score);
}

/** Flows of visitors, each with the page on which it begins; `act` touches the screen as a finger does. */
const FLOWS = [
  {
    label: 'open the menu',
    path: '/',
    act: (page) => touch(page, page.getByRole('banner').getByRole('button', { name: 'Menu' })),
  },
  {
    label: 'choose a booking hour',
    path: '/reservation',
    prepare: (page) => page.getByRole('button', { name: 'Demain', exact: true }).scrollIntoViewIfNeeded(),
    async act(page) {
      await touch(page, page.getByRole('button', { name: 'Demain', exact: true }));
      await touch(page, page.getByRole('button', { name: /^18:00,/ }));
    },
  },
  {
    label: 'type in the booking form',
    path: '/reservation',
    prepare: (page) => page.getByLabel('Nom').scrollIntoViewIfNeeded(),
    async act(page) {
      await touch(page, page.getByLabel('Nom'));
      await page.waitForTimeout(FINGER_MS);
      await page.keyboard.type('Camille Morel', { delay: TYPING_MS });
    },
  },
  {
    label: 'change the tab of a ranking',
    path: '/classement-mondial',
    async act(page) {
      await touch(page, page.getByRole('main').getByRole('link', { name: 'Clubs', exact: true }));
      await page.waitForURL('**/classement-clubs');
    },
  },
  {
    label: 'open a match sheet',
    path: TOURNAMENT,
    isOrganizer: true,
    async act(page) {
      await touch(page, page.locator('a[href$="/match/r1-m1"]:visible').first());
      await page.getByRole('button', { name: 'But attaquant' }).first().waitFor();
    },
  },
  {
    label: 'score on a match sheet',
    path: `${TOURNAMENT}/match/r1-m1`,
    isOrganizer: true,
    async prepare(page) {
      for (const team of ['Valenciennes', 'Avignon']) {
        const group = page.getByRole('group', { name: team, exact: true });
        await group.getByLabel('Attaquant').selectOption({ index: 1 });
        await group.getByLabel('Défenseur').selectOption({ index: 2 });
      }
    },
    act: scoreThreeTimes,
  },
  {
    label: 'score in a tournament of 32 teams',
    path: '/organisateur',
    isOrganizer: true,
    async prepare(page) {
      const buffer = Buffer.from(largeFile({ teams: 32 }));
      await page
        .getByLabel('Fichier du tournoi à importer')
        .setInputFiles({ name: 'tournoi.json', mimeType: 'application/json', buffer });
      await page.getByRole('heading', { level: 1, name: /Championnat/ }).waitFor({ timeout: 120_000 });
      await page.goto('/organisateur/tournoi/large-32/match/r1-m1');
      await isHydrated(page);
      // The last set is open again, and stays so.
      for (let goal = 0; goal < 4; goal += 1)
        await page.getByRole('button', { name: 'Annuler la dernière action' }).tap();
    },
    act: scoreThreeTimes,
  },
  {
    label: 'next page by a link',
    path: '/blog',
    async act(page) {
      await touch(page, page.getByRole('main').locator('a[href^="/blog/"]').first());
      await page.waitForURL('**/blog/*');
    },
  },
];

/** Long enough for the frame after the last touch, and for its performance entry. */
const REST_MS = 1000;
/** By then the page has fetched its later parts and the service worker’s copies. */
const LATER_MS = 3000;
const LIFE_LIMIT_MS = 30_000;

/**
 * Measures the longest interaction of each flow, on a processor slowed four times. As browsers do, it counts from the
 * touch to the frame that shows its effect. Resolves to `[{ label, path, longest: [milliseconds of each run] }]`.
 */
export async function measureInteractions({ host, runs }) {
  const measured = [];
  for (const flow of FLOWS) {
    const { longest } = await inTurn({ names: ['longest'], runs, measure: () => follow(flow, host) });
    measured.push({ label: flow.label, path: flow.path, longest });
  }
  return measured;
}

function follow({ path, isOrganizer, prepare, act }, host) {
  return withVisitor({ host, isOrganizer, isCalm: true }, async (page, slow) => {
    await page.goto(path);
    await isHydrated(page);
    await prepare?.(page);
    await page.waitForTimeout(REST_MS);
    await slow();
    await page.evaluate(watchInteractions);
    await act(page);
    await page.waitForTimeout(REST_MS);
    const durations = await page.evaluate(() => window.interactions);
    return Math.max(0, ...durations);
  });
}

/** Waits until the page is hydrated, and its later fetches have ended. */
async function isHydrated(page) {
  await page.waitForFunction(() => window.pageLoader?.isPageAlive, undefined, { timeout: LIFE_LIMIT_MS });
  await page.waitForTimeout(LATER_MS);
}

/** In the page; events of one touch have one number. */
function watchInteractions() {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) window.interactions.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}
