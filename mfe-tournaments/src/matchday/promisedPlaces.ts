import { minuteAt } from '../model/dayClock';
import type { Fixture } from '../model/tournament';
import type { Hall, TakenPlace } from './placeMatches';
import { meets } from './startTimes';

/**
 * Places the matches that were postponed to a time of this day: at that time, on the first court that is free. A match
 * has no such place if the time is past, before the day's start, or in a pause, or if a team or every court is taken.
 */
export function promisedPlaces(
  fixtures: readonly Fixture[],
  date: string,
  { courtsFrom, teamsUntil, matchMinutes, pauses, taken }: Hall,
): TakenPlace[] {
  const promised = fixtures
    .flatMap((fixture) => {
      const to = fixture.postponed?.to;
      return to?.day === date ? [{ fixture, at: minuteAt(date, to.time) }] : [];
    })
    .sort((a, b) => a.at - b.at);
  const places: TakenPlace[] = [];
  for (const { fixture, at } of promised) {
    const meanwhile = [...taken, ...places].filter((other) => Math.abs(other.at - at) < matchMinutes);
    const areFree = [fixture.homeTeam, fixture.awayTeam].every(
      (team) =>
        (teamsUntil.get(team) ?? at) <= at &&
        meanwhile.every((other) => other.fixture.homeTeam !== team && other.fixture.awayTeam !== team),
    );
    const court =
      1 +
      courtsFrom.findIndex(
        (from, index) => from <= at && meanwhile.every((other) => other.court !== index + 1),
      );
    if (court > 0 && areFree && !pauses.some((pause) => meets(at, matchMinutes, pause)))
      places.push({ fixture, court, at });
  }
  return places;
}
