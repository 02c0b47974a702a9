/** The keys of the reservations that guests made on this device: they open what the centre knows of them. */
import { reservationStore, useStored } from 'shared-kernel';
import { type DeviceKey, noKeys, openDeviceKeys } from './deviceKeys';

export type { DeviceKey as GuestKey };

const store = openDeviceKeys();

/** None while they are read. */
export function useGuestKeys(): readonly DeviceKey[] {
  const kept = useStored(store);
  return kept.status === 'ready' ? kept.value.keys : noKeys.keys;
}

/** Removes these reservations and their keys from this device; no event calls them cancelled. */
export async function dropGuestReservations(ids: readonly string[]): Promise<void> {
  await store.update((kept) => ({ ...kept, keys: kept.keys.filter(({ id }) => !ids.includes(id)) }));
  await reservationStore.list.update((held) => held.filter(({ id }) => !ids.includes(id)));
}
