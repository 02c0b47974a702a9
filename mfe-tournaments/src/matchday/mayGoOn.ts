import type { Tournament, TournamentSummary } from '../model/tournament';
import { isCurrent } from './isCurrent';

/** A device's clock may be wrong by so much, and a tournament may begin before midnight. */
const aheadDays = 1;
/** A season has its days weeks apart; a list does not say which day it is. */
const patienceDays = 30;
const dayMs = 86_400_000;

/** Whether the next goal of a tournament may fall any moment: it is not over, and begins tomorrow at the latest. `today` is yyyy-MM-dd. */
export function mayGoOn(tournament: Pick<Tournament, 'date' | 'days' | 'fixtures'>, today: string): boolean {
  const isLeft = tournament.fixtures.some(({ status }) => status !== 'finished');
  return isLeft && hasBegun(tournament.date, today) && isCurrent(tournament, today);
}

/** The same of a line in a list, which says less. */
export function mayGoOnAsListed({ date }: Pick<TournamentSummary, 'date'>, today: string): boolean {
  return hasBegun(date, today) && Date.parse(today) - Date.parse(date) <= patienceDays * dayMs;
}

function hasBegun(date: string, today: string): boolean {
  return Date.parse(date) - Date.parse(today) <= aheadDays * dayMs;
}
