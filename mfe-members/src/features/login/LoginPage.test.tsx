import { screen, waitFor, within } from '@testing-library/react';
import { session } from 'shared-kernel';
import { openPage, player, storeUser } from '../../testing/openPage';

afterEach(() => {
  // A logout clears the member's drafts.
  storeUser(player);
  storeUser(null);
});

const notices = () => screen.getByRole('log');

test('stores the demonstration player under id 3', async () => {
  const { user } = await openPage('/connexion');
  await user.click(screen.getByRole('button', { name: /démo/ }));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toMatchObject({ id: 3, role: 'player' }),
  );
});

test('says in the form that the browser has not stored the login, until the next attempt', async () => {
  const signIn = jest
    .spyOn(session, 'signIn')
    .mockResolvedValueOnce({ ok: false, error: { kind: 'not-kept', refusal: { kind: 'quota-exceeded' } } });
  const { user, address } = await openPage('/connexion');
  await user.click(screen.getByRole('button', { name: /démo/ }));
  const sentence = 'Ce navigateur n’a pas pu garder votre connexion.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: /démo/ })).toHaveAccessibleDescription(sentence);
  signIn.mockRestore();
  await user.click(screen.getByRole('button', { name: /démo/ }));
  await waitFor(() => expect(address()).toBe('/profil'));
});

test('says that registration is under development and links to the demonstration', async () => {
  const { user, address } = await openPage('/connexion?onglet=inscription');
  await user.type(screen.getByLabelText('Nom complet'), 'Ana');
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }));
  expect(within(notices()).getByText('Inscription en cours de développement')).toBeInTheDocument();
  expect(localStorage.getItem('user')).toBeNull();
  await user.click(within(notices()).getByRole('button', { name: 'Aller à la connexion' }));
  expect(address()).toBe('/connexion?onglet=connexion');
});

test('validates no field of a registration that cannot be sent', async () => {
  const { user } = await openPage('/connexion?onglet=inscription');
  await user.type(screen.getByLabelText('Téléphone'), 'abcdef');
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }));
  expect(within(notices()).getByText('Inscription en cours de développement')).toBeInTheDocument();
  expect(screen.getByLabelText('Téléphone')).toBeValid();
  expect(screen.getByLabelText('Date de naissance')).not.toHaveAttribute('max');
});

test('has a field for every detail of a registration', async () => {
  await openPage('/connexion?onglet=inscription');
  for (const label of [
    'Nom complet',
    'E-mail',
    'Téléphone',
    'Date de naissance',
    'Adresse postale',
    'Genre',
    'Club',
    'Mot de passe',
  ]) {
    expect(screen.getByLabelText(label)).toBeInTheDocument();
  }
  expect(
    within(screen.getByLabelText('Genre'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choisir', 'Homme', 'Femme', 'Autre']);
  expect(
    within(screen.getByLabelText('Club'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choisir', 'Prouvy', 'Lyon', 'Perpignan', 'Montpellier', 'Autre']);
});

test('keeps the input while the visitor looks at the other tab', async () => {
  const { user } = await openPage('/connexion?onglet=inscription');
  await user.type(screen.getByLabelText('Nom complet'), 'Ana');
  await user.click(screen.getByRole('tab', { name: 'Connexion' }));
  await user.click(await screen.findByRole('tab', { name: 'Inscription' }));
  expect(await screen.findByLabelText('Nom complet')).toHaveValue('Ana');
});

test('restores the input of both forms, and never a password', async () => {
  const first = await openPage('/connexion');
  await first.user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
  await first.user.type(screen.getByLabelText('Mot de passe'), 'secret');
  await first.user.click(screen.getByRole('tab', { name: 'Inscription' }));
  await first.user.type(await screen.findByLabelText('Nom complet'), 'Ana Lefèvre');
  await first.user.type(screen.getByLabelText('E-mail'), 'ana.lefevre@example.org');
  await first.user.type(screen.getByLabelText('Mot de passe'), 'secret');
  first.unmount();
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');

  const second = await openPage('/connexion');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.org');
  expect(screen.getByLabelText('Mot de passe')).toHaveValue('');
  await second.user.click(screen.getByRole('tab', { name: 'Inscription' }));
  expect(await screen.findByLabelText('Nom complet')).toHaveValue('Ana Lefèvre');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana.lefevre@example.org');
  expect(screen.getByLabelText('Mot de passe')).toHaveValue('');
});

const wanted = (path: string, role = '') =>
  `/connexion?retour=${encodeURIComponent(path)}${role && `&role=${role}`}`;

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
])('leads to the profile for the wanted page « %s »', async (hostile) => {
  const { user } = await openPage(wanted(hostile));
  expect(screen.queryByText(/page demandée/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /démo/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thomas Lefebvre' })).toBeInTheDocument();
});

test('links to the wanted page when the visitor has logged in elsewhere meanwhile', async () => {
  const { user } = await openPage(wanted('/profil?onglet=info'));
  storeUser(player);
  await user.click(screen.getByRole('link', { name: 'Aller à la page demandée' }));
  expect(await screen.findByRole('tab', { name: 'Mes informations', selected: true })).toBeInTheDocument();
});

test('names the member and links to their pages', async () => {
  storeUser(player);
  await openPage('/connexion');
  expect(screen.getByRole('link', { name: 'Aller à mon espace' })).toHaveAttribute('href', '/profil');
});
