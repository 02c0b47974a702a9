/** Long enough for the page to become idle again. */
const PAUSE_MS = 150;

/**
 * Performs the action `times` times. For each event of the type it returns the milliseconds from its first listener to
 * the end of the frame that shows its effect.
 */
export async function watchPaints(page, { type, times, act }) {
  await page.evaluate((watched) => {
    window.paints = [];
    window.addEventListener(
      watched,
      () => {
        const started = performance.now();
        // The frame itself, and the first moment after it.
        requestAnimationFrame(() => setTimeout(() => window.paints.push(performance.now() - started)));
      },
      { capture: true },
    );
  }, type);
  for (let turn = 0; turn < times; turn += 1) {
    await act(turn);
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => window.paints);
}
