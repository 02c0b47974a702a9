import { centreDay } from 'shared-kernel/time';
import type { Fixture, Tournament } from '../tournament';
import { standings } from './standings';

type Entries = Parameters<typeof standings>[0];

/**
 * Places that each team has won (above 0) or lost since the day began, by name: the standings with and without the
 * matches that ended on `today`, a day at the centre. Empty unless the tournament's latest result is of that day, and
 * on the very first day, before which nobody had a place to lose.
 */
export function movementOf(
  tournament: Entries & Pick<Tournament, 'fixtures'>,
  today: string,
): ReadonlyMap<string, number> {
  const { fixtures } = tournament;
  const latest = fixtures.reduce((last, fixture) => maximum(last, dayOfEnd(fixture)), '');
  if (latest === '' || latest !== today) return new Map();
  const morning = standings({ ...tournament, fixtures: fixtures.map((each) => asOfMorning(each, today)) });
  if (morning.every(({ played }) => played === 0)) return new Map();
  const placeBefore = new Map(morning.map(({ name }, index) => [name, index]));
  return new Map(
    standings(tournament).map(({ name }, index) => [name, (placeBefore.get(name) ?? index) - index]),
  );
}

function dayOfEnd({ times }: Pick<Fixture, 'times'>): string {
  const ended = Date.parse(times?.endedAt ?? '');
  return Number.isNaN(ended) ? '' : centreDay(new Date(ended));
}

function maximum(one: string, other: string): string {
  return one > other ? one : other;
}

function asOfMorning(fixture: Fixture, today: string): Fixture {
  if (dayOfEnd(fixture) !== today) return fixture;
  const { ruling: _ruling, times: _times, ...plain } = fixture;
  return { ...plain, status: 'pending', result: null };
}
