/** @jest-environment node */
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin, homeWin, withResults } from '../../../competition/testing/playedMatch';
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
