import type { Stored } from 'shared-kernel';
import * as v from 'valibot';
import type { Shape } from '../../../platform/storage/shape';
import { whichAreAsked } from './questionsAsked';

/** Secrets that open reservations booked on this device, for any member or guest. */
export type DeviceKey = {
  /** The reservation's own. */
  readonly id: string;
  readonly secret: string;
  /** The time of the request (milliseconds) while the centre has not answered; 0 if its answer is lost. */
  readonly askedAt?: number | undefined;
  /** The member who sent the request, whose account has the reservation; after their logout this key gives no access here. */
  readonly of?: string | undefined;
};

/** This device's data about reservations beyond the list itself. */
export type DeviceKeys = {
  /** The member who owns the local reservations; null for a guest. */
  readonly holder: string | null;
  readonly keys: readonly DeviceKey[];
  /** Reservations of which a change was sent, and its result is unknown, by their ids. */
  readonly doubted?: readonly string[] | undefined;
};

export const noKeys: DeviceKeys = { holder: null, keys: [] };

export const deviceKeysShape: Shape<DeviceKeys> = {
  version: 1,
  steps: {},
  schema: v.looseObject({
    holder: v.nullable(v.string()),
    keys: v.array(
      v.looseObject({
        id: v.string(),
        secret: v.string(),
        askedAt: v.optional(v.number()),
        of: v.optional(v.string()),
      }),
    ),
    doubted: v.optional(v.array(v.string())),
  }),
};

/** Longer than any timeout: an older request has lost its answer. */
const answerLimitMs = 20_000;
/** A newly stored request is not visible as pending until it is sent. */
const startingMs = 500;

/**
 * Takes an idempotency key for a booking request. A request with a lost answer gets its old key again: the centre knows
 * it already or books with it now, but never twice. The key is written to disk before the request is sent. `question`
 * is the id of a particular request, whatever its present state. While another request is pending it returns no key,
 * because a second court could be booked by accident.
 */
export async function takeKey(
  store: Stored<DeviceKeys>,
  now: number,
  who: string | null,
  question: string | undefined,
) {
  const fresh: DeviceKey = {
    id: crypto.randomUUID(),
    secret: crypto.randomUUID(),
    askedAt: now,
    ...(who !== null && { of: who }),
  };
  let taken: DeviceKey | undefined;
  const isAsked = await whichAreAsked();
  /** Its answer is lost: in time, or with the page that waited for it. */
  const isLost = ({ id, askedAt = now }: DeviceKey) =>
    askedAt < now - answerLimitMs || (askedAt < now - startingMs && !isAsked(id));
  const written = await store.update((kept) => {
    const own = keysOpenTo(who, kept.keys);
    const lost = own.find(({ id }) => id === question) ?? own.find(isLost);
    if (!lost && own.some(({ askedAt }) => askedAt !== undefined)) return kept;
    const key = lost ? { ...lost, askedAt: now } : fresh;
    taken = key;
    return { ...kept, keys: [...kept.keys.filter(({ id }) => id !== key.id), key] };
  });
  if (!written.ok) return written;
  return taken ? ({ ok: true, key: taken, isAskedAgain: taken !== fresh } as const) : 'asked-already';
}

export async function hasKey(store: Stored<DeviceKeys>, id: string): Promise<boolean> {
  return (await store.read()).keys.some((key) => key.id === id);
}

/** The keys that a visitor of this device may use: a guest's keys are open to all, a member's only to that member. */
export function keysOpenTo(who: string | null, keys: readonly DeviceKey[]): readonly DeviceKey[] {
  return keys.filter((key) => key.of === undefined || key.of === who);
}

/** The answer to that question does not come: the next one asks with the same key. */
export function giveUpWaiting(store: Stored<DeviceKeys>, id: string) {
  return changeKey(store, id, (key) => ({ ...key, askedAt: 0 }));
}

/** The reservation is this device's. */
export function keepKey(store: Stored<DeviceKeys>, id: string) {
  return changeKey(store, id, answered);
}

/** The keys that still mean something now that the centre knows `known`, of which the device asked with `asked`. */
export function keysLeft(
  keys: readonly DeviceKey[],
  asked: readonly DeviceKey[],
  known: ReadonlySet<string>,
): readonly DeviceKey[] {
  return keys.flatMap((key) => {
    const isAnswered = key.askedAt === undefined;
    // The list answers a pending request too.
    if (known.has(key.id)) return isAnswered ? [key] : [answered(key)];
    // Cancelled elsewhere. An unanswered request may still be on its way to the centre.
    return isAnswered && asked.some(({ id }) => id === key.id) ? [] : [key];
  });
}

/** Nothing is opened with it any more. */
export function dropKey(store: Stored<DeviceKeys>, id: string) {
  return changeKey(store, id, () => undefined);
}

function answered({ askedAt: _, ...key }: DeviceKey): DeviceKey {
  return key;
}

async function changeKey(
  store: Stored<DeviceKeys>,
  id: string,
  change: (key: DeviceKey) => DeviceKey | undefined,
) {
  await store.update((kept) => {
    if (!kept.keys.some((key) => key.id === id)) return kept;
    return { ...kept, keys: kept.keys.flatMap((key) => (key.id === id ? (change(key) ?? []) : [key])) };
  });
}
