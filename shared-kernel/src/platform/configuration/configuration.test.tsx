import { act, renderHook } from '@testing-library/react';
import { session, useSession, useSessionKind } from '../session/session';
import { sessionKey } from '../session/sessionKey';
import { configureKernel, parseConfiguration } from './configuration';

const openHostedSession = jest.fn();
jest.mock('../session/hostedSession', () => ({
  get openHostedSession() {
    return openHostedSession;
  },
}));

const supabase = { url: 'https://back-end.example', anonKey: 'public' };

test('a configuration is read from JSON, and may be of a later version', () => {
  expect(parseConfiguration({})).toEqual({});
  expect(parseConfiguration({ supabase, later: true })).toMatchObject({ supabase });
});

test.each([[null], ['text'], [{ supabase: {} }], [{ supabase: { url: 4, anonKey: 'a' } }]])(
  'a faulty configuration, %j, is a fault of the deployment',
  (json) => {
    expect(() => parseConfiguration(json)).toThrow('The run-time configuration is faulty');
  },
);

test('without a back end the demonstration goes on, and nothing hosted is opened', () => {
  configureKernel({ configuration: {} });
  expect(session.kind).toBe('demo');
  expect(openHostedSession).not.toHaveBeenCalled();
});

test('with a back end a demonstration user is a guest at once, and a login elsewhere brings the hosted session', async () => {
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
