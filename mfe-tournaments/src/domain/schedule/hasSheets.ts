import { hasBegun } from '../match-sheet/score';
import type { Tournament } from '../tournament';

/** Whether anything was played in a tournament: lineups alone fix nothing, also those that an earlier release published. */
export function hasSheets({ fixtures }: Pick<Tournament, 'fixtures'>): boolean {
  return fixtures.some(
    ({ result, events = [] }) =>
      (result !== null && (result.details === null || hasBegun(result.details))) ||
      events.some(({ kind }) => kind !== 'selection'),
  );
}
