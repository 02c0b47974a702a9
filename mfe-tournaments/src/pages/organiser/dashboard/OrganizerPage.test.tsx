import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { exportTournament } from '../../../store/exportTournament';
import {
  findNotice,
  logIn,
  openPage,
  player,
  startAsOrganizer,
  storedTournament,
  storeTournaments,
} from '../../../testing/openPage';

beforeEach(() => startAsOrganizer());

describe.each([
  '/organisateur',
  '/organisateur/creer-tournoi',
  '/organisateur/tournoi/1/modifier',
  '/organisateur/tournoi/1/match/2',
])('%s', (path) => {
  test('sends a guest to the login and a player home', async () => {
    logIn(null);
    const guest = await openPage(path);
    await waitFor(() =>
      expect(guest.address()).toBe(`/connexion?retour=${encodeURIComponent(path)}&role=organizer`),
    );
    guest.unmount();
    logIn(player);
    const member = await openPage(path);
    await waitFor(() => expect(member.address()).toBe('/'));
    await findNotice(/Page réservée aux organisateurs/);
  });
});

test('a tournament shows its name, level, date and description, and links to manage and edit it', async () => {
  storeTournaments(aTournament({ description: 'Entre voisins.' }));
  await openPage('/organisateur');
  const card = (await screen.findByRole('heading', { name: 'Tournoi d’automne' })).closest('li');
  expect(card).toHaveTextContent('Régional');
  expect(card).toHaveTextContent('samedi 4 octobre 2025');
  expect(card).toHaveTextContent('Entre voisins.');
  const { getByRole } = within(card as HTMLElement);
  expect(getByRole('link', { name: /Gérer/ })).toHaveAttribute('href', '/organisateur/tournoi/1757930400000');
  expect(getByRole('link', { name: /Modifier/ })).toHaveAttribute(
    'href',
    '/organisateur/tournoi/1757930400000/modifier',
  );
});

test('deleting asks first, says that it can be undone, and names the deleted tournament', async () => {
  const { id } = aTournament();
  storeTournaments(aTournament());
  const { user } = await openPage('/organisateur');
  await user.click(await screen.findByRole('button', { name: /Supprimer/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('vous pourrez les restaurer pendant au moins 30 jours');
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  expect(storedTournament(id)).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: /Supprimer/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }));
  const notice = await findNotice(/Tournoi supprimé/);
  expect(notice).toHaveTextContent('Tournoi d’automne');
  expect(notice).toHaveAttribute('data-variant', 'destructive');
  expect(storedTournament(id)).toBeNull();
  expect(screen.getByText('Aucun tournoi pour le moment')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Créer mon premier tournoi', hidden: true })).toHaveAttribute(
    'href',
    '/organisateur/creer-tournoi',
  );
});

describe('importing', () => {
  const chooseFile = async (text: string) => {
    const view = await openPage('/organisateur');
    const input = await screen.findByLabelText('Fichier du tournoi à importer');
    // jsdom's files cannot be read.
    const file = Object.assign(new File([text], 'tournoi.json', { type: 'application/json' }), {
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
    });
    await view.user.upload(input, file);
    return view;
  };

  test('restores an exported tournament', async () => {
    storeTournaments();
    const { text } = exportTournament(aTournament(), '2026-01-01T10:00:00.000Z', '2026-01-01');
    const { address } = await chooseFile(text);
    await waitFor(() => expect(address()).toBe('/organisateur/tournoi/1757930400000'));
    expect(storedTournament('1757930400000')?.fixtures).toHaveLength(6);
  });

  test('refuses a foreign file with the reason and changes nothing', async () => {
    storeTournaments(aTournament());
    const before = JSON.stringify(localStorage);
    await chooseFile('{"name":"autre chose"}');
    const notice = await findNotice(/n’a pas été importé/);
    expect(notice).toHaveTextContent('n’est pas un tournoi exporté depuis ce site');
    expect(JSON.stringify(localStorage)).toBe(before);
  });

  const chooseBytes = async (bytes: Uint8Array, size = bytes.length) => {
    const view = await openPage('/organisateur');
    const input = await screen.findByLabelText('Fichier du tournoi à importer');
    const read = jest.fn(() => Promise.resolve(bytes.buffer));
    const file = Object.assign(new File([], 'tournoi.json', { type: 'application/json' }), {
      arrayBuffer: read,
    });
    Object.defineProperty(file, 'size', { value: size });
    await view.user.upload(input, file);
    return { ...view, read };
  };

  test('shows the accents of a file that was saved as Windows-1252', async () => {
    storeTournaments();
    await chooseBytes(
      new Uint8Array(readFileSync(join(__dirname, '../../../store/testing/windows1252.txt'))),
    );
    expect(await screen.findByRole('heading', { name: 'Tournoi d’été' })).toBeVisible();
    expect(storedTournament('1790000000000')?.teams).toEqual([
      'Évreux',
      'Besançon',
      'Nîmes',
      'L’Haÿ-les-Roses',
    ]);
  });

  test.each([
    ['UTF-8 and Windows-1252 mixed', [0xc3, 0xa9, 0x20, 0xe9]],
    ['bytes that Windows-1252 has not', [0xe9, 0x81]],
  ])('refuses a file with %s', async (_what, name) => {
    storeTournaments();
    const text = exportTournament(aTournament({ name: '@' }), '2026-01-01T10:00:00.000Z', '2026-01-01').text;
    const bytes = [...new TextEncoder().encode(text)].flatMap((byte) => (byte === 0x40 ? name : [byte]));
    await chooseBytes(Uint8Array.from(bytes));
    await findNotice(/Ce fichier est illisible/);
    expect(storedTournament('1757930400000')).toBeNull();
  });

  test('refuses a file of more than twenty megabytes without reading it', async () => {
    storeTournaments();
    const { read } = await chooseBytes(new Uint8Array(), 20_000_001);
    await findNotice(/Ce fichier est trop grand.*20\sMo/);
    expect(read).not.toHaveBeenCalled();
  });

  test('asks before it replaces an existing tournament', async () => {
    storeTournaments(aTournament());
    const changed = aTournament({ name: 'Autre nom' });
    const { text } = exportTournament(changed, '2026-01-01T10:00:00.000Z', '2026-01-01');
    const { user } = await chooseFile(text);
    const dialog = await screen.findByRole('alertdialog');
    expect(storedTournament(changed.id)?.name).toBe('Tournoi d’automne');
    await user.click(within(dialog).getByRole('button', { name: 'Remplacer' }));
    expect(await findNotice(/Tournoi importé/)).toHaveTextContent('Autre nom');
    expect(await screen.findByRole('heading', { name: 'Autre nom' })).toBeInTheDocument();
    expect(storedTournament(changed.id)?.name).toBe('Autre nom');
  });
});
