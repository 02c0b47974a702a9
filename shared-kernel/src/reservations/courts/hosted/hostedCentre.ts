import type { Reservation, Schema, Stored } from 'shared-kernel';
import type { Answer } from '../../../platform/back-end/answer';
import { failureKind } from '../../../platform/back-end/askBackEnd';
import type { Outbox, Outcome, SendRefusal } from '../../../platform/outbox/contract';
import type { WriteRefusal } from '../../../platform/storage/contract';
import type { Hour, Unreachable } from '../contract';
import type { BookReply } from './answers';
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
  readonly outbox: Outbox;
  /** A function of the database by its name. */
  readonly call: <T>(name: string, given: object, schema: Schema<T>) => Promise<Answer<T>>;
  /** The present visitor: a member's id, null for a guest, undefined while unknown. */
  readonly visitor: () => string | null | undefined;
  readonly observeVisitor: (listener: () => void) => () => void;
  /** The centre refuses the member: the session is checked again, and ends if the back end confirms it. */
  readonly checkVisitor: () => Promise<void>;
  /** Tells the visitor how a booking has ended whose form does not await it any more. */
  readonly tell: (wanted: Reservation, outcome: Outcome<BookReply>) => void;
  /** Calls back when the page is visible again, or the network has returned. */
  readonly observeSeen: (listener: () => void) => () => void;
};

/** The answer for a change that the centre has not confirmed, with the reason. */
export function unreachable(refusal: SendRefusal | WriteRefusal): Unreachable {
  const { kind } = refusal;
  if (kind === 'failed') {
    const failure = failureKind(refusal);
    if (failure === 'busy') return { kind: 'unreachable', refusal: { kind: 'busy' } };
    if (failure === 'not-accepted') return { kind: 'unreachable', refusal: { kind: 'forbidden' } };
  }
  const isSilent = kind === 'failed' || kind === 'unreachable';
  return { kind: 'unreachable', refusal: { kind: isSilent ? 'no-answer' : kind } };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the centre can know a reservation of that id: those of a site without a back end are instants. */
export function isShared(id: string): boolean {
  return uuid.test(id);
}

export function isSameHour(one: Hour, other: Hour): boolean {
  return one.date === other.date && one.time === other.time;
}
