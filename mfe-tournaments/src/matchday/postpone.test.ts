/** @jest-environment node */
import { aDayPlan, aTournament } from '../competition/testing/aTournament';
import { plansOf, withPlan } from '../model/plans';
import type { Placement, Tournament } from '../model/tournament';
import { postpone } from './postpone';

const at = '2026-11-20T10:00:00.000Z';
const tournament = aTournament({ teams: ['A', 'B', 'C', 'D'] });
const [first = '', second = '', third = ''] = tournament.fixtures.map(({ id }) => id);

function planned(...placements: readonly Placement[]): Tournament {
  return withPlan(tournament, aDayPlan({ placements }));
}

const placesOf = (changed: Tournament) => plansOf(changed).flatMap(({ placements }) => placements);

test('a postponement that is taken back restores court and time', () => {
  const before = planned({ fixture: first, court: 2, at: 630 });
  const postponed = postpone(before, first, { at, to: null });
  expect(placesOf(postponed)).toEqual([]);
  const again = postpone(postponed, first, { at, to: { day: '2026-12-05', time: '19:00' } });
  expect(postpone(again, first, null)).toEqual(before);
});

test('a place that was taken since is not restored', () => {
  const postponed = postpone(planned({ fixture: first, court: 2, at: 630 }), first, { at, to: null });
  const [day] = plansOf(postponed);
  if (day === undefined) throw new Error('It was planned.');
  const taken = withPlan(postponed, { ...day, placements: [{ fixture: second, court: 2, at: 615 }] });
  expect(placesOf(postpone(taken, first, null))).toEqual(placesOf(taken));
});

test('a match postponed within its day takes a free court at its time', () => {
  const other = { fixture: second, court: 1, at: 1140 };
  const before = planned({ fixture: first, court: 1, at: 600 }, other);
  const postponed = postpone(before, first, { at, to: { day: '2026-11-28', time: '19:00' } });
  expect(placesOf(postponed)).toEqual([other, { fixture: first, court: 2, at: 1140 }]);
  expect(placesOf(postpone(postponed, first, null))).toEqual([other, { fixture: first, court: 1, at: 600 }]);
});

test('a match postponed to an hour without a free team has no place', () => {
  const clash = tournament.fixtures.find(
    ({ id, homeTeam, awayTeam }) =>
      id !== first && [homeTeam, awayTeam].includes(tournament.fixtures[0]?.homeTeam ?? ''),
  );
  const other = { fixture: clash?.id ?? third, court: 1, at: 1140 };
  const postponed = postpone(planned(other), first, { at, to: { day: '2026-11-28', time: '19:00' } });
  expect(placesOf(postponed)).toEqual([other]);
});
