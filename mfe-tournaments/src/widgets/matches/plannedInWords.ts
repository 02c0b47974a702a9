import { formatDay } from 'shared-kernel';
import { withPlayoffs } from '../../matchday/playoffsOfDay';
import { dayOf } from '../../model/dayClock';
import { plansOf } from '../../model/plans';
import type { Tournament } from '../../model/tournament';
import { hourOf } from '../timeInWords';
import { matchStrings } from './strings';

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
