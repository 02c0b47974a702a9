/** Long enough for everything that follows a tap in the largest tournament. */
const PAUSE_MS = 1500;

/**
 * Taps a few times. For each tap it returns three times in milliseconds: until the painted frame, until the event store
 * has written it to disk, and until the record has it. `longest` is the longest task in between.
 */
export async function watchTaps(page, { record, times, act }) {
  await page.evaluate(watch, record);
  const taps = [];
  for (let turn = 0; turn < times; turn += 1) {
    await act(turn);
    await page.waitForTimeout(PAUSE_MS);
    taps.push(await page.evaluate(() => window.watchedTap));
  }
  return taps;
}

/** In the page. */
function watch(record) {
  let started = 0;
  const since = () => performance.now() - started;
  window.addEventListener(
    'click',
    () => {
      started = performance.now();
      window.watchedTap = { painted: 0, kept: 0, published: 0, longest: 0 };
      requestAnimationFrame(() => setTimeout(() => note('painted')));
    },
    { capture: true },
  );
  function note(what) {
    if (window.watchedTap) window.watchedTap[what] ||= since();
  }
  // As another tab would receive it.
  new BroadcastChannel('jorkyball-match-events').onmessage = () => note('kept');
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, text) {
    setItem.call(this, key, text);
    if (key === record) note('published');
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (!window.watchedTap || startTime + duration < started) continue;
      window.watchedTap.longest = Math.max(window.watchedTap.longest, duration);
    }
  }).observe({ type: 'longtask' });
}
