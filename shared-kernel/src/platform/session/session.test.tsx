import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { subscribe } from '../events/events';
import { demoUsers } from './demoUsers';
import { session, useSession } from './session';

const credentials = { email: '', password: '' };
function Who() {
  const current = useSession();
  return <p>{current.status === 'member' ? current.user.name : current.status}</p>;
}

/** Acts as another tab: changes the storage and dispatches the browser's event. */
function fromAnotherTab(user: unknown) {
  act(() => {
    if (user === null) localStorage.removeItem('user');
    else localStorage.setItem('user', JSON.stringify(user));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
}

/** The test's own events: a retained earlier event arrives first, and does not count. */
async function sessionEvents() {
  const events: unknown[] = [];
  const leave = subscribe('session:changed', (payload) => events.push(payload));
  await Promise.resolve();
  events.length = 0;
  return { events, leave };
}

beforeEach(async () => {
  await act(() => session.signOut().then(() => undefined));
  localStorage.clear();
});

test('a visitor without a stored user is a guest', () => {
  render(<Who />);
  expect(screen.getByText('guest')).toBeInTheDocument();
});

test('the server renders the session as loading', () => {
  expect(renderToString(<Who />)).toBe('<p>loading</p>');
});

test.each(['player', 'organizer'] as const)(
  'a login as %s stores the sample person of that role',
  async (role) => {
    render(<Who />);
    const result = await act(() => session.signIn(credentials, role));
    expect(result).toEqual({ ok: true, user: demoUsers[role] });
    expect(screen.getByText(demoUsers[role].name)).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...demoUsers[role], version: 1 });
  },
);

test.each([
  ['can be read', { ...demoUsers.player, name: 'Ana Diaz', clubs: [], version: 2 }, 'Ana Diaz'],
  ['cannot be read', { people: ['Ana Diaz'], version: 2 }, 'guest'],
])('a stored member of a later release who %s does not prevent a login', async (_name, user, shown) => {
  fromAnotherTab(user);
  render(<Who />);
  expect(screen.getByText(shown)).toBeInTheDocument();
  await act(() => session.signIn(credentials, 'organizer'));
  expect(screen.getByText(demoUsers.organizer.name)).toBeInTheDocument();
  const texts = Object.keys(localStorage).map((key) => localStorage.getItem(key));
  expect(texts).toContain(JSON.stringify(user));
});

test('a logout removes the stored user', async () => {
  await session.signIn(credentials, 'player');
  render(<Who />);
  expect(await act(() => session.signOut())).toEqual({ ok: true });
  expect(localStorage.getItem('user')).toBeNull();
  expect(screen.getByText('guest')).toBeInTheDocument();
});

test.each([
  ['a text id', { id: 'b3f1', name: 'Ana', email: 'a@b.c', role: 'player' }],
  ['a number id', { id: 7, name: 'Ana', email: 'a@b.c', role: 'organizer' }],
  ['details that are null', { id: 7, name: 'Ana', email: 'a@b.c', role: 'player', phone: null, club: null }],
  ['fields of another version', { id: 7, name: 'Ana', email: 'a@b.c', role: 'player', shirt: 10 }],
])('a stored user with %s is logged in', (_name, user) => {
  render(<Who />);
  fromAnotherTab(user);
  expect(screen.getByText('Ana')).toBeInTheDocument();
});

test('a stored user without a known role is a guest', () => {
  render(<Who />);
  fromAnotherTab({ id: 7, name: 'Ana', email: 'a@b.c', role: 'admin' });
  expect(screen.getByText('guest')).toBeInTheDocument();
});

test('a change of session emits one event, from this tab or another', async () => {
  const { events, leave } = await sessionEvents();
  await act(() => session.signIn(credentials, 'player').then(() => undefined));
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  fromAnotherTab(demoUsers.organizer);
  fromAnotherTab({ ...demoUsers.organizer, name: 'Autre nom' });
  fromAnotherTab(null);
  leave();
  expect(events).toEqual([{ userId: 3 }, { userId: 1001 }, { userId: null }]);
});

test('a late subscriber receives the member from before the page opened', async () => {
  localStorage.setItem('user', JSON.stringify(demoUsers.player));
  await jest.isolateModulesAsync(async () => {
    const kernel = await import('../../index');
    kernel.configureKernel({ configuration: {} });
    const told: unknown[] = [];
    kernel.subscribe('session:changed', (payload) => told.push(payload));
    await Promise.resolve();
    expect(told).toEqual([{ userId: 3 }]);
  });
});
