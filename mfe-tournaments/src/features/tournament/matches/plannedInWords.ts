import { formatDay } from 'shared-kernel';
import { dayOf } from '../../../domain/day/dayClock';
import { plansOf } from '../../../domain/day/plans';
import { withPlayoffs } from '../../../domain/day/playoffsOfDay';
import type { Tournament } from '../../../domain/tournament';
import { hourOf } from '../../../ui/day/timeInWords';
import { matchStrings } from '../strings';

/** Where and when each planned match is to be played, by its identifier. */
export function plannedInWords(tournament: Tournament): ReadonlyMap<string, string> {
  return new Map(
    plansOf(tournament).flatMap((day) =>
      withPlayoffs(tournament, day).placements.map(({ fixture, court, at }) => {
        const date = formatDay(dayOf(day.date, at)).slice(0, 5);
        return [fixture, matchStrings.planned(date, hourOf(day.date, at), court)] as const;
      }),
    ),
  );
}
