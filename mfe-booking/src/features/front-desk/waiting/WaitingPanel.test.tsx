import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { session } from 'shared-kernel';
import { WaitingPanel } from './WaitingPanel';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

const aPerson = (changed: object = {}) => ({
  id: 'e1',
  day: '2026-09-20',
  hour: 18,
  players: 4,
  state: 'waiting',
  ahead: 0,
  name: 'Léa <b>Petit</b>',
  email: 'lea@example.org',
  phone: '',
  isMember: false,
  since: '2026-09-15T10:00:00Z',
  ...changed,
});

let people: readonly object[];
let removed: string[];
let list: () => unknown;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-09-15T12:30:00Z'), advanceTimers: true });
  people = [];
  removed = [];
  list = () => ({ kind: 'listed', now: '2026-09-15T12:30:00Z', waiting: people });
  jest.spyOn(session, 'token').mockResolvedValue('token');
  jest.spyOn(session, 'current').mockReturnValue({ status: 'member', user: { id: 's1' } } as never);
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, request?: RequestInit) => {
    const { id } = JSON.parse(String(request?.body));
    if (String(url).endsWith('remove_waiting')) {
      removed.push(id);
      people = people.filter((person) => (person as { id: string }).id !== id);
    }
    const text = JSON.stringify(String(url).endsWith('remove_waiting') ? { kind: 'removed' } : list());
    return { status: 200, ok: true, text: async () => text } as Response;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function open() {
  render(
    <MemoryRouter>
      <WaitingPanel />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

test('lists who waits for which hour, in order, with the present state', async () => {
  people = [
    aPerson({ state: 'offered', confirmBy: '2026-09-15T12:50:00Z' }),
    aPerson({ id: 'e2', name: 'Omar', isMember: true }),
    aPerson({ id: 'e3', name: 'Zoé', ahead: 1, since: '2026-09-14T10:00:00Z' }),
    aPerson({ id: 'e4', name: 'Ana', hour: 19, phone: '0612345678' }),
  ];
  open();
  const hour = await screen.findByRole('region', { name: 'dimanche 20 septembre 2026 à 18\u00a0h' });
  const lines = within(hour).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Léa <b>Petit<\/b> terrain proposé jusqu’à 14\sh\s50, encore 20\smin.*4\sjoueurs, depuis 12\sh/,
    ),
    expect.stringMatching(/^Omar la prochaine prévenue.*membre/),
    expect.stringMatching(/^Zoé 2ᵉ de la liste.*depuis le lundi 14 septembre 2026 à 12\sh/),
  ]);
  expect(screen.getByText('3 personnes attendent.')).toBeVisible();
  expect(screen.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:0612345678');
});

test('removes a person after a question', async () => {
  people = [aPerson({ name: 'Omar' })];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Retirer Omar de la liste d’attente' }));
  const question = await screen.findByRole('alertdialog', { name: /^Retirer .?Omar/ });
  await user.click(within(question).getByRole('button', { name: 'Annuler' }));
  expect(removed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Retirer Omar de la liste d’attente' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText(/Omar.? n’est plus dans la liste d’attente\.$/)).toBeVisible();
  expect(await screen.findByText('Personne n’attend.')).toBeVisible();
  expect(removed).toEqual(['e1']);
});

test('a person who has left the staff reads no list any more', async () => {
  people = [aPerson({ name: 'Omar' })];
  open();
  expect(await screen.findByText('Omar')).toBeVisible();
  list = () => ({ kind: 'refused', reason: 'not-staff' });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Liste réservée à l’équipe du centre')).toBeVisible();
  expect(screen.queryByText('Omar')).toBeNull();
});
