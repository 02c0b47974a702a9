import { screen, within } from '@testing-library/react';
import { aTournament } from '../../../domain/testing/aTournament';
import { favouritesWin, homeWin, withResults } from '../../../domain/testing/playedMatch';
import { openPage, storeNothing, storeTournaments } from '../../../testing/openPage';

beforeEach(storeNothing);

const path = '/organisateur/tournoi/1757930400000';
const panel = () => within(screen.getByRole('tabpanel'));

test('finished matches are folded while others are left, and open at a touch', async () => {
  storeTournaments(withResults(aTournament(), (_, index) => (index < 2 ? homeWin : null)));
  const { user } = await openPage(path);
  const fold = panel().getByRole('button', { name: 'Terminés (2)' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(within(panel().getByRole('region', { name: 'Terminés (2)' })).getAllByText('Terminé')).toHaveLength(
    2,
  );
});

test('finished matches are simply there when no other is left', async () => {
  storeTournaments(favouritesWin(aTournament()));
  await openPage(path);
  expect(panel().getByRole('heading', { level: 2, name: 'Terminés' })).toBeVisible();
  expect(panel().queryByRole('button', { name: /Terminés/ })).not.toBeInTheDocument();
});

test('the matches of one team can be looked at, and are found again by the address', async () => {
  storeTournaments(aTournament());
  const { user, address, unmount } = await openPage(path);
  await user.selectOptions(panel().getByLabelText('Matchs de l’équipe'), 'Équipe 02');
  expect(panel().getAllByText('À venir', { selector: '[data-status]' })).toHaveLength(3);
  const found = address();
  unmount();
  await openPage(found);
  expect(panel().getAllByText('À venir', { selector: '[data-status]' })).toHaveLength(3);
});

test('a round of an odd number of teams says who rests', async () => {
  storeTournaments(aTournament({ teams: 5 }));
  await openPage(path);
  const resting = panel().getAllByText(/^Exempt/);
  expect(new Set(resting.map(({ textContent }) => textContent)).size).toBe(5);
});
