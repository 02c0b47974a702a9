import { BACK_END_CHECKS } from './backEndChecks.mjs';
import { openSite } from './openSite.mjs';
import { SITE_CHECKS } from './siteChecks.mjs';

const CHECKS = [...SITE_CHECKS, ...BACK_END_CHECKS];

/**
 * Checks the live site at `origin` and calls `report({ name, page, faults, whyNot })` for each check: `faults` are sentences,
 * none if all is right; `whyNot` is the reason why it was not tried. `http`, `database` and `backup` are those of the command
 * line. Resolves to the number of checks that found a fault. Of a site that does not answer, the first check alone is tried.
 */
export async function checkLive({ origin, http, database, backup, report }) {
  const site = { ...openSite(origin, http), database, backup };
  const unreachable = await site.ask('/').then(
    () => undefined,
    (error) => error,
  );
  const checks = unreachable ? CHECKS.slice(0, 1) : CHECKS;
  let faulty = 0;
  for (const check of checks) {
    const { whyNot, faults } = await outcomeOf(check, site);
    if (faults.length > 0) faulty += 1;
    report({ name: check.name, page: check.page, whyNot, faults });
  }
  site.close();
  return faulty;
}

/** What does not answer, or answers something unreadable, is a fault of the check that asked for it. */
async function outcomeOf({ whyNot, faults }, site) {
  try {
    const reason = await whyNot?.(site);
    return reason ? { whyNot: reason, faults: [] } : { faults: await faults(site) };
  } catch (error) {
    return { faults: [error.cause?.message ?? error.message] };
  }
}
