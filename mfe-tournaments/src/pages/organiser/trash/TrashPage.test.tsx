import { screen, waitFor, within } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { discard, keepInTrash, trashEntries } from '../../../store/trash/trash';
import { findNotice, openPage, startAsOrganizer } from '../../../testing/openPage';

const tournament = aTournament({ id: 'thrown', name: 'Coupe de la Selle' });

beforeEach(async () => {
  for (const entry of await trashEntries()) await discard(entry);
  startAsOrganizer(tournament);
});

async function removeIt() {
  const { user } = await openPage('/organisateur');
  await user.click(screen.getByRole('button', { name: 'Supprimer le tournoi Coupe de la Selle' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  const notice = await findNotice(/Tournoi supprimé/);
  return { user, notice };
}

test('says that it is empty', async () => {
  await openPage('/organisateur/corbeille');
  expect(await screen.findByText('La corbeille est vide')).toBeVisible();
});

test('the dashboard links to the trash, which restores a deleted tournament and leads to it', async () => {
  const { user } = await removeIt();
  expect(await screen.findByText('Aucun tournoi pour le moment')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Corbeille' }));
  const entry = within(await screen.findByRole('list', { name: 'Éléments de la corbeille' }));
  expect(entry.getByText('Tournoi supprimé')).toBeVisible();
  // Cause and time distinguish it from another entry of the same tournament.
  await user.click(
    entry.getByRole('button', {
      name: /^Restaurer le tournoi Coupe de la Selle, supprimé, le \S+ \d+\S* \S+ \d{4} à \d+\sh(\s\d+)?$/,
    }),
  );
  await findNotice(/Tournoi restauré/);
  expect(await screen.findByRole('heading', { level: 1, name: 'Coupe de la Selle' })).toBeVisible();
  expect(await trashEntries()).toEqual([]);
});

test('two copies of one cause and minute have different names', async () => {
  for (const _ of [1, 2]) await keepInTrash(tournament, 'schedule-replaced');
  await openPage('/organisateur/corbeille');
  const names = (await screen.findAllByRole('button', { name: /^Restaurer/ })).map(
    (each) => each.textContent,
  );
  expect(new Set(names).size).toBe(2);
  expect(names[1]).toMatch(/\(2\)$/);
});

test('permanent deletion asks first, and removes the entry', async () => {
  const { user } = await removeIt();
  await user.click(await screen.findByRole('link', { name: 'Corbeille' }));
  await user.click(await screen.findByRole('button', { name: /^Supprimer définitivement/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('irréversible');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer définitivement' }));
  await waitFor(() => expect(screen.getByText('La corbeille est vide')).toBeVisible());
});
