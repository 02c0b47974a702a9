import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/openPage';

/** No-break spaces read as spaces. */
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

function keepAside(copies: Readonly<Record<string, string>>) {
  for (const [key, text] of Object.entries(copies)) localStorage.setItem(key, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
}

const cards = () =>
  screen
    .queryAllByRole('listitem')
    .map((card) => [
      plain(within(card).getByRole('heading', { level: 2 }).textContent),
      plain(within(card).getAllByText(/octets|ko/)[0]?.textContent ?? null),
    ]);

beforeEach(() => localStorage.clear());

test('the page says that no data is quarantined', async () => {
  await openPage('/mes-donnees');
  expect(screen.getByText('Rien n’a été mis de côté.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Supprimer/ })).toBeNull();
});

test('quarantined data is named in plain words, with its size', async () => {
  keepAside({
    'reservations:corrupt:a': '[{"id": brok',
    'user:corrupt:b': '{{{{',
    'tournament:7:corrupt:c': `{"id":"7","name":"Coupe d’\\"hiver\\"","teams":[{"name":"Lille"}]${'x'.repeat(2400)}`,
    'tournament:8:corrupt:d': '"teams":[{"name":"Lille"}]',
    'tournaments:corrupt:e': '[7, 8, 9]',
    'match-journal:7:r1-m1:corrupt:f': '[1',
    'constructor:corrupt:g': '??',
    reservations: '[]',
  });
  await openPage('/mes-donnees');
  expect(cards().sort()).toEqual(
    [
      ['Réservations', '12 octets'],
      ['Compte', '4 octets'],
      ['Tournoi « Coupe d’"hiver" »', '2,5 ko'],
      ['Tournoi', '26 octets'],
      ['Liste des tournois', '9 octets'],
      ['Feuille de match', '2 octets'],
      ['Autres données', '2 octets'],
    ].sort(),
  );
});

test('a copy is downloaded unaltered', async () => {
  const files: { name: string; text: Blob }[] = [];
  let offered: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      offered = blob;
      return 'blob:copy';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (offered) files.push({ name: this.download, text: offered });
  });
  keepAside({ 'match-journal:7:r1-m1:corrupt:1abc': '[{"half' });
  const { user } = await openPage('/mes-donnees');
  await user.click(screen.getByRole('button', { name: /Télécharger.*Feuille de match/ }));
  expect(files).toEqual([{ name: 'jorkyball-match-journal-7-r1-m1-1abc.txt', text: expect.any(Blob) }]);
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(files[0]?.text ?? new Blob());
  });
  expect(text).toBe('[{"half');
});

test('a confirmed deletion deletes one copy, and no other', async () => {
  keepAside({ 'reservations:corrupt:a': '[{"id": brok', 'user:corrupt:b': '{{{{' });
  const { user } = await openPage('/mes-donnees');
  await user.click(screen.getByRole('button', { name: /Supprimer.*Compte/ }));
  await user.click(screen.getByRole('button', { name: 'Non, la garder' }));
  expect(cards()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /Supprimer.*Compte/ }));
  await user.click(screen.getByRole('button', { name: 'Oui, supprimer' }));
  expect(cards()).toEqual([['Réservations', '12 octets']]);
  expect(screen.getByText('Copie supprimée')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Données mises de côté' })).toHaveFocus();
});

test('a copy that another tab deletes disappears from the list', async () => {
  keepAside({ 'user:corrupt:b': '{{{{' });
  await openPage('/mes-donnees');
  expect(cards()).toHaveLength(1);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user:corrupt:b' })));
  await waitFor(() => expect(screen.getByText('Rien n’a été mis de côté.')).toBeInTheDocument());
});
