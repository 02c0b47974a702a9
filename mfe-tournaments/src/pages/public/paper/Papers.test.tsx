import { render, screen, within } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { DayPaper } from './Papers';

const club = 'Jorkyball Club de Valenciennes – Saint-Amand-les-Eaux';

test('the paper of a day never cuts the end of a long name, which distinguishes two teams', () => {
  const tournament = aTournament({ teams: [`${club} 1`, `${club} 2`] });
  const placements = [{ fixture: 'r1-m1', court: 1, at: 600 }];
  const day = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 20, pauses: [], placements };
  render(<DayPaper tournament={tournament} day={day} />);
  const match = within(screen.getByText('10 h').closest('tr') as HTMLElement);
  for (const end of ['1', '2']) expect(match.getByText(end)).toHaveStyle({ flex: 'none' });
  expect(match.getAllByText(`${club} `, { normalizer: String })).toHaveLength(2);
});

test('names the day of a match after midnight', () => {
  const tournament = aTournament();
  const placements = [
    { fixture: 'r1-m1', court: 1, at: 23 * 60 },
    { fixture: 'r1-m2', court: 1, at: 24 * 60 },
  ];
  const day = { date: '2026-11-28', start: 1380, courts: 1, matchMinutes: 30, pauses: [], placements };
  render(<DayPaper tournament={tournament} day={day} />);
  expect(screen.getByText('23 h')).toBeInTheDocument();
  expect(screen.getByText('0 h (dimanche)')).toBeInTheDocument();
});

test('names both matches that share a court and a time', () => {
  const tournament = aTournament();
  const placements = tournament.fixtures.slice(0, 2).map(({ id }) => ({ fixture: id, court: 1, at: 600 }));
  const day = { date: '2026-11-28', start: 600, courts: 1, matchMinutes: 30, pauses: [], placements };
  render(<DayPaper tournament={tournament} day={day} />);
  const [, cell] = screen.getAllByRole('cell');
  for (const { homeTeam } of tournament.fixtures.slice(0, 2)) expect(cell).toHaveTextContent(homeTeam);
});
