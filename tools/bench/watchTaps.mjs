/** Long enough for everything that follows a tap in the largest tournament. */
const PAUSE_MS = 1500;

/**
 * Taps a few times, and tells of each tap the milliseconds to the painted frame, to the moment when the event store has
 * the tap on the disk, and to the one when the record has it; `longest` is what blocked the page for longest meanwhile.
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
  // As another tab would hear of it.
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
