/** @jest-environment node */
import { recomputeTournament } from '../../domain/recomputeTournament';
import { aTournament } from '../../domain/testing/aTournament';
import { favouritesWin, homeWin, withResults } from '../../domain/testing/playedMatch';
import { panelsOf } from './panels';

const kinds = (...parameters: Parameters<typeof panelsOf>) => panelsOf(...parameters).map(({ key }) => key);

test('a tournament without matches has one panel, which says so', () => {
  expect(kinds(aTournament({ teams: 4, fixtures: [] }), null)).toEqual(['waiting']);
});

test('only what has something to show takes its turn', () => {
  expect(kinds(aTournament(), null)).toEqual(['standings-0', 'next']);
  const live = withResults(aTournament(), ({ round }) => (round === 1 ? [[3, 2]] : null));
  expect(kinds(live, null)).toEqual(['courts-0', 'standings-0', 'next']);
});

test('tables of more than eight teams come in parts, with every team in one of them', () => {
  const panels = panelsOf(aTournament({ teams: 19, format: { playoffs: true } }), null);
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

test('when all is over the champion comes first, and no match after', () => {
  expect(kinds(favouritesWin(aTournament()), null)).toEqual(['champion', 'standings-0']);
  const eight = aTournament({ teams: 8, format: { playoffs: true } });
  const league = recomputeTournament(withResults(eight, () => homeWin)).tournament;
  expect(kinds(league, null)).toEqual(['standings-0', 'bracket', 'next']);
});
