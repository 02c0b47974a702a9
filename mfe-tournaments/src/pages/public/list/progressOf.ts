import { isAnnulled } from '../../../competition/shownStatus';
import type { Fixture } from '../../../model/tournament';

/** How many matches were played, and of how many: annulled ones are in neither sum. */
export function progressOf(fixtures: readonly Pick<Fixture, 'status' | 'ruling'>[]): {
  readonly finished: number;
  readonly count: number;
} {
  const counting = fixtures.filter((fixture) => !isAnnulled(fixture));
  return {
    finished: counting.filter(({ status }) => status === 'finished').length,
    count: counting.length,
  };
}
