import { minuteAt } from '../model/dayClock';
import type { DayPlan, Fixture } from '../model/tournament';
import { type MatchTiming, overlapsPause, type PlannedMatch } from './dayPlan';

export type Availability = MatchTiming & {
  /** From which minute on each court can be used, court 1 first. */
  readonly courtsFrom: readonly number[];
  /** When the match of a team ends that is under way, or ended before the first of those that are placed. */
  readonly teamsUntil: ReadonlyMap<string, number>;
  /** Matches with a place of their own, which no other one takes. */
  readonly taken: readonly PlannedMatch[];
};

/**
 * Places the matches that were postponed to a time of this day: at that time, on the first court that is free. A match
 * has no such place if the time is past, before the day's start, or in a pause, or if a team or every court is taken.
 */
export function postponedPlaces(
  fixtures: readonly Fixture[],
  { date, matchMinutes, pauses }: DayPlan,
  { courtsFrom, teamsUntil, taken }: Omit<Availability, keyof MatchTiming>,
): PlannedMatch[] {
  const matches = fixtures
    .flatMap((fixture) => {
      const to = fixture.postponed?.to;
      return to?.day === date ? [{ fixture, at: minuteAt(date, to.time) }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const places: PlannedMatch[] = [];
  for (const { fixture, at } of matches) {
    const meanwhile = [...taken, ...places].filter((other) => Math.abs(other.at - at) < matchMinutes);
    const busy = meanwhile.flatMap((other) => [other.fixture.homeTeam, other.fixture.awayTeam]);
    const areFree = [fixture.homeTeam, fixture.awayTeam].every(
      (team) => (teamsUntil.get(team) ?? at) <= at && !busy.includes(team),
    );
    const isOpen = (from: number, index: number) =>
      from <= at && meanwhile.every((other) => other.court !== index + 1);
    const court = 1 + courtsFrom.findIndex(isOpen);
    if (court > 0 && areFree && !pauses.some((pause) => overlapsPause(at, matchMinutes, pause)))
      places.push({ fixture, court, at });
  }
  return places;
}
