import { act, renderHook } from '@testing-library/react';
import { configureKernel } from './configureKernel';
import { session, useSession, useSessionKind } from './platform/session/session';
import { sessionKey } from './platform/session/sessionKey';

const openHostedSession = jest.fn();
jest.mock('./platform/session/hostedSession', () => ({
  get openHostedSession() {
    return openHostedSession;
  },
}));

const supabase = { url: 'https://back-end.example', anonKey: 'public' };

test('a site without a back end runs the demonstration, and opens nothing hosted', () => {
  configureKernel({ configuration: {} });
  expect(session.kind).toBe('demo');
  expect(openHostedSession).not.toHaveBeenCalled();
});

test('a demonstration user is a guest with a back end, and a login elsewhere opens the hosted session', async () => {
  localStorage.setItem('user', JSON.stringify({ id: 3, name: 'Ana', email: 'a@b.c', role: 'organizer' }));
  const member = { status: 'member', user: { id: 'b3f1', name: 'Zoé', email: 'z@b.c', role: 'player' } };
  openHostedSession.mockReturnValue({
    kind: 'hosted',
    current: () => member,
    observe: () => () => undefined,
  });
  const { result } = renderHook(() => ({ kind: useSessionKind(), session: useSession() }));
  expect(result.current).toMatchObject({ kind: 'demo', session: { status: 'member' } });

  await act(async () => configureKernel({ configuration: { supabase } }));
  expect(result.current).toEqual({ kind: 'hosted', session: { status: 'guest' } });
  expect(openHostedSession).not.toHaveBeenCalled();

  localStorage.setItem(sessionKey, '{}');
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: sessionKey })));
  expect(openHostedSession).toHaveBeenCalledWith(supabase, sessionKey);
  expect(result.current.session).toEqual(member);
});
