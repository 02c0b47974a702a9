// The hour at the centre, before hydration. Part of the page's loader (pageLoader.ts).

/**
 * A page is rendered for any hour. Its styles hide past entries, so that hydration moves nothing. The rule is written
 * by hand, as in the law: summer time from the last Sunday of March to that of October, 1:00 UTC. A first
 * `Intl.DateTimeFormat` blocks a slow phone for 60 ms. The kernel has the same rule
 * (shared-kernel/src/platform/time/time.ts).
 */
function hourAtCentre(now: Date): number {
  const year = now.getUTCFullYear();
  const lastSundayOf = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  };
  const isSummer = +now >= lastSundayOf(2) && +now < lastSundayOf(9);
  return (now.getUTCHours() + (isSummer ? 2 : 1)) % 24;
}

document.documentElement.dataset.hour = String(hourAtCentre(new Date()));
