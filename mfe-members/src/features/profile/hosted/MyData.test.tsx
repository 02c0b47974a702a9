import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-kernel';
import { MyData } from './MyData';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

/** Answers every request to the back end. */
function answer(status: number, text: string) {
  globalThis.fetch = jest.fn(async () => ({ status, ok: status < 300, text: async () => text }) as Response);
}

const silence = new TypeError('Failed to fetch');
const failing = '{"message":"oops"}';
const page = '<!doctype html><h1>Internal Server Error</h1>';

beforeEach(() => {
  jest.spyOn(session, 'token').mockResolvedValue('token');
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

test.each<[string, number, string]>([
  ['Le serveur du centre répond, mais n’a pas pu préparer le fichier. Réessayez plus tard.', 500, failing],
  ['Le serveur du centre répond, mais n’a pas pu préparer le fichier. Réessayez plus tard.', 500, page],
  ['Le serveur du centre répond, mais n’a pas pu préparer le fichier. Réessayez plus tard.', 503, failing],
  ['Une réponse est arrivée, mais elle est illisible', 200, '{"kind":"known","acc'],
  ['Une réponse est arrivée, mais elle est illisible', 200, '{"kind":"else"}'],
  ['Le serveur du centre reçoit trop de demandes à la fois.', 429, failing],
  ['Le serveur du centre ne répond pas.', 504, page],
])('a data request shows « %s » after the answer %i « %s »', async (sentence, status, text) => {
  answer(status, text);
  render(<MyData email="ana@example.org" />);
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(screen.queryAllByText(/ne répond pas/)).toHaveLength(status === 504 ? 1 : 0);
});

test('a data request without an answer shows that the server does not respond', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(silence);
  render(<MyData email="ana@example.org" />);
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  expect(
    await screen.findByText('Le serveur du centre ne répond pas. Réessayez dans un instant.'),
  ).toBeVisible();
});

test.each<[string, number, string]>([
  ['Le serveur du centre répond, mais n’a pas pu supprimer votre compte. Réessayez plus tard.', 500, failing],
  ['Le serveur du centre répond, mais n’a pas pu supprimer votre compte. Réessayez plus tard.', 500, page],
  ['votre compte n’est peut-être pas supprimé. Réessayez plus tard.', 200, '{"kind":"del'],
  ['Le serveur du centre reçoit trop de demandes à la fois.', 429, failing],
  ['Le serveur du centre ne répond pas', 504, page],
])('an account deletion shows « %s » after the answer %i « %s »', async (sentence, status, text) => {
  answer(status, text);
  render(<MyData email="ana@example.org" />);
  const remove = { name: 'Supprimer mon compte' };
  await userEvent.click(screen.getByRole('button', remove));
  await userEvent.type(screen.getByLabelText('Votre mot de passe'), 'secret');
  await userEvent.click(screen.getAllByRole('button', remove).at(-1) as HTMLElement);
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(screen.queryAllByText(/ne répond pas/)).toHaveLength(status === 504 ? 1 : 0);
});

test.each([
  ['Ce n’est pas votre mot de passe', '{"kind":"wrong-password"}'],
  [
    'Trop d’essais\u00a0: votre compte n’est pas supprimé. Réessayez à partir de 16\u00a0h\u00a004.',
    '{"kind":"too-many-tries","until":"2026-11-21T15:03:20+00:00"}',
  ],
])(
  'a deletion shows « %s » in the dialog after the answer « %s », and keeps the password',
  async (sentence, text) => {
    answer(200, text);
    render(<MyData email="ana@example.org" />);
    const remove = { name: 'Supprimer mon compte' };
    await userEvent.click(screen.getByRole('button', remove));
    await userEvent.type(screen.getByLabelText('Votre mot de passe'), 'secret');
    await userEvent.click(screen.getAllByRole('button', remove).at(-1) as HTMLElement);
    expect(await screen.findByText(sentence.replaceAll('\u00a0', ' '), { exact: false })).toBeVisible();
    expect(screen.getByLabelText('Votre mot de passe')).toHaveValue('secret');
    expect(fetch).toHaveBeenCalledWith(
      'https://back-end.example/rest/v1/rpc/delete_account',
      expect.objectContaining({ body: '{"password":"secret"}' }),
    );
  },
);
