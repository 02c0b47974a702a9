import { inTurn } from './inTurn.mjs';
import { withVisitor } from './withVisitor.mjs';

export const SLOWED = 4;
/** What is shorter blocks nobody (the web's own definition of a long task). */
const SHORT_MS = 50;
/** Long enough for what a page does once it lives, on a slowed processor. */
const REST_MS = 3000;
const SCRIPTED = ['composed', 'monolith'];

/**
 * How long a page's scripts block it while it loads, on a processor slowed four times and a network that is not. Resolves
 * to `[{ path, builds: { [build]: { blocking, longest } } }]` in milliseconds; 0 where no task was long.
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
    const tasks = await page.evaluate(() => window.longTasks);
    return {
      blocking: tasks.reduce((sum, duration) => sum + duration - SHORT_MS, 0),
      longest: Math.max(0, ...tasks),
    };
  });
}

/** In the page. */
function watchLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}
