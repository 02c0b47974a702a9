import { configureKernel } from '../../configureKernel';
import { session } from '../../platform/session/session';
import { findCancelled, keepCancelled } from './cancelledReservations';

/** Six to seven in the evening of a summer day in Paris, 16:00 to 17:00 UTC. */
const evening = {
  id: '2026-07-01T08:00:00.000Z',
  date: '2026-07-14',
  time: '18:00',
  players: '4',
  plan: 'Découverte',
  service: 'Non spécifié',
} as const;
const reservation = { ...evening, name: 'Ana Diaz', email: 'ana@example.org' };
const before = new Date('2026-07-14T10:00:00Z');
const key = 'draft:cancelled-reservations';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a cancelled reservation is found by its id, among others', () => {
  keepCancelled({ ...evening, id: 'another' });
  keepCancelled(evening);
  expect(findCancelled(evening.id, before)).toEqual(evening);
  expect(findCancelled('a third', before)).toBeUndefined();
});

test('with the instant of its confirmation only if it was released at it', () => {
  const unconfirmed = { ...evening, confirmBy: '2026-07-14T09:00:00Z' };
  keepCancelled(unconfirmed, new Date('2026-07-14T08:59:59Z'));
  expect(findCancelled(evening.id, before)).toEqual(evening);
  keepCancelled(unconfirmed, new Date('2026-07-14T09:00:00Z'));
  expect(findCancelled(evening.id, before)).toEqual(unconfirmed);
});

test('no name or e-mail address is stored', () => {
  keepCancelled(reservation);
  expect(findCancelled(evening.id, before)).toEqual(evening);
  expect(sessionStorage.getItem(key)).not.toMatch(/Ana|ana@/);
});

test('a reservation cancelled again after a move has its last hour', () => {
  keepCancelled(evening);
  keepCancelled({ ...evening, time: '20:00' });
  expect(findCancelled(evening.id, before)?.time).toBe('20:00');
});

test('a cancelled reservation is removed when its hour is over', () => {
  keepCancelled(evening);
  expect(findCancelled(evening.id, new Date('2026-07-14T16:59:59Z'))).toEqual(evening);
  expect(findCancelled(evening.id, new Date('2026-07-14T17:00:00Z'))).toBeUndefined();
  expect(sessionStorage.getItem(key)).toBe('[]');
});

test('the logout of a member forgets it', async () => {
  configureKernel({ configuration: {} });
  await session.signIn({ email: '', password: '' }, 'player');
  keepCancelled(evening);
  await session.signOut();
  expect(findCancelled(evening.id, before)).toBeUndefined();
});

test.each([
  '{oops',
  'null',
  '{}',
  '[null, 5, [], "18:00"]',
  JSON.stringify([{ ...evening, date: '2026-02-31' }]),
  JSON.stringify([{ ...evening, players: '40' }]),
  JSON.stringify([{ ...evening, plan: { a: 1 } }]),
  JSON.stringify([{ id: evening.id }]),
])('an invalid stored value is ignored: %s', (text) => {
  sessionStorage.setItem(key, text);
  expect(findCancelled(evening.id, before)).toBeUndefined();
  keepCancelled(evening);
  expect(findCancelled(evening.id, before)).toEqual(evening);
});

test('a refused session storage is replaced by the page’s memory', () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  keepCancelled(evening);
  expect(findCancelled(evening.id, before)).toEqual(evening);
  expect(findCancelled(evening.id, new Date('2026-07-14T17:00:00Z'))).toBeUndefined();
});
