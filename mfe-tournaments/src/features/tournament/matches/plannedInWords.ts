import { formatDay, formatHour } from 'shared-kernel';
import { clockOf } from '../../../domain/day/dayClock';
import type { DayPlan } from '../../../domain/tournament';
import { matchStrings } from '../strings';

/** Where and when each match of the plan is to be played, by its identifier. */
export function plannedInWords(day: DayPlan | undefined): ReadonlyMap<string, string> {
  if (day === undefined) return new Map();
  const date = formatDay(day.date).slice(0, 5);
  return new Map(
    day.placements.map(({ fixture, court, at }) => [
      fixture,
      matchStrings.planned(date, formatHour(clockOf(at)), court),
    ]),
  );
}
