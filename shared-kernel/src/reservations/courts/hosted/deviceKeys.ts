import { type Stored, storedRecord } from 'shared-kernel';
import * as v from 'valibot';
import type { UpdateOptions } from '../../../platform/storage/contract';
import type { Shape } from '../../../platform/storage/shape';

/** A secret that opens a guest's reservation, booked on this device. */
export type DeviceKey = {
  /** The reservation's own. */
  readonly id: string;
  readonly secret: string;
};

/** This device's data about reservations beyond the list itself. */
export type DeviceKeys = {
  /** The member who owns the local reservations; null for a guest. */
  readonly holder: string | null;
  readonly keys: readonly DeviceKey[];
};

export const noKeys: DeviceKeys = { holder: null, keys: [] };

/**
 * Earlier releases stored unanswered bookings here, which the centre's list settles, and keys of members (`of`), whose
 * accounts have the reservations.
 */
const storedKeys = v.pipe(
  v.array(v.looseObject({ id: v.string(), secret: v.string(), of: v.optional(v.string()) })),
  v.transform((keys) => keys.flatMap(({ id, secret, of }): DeviceKey[] => (of ? [] : [{ id, secret }]))),
);

export const deviceKeysShape: Shape<DeviceKeys> = {
  version: 1,
  steps: {},
  schema: v.pipe(
    v.looseObject({ holder: v.nullable(v.string()), keys: storedKeys }),
    v.transform(({ holder, keys }) => ({ holder, keys })),
  ),
};

/** The page's one instance of this device's keys. */
export function openDeviceKeys(): Stored<DeviceKeys> {
  return storedRecord({ key: 'reservation-keys', shape: deviceKeysShape, empty: noKeys, isDurable: true });
}

export function keepKey(store: Stored<DeviceKeys>, key: DeviceKey, options?: UpdateOptions) {
  return store.update(
    (kept) => ({ ...kept, keys: [...kept.keys.filter(({ id }) => id !== key.id), key] }),
    options,
  );
}

/** Keeps the key of a mail behind the reservation's first one, which may be of this device. */
export function keepMailKey(store: Stored<DeviceKeys>, key: DeviceKey, options?: UpdateOptions) {
  return store.update((kept) => {
    const first = kept.keys.find(({ id }) => id === key.id);
    const others = kept.keys.filter(
      (each) => each.id !== key.id || (each === first && each.secret !== key.secret),
    );
    return { ...kept, keys: [...others, key] };
  }, options);
}

export async function dropKeys(store: Stored<DeviceKeys>, isDropped: (key: DeviceKey) => boolean) {
  await store.update((kept) =>
    kept.keys.some(isDropped) ? { ...kept, keys: kept.keys.filter((key) => !isDropped(key)) } : kept,
  );
}
