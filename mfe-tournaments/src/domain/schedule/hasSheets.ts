import type { Tournament } from '../tournament';

/** Whether any sheet of a tournament has content. */
export function hasSheets({ fixtures }: Pick<Tournament, 'fixtures'>): boolean {
  return fixtures.some(({ result, events = [] }) => result !== null || events.length > 0);
}
