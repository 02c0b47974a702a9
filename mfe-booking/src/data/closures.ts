import * as v from 'shared-kernel/validation';
import { variant } from 'valibot';
import type { Closure, Decision, Period, WayBooking } from '../domain/closures';
import { type Asked, ask, centre, refused } from './ask';

/** The requests about closures. The database decides about each; nothing of it is stored on the device. */

export type ClosureRefusal =
  | 'unknown-centre'
  | 'malformed'
  | 'unknown-court'
  | 'backwards'
  /** More than 92 days. */
  | 'too-long'
  /** More than a year ahead. */
  | 'too-far'
  | 'past'
  /** The centre is closed at these hours in any case. */
  | 'no-hour'
  /** `closure` has them all, or most of them. */
  | 'closed-already'
  /** More than 2,000 bookings in the way. */
  | 'too-many'
  /** The sentence is empty or too long. */
  | 'sentence'
  | 'gone'
  /** The id of a command with other values: this one was not executed. */
  | 'reused';
export type RefusedClosure = {
  readonly kind: 'refused';
  readonly reason: ClosureRefusal;
  readonly closure?: Closure | undefined;
};

export type Preview = {
  readonly kind: 'preview';
  readonly hours: number;
  readonly bookings: readonly WayBooking[];
};

export type ClosedAnswer =
  | { readonly kind: 'closed'; readonly hours: number; readonly moved: number; readonly cancelled: number }
  /** Nothing has changed; the bookings as they are now. */
  | { readonly kind: 'conflict'; readonly reason: string; readonly bookings: readonly WayBooking[] }
  | RefusedClosure;

const cell = v.looseObject({ day: v.string(), hour: v.number(), court: v.number() });

const closure = v.looseObject({
  id: v.string(),
  courts: v.nullable(v.array(v.number())),
  firstDay: v.string(),
  firstHour: v.number(),
  lastDay: v.string(),
  lastHour: v.number(),
  sentence: v.string(),
  tournament: v.nullable(v.looseObject({ id: v.string(), name: v.string() })),
  author: v.string(),
  inTheWay: v.number(),
});

const wayBooking = v.looseObject({
  id: v.string(),
  day: v.string(),
  hour: v.number(),
  court: v.number(),
  sequence: v.number(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  players: v.number(),
  suggestions: v.array(cell),
});

/** A reason without a sentence is told as a fault of the request. */
const refusal = v.pipe(
  v.looseObject({ ...refused.entries, closure: v.optional(closure) }),
  v.transform(
    ({ kind, reason, closure }): RefusedClosure => ({ kind, reason: reason as ClosureRefusal, closure }),
  ),
);

const listed = v.looseObject({ kind: v.literal('listed'), closures: v.array(closure) });

/** The present closures and those to come. */
export function readClosures(): Promise<
  Asked<{ readonly kind: 'listed'; readonly closures: readonly Closure[] } | RefusedClosure>
> {
  return ask('desk_closures', { centre }, v.union([listed, refusal]));
}

const preview = v.looseObject({
  kind: v.literal('preview'),
  hours: v.number(),
  bookings: v.array(wayBooking),
});

export function previewClosure(period: Period): Promise<Asked<Preview | RefusedClosure>> {
  return ask('closure_preview', { centre, ...asSent(period) }, v.union([preview, refusal]));
}

/** The bookings in the way of a closure that is there. */
export function readBookings(id: string): Promise<Asked<Preview | RefusedClosure>> {
  return ask('closure_bookings', { id }, v.union([preview, refusal]));
}

const closed = v.union([
  variant('kind', [
    v.looseObject({ kind: v.literal('closed'), hours: v.number(), moved: v.number(), cancelled: v.number() }),
    v.looseObject({ kind: v.literal('conflict'), reason: v.string(), bookings: v.array(wayBooking) }),
  ]),
  refusal,
]);

/** Closes the courts and does to the bookings in the way what is decided, all or nothing. A repeated command closes once. */
export function closeCourts(
  command: string,
  period: Period,
  sentence: string,
  decisions: readonly Decision[],
): Promise<Asked<ClosedAnswer>> {
  return ask('close_courts', { command, centre, ...asSent(period), sentence, decisions }, closed);
}

/** Does the same to the bookings in the way of a closure that is there. */
export function clearClosure(
  command: string,
  id: string,
  decisions: readonly Decision[],
): Promise<Asked<ClosedAnswer>> {
  return ask('clear_closure', { command, id, decisions }, closed);
}

/** Opens the coming hours of a closure again; one that is gone already counts as done. */
export function reopenCourts(id: string): Promise<Asked<{ readonly kind: 'reopened' } | RefusedClosure>> {
  return ask('reopen_courts', { id }, v.union([v.looseObject({ kind: v.literal('reopened') }), refusal]));
}

export function changeSentence(
  id: string,
  sentence: string,
): Promise<Asked<{ readonly kind: 'changed' } | RefusedClosure>> {
  return ask(
    'change_closure',
    { id, sentence },
    v.union([v.looseObject({ kind: v.literal('changed') }), refusal]),
  );
}

function asSent({ courts, firstDay, firstHour, lastDay, lastHour }: Period) {
  return { courts, first_day: firstDay, first_hour: firstHour, last_day: lastDay, last_hour: lastHour };
}
