import type { Parting, StandingRow } from '../../../domain/standings/standings';
import { standingsStrings } from './standingsStrings';

/** Explains in one sentence why a row is above another, and names the only criterion that decided. */
export function whyAbove(upper: StandingRow, lower: StandingRow, { by, decision }: Parting): string {
  const sentence = standingsStrings.reasons[by](upper, lower);
  return decision?.reason ? `${sentence} ${standingsStrings.said(decision.reason)}` : sentence;
}
