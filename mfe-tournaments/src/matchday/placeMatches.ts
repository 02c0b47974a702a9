import { minuteOf } from '../model/dayClock';
import type { DayPlan, Fixture, Placement, Tournament } from '../model/tournament';
import { courtsFreeAt, underWay } from './runningDay';
import { nextStart, type Rhythm } from './startTimes';

export type Hall = Rhythm & {
  /** From which minute on each court can be used, court 1 first. */
  readonly courtsFrom: readonly number[];
  /** When the match of a team ends that is under way, or ended before the first of those that are placed. */
  readonly teamsUntil: ReadonlyMap<string, number>;
  /** Matches with a place of their own, which no other one takes. */
  readonly taken: readonly TakenPlace[];
};

export type TakenPlace = Omit<Placement, 'fixture'> & { readonly fixture: Waiting['fixture'] };

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

export type Waiting = {
  readonly fixture: Pick<Fixture, 'id' | 'homeTeam' | 'awayTeam'>;
  readonly order: number;
};

/** Beyond it, a longer rest makes no team more welcome. */
const longestRestCounted = 64;
const neverPlayed = Number.NEGATIVE_INFINITY;

/**
 * Gives every match a court and a time: its own if it has one; else a free court gets the heaviest match whose teams are free. No team plays twice
 * at once, and no match runs into a pause; deterministic. It checks every remaining match each time, up to a million
 * checks, so it computes shared values once a team.
 */
export function placeMatches(matches: readonly Waiting[], hall: Hall, weights: Weights): Placement[] {
  const { matchMinutes } = hall;
  const { entries, home, away, until, left, promised } = enter(matches, hall);
  // A match that has its place is a pause of its court.
  const rhythms = hall.courtsFrom.map((_, index): Rhythm => {
    const own = hall.taken.filter(({ court }) => court === index + 1);
    return {
      matchMinutes,
      pauses: [...hall.pauses, ...own.map(({ at }) => ({ from: at, minutes: matchMinutes }))],
    };
  });
  const startOn = (court: number, from: number) => nextStart(from, rhythms[court] ?? hall);
  const courts = hall.courtsFrom.map((from, court) => startOn(court, from));
  const rests = new Float64Array(until.length);
  const worths = new Float64Array(until.length);
  const placements = hall.taken.map(
    ({ fixture, court, at }): Placement => ({ fixture: fixture.id, court, at }),
  );
  /** Indices in `entries` of the remaining matches, in their order. */
  const waiting = Array.from(entries.keys());

  while (waiting.length > 0) {
    const at = Math.min(...courts);
    const court = courts.indexOf(at);
    const chosen = heaviest(at);
    const [place] = chosen === -1 ? [] : waiting.splice(chosen, 1);
    if (place === undefined) {
      // No team is free: the court waits for the next free one.
      const ends = [...until, ...hall.taken.map((place) => place.at + matchMinutes)];
      courts[court] = startOn(court, Math.min(...ends.filter((end) => end > at)));
      continue;
    }
    placements.push({ fixture: (entries[place] as Waiting).fixture.id, court: court + 1, at });
    for (const team of [home[place] as number, away[place] as number]) {
      until[team] = at + matchMinutes;
      left[team] = (left[team] as number) - 1;
    }
    courts[court] = startOn(court, at + matchMinutes);
  }
  return placements;

  function heaviest(at: number): number {
    for (let team = 0; team < until.length; team += 1) {
      const isTaken = promised[team]?.some((start) => Math.abs(start - at) < matchMinutes);
      const rest = isTaken ? -1 : rested(at, until[team] as number);
      rests[team] = rest;
      worths[team] =
        weights.rest * rest + weights.left * (left[team] as number) - weights.tired * Math.max(0, 1 - rest);
    }
    const first = entries[waiting[0] as number]?.order ?? 0;
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < waiting.length; index += 1) {
      const place = waiting[index] as number;
      const one = home[place] as number;
      const other = away[place] as number;
      const rest = rests[one] as number;
      const otherRest = rests[other] as number;
      if (rest < 0 || otherRest < 0) continue;
      const weight =
        (worths[one] as number) +
        (worths[other] as number) +
        weights.longestRest * Math.max(rest, otherRest) -
        weights.order * ((entries[place] as Waiting).order - first);
      if (weight > most) {
        most = weight;
        best = index;
      }
    }
    return best;
  }

  /** Negative while the team plays. */
  function rested(at: number, end: number): number {
    return end === neverPlayed ? weights.fresh : Math.min(longestRestCounted, (at - end) / matchMinutes);
  }
}

/** The matches in their order, their teams as numbers. */
function enter(matches: readonly Waiting[], { teamsUntil, taken }: Hall) {
  const placed = new Set(taken.map(({ fixture }) => fixture.id));
  const entries = matches.filter(({ fixture }) => !placed.has(fixture.id)).sort((a, b) => a.order - b.order);
  const teams = [...new Set(entries.flatMap(({ fixture }) => [fixture.homeTeam, fixture.awayTeam]))];
  const numbers = new Map(teams.map((team, number) => [team, number]));
  const home = Int32Array.from(entries, ({ fixture }) => numbers.get(fixture.homeTeam) as number);
  const away = Int32Array.from(entries, ({ fixture }) => numbers.get(fixture.awayTeam) as number);
  const until = Float64Array.from(teams, (team) => teamsUntil.get(team) ?? neverPlayed);
  const left = new Float64Array(teams.length);
  for (const team of [...home, ...away]) left[team] = (left[team] as number) + 1;
  /** When each team plays a match that has its place. */
  const promised = teams.map((team) =>
    taken.filter(({ fixture }) => fixture.homeTeam === team || fixture.awayTeam === team).map(({ at }) => at),
  );
  return { entries, home, away, until, left, promised };
}

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
