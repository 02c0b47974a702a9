/** The keys of what visitors made on this device: they open what the centre knows of it. */
import { reservationStore, useStored } from 'shared-kernel';
import { type DeviceKey, noKeys, openDeviceKeys } from './deviceKeys';
import { waitingKeys } from './waitingKeys';

export { type WaitingKey, waitingKeys } from './waitingKeys';
export type { DeviceKey as GuestKey };

const store = openDeviceKeys();

/** Those of reservations. None while they are read. */
export function useGuestKeys(): readonly DeviceKey[] {
  const kept = useStored(store);
  return kept.status === 'ready' ? kept.value.keys : noKeys.keys;
}

/** Those of the waiting list. None while they are read. */
export function useGuestWaits(): readonly DeviceKey[] {
  const kept = useStored(waitingKeys);
  return kept.status === 'ready' ? kept.value.filter(({ by }) => by === null) : noKeys.keys;
}

/** Removes these reservations, what was waited for, and their keys from this device; no event calls them cancelled. */
export async function dropGuestReservations(ids: readonly string[]): Promise<void> {
  await store.update((kept) => ({ ...kept, keys: kept.keys.filter(({ id }) => !ids.includes(id)) }));
  await waitingKeys.update((kept) => kept.filter(({ id }) => !ids.includes(id)));
  await reservationStore.list.update((held) => held.filter(({ id }) => !ids.includes(id)));
}
