import { decidingCriterion } from '../../../domain/standings/criteria';
import type { StandingRow } from '../../../domain/standings/standings';
import { standingsStrings } from '../strings';

/** Says in one sentence why a row stands above another, naming the only criterion that decided. */
export function whyAbove(upper: StandingRow, lower: StandingRow): string {
  return standingsStrings.reasons[decidingCriterion(upper, lower)](upper, lower);
}
