import { withVisitor } from './browser.mjs';
import { inTurn } from './inTurn.mjs';

/** Shorter tasks do not block (the web's own definition of a long task). */
const SHORT_MS = 50;
/** Long enough for a page's work after hydration, on a slowed processor. */
const REST_MS = 3000;
const SCRIPTED = ['composed', 'monolith'];

/**
 * How long a page's scripts block it during loading, on a processor slowed four times and an unslowed network. Resolves
 * to `[{ path, builds: { [build]: { blocking, longest, layout } } }]` in milliseconds; 0 without a long task. Only
 * tasks after the first paint count: before it there is nothing to press, and the browser parses and lays out the page
 * in one go, as without scripts (`layout`).
 */
export async function measureLoading({ hosts, routes, runs }) {
  const measured = [];
  for (const { path } of routes) {
    const builds = await inTurn({
      names: SCRIPTED,
      runs,
      measure: (build) => load({ host: hosts[build], path }),
    });
    if (builds.composed.length > 0) measured.push({ path, builds });
  }
  return measured;
}

function load({ host, path }) {
  return withVisitor({ host }, async (page, slow) => {
    await slow();
    await page.addInitScript(watchLongTasks);
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(REST_MS);
    const { tasks, paintedAt } = await page.evaluate(() => ({
      tasks: window.longTasks,
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    }));
    const durations = (wanted) => tasks.filter(wanted).map(({ duration }) => duration);
    const later = durations(({ startTime }) => startTime >= paintedAt);
    return {
      blocking: later.reduce((sum, duration) => sum + duration - SHORT_MS, 0),
      longest: Math.max(0, ...later),
      layout: Math.max(0, ...durations(({ startTime }) => startTime < paintedAt)),
    };
  });
}

/** In the page. */
function watchLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
  }).observe({ type: 'longtask', buffered: true });
}
