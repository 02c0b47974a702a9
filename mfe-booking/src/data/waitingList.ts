import * as v from 'shared-kernel/validation';
import { boolean, variant } from 'valibot';
import { type Asked, ask, centre } from './ask';
import { type Waiting, waiting } from './waiting';

/** The requests of the desk about those who wait for a full hour. */

export type WaitingPerson = Waiting & {
  readonly name: string;
  /** Empty for a caller without one, whom the desk calls when a court is held for them. */
  readonly email: string;
  /** What a caller left, or of an earlier booking; empty where the centre knows none. */
  readonly phone: string;
  readonly isMember: boolean;
  /** The reservation that holds the court that was offered; null before. */
  readonly offer: string | null;
  /** The instant at which they joined. */
  readonly since: string;
};

type Listed = { readonly kind: 'listed'; readonly now: string; readonly waiting: readonly WaitingPerson[] };

const listed = v.looseObject({
  kind: v.literal('listed'),
  now: v.string(),
  waiting: v.array(
    v.looseObject({
      ...waiting.entries,
      name: v.string(),
      email: v.string(),
      phone: v.string(),
      isMember: boolean(),
      offer: v.nullable(v.string()),
      since: v.string(),
    }),
  ),
});

/** In the order of hours and lines, those of hours to come. */
export function readWaitingList(): Promise<Asked<Listed>> {
  return ask('waiting_list', { centre }, variant('kind', [listed]));
}

export type Caller = {
  readonly day: string;
  readonly hour: number;
  readonly players: number;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
};

type WaitAnswer =
  | { readonly kind: 'waiting'; readonly ahead: number }
  /** A court of the hour is free: it is booked, and not waited for. */
  | { readonly kind: 'free'; readonly court: number }
  | { readonly kind: 'refused'; readonly reason: WaitRefusal };

const waitRefusals = [
  'malformed',
  'reused',
  'phone',
  'email',
  'closed',
  'past',
  'too-far',
  'too-late',
  'no-mail',
  'already-waiting',
  'line-full',
] as const;
type WaitRefusal = (typeof waitRefusals)[number];

/** Puts a caller into the line of an hour; the same `command` again answers what it answered first. */
export function putInLine(command: string, caller: Caller): Promise<Asked<WaitAnswer>> {
  const waits = v.looseObject({ kind: v.literal('waiting'), ahead: v.number() });
  const free = v.looseObject({ kind: v.literal('free'), court: v.number() });
  const refused = v.looseObject({ kind: v.literal('refused'), reason: v.picklist(waitRefusals) });
  return ask('desk_wait', { command, centre, ...caller }, variant('kind', [waits, free, refused]));
}
