import type { DayPlan, Tournament } from '../tournament';
import { minuteOf } from './dayClock';
import { courtsFreeAt, underWay } from './runningDay';

/** An overrunning match is given half a usual match more, however long it has lasted. */
export function overrunOf({ matchMinutes }: DayPlan): number {
  return Math.ceil(matchMinutes / 2);
}

/** The minute of the day at which each team ended its last match, or ends the one under way. */
export function teamsBusyUntil(tournament: Tournament, day: DayPlan, now: Date): Map<string, number> {
  const minute = minuteOf(day.date, now);
  const freeAt = courtsFreeAt(tournament, day, now, overrunOf(day));
  const until = new Map<string, number>();
  const keep = (team: string, end: number) => until.set(team, Math.max(end, until.get(team) ?? end));
  for (const { status, homeTeam, awayTeam, times } of tournament.fixtures) {
    if (status !== 'finished' || times?.endedAt === undefined) continue;
    const end = Math.min(minute, minuteOf(day.date, new Date(times.endedAt)));
    keep(homeTeam, end);
    keep(awayTeam, end);
  }
  for (const { fixture, court } of underWay(tournament, now)) {
    const end = (court === null ? undefined : freeAt.get(court)) ?? minute + day.matchMinutes;
    keep(fixture.homeTeam, end);
    keep(fixture.awayTeam, end);
  }
  return until;
}
