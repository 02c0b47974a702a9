/** The settings of a centre with a back end, which only such sites load: pages ask for them, and the answers about courts bring them. */

import { centreRules, subscribe } from 'shared-kernel';
import * as v from 'valibot';
import { askBackEnd, observeSeen } from '../../back-end/askBackEnd';
import { createCentreRules } from './createCentreRules';
import { type ClosedHours, closuresSchema, settingsSchema } from './settingsSchema';

/** Those of the last answer about courts. The opening hours, which a cache answers, say nothing of them. */
let closures: readonly ClosedHours[] = [];

/**
 * Reads the settings of an answer; older ones, and others than those of this release's form, change nothing. An answer about
 * courts has the hours at which all are closed.
 */
export function learnSettings(sent: unknown, closed?: unknown): void {
  const known = v.safeParse(closuresSchema, closed);
  if (known.success) closures = known.output;
  const read = v.safeParse(settingsSchema, sent);
  if (!read.success || read.output.revision < (centreRules.getState()?.revision ?? 0)) return;
  centreRules.setState(createCentreRules(read.output, new Date(), closures), true);
}

/** A centre that is silent for longer has the built values shown. */
const patienceMs = 5_000;

/** Asks for the settings now, and when the page is seen again; a cache answers within a minute. */
export function followCentre(): void {
  centreRules.subscribe(showTerms);
  if (centreRules.getState()) showTerms();
  setTimeout(showTerms, patienceMs);
  observeSeen(() => void askSettings());
  // The cached ones are older.
  subscribe('centre:saved', () => void askSettings('reload'));
  void askSettings().then(showTerms);
}

async function askSettings(cache: RequestCache = 'default'): Promise<void> {
  const answer = await askBackEnd({ path: 'rpc/centre_settings?centre=prouvy', cache, schema: v.unknown() });
  if (answer.ok) learnSettings(answer.value);
}

/** Until then the document hides built prices and deadlines (`html[data-hosted=""]`), which the settings may change. */
function showTerms() {
  document.documentElement.dataset.hosted = 'known';
}
