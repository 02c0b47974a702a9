import { type BackEndRefusal, callBackEnd, failureKind } from 'shared-kernel/back-end';
import * as v from 'shared-kernel/validation';
import { variant } from 'valibot';

/** A reservation as the staff reads it; names and addresses are empty once they are forgotten. */
export type Booked = {
  readonly id: string;
  readonly court: number;
  /** When it begins, 0 to 23 on the centre's clock. */
  readonly hour: number;
  readonly players: number;
  readonly name: string;
  readonly email: string;
  readonly plan: string;
  readonly service: string;
};

const listed = v.looseObject({
  kind: v.literal('listed'),
  reservations: v.array(
    v.looseObject({
      id: v.string(),
      court: v.number(),
      hour: v.number(),
      players: v.number(),
      name: v.string(),
      email: v.string(),
      plan: v.string(),
      service: v.string(),
    }),
  ),
});
const refused = v.looseObject({ kind: v.literal('refused') });

export type DayAnswer =
  | { readonly kind: 'listed'; readonly reservations: readonly Booked[] }
  | { readonly kind: 'not-staff' }
  | { readonly kind: 'unanswered'; readonly why: 'unreachable' | 'signed-out' | 'busy' | 'failed' };

/** The players at the centre on that day ('yyyy-MM-dd'), by hour and court. It is stored nowhere. */
export async function askForDay(day: string): Promise<DayAnswer> {
  const answer = await callBackEnd(
    'reservations_of_day',
    { centre: 'prouvy', day },
    variant('kind', [listed, refused]),
  );
  if (!answer.ok) return withoutList(answer.refusal);
  return answer.value.kind === 'listed' ? answer.value : { kind: 'not-staff' };
}

function withoutList(refusal: BackEndRefusal): DayAnswer {
  if (refusal.kind === 'forbidden') return { kind: 'not-staff' };
  if (refusal.kind === 'signed-out') return { kind: 'unanswered', why: 'signed-out' };
  if (refusal.kind === 'unreachable') return { kind: 'unanswered', why: 'unreachable' };
  return { kind: 'unanswered', why: failureKind(refusal) === 'busy' ? 'busy' : 'failed' };
}
