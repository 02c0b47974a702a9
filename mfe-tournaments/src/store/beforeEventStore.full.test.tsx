import { screen, waitFor, within } from '@testing-library/react';
import {
  findNotice,
  openPage,
  startAsOrganizer,
  storedTournament,
  storeElsewhere,
} from '../testing/openPage';
import before from './testing/beforeEventStore.json';

/**
 * The stored data of the release before the event store: three teams, a saved sheet and an unsaved one. In both the
 * home team scored three goals, the visitors one and a yellow card.
 */
const storedId = '1795338825695';
const saved = 'mwrmdsgh-r1-m1';
let id = storedId;
const path = () => `/organisateur/tournoi/${id}`;

beforeEach(() => {
  startAsOrganizer();
  // Each test has its own id, because a page updates each tournament only once.
  id = String(Number(id) + 1);
  for (const [key, text] of Object.entries(before)) {
    storeElsewhere(key.replace(storedId, id), JSON.parse(text.replace(storedId, id)));
  }
});

const score = () => screen.getByRole('region', { name: 'Score' });

test('a sheet saved by an earlier release opens, and its goals can be undone and added', async () => {
  const { user } = await openPage(`${path()}/match/${saved}`);
  await waitFor(() => expect(score()).toHaveTextContent('Lyon 4, Prouvy 1'));
  await user.click(screen.getByRole('button', { name: 'Annuler la dernière action' }));
  await waitFor(() => expect(score()).toHaveTextContent('Lyon 3, Prouvy 1'));
  const lyon = within(screen.getByRole('group', { name: 'Lyon' }));
  await user.click(lyon.getByRole('button', { name: 'But attaquant' }));
  await user.click(screen.getByRole('button', { name: 'Sauvegarder' }));
  await findNotice(/Feuille de match sauvegardée/);
  expect(score()).toHaveTextContent('Lyon 4, Prouvy 1');
});

test('unsaved taps of an earlier release are published, and the old keys are removed', async () => {
  await openPage(path());
  await waitFor(() =>
    expect(storedTournament(id)?.fixtures.map(({ status }) => status)).toEqual([
      'inprogress',
      'inprogress',
      'pending',
    ]),
  );
  const matches = screen.getAllByRole('listitem').filter((row) => row.dataset.status === 'inprogress');
  expect(matches).toHaveLength(2);
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.startsWith('match-journal:'))).toEqual([]),
  );
});

test('a tournament of an earlier release is in the list, under its name and day', async () => {
  await openPage('/tournois');
  expect(await screen.findByRole('link', { name: 'Coupe de la Selle' })).toBeVisible();
  expect(screen.getByText(/28 novembre 2026/)).toBeVisible();
});
