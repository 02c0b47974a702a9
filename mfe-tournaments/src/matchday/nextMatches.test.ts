import { recomputeTournament } from '../competition/recomputeTournament';
import { aDayPlan, aTournament } from '../competition/testing/aTournament';
import { favouritesWin, homeWin, withResults } from '../competition/testing/playedMatch';
import { withPlan } from '../model/plans';
import { nextMatches } from './nextMatches';

const names = (matches: ReturnType<typeof nextMatches>) => matches.map(({ fixture }) => fixture.id);

test('the next matches without a plan are those of the first unfinished round', () => {
  const tournament = withResults(aTournament(), ({ round }) => (round === 1 ? homeWin : null));
  const next = nextMatches(tournament, '2026-01-01');
  expect(next.map(({ fixture }) => fixture.round)).toEqual([2, 2]);
  expect(next.every(({ day }) => day === null)).toBe(true);
});

test('a pending tournament begins on its day, unless that day is past', () => {
  const tournament = aTournament({ date: '2026-03-15' });
  expect(nextMatches(tournament, '2026-03-15')[0]?.day).toBe('2026-03-15');
  expect(nextMatches(tournament, '2026-03-16')[0]?.day).toBeNull();
  expect(nextMatches(tournament, null)[0]?.day).toBeNull();
});

test('removing a team does not begin a tournament', () => {
  const tournament = aTournament({ date: '2026-03-15' });
  const { tournament: without } = recomputeTournament({ ...tournament, teams: tournament.teams.slice(1) });
  expect(without.fixtures.filter(({ status }) => status === 'finished')).toHaveLength(3);
  expect(nextMatches(without, '2026-03-15')[0]?.day).toBe('2026-03-15');
});

test('a planned day gives times and courts, also past midnight, and a postponed match its new time', () => {
  const tournament = aTournament();
  const [first = '', second = '', third = ''] = tournament.fixtures.map(({ id }) => id);
  const day = aDayPlan({
    ...{ date: '2026-12-31', start: 1400, matchMinutes: 40 },
    placements: [
      { fixture: third, court: 1, at: 1445 },
      { fixture: second, court: 2, at: 1400 },
      { fixture: first, court: 1, at: 1400 },
    ],
  });
  const next = nextMatches(withPlan(tournament, day), '2026-12-31');
  expect(names(next)).toEqual([first, second, third]);
  expect(next[2]).toMatchObject({ day: '2027-01-01', time: '00:05', court: 1 });
  const fixtures = tournament.fixtures.map((fixture) =>
    fixture.id === first
      ? { ...fixture, postponed: { at: '2026-12-31T10:00:00Z', to: { day: '2027-01-02', time: '20:00' } } }
      : fixture,
  );
  expect(names(nextMatches(withPlan({ ...tournament, fixtures }, day), '2026-12-31'))).toEqual([
    second,
    third,
    first,
  ]);
});

test('the next planned day is next, and a match postponed to a day before it comes first', () => {
  const tournament = aTournament();
  const [first = '', second = '', third = ''] = tournament.fixtures.map(({ id }) => id);
  const day = (date: string, fixture: string) =>
    aDayPlan({ date, placements: [{ fixture, court: 1, at: 840 }] });
  const planned = withPlan(withPlan(tournament, day('2026-11-29', second)), day('2026-11-28', first));
  expect(names(nextMatches(planned, '2026-11-28'))).toEqual([first]);
  expect(names(nextMatches(planned, '2026-11-29'))).toEqual([second]);
  const fixtures = tournament.fixtures.map((fixture) => {
    const to = { day: '2026-11-27', time: '19:00' };
    return fixture.id === third ? { ...fixture, postponed: { at: '2026-11-20T10:00:00Z', to } } : fixture;
  });
  expect(names(nextMatches({ ...planned, fixtures }, '2026-11-26'))).toEqual([third, first]);
});

test('a match that a past day left out has no time', () => {
  const tournament = aTournament();
  const [first = ''] = tournament.fixtures.map(({ id }) => id);
  const placements = [{ fixture: first, court: 1, at: 840 }];
  const day = aDayPlan({ date: '2026-11-22', placements });
  expect(nextMatches(withPlan(tournament, day), '2026-11-22')[0]).toMatchObject({ time: '14:00', court: 1 });
  expect(nextMatches(withPlan(tournament, day), '2026-11-23')[0]).toMatchObject({
    day: null,
    time: null,
    court: null,
  });
});

test('a round skips postponed matches, which come last', () => {
  const tournament = aTournament();
  const fixtures = tournament.fixtures.map((fixture, index) =>
    index === 0 ? { ...fixture, postponed: { at: '2026-12-31T10:00:00Z', to: null } } : fixture,
  );
  expect(names(nextMatches({ ...tournament, fixtures }, null))).toEqual([fixtures[1]?.id]);
  const played = withResults({ ...tournament, fixtures }, (_, index) => (index === 0 ? null : homeWin));
  expect(names(nextMatches(played, null))).toEqual([fixtures[0]?.id]);
});

test('no match comes after the last one', () => {
  expect(nextMatches(favouritesWin(aTournament()), null)).toEqual([]);
});
