import { minuteAt } from '../model/dayClock';
import { type Outcome, refused } from '../model/outcome';
import type { DayPlan, Fixture, Placement, Tournament } from '../model/tournament';
import { isToBePlayed, movePlacement, overlapsPause, type Place, plannedMatches } from './dayPlan';

export type MoveRefusal =
  | { readonly kind: 'no-such-match' }
  | { readonly kind: 'moved-meanwhile'; readonly there: Placement }
  | PlaceRefusal;

export type PlaceRefusal =
  | { readonly kind: 'no-such-court' }
  | { readonly kind: 'in-pause' }
  | { readonly kind: 'court-taken'; readonly home: string; readonly away: string }
  | { readonly kind: 'team-plays'; readonly team: string };

/**
 * Moves a pending match to another court and time, unless the court, a team or a pause forbids it. If the match is no
 * longer where the organiser saw it, another organiser has moved it, and that move stays.
 */
export function moveMatch(
  tournament: Pick<Tournament, 'fixtures'>,
  day: DayPlan,
  place: Placement,
  seen?: Placement,
): Outcome<{ day: DayPlan }, MoveRefusal> {
  const { fixture: id } = place;
  const moved = tournament.fixtures.find((fixture) => fixture.id === id);
  const there = day.placements.find(({ fixture }) => fixture === id);
  if (moved === undefined || !isToBePlayed(moved, day.date) || there === undefined)
    return refused({ kind: 'no-such-match' });
  const isThere = (each: Place) => each.court === there.court && each.at === there.at;
  if (seen !== undefined && !isThere(seen) && !isThere(place))
    return refused({ kind: 'moved-meanwhile', there });
  const refusal = refusalOfPlace(tournament, day, moved, place);
  return refusal === null ? { ok: true, day: movePlacement(day, id, place) } : refused(refusal);
}

/** The reason why a match cannot have this place in a plan; null if it can. A finished match blocks no place. */
export function refusalOfPlace(
  { fixtures }: Pick<Tournament, 'fixtures'>,
  day: DayPlan,
  moved: Fixture,
  { court, at }: Place,
): PlaceRefusal | null {
  if (court < 1 || court > day.courts) return { kind: 'no-such-court' };
  if (day.pauses.some((pause) => overlapsPause(at, day.matchMinutes, pause))) return { kind: 'in-pause' };
  const meanwhile = plannedMatches(fixtures, day.placements).filter(
    ({ fixture: { id, status }, at: start }) =>
      id !== moved.id && status !== 'finished' && Math.abs(start - at) < day.matchMinutes,
  );
  const taking = meanwhile.find((other) => other.court === court)?.fixture;
  if (taking !== undefined) return { kind: 'court-taken', home: taking.homeTeam, away: taking.awayTeam };
  const playing = new Set(meanwhile.flatMap(({ fixture }) => [fixture.homeTeam, fixture.awayTeam]));
  const team = [moved.homeTeam, moved.awayTeam].find((each) => playing.has(each));
  return team === undefined ? null : { kind: 'team-plays', team };
}

/**
 * The minute of the day that a clock time (HH:mm) means in a plan: of its day, or of the night that follows, whichever is
 * nearer to the hours between its start and `end`.
 */
export function minuteOfMove(time: string, { date, start }: Pick<DayPlan, 'date' | 'start'>, end: number) {
  const distance = (minute: number) => Math.max(start - minute, minute - end, 0);
  const [minute, night] = [minuteAt(date, time), minuteAt(date, time, 1)];
  return distance(night) < distance(minute) ? night : minute;
}
