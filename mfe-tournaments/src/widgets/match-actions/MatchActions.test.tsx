import { render, screen, within } from '@testing-library/react';
import { aTournament } from '../../competition/testing/aTournament';
import { homeWin, withResults } from '../../competition/testing/playedMatch';
import { findNotice, openPage, startAsOrganizer, storeTournaments } from '../../testing/openPage';
import { useIsOwn } from '../useIsOwn';
import { MatchActions } from './MatchActions';

jest.mock('../useIsOwn', () => ({ useIsOwn: jest.fn(() => true) }));

beforeEach(() => startAsOrganizer());

test('a match can be postponed until it is finished', async () => {
  const tournament = withResults(aTournament(), (_, index) => [homeWin, [[3, 2]] as const][index] ?? null);
  storeTournaments(tournament);
  await openPage(`/organisateur/tournoi/${tournament.id}`);
  const offered = await Promise.all(
    tournament.fixtures.slice(0, 3).map(async ({ homeTeam, awayTeam }) => {
      const name = `Actions du match ${homeTeam} – ${awayTeam}`;
      const [group] = await screen.findAllByRole('group', { name });
      return within(group as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    }),
  );
  expect(offered).toEqual([
    ['Score rapide', 'Forfait'],
    ['Score rapide', 'Forfait', 'Reporter'],
    ['Score rapide', 'Forfait', 'Reporter'],
  ]);
});

test('each button is named after its visible words and its match', () => {
  const { id, fixtures } = aTournament({ teams: ['Lille', 'Lyon'] });
  for (const fixture of fixtures) render(<MatchActions tournamentId={id} fixture={fixture} />);
  for (const action of ['Score rapide', 'Forfait', 'Reporter'])
    expect(screen.getByRole('button', { name: `${action} Lille – Lyon` })).toHaveTextContent(action);
});

test('the notice of a quick score isolates a name in Arabic, so that its score keeps its order', async () => {
  const tournament = aTournament({ id: 'right-to-left', teams: ['نسور باريس', 'Lille'] });
  storeTournaments(tournament);
  const { user } = await openPage(`/organisateur/tournoi/${tournament.id}`);
  await user.click(await screen.findByRole('button', { name: /^Score rapide/ }));
  await user.type(screen.getByLabelText(/^Buts de chaque set/), '7-4, 5-7, 7-2, 7-1');
  await user.click(screen.getByRole('button', { name: 'Enregistrer le score' }));
  expect(await findNotice(/Score enregistré/)).toHaveTextContent('\u2068نسور باريس\u2069 3 – 1 Lille.');
});

test('a scorer is offered the score and the forfeit, not the schedule', () => {
  jest.mocked(useIsOwn).mockReturnValueOnce(false);
  const { id, fixtures } = aTournament();
  const [fixture] = fixtures;
  if (fixture === undefined) throw new Error('The tournament has a match.');
  render(<MatchActions tournamentId={id} fixture={fixture} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Score rapide',
    'Forfait',
  ]);
});
