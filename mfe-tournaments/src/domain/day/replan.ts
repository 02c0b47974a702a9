import { type DayPlan, isLeagueFixture, type Tournament } from '../tournament';
import { minuteOf } from './dayClock';
import { placeMatches, type Waiting, type Weights } from './placeMatches';
import { courtsFreeAt, plannedMatchesLeft, underWay } from './runningDay';
import { isToBePlayed } from './toBePlayed';

/** The order of the plan, unless a team would play twice running and a match soon after can go before. */
const inOrder: Weights = { tired: 4, rest: 0, longestRest: 0, left: 0, order: 1, fresh: 1 };

/**
 * Plans anew, from now on, what is left of a day: what has been played and what is under way stays where it is, and
 * the order stays as far as it can. Playoff matches that are known by now come at the end.
 */
export function replan(tournament: Tournament, day: DayPlan, now: Date): DayPlan {
  const minute = Math.max(day.start, minuteOf(day.date, now));
  const left = plannedMatchesLeft(tournament, day);
  const planned = new Set(day.placements.map(({ fixture }) => fixture));
  const drawn = tournament.fixtures.filter(
    (fixture) => isToBePlayed(fixture) && !isLeagueFixture(fixture) && !planned.has(fixture.id),
  );
  const freeAt = courtsFreeAt(tournament, day, minute);
  const matches: Waiting[] = [...left.map(({ fixture }) => fixture), ...drawn].map((fixture, order) => ({
    fixture,
    order,
  }));
  const placements = placeMatches(
    matches,
    {
      ...day,
      courtsFrom: Array.from({ length: day.courts }, (_, index) => freeAt.get(index + 1) ?? minute),
      teamsUntil: teamsUntil(tournament, day, freeAt, minute),
    },
    inOrder,
  );
  const waiting = new Set(matches.map(({ fixture }) => fixture.id));
  return {
    ...day,
    placements: [...day.placements.filter(({ fixture }) => !waiting.has(fixture)), ...placements],
  };
}

/** When each team ended its last match, or ends the one under way. */
function teamsUntil(
  { fixtures, ...tournament }: Tournament,
  day: DayPlan,
  freeAt: ReadonlyMap<number, number>,
  minute: number,
): Map<string, number> {
  const until = new Map<string, number>();
  const keep = (team: string, end: number) => until.set(team, Math.max(end, until.get(team) ?? end));
  for (const { status, homeTeam, awayTeam, times } of fixtures) {
    if (status !== 'finished' || times?.endedAt === undefined) continue;
    const end = Math.min(minute, minuteOf(day.date, new Date(times.endedAt)));
    keep(homeTeam, end);
    keep(awayTeam, end);
  }
  for (const { fixture, court } of underWay({ fixtures, ...tournament })) {
    const end = (court === null ? undefined : freeAt.get(court)) ?? minute + day.matchMinutes;
    keep(fixture.homeTeam, end);
    keep(fixture.awayTeam, end);
  }
  return until;
}
