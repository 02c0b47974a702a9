import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type SessionError, type SignInResult, session } from 'shared-kernel';
import { loginDraft, registrationDraft } from '../../data/loginDrafts';
import { openPage } from '../../testing/openPage';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  useSessionKind: () => 'hosted',
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public', mayLogOut: mockMayLogOut }),
}));
const mockMayLogOut = jest.fn();

const ana = { id: '6f1c', name: 'Ana', email: 'ana@example.org', role: 'organizer' } as const;

async function fillLogin(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.org');
  await user.type(screen.getByLabelText('Mot de passe'), 'secret');
}

/** Opens the page, fills in the login and sends it. */
async function sendLogin() {
  const page = await openPage('/connexion');
  await fillLogin(page.user);
  await page.user.click(screen.getByRole('button', { name: 'Se connecter' }));
  return page;
}

async function fillRegistration() {
  const page = await openPage('/connexion?onglet=inscription');
  await page.user.type(screen.getByLabelText('Nom complet'), 'Ana Lefèvre');
  await fillLogin(page.user);
  return page;
}

async function sendRegistration() {
  const page = await fillRegistration();
  await page.user.click(screen.getByRole('button', { name: 'S’inscrire' }));
  return page;
}

function refuseLogin(kind: SessionError['kind']) {
  const error = { kind, message: 'No' } as SessionError;
  jest.spyOn(session, 'signIn').mockResolvedValue({ ok: false, error });
}

beforeEach(() => {
  loginDraft.forget();
  registrationDraft.forget();
  mockMayLogOut.mockReset().mockResolvedValue(true);
});

test('asks for no role: the back end knows it', async () => {
  await openPage('/connexion');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /démo/ })).toBeNull();
  expect(screen.getByLabelText('E-mail')).toBeRequired();
  expect(screen.getByLabelText('Mot de passe')).toBeRequired();
});

test('opens the pages of the role in the back end’s answer', async () => {
  const signIn = jest.spyOn(session, 'signIn').mockResolvedValue({ ok: true, user: ana });
  const { address } = await sendLogin();
  await waitFor(() => expect(address()).toBe('/organisateur'));
  expect(signIn.mock.calls[0]?.[0]).toEqual({ email: 'ana@example.org', password: 'secret' });
});

test('replaces no member whose requests would be lost, unless they agree', async () => {
  mockMayLogOut.mockResolvedValue(false);
  const signIn = jest.spyOn(session, 'signIn').mockResolvedValue({ ok: true, user: ana });
  signIn.mockClear();
  const { address } = await sendLogin();
  await waitFor(() => expect(mockMayLogOut).toHaveBeenCalled());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled());
  expect(signIn).not.toHaveBeenCalled();
  expect(address()).toBe('/connexion');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.org');
});

test('keeps the input after a refusal, and can be sent again', async () => {
  refuseLogin('wrong-credentials');
  const { address } = await sendLogin();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled());
  expect(address()).toBe('/connexion');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.org');
  expect(screen.getByLabelText('Mot de passe')).toHaveValue('secret');
});

test('shows the reason of a failed login at the field, until the visitor types', async () => {
  refuseLogin('wrong-credentials');
  const { user } = await sendLogin();
  const sentence = 'L’adresse ou le mot de passe ne correspond pas.';
  const said = await screen.findByText(sentence);
  // The notice is announced already, and this sentence describes the focused field, so it is no live region.
  expect(said.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
  const password = screen.getByLabelText('Mot de passe');
  expect(password).toHaveFocus();
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription(sentence);
  await user.type(password, 's');
  expect(screen.queryByText(sentence)).toBeNull();
  expect(password).toBeValid();
});

test('shows no error about input that changed since, and does not move the focus', async () => {
  let answer: (result: SignInResult) => void = () => {};
  jest.spyOn(session, 'signIn').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { user } = await sendLogin();
  const email = screen.getByLabelText('E-mail');
  await user.type(email, 'x');
  await act(async () => answer({ ok: false, error: { kind: 'wrong-credentials', message: 'No' } }));
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeEnabled();
  expect(screen.queryByText('L’adresse ou le mot de passe ne correspond pas.')).toBeNull();
  expect(screen.getByLabelText('Mot de passe')).toBeValid();
  expect(email).toHaveFocus();
  // The next answer concerns the form's present content.
  refuseLogin('wrong-credentials');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(await screen.findByText('L’adresse ou le mot de passe ne correspond pas.')).toBeVisible();
});

test('shows an error of no field at the button, until the next attempt', async () => {
  refuseLogin('busy');
  const { user } = await sendLogin();
  const sentence = /^Le serveur du centre reçoit trop de demandes à la fois/;
  await screen.findByText(sentence);
  const button = screen.getByRole('button', { name: 'Se connecter' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(sentence);
  jest.spyOn(session, 'signIn').mockReturnValue(new Promise(() => {}));
  await user.click(button);
  expect(screen.queryByText(sentence)).toBeNull();
});

test.each<[SessionError['kind'], string]>([
  ['no-network', 'Pas de réseau pour joindre le serveur du centre.'],
  ['no-answer', 'Pas de réponse du serveur du centre.'],
  ['failed', 'Le serveur du centre n’a pas pu vous connecter.'],
  ['forbidden', 'Le serveur du centre refuse cette connexion.'],
  ['busy', 'trop de demandes à la fois. Patientez une minute'],
  ['unconfirmed', 'Cette inscription n’est pas encore confirmée'],
])('a login that fails by « %s » shows « %s »', async (kind, sentence) => {
  refuseLogin(kind);
  await sendLogin();
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
});

test.each<[SessionError['kind'], string]>([
  ['no-answer', 'si votre inscription lui est parvenue'],
  ['failed', 'n’a pas pu vous inscrire'],
  ['forbidden', 'refuse cette inscription'],
  ['busy', 'trop de demandes à la fois. Patientez une minute'],
])('a registration that fails by « %s » shows « %s » at its button', async (kind, sentence) => {
  const error = { kind, message: 'No' } as SessionError;
  jest.spyOn(session, 'signUp').mockResolvedValue({ ok: false, error });
  await sendRegistration();
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'S’inscrire' })).toHaveFocus();
});

test.each<[SessionError['kind'], string, string]>([
  ['known-address', 'Un compte existe déjà avec cette adresse', 'E-mail'],
  ['weak-password', 'Ce mot de passe est trop simple', 'Mot de passe'],
])('a registration that fails by « %s » shows « %s » at the field', async (kind, sentence, field) => {
  const error = { kind, message: 'No' } as SessionError;
  jest.spyOn(session, 'signUp').mockResolvedValue({ ok: false, error });
  await sendRegistration();
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveFocus());
  expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(sentence));
});

test('announces once that the server is slow, and removes the sentence with the answer', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let answer: (result: SignInResult) => void = () => {};
  jest.spyOn(session, 'signIn').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { user } = await openPage('/connexion');
  await fillLogin(user);
  const region = screen.getByRole('status');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(region).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(4000));
  expect(region).toHaveTextContent('Le serveur tarde à répondre.');
  await act(async () => answer({ ok: false, error: { kind: 'wrong-credentials', message: 'No' } }));
  expect(region).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test('returns to the page that required the login, also after a registration', async () => {
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
  const { user } = await sendLogin();
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
  expect(screen.getByRole('heading', { name: 'Confirmez votre adresse e-mail' })).toHaveFocus();
  for (const label of ['Nom complet', 'E-mail', 'Genre', 'Club', 'Mot de passe']) {
    expect(screen.getByLabelText(label)).toHaveValue('');
  }
});

test('a registration while another member is logged in waits for its confirmation on this page', async () => {
  jest.spyOn(session, 'signUp').mockResolvedValue({ ok: true, next: 'confirm-email' });
  const other = { ...ana, name: 'Oscar', email: 'oscar@example.org' };
  jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user: other });
  const { address } = await sendRegistration();
  expect(await screen.findByRole('heading', { name: 'Confirmez votre adresse e-mail' })).toHaveFocus();
  expect(screen.getByText(/^Vous êtes déjà connecté/)).toHaveTextContent('Oscar');
  expect(address()).toMatch(/^\/connexion/);
  jest.restoreAllMocks();
});

const nobodyIsRegistered = () =>
  jest.spyOn(session, 'signUp').mockReset().mockResolvedValue({ ok: true, next: 'confirm-email' });

test.each([
  ['Nom complet', 'Indiquez votre nom.', '   '],
  ['Nom complet', '120\u00a0caractères au plus.', 'x'.repeat(121)],
  ['Téléphone', 'Ce numéro n’est pas complet\u00a0: par exemple, 06 12 34 56 78.', 'abcdef'],
  ['Date de naissance', 'Indiquez une date de naissance complète, de 1900 à aujourd’hui.', '2090-02-01'],
  ['Date de naissance', 'Indiquez une date de naissance complète, de 1900 à aujourd’hui.', '21990-03-10'],
  ['Adresse postale', '200\u00a0caractères au plus.', 'x'.repeat(201)],
  ['E-mail', 'Indiquez votre adresse e-mail.', '  '],
  ['E-mail', 'Cette adresse e-mail n’est pas acceptée. Vérifiez-la, puis réessayez.', 'ana'],
  ['Mot de passe', 'Choisissez un mot de passe.', ''],
])('refuses a registration whose « %s » reads « %s », and keeps the input', async (label, why, text) => {
  const signUp = nobodyIsRegistered();
  const { user } = await fillRegistration();
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  const typed = screen.getByLabelText<HTMLInputElement>(label).value;
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }));
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(why);
  expect(screen.getByText(why.replace('\u00a0', ' '))).toBeVisible();
  expect(field).toHaveValue(typed);
  expect(signUp).not.toHaveBeenCalled();
});

test('marks every invalid field of a registration until it is valid, then sends the form', async () => {
  const signUp = nobodyIsRegistered();
  const { user } = await openPage('/connexion?onglet=inscription');
  await fillLogin(user);
  await user.type(screen.getByLabelText('Téléphone'), '12');
  const send = () => user.click(screen.getByRole('button', { name: 'S’inscrire' }));
  await send();
  const name = screen.getByLabelText('Nom complet');
  expect(name).toHaveFocus();
  await user.type(name, '  Ana Lefèvre ');
  expect(screen.queryByText('Indiquez votre nom.')).toBeNull();
  expect(name).toHaveFocus();
  expect(screen.getByText(/^Ce numéro n’est pas complet/)).toBeVisible();
  await send();
  expect(screen.getByLabelText('Téléphone')).toHaveFocus();
  await user.type(screen.getByLabelText('Téléphone'), ' 34 56 78 90');
  expect(screen.queryByText(/^Ce numéro n’est pas complet/)).toBeNull();
  await send();
  expect(await screen.findByText('Inscription enregistrée')).toBeInTheDocument();
  expect(signUp.mock.calls[0]?.[0]).toMatchObject({ name: 'Ana Lefèvre', phone: '12 34 56 78 90' });
  // The form is empty again, without an error.
  expect(screen.queryByText('Indiquez votre nom.')).toBeNull();
});

test('a half-typed date of birth is invalid, not empty', async () => {
  const signUp = nobodyIsRegistered();
  const { user } = await fillRegistration();
  const birthDate = screen.getByLabelText('Date de naissance');
  // A browser's date field is empty until it contains a whole date.
  Object.defineProperty(birthDate, 'validity', { value: { badInput: true } });
  await user.click(screen.getByRole('button', { name: 'S’inscrire' }));
  expect(birthDate).toHaveFocus();
  expect(birthDate).toHaveAccessibleDescription(/^Indiquez une date de naissance complète/);
  expect(signUp).not.toHaveBeenCalled();
  fireEvent.change(birthDate, { target: { value: '2000-02-29' } });
  expect(birthDate).toHaveAccessibleDescription('');
});

test('explains that the login code is missing, and keeps the input', async () => {
  jest.spyOn(session, 'signIn').mockResolvedValue({ ok: false, error: { kind: 'unavailable' } });
  await sendLogin();
  expect(await screen.findByText('Sign in Failed')).toBeInTheDocument();
  expect(screen.getByText(/Rien de ce que vous avez saisi n’est perdu/)).toBeInTheDocument();
  expect(screen.getByText('Un fichier du site n’arrive pas. Réessayez dans un instant.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.org');
});

test('says in the notice too that there is no network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(session, 'signIn').mockResolvedValue({ ok: false, error: { kind: 'unavailable' } });
  await sendLogin();
  expect(await screen.findByText('Sign in Failed')).toBeInTheDocument();
  expect(screen.getAllByText(/^Pas de réseau pour joindre le serveur du centre/)).toHaveLength(2);
  expect(screen.queryByText(/fichier du site/)).toBeNull();
});

test('sends the confirmation again to an unconfirmed address, and says when it may be asked for once more', async () => {
  const msg = 'For security purposes, you can only request this after 25 seconds.';
  const answers = [
    { status: 429, body: { error_code: 'over_email_send_rate_limit', msg } },
    { status: 200, body: {} },
  ];
  const fetch = jest.fn(async () => {
    const { status = 500, body } = answers.shift() ?? {};
    return { status, ok: status < 300, json: async () => body } as Response;
  });
  globalThis.fetch = fetch;
  refuseLogin('unconfirmed');
  const { user } = await openPage('/connexion');
  expect(screen.queryByRole('button', { name: 'Renvoyer l’e-mail de confirmation' })).toBeNull();
  await user.type(screen.getByLabelText('E-mail'), 'lea@example.org');
  await user.type(screen.getByLabelText('Mot de passe'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
  const again = await screen.findByRole('button', { name: 'Renvoyer l’e-mail de confirmation' });
  await user.click(again);
  expect(await screen.findByText(/aucun autre n’est parti.*dans 25 secondes/)).toBeVisible();
  await user.click(again);
  expect(await screen.findByText(/^Si une inscription attend d’être confirmée/)).toBeVisible();
  expect(fetch).toHaveBeenLastCalledWith(
    expect.stringContaining('/auth/v1/resend?redirect_to='),
    expect.objectContaining({ body: '{"type":"signup","email":"lea@example.org"}' }),
  );
  await user.click(again);
  expect(await screen.findByText(/aucun autre n’est parti/)).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('the link of a forgotten password takes the typed address along', async () => {
  const { user, address } = await openPage('/connexion');
  await fillLogin(user);
  await user.click(screen.getByRole('link', { name: 'Mot de passe oublié\u00a0?' }));
  await waitFor(() => expect(address()).toBe('/connexion/mot-de-passe'));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('ana@example.org');
});
