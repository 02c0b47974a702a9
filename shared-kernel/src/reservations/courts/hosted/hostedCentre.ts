import type { Reservation, Schema, Stored } from 'shared-kernel';
import type { Answer, BackEndRefusal } from '../../../platform/back-end/askBackEnd';
import type { Unreachable } from '../contract';
import type { DeviceKeys } from './deviceKeys';

/** The centre's id in the database (`supabase/seed.sql`). */
export const centreId = 'prouvy';

/** The dependencies of the hosted reservations; tests replace them. */
export type HostedSurroundings = {
  /** This device's copy of the visitor's reservations. */
  readonly copy: Stored<readonly Reservation[]>;
  /** The same list without events: another visitor's reservations are no bookings and no cancellations. */
  readonly quietCopy: Stored<readonly Reservation[]>;
  readonly keys: Stored<DeviceKeys>;
  /** A function of the database by its name. */
  readonly call: <T>(name: string, given: object, schema: Schema<T>) => Promise<Answer<T>>;
  /** The present visitor: a member's id, null for a guest, undefined while unknown. */
  readonly visitor: () => string | null | undefined;
  readonly observeVisitor: (listener: () => void) => () => void;
  /** The centre refuses the member: the session is checked again, and ends if the back end confirms it. */
  readonly doubtVisitor: () => Promise<void>;
  readonly isOnline: () => boolean;
  /** Whether the page is visible. */
  readonly isSeen: () => boolean;
  readonly observeSeen: (listener: () => void) => () => void;
};

const tooManyRequests = 429;

/**
 * The answer for a change that is not confirmed, with the back end's reason. `wasOnline` is whether the device had a
 * network when it sent the request. If it has lost it since, the request may have arrived.
 */
export function unreachable(refusal: BackEndRefusal, wasOnline: boolean): Unreachable {
  const { kind } = refusal;
  if (kind === 'signed-out' || kind === 'forbidden') return { kind: 'unreachable', refusal: { kind } };
  if (kind === 'failed' && refusal.status === tooManyRequests)
    return { kind: 'unreachable', refusal: { kind: 'busy' } };
  return { kind: 'unreachable', refusal: { kind: wasOnline ? 'no-answer' : 'no-network' } };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the centre can know a reservation of that id: those of a site without a back end are instants. */
export function isShared(id: string): boolean {
  return uuid.test(id);
}
