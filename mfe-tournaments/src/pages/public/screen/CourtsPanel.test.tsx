import { render, screen } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { homeWin, type SetScores, withResults } from '../../../competition/testing/playedMatch';
import { CourtBoard } from './CourtsPanel';

function showFirst(scores: SetScores, decidedSet?: number) {
  const tournament = withResults(aTournament(), (_, index) => (index === 0 ? scores : null));
  const [fixture] = tournament.fixtures;
  if (fixture === undefined) throw new Error('A tournament has matches.');
  render(<CourtBoard tournament={tournament} fixture={fixture} count={1} decidedSet={decidedSet} />);
  return screen.getAllByText('Buts').map((words) => words.parentElement?.textContent);
}

test('a board shows the goals of the set that is being played', () => {
  expect(showFirst([[7, 4]])).toEqual(['0 Buts', '0 Buts']);
  expect(screen.getByText('Set 2')).toBeInTheDocument();
});

test('a board in front keeps the score of the set that was just won', () => {
  expect(showFirst([[7, 4]], 0)).toEqual(['7 Buts', '4 Buts']);
  expect(screen.getByText('Set 1 terminé')).toBeInTheDocument();
});

test('a board shows the set that is being played once the goal that decided the last one is undone', () => {
  expect(showFirst([[6, 4]], 0)).toEqual(['6 Buts', '4 Buts']);
  expect(screen.getByText('Set 1')).toBeInTheDocument();
});

test('a board in front shows the last set of a match that has just ended', () => {
  const last = homeWin.length - 1;
  const goals = homeWin[last]?.map((count) => `${count} Buts`);
  expect(showFirst(homeWin, last)).toEqual(goals);
  expect(screen.getByText('Terminé')).toBeInTheDocument();
});
