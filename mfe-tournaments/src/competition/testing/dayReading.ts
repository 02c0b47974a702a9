import { overlapsPause } from '../../matchday/dayPlan';
import type { DayPlan, Fixture } from '../../model/tournament';

/** The faults of a plan, in words; empty for a valid one. `expected` are the matches that it must contain. */
export function faultsOf(day: DayPlan, fixtures: readonly Fixture[], expected: readonly Fixture[]): string[] {
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const faults: string[] = [];
  const placed = day.placements.map(({ fixture }) => fixture).toSorted();
  if (
    placed.join() !==
    expected
      .map(({ id }) => id)
      .toSorted()
      .join()
  )
    faults.push('not every match once');
  const courtsUntil = new Map<number, number>();
  const teamsUntil = new Map<string, number>();
  for (const { fixture: id, court, at } of day.placements.toSorted((a, b) => a.at - b.at)) {
    const fixture = byId.get(id);
    if (fixture === undefined) continue;
    if (court < 1 || court > day.courts) faults.push(`${id}: no such court`);
    if (at < day.start) faults.push(`${id}: before the day`);
    if ((courtsUntil.get(court) ?? 0) > at) faults.push(`${id}: court in use`);
    for (const team of [fixture.homeTeam, fixture.awayTeam]) {
      if ((teamsUntil.get(team) ?? 0) > at) faults.push(`${id}: ${team} plays twice at once`);
      teamsUntil.set(team, at + day.matchMinutes);
    }
    if (day.pauses.some((pause) => overlapsPause(at, day.matchMinutes, pause)))
      faults.push(`${id}: over a pause`);
    courtsUntil.set(court, at + day.matchMinutes);
  }
  return faults;
}
