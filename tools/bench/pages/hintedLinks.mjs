import { HINTED } from './flows.mjs';
import { inTurn } from './inTurn.mjs';
import { lives } from './interactions.mjs';
import { SLOWED } from './loading.mjs';
import { DESK, withVisitor } from './withVisitor.mjs';

/** A pointer rests about so long on a link before it is pressed. */
const HINT_MS = 200;

/** A pointer means a desktop, so the processor is not slowed. Slowed, it would represent a tablet with a mouse. */
const RATES = { full: 1, slowed: SLOWED };

/**
 * Measures the time from the press on a hovered link to the frame that shows the next page. It runs at full speed and
 * on a processor slowed four times. Resolves to `[{ path, full: [milliseconds of each run], slowed: […] }]`.
 */
export async function measureHintedLinks({ host, runs }) {
  const measured = [];
  for (const path of HINTED) {
    const names = Object.keys(RATES);
    const shown = await inTurn({ names, runs, measure: (name) => follow(path, host, RATES[name]) });
    measured.push({ path, ...shown });
  }
  return measured;
}

function follow(path, host, rate) {
  return withVisitor({ host, device: DESK, isCalm: true }, async (page, slow) => {
    await page.goto('/');
    await lives(page);
    const link = page.locator(`a[href="${path}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(HINT_MS);
    await slow(rate);
    await page.evaluate(watchNextPage);
    await link.hover();
    await page.waitForTimeout(HINT_MS);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => window.nextPageShown !== undefined);
    return page.evaluate(() => window.nextPageShown);
  });
}

/** In the page: checks in each frame whether the page's heading has changed, and waits for that frame's end. */
function watchNextPage() {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  const watch = ({ timeStamp }) => {
    const look = () => {
      const now = heading();
      if (now === undefined || now === before) requestAnimationFrame(look);
      else setTimeout(() => (window.nextPageShown = performance.now() - timeStamp));
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', watch, { capture: true, once: true });
}
