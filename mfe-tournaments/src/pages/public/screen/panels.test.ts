/** @jest-environment node */
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aDayPlan, aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin, homeWin, withResults } from '../../../competition/testing/playedMatch';
import { nextCalls } from '../../../matchday/nextCalls';
import { withPlan } from '../../../model/plans';
import type { Fixture } from '../../../model/tournament';
import { panelsOf } from './panels';

const kinds = (tournament: Parameters<typeof panelsOf>[0], today: string | null, now: Date | null = null) =>
  panelsOf(tournament, today, now).map(({ key }) => key);

test('a tournament without matches has one panel, which says so', () => {
  expect(kinds(aTournament({ teams: 4, fixtures: [] }), null)).toEqual(['waiting']);
});

test('only panels with content are shown', () => {
  expect(kinds(aTournament(), null)).toEqual(['next']);
  const live = withResults(aTournament(), ({ round }) => (round === 1 ? [[3, 2]] : null));
  expect(kinds(live, null)).toEqual(['courts-0', 'next']);
  const later = withResults(aTournament(), (_, index) => (index === 0 ? homeWin : null));
  expect(kinds(later, null)).toEqual(['standings-0', 'next']);
});

test('a match that has just ended keeps its board while its last score is held', () => {
  const over = withResults(aTournament(), (_, index) => (index === 0 ? homeWin : null));
  const held = new Map([[over.fixtures[0]?.id ?? '', 2]]);
  expect(panelsOf(over, null, null, held)[0]).toMatchObject({
    key: 'courts-0',
    fixtures: [over.fixtures[0]],
  });
});

test('neither table nor tree is shown while the alphabet alone orders the teams', () => {
  const eight = aTournament({ teams: 8, format: { playoffs: true } });
  expect(kinds(eight, null)).toEqual(['next']);
  const begun = withResults(eight, (_, index) => (index === 0 ? homeWin : null));
  expect(kinds(begun, null)).toEqual(['standings-0', 'bracket', 'next']);
});

test('a table of more than eight teams is split, with every team in one part', () => {
  const nineteen = aTournament({ teams: 19, format: { playoffs: true } });
  const begun = withResults(nineteen, (_, index) => (index === 0 ? homeWin : null));
  const panels = panelsOf(begun, null, null);
  expect(panels.map(({ key }) => key)).toEqual([
    'standings-0',
    'standings-1',
    'standings-2',
    'bracket',
    'next',
  ]);
  const rows = panels.flatMap((panel) => (panel.kind === 'standings' ? panel.rows : []));
  expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
  expect(panels[1]).toMatchObject({ part: 2, parts: 3 });
});

test.each([9, 17, 25, 33])('no part of a table of %i teams has a lone row', (teams) => {
  const begun = withResults(aTournament({ teams }), (_, index) => (index === 0 ? homeWin : null));
  const sizes = panelsOf(begun, null, null).flatMap((panel) =>
    panel.kind === 'standings' ? panel.rows.length : [],
  );
  expect(Math.min(...sizes)).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
});

test('the next matches of a running day begin with those that the tournament’s page calls', () => {
  const live = withResults(aTournament({ teams: 6 }), (_, index) => (index === 0 ? [[3, 2]] : null));
  const [busy, ...others] = live.fixtures;
  const isWaiting = ({ homeTeam, awayTeam }: Fixture) =>
    [homeTeam, awayTeam].some((team) => team === busy?.homeTeam || team === busy?.awayTeam);
  const waiting = others.filter(isWaiting).slice(0, 2);
  const ready = others.find((fixture) => !isWaiting(fixture)) as Fixture;
  const placements = [busy as Fixture, ...waiting, ready].map(({ id }, index) => ({
    fixture: id,
    court: (index % 2) + 1,
    at: 600 + index * 30,
  }));
  const day = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [], placements };
  const tournament = withPlan(live, day);
  const now = new Date('2026-11-28T09:40:00.000Z');
  const calls = nextCalls(tournament, now).map(({ fixture }) => fixture.id);
  expect(calls[0]).toBe(ready.id);
  const panel = panelsOf(tournament, '2026-11-28', now).find(({ kind }) => kind === 'next');
  const shown = panel?.kind === 'next' ? panel.matches : [];
  expect(shown.slice(0, calls.length).map(({ fixture }) => fixture.id)).toEqual(calls);
  expect(new Set(shown.map(({ fixture }) => fixture.id)).size).toBe(shown.length);
  expect(shown).toHaveLength(3);
});

test('a match that is planned for a day to come keeps its court and time on a running day', () => {
  const [playing, ...others] = withResults(aTournament(), (_, index) =>
    index === 0 ? [[3, 2]] : null,
  ).fixtures;
  if (playing === undefined) throw new Error('Four teams have six matches.');
  const now = new Date('2026-11-28T09:40:00.000Z');
  const fixtures = [{ ...playing, times: { startedAt: '2026-11-28T09:30:00.000Z' } }, ...others];
  const placements = others.map(({ id }, index) => ({ fixture: id, court: 1, at: 540 + index * 30 }));
  const tournament = withPlan(aTournament({ fixtures }), aDayPlan({ date: '2026-11-29', placements }));
  const panel = panelsOf(tournament, '2026-11-28', now).find(({ kind }) => kind === 'next');
  const shown = panel?.kind === 'next' ? panel.matches : [];
  expect(shown).toHaveLength(others.length);
  for (const { day, time, court } of shown)
    expect([day, time, court]).toEqual(['2026-11-29', expect.any(String), 1]);
});

test('a finished tournament without a champion says which teams are tied', () => {
  const draw = withResults(aTournament({ teams: 2, format: { homeAndAway: true } }), () => homeWin);
  expect(panelsOf(draw, null, null)[0]).toMatchObject({ kind: 'tie', teams: ['Équipe 01', 'Équipe 02'] });
});

test('a finished tournament shows its champion first, and no match after', () => {
  expect(kinds(favouritesWin(aTournament()), null)).toEqual(['champion', 'standings-0']);
  const eight = aTournament({ teams: 8, format: { playoffs: true } });
  const league = recomputeTournament(withResults(eight, () => homeWin)).tournament;
  expect(kinds(league, null)).toEqual(['standings-0', 'bracket', 'next']);
});
