import { byDate } from '../model/dayClock';
import { plansOf, withoutMatches, withPlan } from '../model/plans';
import type { DayPlan, Fixture, Postponement, Tournament } from '../model/tournament';
import { plannedMatches } from './dayPlan';
import { type PlaceRefusal, refusalOfPlace } from './moveMatch';
import { postponedPlaces } from './postponedPlaces';

/**
 * Postpones an unfinished match out of its planned day, to a place of the day of its new time if that one is planned.
 * Null takes the postponement back: the match returns to its former place unless that is taken.
 */
export function postpone(
  tournament: Tournament,
  fixtureId: string,
  postponed: Omit<Postponement, 'from'> | null,
): Tournament {
  const before = tournament.fixtures.find(({ id }) => id === fixtureId);
  if (before === undefined || before.status === 'finished') return tournament;
  const plans = plansOf(tournament);
  const from = before.postponed?.from ?? placeOf(fixtureId, plans);
  const { postponed: _before, ...plain } = before;
  const fixture: Fixture =
    postponed === null ? plain : { ...plain, postponed: { ...postponed, ...(from && { from }) } };
  const moved: Tournament = {
    ...tournament,
    fixtures: tournament.fixtures.map((each) => (each === before ? fixture : each)),
    ...(plans.length > 0 && {
      days: byDate(plans.map((day) => withoutMatches(day, new Set([fixtureId])))),
    }),
  };
  const day = moved.days?.[(postponed === null ? from?.date : postponed.to?.day) ?? ''];
  if (day === undefined) return moved;
  const free = {
    courtsFrom: Array<number>(day.courts).fill(day.start),
    teamsUntil: new Map<string, number>(),
    taken: plannedMatches(moved.fixtures, day.placements),
  };
  const place = postponed === null ? from : postponedPlaces([fixture], day, free)[0];
  if (place === undefined || refusalOfPlace(moved, day, fixture, place) !== null) return moved;
  const { court, at } = place;
  return withPlan(moved, { ...day, placements: [...day.placements, { fixture: fixtureId, court, at }] });
}

/** The place to which an undone postponement returns a match, and the reason why it cannot, if there is one. */
export type FormerPlace = {
  readonly place: NonNullable<Postponement['from']>;
  readonly refusal: PlaceRefusal | { readonly kind: 'no-such-plan' } | null;
};

/** The place that a postponed match had in a plan; null if it had none. */
export function formerPlace(tournament: Tournament, fixture: Fixture): FormerPlace | null {
  const place = fixture.postponed?.from;
  if (place === undefined) return null;
  const day = tournament.days?.[place.date];
  if (day === undefined) return { place, refusal: { kind: 'no-such-plan' } };
  return { place, refusal: refusalOfPlace(tournament, day, fixture, place) };
}

/** The day (yyyy-MM-dd) for which a match was first planned: that of its former place or plan, else the tournament's. */
export function originalDay(tournament: Tournament, { id, postponed }: Fixture): string {
  return (postponed?.from ?? placeOf(id, plansOf(tournament)))?.date ?? tournament.date;
}

function placeOf(fixtureId: string, plans: readonly DayPlan[]): Postponement['from'] {
  return plans.flatMap(({ date, placements }) =>
    placements.flatMap(({ fixture, court, at }) => (fixture === fixtureId ? [{ date, court, at }] : [])),
  )[0];
}
