import { screen, waitFor } from '@testing-library/react';
import { session, sharedBackEnd } from 'shared-kernel';
import { loginDraft } from '../../data/loginDrafts';
import { recoveryDraft } from '../../data/recoveryDraft';
import { openPage } from '../../testing/openPage';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  useSessionKind: () => 'hosted',
  sharedBackEnd: jest.fn(),
}));

type Asked = { readonly url: string; readonly method: string; readonly body: unknown };
type Answer = readonly [status: number, body: object] | 'silence';

/** The back end answers each path with the next of its answers; the last one stays. */
function backEnd(answers: Readonly<Record<string, readonly Answer[]>>): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = jest.fn(async (input, init) => {
    const url = String(input);
    asked.push({ url, method: init?.method ?? 'GET', body: JSON.parse(String(init?.body ?? 'null')) });
    const path = `${init?.method} ${url.split('/auth/v1/')[1]?.split('?')[0]}`;
    const left = asked.filter((one) => one.url === url && one.method === init?.method).length;
    const list = answers[path] ?? [[200, {}]];
    const answer = list[Math.min(left, list.length) - 1] ?? 'silence';
    if (answer === 'silence') throw new TypeError('Failed to fetch');
    const [status, body] = answer;
    return { status, ok: status < 300, json: async () => body } as Response;
  });
  return asked;
}

const ana = { id: '6f1c', name: 'Ana', email: 'ana@example.org', role: 'player' } as const;
const page = '/connexion/mot-de-passe';
const refusal = (code: string): Answer => [422, { error_code: code, msg: 'No' }];

beforeEach(() => {
  jest.mocked(sharedBackEnd).mockReturnValue({ url: 'https://back-end.example', anonKey: 'public' });
  loginDraft.forget();
  recoveryDraft.forget();
});

/** Opens the page at an address, as the link of a mail does. */
const openAt = (suffix: string) => openPage(`${page}${suffix}`);

test('says that the demonstration has no passwords', async () => {
  jest.mocked(sharedBackEnd).mockReturnValue(undefined);
  await openPage(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible();
  expect(screen.getByText(/La démonstration n’a pas de mots de passe/)).toBeVisible();
});

test('answers a known and an unknown address in the same way, and names the pause before a second mail', async () => {
  const asked = backEnd({ 'POST recover': [[200, {}]] });
  const { user } = await openPage(page);
  await user.type(screen.getByLabelText('E-mail'), ' ana@example.org');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await screen.findByRole('heading', { name: 'Regardez vos e-mails' })).toHaveFocus();
  expect(screen.getByText(/^Si un compte existe pour/)).toBeVisible();
  expect(asked[0]?.body).toEqual({ email: 'ana@example.org' });
  expect(new URL(asked[0]?.url ?? '').searchParams.get('redirect_to')).toBe(`${location.origin}${page}`);
  await user.click(screen.getByRole('button', { name: 'Demander un autre lien' }));
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await screen.findByText(/aucun autre n’est parti.*dans (60|59|58) secondes/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

const tooSoon = 'For security purposes, you can only request this after 38 seconds.';

test.each([
  ['demander un dans 38 secondes', tooSoon],
  ['trop d’e-mails', 'email rate limit exceeded'],
])('says « %s » where the back end has sent no mail because « %s »', async (sentence, msg) => {
  backEnd({ 'POST recover': [[429, { error_code: 'over_email_send_rate_limit', msg }]] });
  const { user } = await openPage(page);
  await user.type(screen.getByLabelText('E-mail'), 'impatient@example.org');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Regardez vos e-mails' })).toBeNull();
});

test.each<[string, Answer]>([
  ['Le serveur du centre reçoit trop de demandes', [429, { error_code: 'over_request_rate_limit' }]],
  ['Pas de réponse du serveur du centre.', 'silence'],
  ['Le serveur du centre répond, mais n’a pas pu', [500, {}]],
  ['Cette adresse e-mail n’est pas acceptée.', refusal('validation_failed')],
])('shows « %s » after a request without success, and keeps the address', async (sentence, answer) => {
  backEnd({ 'POST recover': [answer] });
  const { user } = await openPage(page);
  await user.type(screen.getByLabelText('E-mail'), 'oscar@example.org');
  await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('oscar@example.org');
});

test.each([
  ['a session in the hash', '#access_token=of-link&refresh_token=r&type=recovery'],
  ['a token in the query', '?token_hash=abc&type=recovery'],
])('a link with %s opens the form, and the new password logs in', async (_name, suffix) => {
  const asked = backEnd({
    'POST verify': [[200, { access_token: 'of-link', user: { email: ana.email } }]],
    'GET user': [[200, { email: ana.email }]],
    'PUT user': [[200, { email: ana.email }]],
  });
  const signIn = jest.spyOn(session, 'signIn').mockResolvedValue({ ok: true, user: ana });
  const { user, address } = await openAt(suffix);
  expect(await screen.findByRole('heading', { name: 'Choisissez un nouveau mot de passe' })).toHaveFocus();
  expect(location.hash + location.search).toBe('');
  expect(screen.getByText(/^Pour le compte/)).toHaveTextContent(ana.email);
  expect(signIn).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Nouveau mot de passe'), 'tout-neuf');
  await user.click(screen.getByRole('button', { name: 'Enregistrer et se connecter' }));
  await waitFor(() => expect(address()).toBe('/profil'));
  expect(screen.getByText('Nouveau mot de passe enregistré')).toBeInTheDocument();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ password: 'tout-neuf' });
  expect(signIn).toHaveBeenCalledWith({ email: ana.email, password: 'tout-neuf' });
});

test.each([
  ['that the back end has refused', '#error=access_denied&error_code=otp_expired'],
  ['of another browser', '?code=abc'],
  ['that has been used', '?token_hash=abc&type=recovery'],
  ['whose session has ended', '#access_token=of-link&type=recovery'],
  ['that is mangled', '#acces_token=of-link&type=recovery'],
  ['without its token', '#access_token=&type=recovery'],
  ['without its token in the query', '?type=recovery'],
])('a link %s is over, and another one can be asked for', async (_name, suffix) => {
  const over: Answer = [403, { error_code: 'otp_expired', msg: 'No' }];
  backEnd({ 'POST verify': [over], 'GET user': [over] });
  await openAt(suffix);
  expect(await screen.findByText('Ce lien n’est plus valable')).toBeVisible();
  expect(location.hash + location.search).toBe('');
  expect(screen.getByRole('button', { name: 'Recevoir le lien' })).toBeVisible();
});

test('says whose account is open, if the link is another member’s', async () => {
  backEnd({ 'GET user': [[200, { email: ana.email }]] });
  const other = { ...ana, name: 'Oscar', email: 'oscar@example.org' };
  const present = jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user: other });
  await openAt('#access_token=of-link&type=recovery');
  expect(await screen.findByText(/^Vous êtes connecté ici \(Oscar\)\s:/)).toBeVisible();
  present.mockRestore();
});

test('keeps a link that could not be checked, and checks it again', async () => {
  backEnd({ 'GET user': ['silence', [200, { email: ana.email }]] });
  const { user } = await openAt('#access_token=of-link&type=recovery');
  expect(await screen.findByText(/Votre lien est gardé dans cet onglet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText('Nouveau mot de passe')).toBeVisible();
});

test('a reload finds the form', async () => {
  backEnd({ 'GET user': [[200, { email: ana.email }]] });
  recoveryDraft.keep({ token: 'of-link' });
  await openPage(page);
  expect(await screen.findByLabelText('Nouveau mot de passe')).toBeVisible();
});

test.each([
  ['weak_password', 'Ce mot de passe est trop simple'],
  ['same_password', 'C’est déjà votre mot de passe'],
])('shows at the field why a password is refused by « %s »', async (code, sentence) => {
  backEnd({ 'GET user': [[200, { email: ana.email }]], 'PUT user': [refusal(code)] });
  const { user } = await openAt('#access_token=of-link&type=recovery');
  const field = await screen.findByLabelText('Nouveau mot de passe');
  await user.type(field, 'abc');
  await user.click(screen.getByRole('button', { name: 'Enregistrer et se connecter' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('abc');
});

test('a password whose answer was lost counts as saved once it is the present one', async () => {
  backEnd({
    'GET user': [[200, { email: ana.email }]],
    'PUT user': ['silence', refusal('same_password')],
  });
  jest.spyOn(session, 'signIn').mockResolvedValue({ ok: true, user: ana });
  const { user, address } = await openAt('#access_token=of-link&type=recovery');
  await user.type(await screen.findByLabelText('Nouveau mot de passe'), 'tout-neuf');
  const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer et se connecter' }));
  await save();
  expect(await screen.findByText(/impossible de savoir si votre mot de passe a changé/)).toBeVisible();
  await save();
  await waitFor(() => expect(address()).toBe('/profil'));
});
