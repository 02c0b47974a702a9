import * as v from 'valibot';
import type { Shape } from '../storage/shape';
import type { Command, SendRefusal } from './contract';

export const commandShape: Shape<Command> = {
  version: 1,
  steps: {},
  schema: v.looseObject({
    id: v.string(),
    kind: v.string(),
    payload: v.looseObject({}),
    page: v.optional(v.string()),
    issuedAt: v.number(),
    validUntil: v.optional(v.number()),
    secret: v.string(),
    queue: v.string(),
    by: v.nullable(v.string()),
    isRepeated: v.optional(v.boolean()),
  }),
};

/** Whether the visitor may send it. */
export function isOpenTo(visitor: string | null | undefined, { by }: Command): boolean {
  return by === null || by === visitor;
}

/** The arguments that the back end receives. */
export function argumentsOf({ id, secret, payload, validUntil }: Command): object {
  if (validUntil === undefined) return payload;
  return { ...payload, command: { id, secret, validUntil: new Date(validUntil).toISOString() } };
}

const clientError = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Whether the back end has certainly not executed the attempt that it refused so. */
function isUnexecuted(refusal: SendRefusal): boolean {
  if (refusal.kind === 'failed') return refusal.status >= 400;
  return refusal.kind !== 'unreachable';
}

/**
 * Whether a refusal ends the command. With a validity it does if no attempt can have been executed (`isFirst`: there was
 * no earlier one). Without a validity only a refusal of the request itself does, because a repeat would get the same.
 */
export function isFinal({ validUntil }: Command, refusal: SendRefusal, isFirst: boolean): boolean {
  if (validUntil !== undefined) return isFirst && isUnexecuted(refusal);
  return refusal.kind === 'forbidden' || (refusal.kind === 'failed' && clientError(refusal.status));
}
