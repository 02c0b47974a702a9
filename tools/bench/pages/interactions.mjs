import { FLOWS } from './flows.mjs';
import { inTurn } from './inTurn.mjs';
import { SLOWED } from './loading.mjs';
import { withVisitor } from './withVisitor.mjs';

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
    await lives(page);
    await prepare?.(page);
    await page.waitForTimeout(REST_MS);
    await slow(SLOWED);
    await page.evaluate(watchInteractions);
    await act(page);
    await page.waitForTimeout(REST_MS);
    const durations = await page.evaluate(() => window.interactions);
    return Math.max(0, ...durations);
  });
}

/** The page is hydrated, and its later fetches have ended. */
export async function lives(page) {
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
