import type { Reservation } from 'shared-kernel';
import * as v from '../../../platform/schema';
import { timeOf } from '../availability';
import type { Declined, Full, Hour } from '../contract';
import { byKind, counts, listOf } from './schemas';

const hour: v.Schema<Hour> = v.transform(v.looseObject({ day: v.string, hour: v.number }), (said) => ({
  date: said.day,
  time: timeOf(said.hour),
}));

const players: v.Schema<Reservation['players']> = v.transform(
  v.picklist([2, 3, 4]),
  (count) => String(count) as Reservation['players'],
);

/** A reservation as the database writes it down (`private.as_read`). */
const reservation: v.Schema<Reservation> = v.transform(
  v.looseObject({
    id: v.string,
    day: v.string,
    hour: v.number,
    players,
    plan: v.string,
    service: v.string,
    name: v.string,
    email: v.string,
  }),
  (said) => ({
    id: said.id,
    name: said.name,
    email: said.email,
    date: said.day,
    time: timeOf(said.hour),
    players: said.players,
    plan: said.plan,
    service: said.service,
  }),
);

/** A schema of an answer with the centre's present time, in milliseconds of the epoch. */
function timed<T>(
  name: string,
  schema: v.Schema<T>,
): v.Schema<{ readonly nowMs: number; readonly value: T }> {
  return (said) => {
    const { now, [name]: given } = Object(said) as Record<string, unknown>;
    const nowMs = typeof now === 'string' ? Date.parse(now) : Number.NaN;
    const value = schema(given);
    return Number.isNaN(nowMs) || value === v.wrong ? v.wrong : { nowMs, value };
  };
}

export const ownAnswer = timed('reservations', listOf(reservation));
/** The account's reservations alone, for a separate request. */
export const reservationList = listOf(reservation);

const full: v.Schema<Full> = v.transform(v.looseObject({ nearest: listOf(hour) }), (said) => ({
  kind: 'full',
  nearest: said.nearest,
}));

/** A reason without its own sentence is shown as a fault that is not the visitor's. */
const reason = v.fallback<string>(v.string, () => '');

export type Refused = { readonly kind: 'refused'; readonly reason: string; readonly until?: string };

/** For `too-many`: which limit, and until when; an older database sends neither. */
const measure = v.fallback<string>(v.string, () => '');

const refused: v.Schema<Refused> = v.transform(
  v.looseObject({ reason, limit: measure, until: measure }),
  (said) => ({
    kind: 'refused',
    reason: said.limit ? `${said.reason}-${said.limit}` : said.reason,
    ...(said.until && { until: said.until }),
  }),
);

const spoken = /^(past|closed|too-far|too-many(-network|-person|-held)?)$/;

/** The visitor's reason for a refusal of the database. */
export function declined({ reason, until }: Refused): Declined {
  return {
    kind: 'declined',
    reason: spoken.test(reason) ? (reason as Declined['reason']) : 'not-accepted',
    ...(until && { until }),
  };
}

type Done<Kind extends string> = { readonly kind: Kind; readonly reservation: Reservation };

function done<const Kind extends string>(kind: Kind): v.Schema<Done<Kind>> {
  return v.transform(v.looseObject({ reservation }), (said) => ({ kind, reservation: said.reservation }));
}

type Fixed = { readonly kind: 'gone' | 'too-late' | 'already-begun' };

const fixed: v.Schema<Fixed> = v.looseObject({ kind: v.picklist(['gone', 'too-late', 'already-begun']) });
const whyFixed = { gone: fixed, 'too-late': fixed, 'already-begun': fixed };

export const bookAnswer = byKind<Done<'booked'> | Full | Refused>({
  booked: done('booked'),
  full,
  refused,
});

export const moveAnswer = byKind<Done<'moved'> | Full | Refused | Fixed>({
  moved: done('moved'),
  full,
  refused,
  ...whyFixed,
});

export const cancelAnswer = byKind<Done<'cancelled'> | Fixed>({
  cancelled: done('cancelled'),
  ...whyFixed,
});

/** How many courts are taken, { 'yyyy-MM-dd': { hour: count } }. */
export const takenAnswer = timed('taken', counts);
