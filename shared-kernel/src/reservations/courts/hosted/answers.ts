import type { Reservation, Schema } from 'shared-kernel';
import * as v from 'valibot';
import { timeOf } from '../availability';
import type { Declined, Full, Hour } from '../contract';

const hour: Schema<Hour> = v.pipe(
  v.looseObject({ day: v.string(), hour: v.number() }),
  v.transform((said) => ({ date: said.day, time: timeOf(said.hour) })),
);

const players: Schema<Reservation['players']> = v.pipe(
  v.picklist([2, 3, 4]),
  v.transform((count) => String(count) as Reservation['players']),
);

/** A reservation as the database writes it down (`private.as_read`). */
export const reservation: Schema<Reservation> = v.pipe(
  v.looseObject({
    id: v.string(),
    day: v.string(),
    hour: v.number(),
    players,
    plan: v.string(),
    service: v.string(),
    name: v.string(),
    email: v.string(),
    // An older database has none.
    reference: v.fallback(v.string(), ''),
    confirmBy: v.optional(v.string()),
    cents: v.fallback(v.number(), 0),
    court: v.fallback(v.number(), 0),
  }),
  v.transform((said) => ({
    id: said.id,
    name: said.name,
    email: said.email,
    date: said.day,
    time: timeOf(said.hour),
    players: said.players,
    plan: said.plan,
    service: said.service,
    ...(said.reference && { reference: said.reference }),
    ...(said.confirmBy !== undefined && { confirmBy: said.confirmBy }),
    // An older database sends no price.
    ...(said.cents > 0 && { hourCents: said.cents }),
    ...(said.court > 0 && { court: said.court }),
  })),
);

/** Milliseconds of the epoch; a number is never NaN. */
const instant = v.pipe(v.string(), v.transform(Date.parse), v.number());

/** A schema of an answer with the centre's present time, in milliseconds of the epoch. */
function timed<T>(name: string, schema: Schema<T>): Schema<{ readonly nowMs: number; readonly value: T }> {
  return v.pipe(
    v.looseObject({ now: instant, [name]: schema }),
    v.transform((said) => ({ nowMs: said.now as number, value: said[name] as T })),
  );
}

export const ownAnswer = timed('reservations', v.array(reservation));
/** The account's reservations alone, for a separate request. */
export const reservationList: Schema<Reservation[]> = v.array(reservation);

const full = v.pipe(
  v.looseObject({ kind: v.literal('full'), nearest: v.array(hour) }),
  v.transform(({ kind, nearest }): Full => ({ kind, nearest })),
);

/** A reason without its own sentence is shown as a fault that is not the visitor's. */
const reason = v.fallback(v.string(), '');

export type Refused = {
  readonly kind: 'refused';
  readonly reason: string;
  readonly until?: string;
  readonly sentence?: string;
};

/** For `too-many`: which limit, and until when; for `suspended`: what the desk says. An older database sends none of them. */
const optionalText = v.fallback(v.string(), '');

const refused = v.pipe(
  v.looseObject({
    kind: v.literal('refused'),
    reason,
    limit: optionalText,
    until: optionalText,
    sentence: optionalText,
  }),
  v.transform(
    (said): Refused => ({
      kind: 'refused',
      reason: said.limit ? `${said.reason}-${said.limit}` : said.reason,
      ...(said.until && { until: said.until }),
      ...(said.sentence && { sentence: said.sentence }),
    }),
  ),
);

const spoken =
  /^(past|closed|too-far|phone|suspended|too-many(-network|-person|-held|-moves|-unconfirmed)?)$/;

/** The visitor's reason for a refusal of the database. */
export function declined({ reason, until, sentence }: Refused): Declined {
  return {
    kind: 'declined',
    reason: spoken.test(reason) ? (reason as Declined['reason']) : 'not-accepted',
    ...(until && { until }),
    ...(sentence && { sentence }),
  };
}

function done<const Kind extends string>(kind: Kind) {
  return v.looseObject({ kind: v.literal(kind), reservation });
}

const fixed = v.looseObject({ kind: v.picklist(['gone', 'too-late', 'already-begun']) });

export const bookAnswer = v.union([done('booked'), full, refused]);
export const moveAnswer = v.union([done('moved'), full, refused, fixed]);
export const cancelAnswer = v.union([done('cancelled'), fixed]);
export type BookReply = v.InferOutput<typeof bookAnswer>;
export type MoveReply = v.InferOutput<typeof moveAnswer>;
export type CancelReply = v.InferOutput<typeof cancelAnswer>;

/**
 * How many courts are taken, { 'yyyy-MM-dd': { hour: count } }, the settings of the centre, whether guests confirm their
 * bookings by mail, and the hours at which all courts are closed; an older database sends none of the last three.
 */
export const courtsAnswer = v.pipe(
  v.looseObject({
    now: instant,
    taken: v.record(v.string(), v.record(v.string(), v.number())),
    settings: v.optional(v.unknown()),
    confirms: v.fallback(v.boolean(), false),
    closures: v.fallback(v.unknown(), []),
  }),
  v.transform(({ now, taken, settings, confirms, closures }) => ({
    nowMs: now,
    taken,
    settings,
    confirms,
    closures,
  })),
);
