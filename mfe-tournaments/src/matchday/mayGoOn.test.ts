import { aTournament } from '../competition/testing/aTournament';
import type { DayPlan, Tournament } from '../model/tournament';
import { mayGoOn, mayGoOnAsListed } from './mayGoOn';

const at = (date: string): Tournament => ({ ...aTournament({ id: 'coupe' }), date });
const over = ({ fixtures, ...rest }: Tournament): Tournament => ({
  ...rest,
  fixtures: fixtures.map((fixture) => ({ ...fixture, status: 'finished' })),
});

test.each([
  ['of today', '2026-11-25', true],
  ['of tomorrow, for a clock that is a day late', '2026-11-26', true],
  ['of a season that began three weeks ago', '2026-11-04', true],
  ['of the day after tomorrow', '2026-11-27', false],
  ['of last year', '2025-11-25', false],
])('a tournament %s may get a goal at any moment: %s %s', (_, date, expected) => {
  expect(mayGoOn(at(date), '2026-11-25')).toBe(expected);
  expect(mayGoOnAsListed({ date }, '2026-11-25')).toBe(expected);
});

test('a finished tournament expects no goal', () => {
  expect(mayGoOn(over(at('2026-11-25')), '2026-11-25')).toBe(false);
});

test('a tournament planned for today expects goals, although it began long ago', () => {
  const planned = { ...at('2026-01-10'), days: { '2026-11-25': {} as DayPlan } };
  expect(mayGoOn(planned, '2026-11-25')).toBe(true);
});
