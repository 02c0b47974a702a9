import { inTurn } from './inTurn.mjs';
import { withVisitor } from './withVisitor.mjs';

export const SLOWED = 4;
/** Shorter tasks do not block (the web's own definition of a long task). */
const SHORT_MS = 50;
/** Long enough for what a page does once it lives, on a slowed processor. */
const REST_MS = 3000;
const SCRIPTED = ['composed', 'monolith'];

/**
 * How long a page's scripts block it while it loads, on a processor slowed four times and a network that is not. Resolves
 * to `[{ path, builds: { [build]: { blocking, longest, layout } } }]` in milliseconds; 0 where no task was long. What blocks is
 * what begins once something is painted: before that there is nothing to press, and the browser reads the page and lays
 * it out in one go, as it does without any script (`layout`).
 */
export async function measureLoading({ hosts, routes, runs }) {
  const measured = [];
  for (const { path } of routes) {
    const builds = await inTurn({
      names: SCRIPTED,
      runs,
      measure: (build) => load({ host: hosts[build], path }),
    });
    measured.push({ path, builds });
  }
  return measured;
}

function load({ host, path }) {
  return withVisitor({ host }, async (page, slow) => {
    await slow(SLOWED);
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
