import { instantAt } from 'shared-kernel/time';
import { instantOf } from '../model/dayClock';
import { plansOf } from '../model/plans';
import type { Tournament } from '../model/tournament';
import { withPlayoffs } from './playoffsOfDay';

/** Of a match on no planned day. */
const usualMinutes = 30;

/** Every match whose start is known, in the order of their starts: as planned or, without a court, as postponed. */
export function fixtureTimes(tournament: Tournament) {
  const days = plansOf(tournament).map((day) => withPlayoffs(tournament, day));
  const places = new Map(
    days.flatMap((day) =>
      day.placements.map((placement) => [placement.fixture, { day, ...placement }] as const),
    ),
  );
  const usual = days.at(-1)?.matchMinutes ?? usualMinutes;
  return tournament.fixtures
    .flatMap((fixture) => {
      const place = places.get(fixture.id);
      const { postponed } = fixture;
      if (place !== undefined && (postponed === undefined || postponed.to?.day === place.day.date)) {
        const { day, at, court } = place;
        return { fixture, startsAt: instantOf(day.date, at), durationMinutes: day.matchMinutes, court };
      }
      if (!postponed?.to) return [];
      const startsAt = instantAt(postponed.to.day, postponed.to.time);
      return { fixture, startsAt, durationMinutes: usual, court: null };
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.court ?? 0) - (b.court ?? 0));
}
