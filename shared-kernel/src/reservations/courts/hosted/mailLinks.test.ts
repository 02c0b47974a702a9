import type { Reservation } from 'shared-kernel';
import { createStored } from '../../../platform/storage/createStored';
import { listFormat, recordFormat } from '../../../platform/storage/format';
import { createMemoryArea } from '../../../platform/storage/storageArea';
import { surroundingsOver } from '../../../platform/storage/testing/fakeTabs';
import { reservationShape } from '../../reservation';
import { type DeviceKeys, deviceKeysShape, noKeys } from './deviceKeys';
import type { HostedSurroundings } from './hostedCentre';
import { createMailLinks } from './mailLinks';

const reservation: Reservation = {
  id: '3f2a91bc-1d2e-4f00-8a5b-2f0c6d7e8f90',
  name: 'Ana Diaz',
  email: 'ana@example.org',
  date: '2026-11-30',
  time: '18:00',
  players: '4',
  plan: 'Non spécifié',
  service: 'Non spécifié',
};

/** A device whose storage has room, or none, where the centre opens that reservation. */
function aDevice(hasRoom: boolean) {
  const area = createMemoryArea();
  const reportRefusal = jest.fn();
  const surroundings = surroundingsOver(hasRoom ? area : { ...area, write: () => 'full' }, { reportRefusal });
  const quietCopy = createStored(
    { key: 'reservations', format: listFormat(reservationShape, []) },
    surroundings,
  );
  const keys = createStored<DeviceKeys>(
    { key: 'reservation-keys', format: recordFormat<DeviceKeys>(deviceKeysShape, noKeys) },
    surroundings,
  );
  const call = jest.fn(async () => ({
    ok: true,
    value: { kind: 'open', isConfirmedNow: true, reservation },
  }));
  const links = createMailLinks({ call, keys, quietCopy } as unknown as HostedSurroundings);
  return { links, quietCopy, keys, call, reportRefusal };
}

const opened = { kind: 'open', isConfirmedNow: true };

test('a confirmed reservation is kept with its key', async () => {
  const { links, quietCopy, keys } = aDevice(true);
  expect(await links.open(reservation.id, 'secret', true)).toEqual(opened);
  expect(await quietCopy.read()).toEqual([reservation]);
  expect((await keys.read()).keys).toEqual([{ id: reservation.id, secret: 'secret' }]);
});

test('the device that booked keeps its own key first, and that of the latest mail', async () => {
  const { links, keys } = aDevice(true);
  const { id } = reservation;
  await keys.update(() => ({ holder: null, keys: [{ id, secret: 'own' }] }));
  for (const secret of ['first mail', 'second mail', 'second mail']) await links.open(id, secret, true);
  expect((await keys.read()).keys).toEqual([
    { id, secret: 'own' },
    { id, secret: 'second mail' },
  ]);
});

test('without room for it the page has it from the answer, and says so itself', async () => {
  const { links, quietCopy, reportRefusal } = aDevice(false);
  expect(await links.open(reservation.id, 'secret', true)).toEqual({ ...opened, reservation });
  expect(await quietCopy.read()).toEqual([]);
  expect(reportRefusal).not.toHaveBeenCalled();
});

test('a link whose id is none of a reservation is not valid, without a question', async () => {
  const { links, call } = aDevice(true);
  expect(await links.open('abc', 'secret', false)).toEqual({ kind: 'unknown' });
  expect(call).not.toHaveBeenCalled();
});

test('what a link says beside its kind reaches the page', async () => {
  const { links, call } = aDevice(true);
  const value = { kind: 'cancelled', isWithdrawn: true };
  call.mockResolvedValueOnce({ ok: true, value } as never);
  expect(await links.open(reservation.id, 'secret', false)).toEqual(value);
});
