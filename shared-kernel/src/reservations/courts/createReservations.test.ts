import { createStored } from '../../platform/storage/createStored';
import { listFormat } from '../../platform/storage/format';
import { readRecord } from '../../platform/storage/shape';
import { createLocalArea, createMemoryArea, type StorageArea } from '../../platform/storage/storageArea';
import { surroundingsOver } from '../../platform/storage/testing/fakeTabs';
import { reservationShape } from '../reservation';
import { createReservationStore } from '../reservationStore';
import { createReservations } from './createReservations';
import { aReservationDraft, describeReservationContract } from './testing/reservationContract';

function over(area: StorageArea) {
  const events: unknown[] = [];
  const list = createStored(
    { key: 'reservations', format: listFormat(reservationShape, []) },
    surroundingsOver(area),
  );
  const store = createReservationStore(list, (...event) => events.push(event));
  return { repository: createReservations(store), events };
}

/** The moment of its creation. */
const ids = { id: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, unknownId: '2020-01-01T00:00:00.000Z' };

describeReservationContract('memory', { ...ids, make: () => over(createMemoryArea()) });

describeReservationContract('local storage', {
  ...ids,
  make() {
    localStorage.clear();
    return over(createLocalArea(() => undefined));
  },
});

test('a reservation is stored in the shape of the specification, with its version', async () => {
  const area = createMemoryArea();
  await over(area).repository.book(aReservationDraft(), new Date('2026-11-21T09:15:00Z'));
  expect(JSON.parse(area.read('reservations') ?? '')).toEqual([
    {
      id: '2026-11-21T09:15:00.000Z',
      name: 'Ana Diaz',
      email: 'ana@example.org',
      date: '2026-11-30',
      time: '18:00',
      players: '4',
      plan: 'Découverte',
      service: 'Non spécifié',
      version: 1,
    },
  ]);
});

test('a refused reservation is returned to the caller, and emits no event', async () => {
  const { repository, events } = over({ ...createMemoryArea(), write: () => 'full' });
  expect(await repository.book(aReservationDraft())).toEqual({
    kind: 'unreachable',
    refusal: { kind: 'quota-exceeded' },
  });
  expect(events).toEqual([]);
});

test('an invalid field other than day, hour and party is replaced alone', () => {
  const kept = { ...aReservationDraft({}), id: '1', email: 5, plan: null };
  expect(readRecord(kept, reservationShape)).toMatchObject({
    value: { date: kept.date, time: kept.time, email: '', plan: 'Non spécifié' },
    isWhole: false,
  });
});
