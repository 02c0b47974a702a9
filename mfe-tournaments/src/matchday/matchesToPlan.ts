import { centreDay } from 'shared-kernel/time';
import { minuteAt, minuteOf } from '../model/dayClock';
import { placedIn, plansOf } from '../model/plans';
import { type DayPlan, isLeagueFixture, type Tournament } from '../model/tournament';
import { isToBePlayed } from './dayPlan';
import type { Waiting } from './placeMatches';

export type DaySettings = Omit<DayPlan, 'placements'>;

/** Rounds of the league, both included; null for all that is left. To `Infinity` means the playoffs too. */
export type Rounds = { readonly from: number; readonly to: number } | null;

/** The minute at which a day can begin: the requested one or, later today, the next full five minutes. */
export function startOf({ date, start }: Pick<DaySettings, 'date' | 'start'>, now: Date): number {
  if (date !== centreDay(now)) return start;
  return Math.min(minuteAt(date, '23:59'), Math.max(start, Math.ceil(minuteOf(date, now) / 5) * 5));
}

/**
 * The matches that wait for a court on a day, in the order of the rounds; the playoffs come last. A match that is planned
 * on another day to come stays there; one of today's plan may move to a later day.
 */
export function matchesToPlan(tournament: Tournament, date: string, rounds: Rounds, now: Date): Waiting[] {
  const today = centreDay(now);
  const elsewhere = placedIn(...plansOf(tournament).filter((day) => day.date !== date && day.date > today));
  return tournament.fixtures
    .filter((fixture) => {
      if (!isToBePlayed(fixture, date) || elsewhere.has(fixture.id)) return false;
      if (rounds === null || fixture.postponed !== undefined) return true;
      const { round } = fixture;
      if (!isLeagueFixture(fixture)) return rounds.to === Number.POSITIVE_INFINITY;
      return round !== undefined && round >= rounds.from && round <= rounds.to;
    })
    .map((fixture) => ({ fixture, order: fixture.round ?? Number.MAX_SAFE_INTEGER / 2 }));
}

/**
 * A comparable text of a day's plan, without the places of matches, which change during the day; empty without a plan.
 * A different text at save time means that another organiser has planned the day.
 */
export function asPlanned(day: DayPlan | undefined, fixtures: Tournament['fixtures']): string {
  if (day === undefined) return '';
  const { date, start, courts, matchMinutes, pauses } = day;
  const placed = placedIn(day);
  const rounds = new Set(fixtures.flatMap(({ id, round }) => (placed.has(id) && round ? [round] : [])));
  const spans = pauses.map(({ from, minutes }) => [from, minutes]);
  return JSON.stringify([date, start, courts, matchMinutes, spans, [...rounds].sort((a, b) => a - b)]);
}
