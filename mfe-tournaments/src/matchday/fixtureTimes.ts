import { instantAt } from 'shared-kernel/time';
import { instantOf } from '../model/dayClock';
import { plansOf } from '../model/plans';
import type { Fixture, Tournament } from '../model/tournament';
import { withPlayoffs } from './playoffsOfDay';

export type FixtureTime = {
  readonly fixture: Fixture;
  readonly startsAt: Date;
  readonly durationMinutes: number;
  /** Null for a match postponed to a moment: its court is not chosen yet. */
  readonly court: number | null;
};

/** Of a match on no planned day. */
const usualMinutes = 30;

/** Every match whose start is known, once, in the order of their starts: as planned, or where it was postponed to. */
export function fixtureTimes(tournament: Tournament): FixtureTime[] {
  const days = plansOf(tournament).map((day) => withPlayoffs(tournament, day));
  const places = new Map(
    days.flatMap((day) =>
      day.placements.map((placement) => [placement.fixture, { day, ...placement }] as const),
    ),
  );
  const usual = days.at(-1)?.matchMinutes ?? usualMinutes;
  return tournament.fixtures
    .flatMap((fixture): FixtureTime[] => {
      const place = places.get(fixture.id);
      const { postponed } = fixture;
      const isPlanned =
        place !== undefined && (postponed === undefined || postponed.to?.day === place.day.date);
      if (isPlanned) {
        const { day, at, court } = place;
        return [{ fixture, startsAt: instantOf(day.date, at), durationMinutes: day.matchMinutes, court }];
      }
      if (!postponed?.to) return [];
      const startsAt = instantAt(postponed.to.day, postponed.to.time);
      return [{ fixture, startsAt, durationMinutes: usual, court: null }];
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.court ?? 0) - (b.court ?? 0));
}
