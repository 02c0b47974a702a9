import { screen, waitFor } from '@testing-library/react';
import { session } from 'shared-kernel';
import { loginDraft, registrationDraft } from '../../data/loginDrafts';
import { openPage } from '../../testing/openPage';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  useSessionKind: () => 'hosted',
}));

const ana = { id: '6f1c', name: 'Ana', email: 'ana@example.org', role: 'organizer' } as const;

async function fillLogin(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
  await user.type(screen.getByLabelText('Mot de passe'), 'secret');
}

beforeEach(() => {
  loginDraft.forget();
  registrationDraft.forget();
});

test('asks for no role: the back end knows it', async () => {
  await openPage('/connexion');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /démo/ })).toBeNull();
  expect(screen.getByLabelText('E-mail')).toBeRequired();
  expect(screen.getByLabelText('Mot de passe')).toBeRequired();
});

test('opens the part of the site that belongs to the role the back end answers', async () => {
  const signIn = jest.spyOn(session, 'signIn').mockResolvedValue({ ok: true, user: ana });
  const { user, address } = await openPage('/connexion');
  await fillLogin(user);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(address()).toBe('/organisateur'));
  expect(signIn.mock.calls[0]?.[0]).toEqual({ email: 'ana@example.org', password: 'secret' });
});

test('keeps what was typed when the back end refuses, and can be sent again', async () => {
  jest.spyOn(session, 'signIn').mockResolvedValue({ ok: false, error: { kind: 'back-end', message: 'No' } });
  const { user, address } = await openPage('/connexion');
  await fillLogin(user);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled());
  expect(address()).toBe('/connexion');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.org');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
});

test('leads back to the page that asked for the login, from the registration too', async () => {
  jest.spyOn(session, 'signUp').mockResolvedValue({ ok: true, next: 'signed-in' });
  jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user: ana });
  const { user, address } = await openPage(
    '/connexion?retour=%2Forganisateur%2Fcreer-tournoi&role=organizer',
  );
  await user.click(screen.getByRole('tab', { name: 'Inscription' }));
  await user.type(await screen.findByLabelText('Nom complet'), 'Ana Lefèvre');
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
  await user.type(screen.getByLabelText('Mot de passe'), 'secret');
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }));
  expect(await screen.findByRole('heading', { name: 'Une autre page' })).toBeInTheDocument();
  expect(address()).toBe('/organisateur/creer-tournoi');
});

test('sends a form once, however often its button is pressed', async () => {
  const signIn = jest.spyOn(session, 'signIn').mockReturnValue(new Promise(() => {}));
  const { user } = await openPage('/connexion');
  await fillLogin(user);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(screen.getByRole('button', { name: 'Un instant…' })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('registers with every detail, and says when the address must be confirmed', async () => {
  const signUp = jest.spyOn(session, 'signUp').mockResolvedValue({ ok: true, next: 'confirm-email' });
  const { user } = await openPage('/connexion?onglet=inscription');
  await user.type(screen.getByLabelText('Nom complet'), 'Ana Lefèvre');
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
  await user.selectOptions(screen.getByLabelText('Genre'), 'Femme');
  await user.selectOptions(screen.getByLabelText('Club'), 'Prouvy');
  await user.type(screen.getByLabelText('Mot de passe'), 'secret');
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }));
  expect(signUp).toHaveBeenCalledWith({
    name: 'Ana Lefèvre',
    email: 'ana@example.org',
    phone: '',
    birthDate: '',
    address: '',
    gender: 'femme',
    club: 'prouvy',
    password: 'secret',
  });
  expect(await screen.findByText('Inscription enregistrée')).toBeInTheDocument();
  for (const label of ['Nom complet', 'E-mail', 'Genre', 'Club', 'Mot de passe']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

test('says in words that the login could not even be asked, and keeps what was typed', async () => {
  jest.spyOn(session, 'signIn').mockResolvedValue({ ok: false, error: { kind: 'unavailable' } });
  const { user } = await openPage('/connexion');
  await fillLogin(user);
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(await screen.findByText('Sign in Failed')).toBeInTheDocument();
  expect(screen.getByText(/Rien de ce que vous avez saisi n’est perdu/)).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.org');
});
