import { addDays, instantAt } from 'shared-kernel/time';
import type { Fixture, Tournament } from '../model/tournament';
import { clockOf } from './dayClock';
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
const minutesOfADay = 24 * 60;

/** Every match whose start is known, once, in the order of the day: as planned, or where it was postponed to. */
export function fixtureTimes(tournament: Tournament): FixtureTime[] {
  const day = tournament.day && withPlayoffs(tournament, tournament.day);
  const durationMinutes = day?.matchMinutes ?? usualMinutes;
  const places = new Map(day?.placements.map((placement) => [placement.fixture, placement]));
  return tournament.fixtures
    .flatMap((fixture): FixtureTime[] => {
      const place = places.get(fixture.id);
      const { postponed } = fixture;
      if (postponed !== undefined) {
        const { to } = postponed;
        return to === null
          ? []
          : [{ fixture, startsAt: instantAt(to.day, to.time), durationMinutes, court: null }];
      }
      if (day === undefined || place === undefined) return [];
      const { at, court } = place;
      const date = addDays(day.date, Math.floor(at / minutesOfADay));
      return [{ fixture, startsAt: instantAt(date, clockOf(at)), durationMinutes, court }];
    })
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.court ?? 0) - (b.court ?? 0));
}
