import { minuteOf } from '../model/dayClock';
import type { DayPlan, Fixture, Placement, Tournament } from '../model/tournament';
import { nextStart } from './dayPlan';
import { type Availability, postponedPlaces } from './postponedPlaces';
import { courtsFreeAt, underWay } from './runningDay';

/** The weights of the criteria by which a free court chooses its match. Rests are counted in matches. */
export type Weights = {
  /** The penalty for a team that has just played: none after a rest as long as a match, a share of it after a shorter one. */
  readonly tired: number;
  /** The sum of both teams' rests. */
  readonly rest: number;
  /** The longer rest of the two teams. */
  readonly longestRest: number;
  /** Matches that both teams still have to play. */
  readonly left: number;
  /** Places that the match has in the order given, counted from the first one left. */
  readonly order: number;
  /** The assumed rest of a team that has not played yet. */
  readonly fresh: number;
};

export type Waiting = { readonly fixture: Fixture; readonly order: number };

/** A team while its matches are placed. */
type PlacedTeam = {
  /** When its last match ends. */
  until: number;
  /** Its matches without a place. */
  left: number;
  /** When it plays a match that has a place of its own. */
  readonly fixedStarts: readonly number[];
  /** At the minute for which a court chooses: its rest, negative while it plays, and its share of a match's weight. */
  rest: number;
  weight: number;
};

/** Beyond it, a longer rest makes no team more welcome. */
const longestRestCounted = 64;
const neverPlayed = Number.NEGATIVE_INFINITY;

/**
 * Gives every match a court and a time: its own if it has one; else a free court gets the heaviest match whose teams are
 * free. It makes up to a million checks, so it computes shared values once a team.
 */
export function placeMatches(matches: readonly Waiting[], free: Availability, weights: Weights): Placement[] {
  const { matchMinutes, taken } = free;
  const { waiting, teams } = enter(matches, free);
  const courts = free.courtsFrom.map((from, index) => {
    // A match that has its place is a pause of its court.
    const own = taken.filter(({ court }) => court === index + 1);
    const pauses = [...free.pauses, ...own.map(({ at }) => ({ from: at, minutes: matchMinutes }))];
    const startFrom = (minute: number) => nextStart(minute, { matchMinutes, pauses });
    return { number: index + 1, at: startFrom(from), startFrom };
  });
  const placements = taken.map(({ fixture, court, at }): Placement => ({ fixture: fixture.id, court, at }));

  while (waiting.length > 0) {
    const court = courts.reduce((first, other) => (other.at < first.at ? other : first));
    const { at } = court;
    const match = heaviest(at);
    if (match === undefined) {
      // No team is free: the court waits for the next free one.
      const ends = [...teams.map(({ until }) => until), ...taken.map((place) => place.at + matchMinutes)];
      court.at = court.startFrom(Math.min(...ends.filter((end) => end > at)));
      continue;
    }
    waiting.splice(waiting.indexOf(match), 1);
    placements.push({ fixture: match.id, court: court.number, at });
    for (const team of [match.home, match.away]) {
      team.until = at + matchMinutes;
      team.left -= 1;
    }
    court.at = court.startFrom(at + matchMinutes);
  }
  return placements;

  function heaviest(at: number) {
    for (const team of teams) {
      const isTaken = team.fixedStarts.some((start) => Math.abs(start - at) < matchMinutes);
      const rested = Math.min(longestRestCounted, (at - team.until) / matchMinutes);
      const rest = isTaken ? -1 : team.until === neverPlayed ? weights.fresh : rested;
      team.rest = rest;
      team.weight = weights.rest * rest + weights.left * team.left - weights.tired * Math.max(0, 1 - rest);
    }
    const first = waiting[0]?.order ?? 0;
    let best: (typeof waiting)[number] | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const match of waiting) {
      const { home, away, order } = match;
      if (home.rest < 0 || away.rest < 0) continue;
      const longest = weights.longestRest * Math.max(home.rest, away.rest);
      const weight = home.weight + away.weight + longest - weights.order * (order - first);
      if (weight > most) [best, most] = [match, weight];
    }
    return best;
  }
}

/** The matches without a place, in their order, and their teams. */
function enter(matches: readonly Waiting[], { teamsUntil, taken }: Availability) {
  const placed = new Set(taken.map(({ fixture }) => fixture.id));
  const teams = new Map<string, PlacedTeam>();
  const enterTeam = (name: string): PlacedTeam => {
    const own = taken.filter(({ fixture }) => fixture.homeTeam === name || fixture.awayTeam === name);
    const until = teamsUntil.get(name) ?? neverPlayed;
    const fixedStarts = own.map(({ at }) => at);
    const team = teams.get(name) ?? { until, left: 0, fixedStarts, rest: 0, weight: 0 };
    team.left += 1;
    teams.set(name, team);
    return team;
  };
  const waiting = matches
    .filter(({ fixture }) => !placed.has(fixture.id))
    .sort((a, b) => a.order - b.order)
    .map(({ fixture: { id, homeTeam, awayTeam }, order }) => ({
      id,
      order,
      home: enterTeam(homeTeam),
      away: enterTeam(awayTeam),
    }));
  return { waiting, teams: [...teams.values()] };
}

/**
 * When courts and teams are free from a minute on, with the `postponed` matches at their times. With `now`, matches under
 * way end first: an overrunning one is given half a usual match more, however long it has lasted.
 */
export function availabilityOf(
  tournament: Tournament,
  day: DayPlan,
  postponed: readonly Fixture[],
  from: number,
  now: Date | null,
): Availability {
  const overrun = Math.ceil(day.matchMinutes / 2);
  const freeAt = now === null ? new Map() : courtsFreeAt(tournament, day, now, overrun);
  const courtsFrom = Array.from({ length: day.courts }, (_, index) =>
    Math.max(from, freeAt.get(index + 1) ?? from),
  );
  const teamsUntil = now === null ? new Map() : teamsBusyUntil(tournament, day, now, freeAt);
  const free = { ...day, courtsFrom, teamsUntil, taken: [] };
  return { ...free, taken: postponedPlaces(postponed, day, free) };
}

/** The minute of the day at which each team ended its last match, or ends the one under way. */
function teamsBusyUntil(
  tournament: Tournament,
  { date, matchMinutes }: DayPlan,
  now: Date,
  freeAt: ReadonlyMap<number, number>,
): Map<string, number> {
  const minute = minuteOf(date, now);
  const until = new Map<string, number>();
  const keep = ({ homeTeam, awayTeam }: Fixture, end: number) => {
    for (const team of [homeTeam, awayTeam]) until.set(team, Math.max(end, until.get(team) ?? end));
  };
  for (const fixture of tournament.fixtures) {
    const endedAt = fixture.status === 'finished' ? fixture.times?.endedAt : undefined;
    if (endedAt !== undefined) keep(fixture, Math.min(minute, minuteOf(date, new Date(endedAt))));
  }
  for (const { fixture, court } of underWay(tournament, now))
    keep(fixture, freeAt.get(court ?? 0) ?? minute + matchMinutes);
  return until;
}
