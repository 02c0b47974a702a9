import { aTournament } from '../testing/aTournament';
import type { Tournament } from '../tournament';
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
])('the next goal of a tournament %s may fall any moment: %s %s', (_, date, expected) => {
  expect(mayGoOn(at(date), '2026-11-25')).toBe(expected);
  expect(mayGoOnAsListed({ date }, '2026-11-25')).toBe(expected);
});

test('one that is over has no next goal', () => {
  expect(mayGoOn(over(at('2026-11-25')), '2026-11-25')).toBe(false);
});

test('one that is planned for today goes on, however long ago it began', () => {
  const planned = { ...at('2026-01-10'), day: { date: '2026-11-25' } as Tournament['day'] };
  expect(mayGoOn(planned, '2026-11-25')).toBe(true);
});
