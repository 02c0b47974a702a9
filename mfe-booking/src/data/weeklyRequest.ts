import { callBackEnd, failureKind } from 'shared-kernel/back-end';
import { visitDraft } from 'shared-kernel/drafts';
import * as v from 'shared-kernel/validation';
import { variant } from 'valibot';

/** A visitor's request for the same hour each week. It books nothing; the desk answers it. */
export type WeeklyRequest = {
  readonly name: string;
  /** One of both is given. */
  readonly email: string;
  readonly phone: string;
  /** ISO, Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
  readonly players: number;
  /** 'yyyy-MM-dd' */
  readonly firstDay: string;
  readonly weeks: number;
  readonly message: string;
};

/** The fields as typed, and what identifies the request: a repeat after a lost answer is the same one, also after a reload. */
export const weeklyDraft = visitDraft<keyof WeeklyRequest | 'id' | 'secret'>('weekly', {
  ofSession: ['name', 'email'],
});

export type WeeklyAnswer =
  | { readonly kind: 'requested' }
  | { readonly kind: 'suspended'; readonly sentence: string }
  | { readonly kind: 'refused'; readonly reason: WeeklyRefusal };

const reasons = [
  'malformed',
  'no-contact',
  'phone',
  'email',
  'closed',
  'past',
  'too-far',
  'too-many-network',
  'too-many-held',
  'nobody',
  'suspended',
] as const;
export type WeeklyRefusal = (typeof reasons)[number] | 'unreachable' | 'signed-out' | 'busy' | 'failed';

const answered = variant('kind', [
  v.looseObject({ kind: v.literal('requested') }),
  v.looseObject({
    kind: v.literal('refused'),
    reason: v.string(),
    limit: v.optional(v.string()),
    sentence: v.optional(v.string()),
  }),
]);

export async function requestWeekly(
  { id, secret }: { readonly id: string; readonly secret: string },
  { firstDay, ...request }: WeeklyRequest,
): Promise<WeeklyAnswer> {
  const given = { id, secret, centre: 'prouvy', ...request, first_day: firstDay };
  const answer = await callBackEnd('request_series', given, answered);
  const refused = (reason: WeeklyRefusal) => ({ kind: 'refused', reason }) as const;
  if (!answer.ok) {
    const { kind } = answer.refusal;
    if (kind === 'unreachable' || kind === 'signed-out') return refused(kind);
    const failure = kind === 'forbidden' ? 'failed' : failureKind(answer.refusal);
    return refused(failure === 'not-accepted' ? 'malformed' : failure);
  }
  const { value } = answer;
  if (value.kind === 'requested') return value;
  // The suspended account alone is answered the desk's sentence.
  if (value.sentence) return { kind: 'suspended', sentence: value.sentence };
  const reason = value.reason === 'too-many' ? `too-many-${value.limit}` : value.reason;
  return refused(reasons.find((known) => known === reason) ?? 'failed');
}
