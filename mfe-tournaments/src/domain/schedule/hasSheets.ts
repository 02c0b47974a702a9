import type { Tournament } from '../tournament';

/** Whether anything stands on any sheet of a tournament. */
export function hasSheets({ fixtures }: Pick<Tournament, 'fixtures'>): boolean {
  return fixtures.some(({ result, events = [] }) => result !== null || events.length > 0);
}
