import { createStore, session } from 'shared-kernel';
import { type BackEndRefusal, callBackEnd, failureKind } from 'shared-kernel/back-end';
import * as v from 'shared-kernel/validation';
import type { GenericSchema, InferOutput } from 'valibot';

/** The centre of this site, as its functions name it. */
export const centre = 'prouvy';

/** No answer, or one that the page cannot show; each has its sentence. */
export type Trouble =
  | 'unreachable'
  | 'signed-out'
  | 'busy'
  /** The engine refuses a value before the function sees it: a day that does not exist, a number beyond its range. */
  | 'not-accepted'
  | 'failed'
  | 'no-role';
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

export type Refused = { readonly kind: 'refused'; readonly reason: string };
export const refused = v.looseObject({ kind: v.literal('refused'), reason: v.string() });

const dismissed = v.looseObject({
  kind: v.literal('refused'),
  reason: v.picklist(['not-manager', 'not-staff']),
});

/** The centre has refused this person as none of the team; another login asks anew. */
export const dismissal = createStore<boolean>(() => false);
session.observe(() => dismissal.setState(false, true));

/** Asks a function of the team's pages. A caller who lacks its role, or lost it meanwhile, meets `no-role`. */
export async function ask<T extends { readonly kind: string; readonly reason?: string }>(
  name: string,
  given: object,
  schema: GenericSchema<unknown, T>,
  isRepeat = false,
): Promise<Asked<T>> {
  const answer = await callBackEnd(name, given, v.union([dismissed, schema]));
  if (!answer.ok) {
    const { refusal } = answer;
    // Postgres has taken back all of one of two requests that waited for each other.
    if (!isRepeat && refusal.kind === 'failed' && /deadlock/.test(refusal.message))
      return ask(name, given, schema, true);
    return { ok: false, trouble: troubleOf(refusal) };
  }
  if (!isDismissed(answer.value)) return { ok: true, value: answer.value };
  if (answer.value.reason === 'not-staff') dismissal.setState(true, true);
  return { ok: false, trouble: 'no-role' };
}

function isDismissed(value: { readonly reason?: string }): value is InferOutput<typeof dismissed> {
  return value.reason === 'not-manager' || value.reason === 'not-staff';
}

function troubleOf(refusal: BackEndRefusal): Trouble {
  if (refusal.kind === 'forbidden') return 'no-role';
  if (refusal.kind === 'signed-out' || refusal.kind === 'unreachable') return refusal.kind;
  return failureKind(refusal);
}
