import { createEventBus, type TabChannel } from './events';

/** Buses of several tabs of one browser. */
function tabs(count: number) {
  const channels: TabChannel[] = [];
  return Array.from({ length: count }, () => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage(message) {
        const data = JSON.parse(JSON.stringify(message));
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent);
      },
    };
    channels.push(channel);
    return { bus: createEventBus(() => channel), channel };
  });
}

function tab() {
  return createEventBus(() => undefined);
}

test('an event reaches every listener of the other tabs once', () => {
  const [here, there, elsewhere] = tabs(3);
  const listeners = [here, there, elsewhere].map((each) => {
    const listener = jest.fn();
    each?.bus.subscribe('tournaments:saved', listener);
    return listener;
  });
  here?.bus.emit('tournaments:saved', { tournamentId: '7' });
  for (const listener of listeners) expect(listener.mock.calls).toEqual([[{ tournamentId: '7' }]]);
});

test('an event that every tab derives itself is not broadcast', () => {
  const [here, there] = tabs(2);
  const listener = jest.fn();
  there?.bus.subscribe('session:changed', listener);
  here?.bus.emit('session:changed', { userId: 3 });
  expect(listener).not.toHaveBeenCalled();
});

test('a listener receives no other event, and none after it unsubscribed', () => {
  const bus = tab();
  const listener = jest.fn();
  const leave = bus.subscribe('tournaments:deleted', listener);
  bus.emit('tournaments:saved', { tournamentId: '1' });
  leave();
  bus.emit('tournaments:deleted', { tournamentId: '1' });
  expect(listener).not.toHaveBeenCalled();
});

test('a late listener receives the last retained event, once', async () => {
  const bus = tab();
  bus.emit('session:changed', { userId: 3 });
  bus.emit('session:changed', { userId: 1001 });
  const listener = jest.fn();
  bus.subscribe('session:changed', listener);
  expect(listener).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(listener.mock.calls).toEqual([[{ userId: 1001 }]]);
});

test('a late listener that receives a newer event does not receive the older one after it', async () => {
  const bus = tab();
  bus.emit('session:changed', { userId: 3 });
  const listener = jest.fn();
  bus.subscribe('session:changed', listener);
  bus.emit('session:changed', { userId: null });
  await Promise.resolve();
  expect(listener.mock.calls).toEqual([[{ userId: null }]]);
});

test('a late listener that unsubscribes at once receives nothing', async () => {
  const bus = tab();
  bus.emit('session:changed', { userId: 3 });
  const listener = jest.fn();
  bus.subscribe('session:changed', listener)();
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
});

test('a momentary event is not retained for a late listener', async () => {
  const bus = tab();
  bus.emit('booking:reserved', { reservationId: 'a' });
  const listener = jest.fn();
  bus.subscribe('booking:reserved', listener);
  await Promise.resolve();
  expect(listener).not.toHaveBeenCalled();
});

test('a listener that throws is reported, and the others still run', () => {
  const report = jest.fn();
  Object.assign(globalThis, { reportError: report });
  const bus = tab();
  const fault = new Error('a bug');
  const listener = jest.fn();
  bus.subscribe('booking:reserved', () => {
    throw fault;
  });
  bus.subscribe('booking:reserved', listener);
  bus.emit('booking:reserved', { reservationId: 'a' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(fault);
});

test.each([[null], ['text'], [{ name: 'unknown:event', payload: {} }], [{ name: 'tournaments:saved' }]])(
  'a message of another version or script, %j, is ignored',
  (data) => {
    const [here] = tabs(1);
    const listener = jest.fn();
    here?.bus.subscribe('tournaments:saved', listener);
    here?.channel.onmessage?.({ data } as MessageEvent);
    expect(listener).not.toHaveBeenCalled();
  },
);
