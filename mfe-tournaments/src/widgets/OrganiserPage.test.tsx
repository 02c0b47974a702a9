import { screen } from '@testing-library/react';
import { aTournament } from '../competition/testing/aTournament';
import { summaryOf } from '../model/tournament';
import { openPage, startAsOrganizer, storeElsewhere } from '../testing/openPage';

test.each(['modifier', 'jour'])('/%s says that a tournament belongs to another organiser', async (page) => {
  const tournament = aTournament({ id: `of-another-${page}`, name: 'Open de Lyon' });
  const shared = { organiser: 'another', teams: tournament.teams, status: 'pending', finished: 0, count: 6 };
  startAsOrganizer(tournament);
  storeElsewhere('tournaments', [{ ...summaryOf(tournament), shared }]);
  await openPage(`/organisateur/tournoi/${tournament.id}/${page}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Tournoi d’un autre organisateur' })).toBeVisible();
  expect(screen.getByText(/« Open de Lyon » appartient à un autre organisateur/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir le tournoi' })).toHaveAttribute(
    'href',
    `/organisateur/tournoi/${tournament.id}`,
  );
});
