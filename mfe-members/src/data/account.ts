import { type Schema, session } from 'shared-kernel';
import { type Answer, callBackEnd } from 'shared-kernel/back-end';
import * as v from 'shared-kernel/validation';
import { type InferOutput, variant } from 'valibot';

type MyData = { readonly kind: 'known' };
export type Deletion =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'wrong-password' }
  /** Another account has to become a manager first. */
  | { readonly kind: 'last-manager' }
  /** Several wrong passwords within an hour; `until` is a moment. */
  | { readonly kind: 'too-many-tries'; readonly until: string }
  | {
      readonly kind: 'organiser';
      readonly tournaments: readonly { readonly id: string; readonly name: string }[];
    };

/** The member's token is still valid, but their account no longer exists: they deleted it on another device. */
const deletedAccount = v.looseObject({ kind: v.literal('refused') });
type DeletedAccount = InferOutput<typeof deletedAccount>;

/** All data that the back end has about the member. */
export function readMyData(): Promise<Answer<MyData>> {
  return askOfAccount(
    'my_data',
    {},
    variant('kind', [v.looseObject({ kind: v.literal('known') }), deletedAccount]),
  );
}

/** Deletes the member's account with its password; an organiser's stays as long as tournaments need them. */
export function deleteAccount(password: string): Promise<Answer<Deletion>> {
  return askOfAccount(
    'delete_account',
    { password },
    variant('kind', [
      v.looseObject({ kind: v.picklist(['deleted', 'wrong-password', 'last-manager']) }),
      v.looseObject({ kind: v.literal('too-many-tries'), until: v.string() }),
      v.looseObject({
        kind: v.literal('organiser'),
        tournaments: v.array(v.looseObject({ id: v.string(), name: v.string() })),
      }),
      deletedAccount,
    ]),
  );
}

async function askOfAccount<T extends { readonly kind: string }>(
  name: string,
  given: object,
  schema: Schema<T | DeletedAccount>,
): Promise<Answer<T>> {
  const answer = await callBackEnd(name, given, schema);
  if (!answer.ok) return answer;
  if (isDeleted(answer.value)) {
    // Which ends the session, and has it said why.
    await session.account();
    return { ok: false, refusal: { kind: 'signed-out' } };
  }
  return { ok: true, value: answer.value };
}

function isDeleted(value: { readonly kind: string }): value is DeletedAccount {
  return value.kind === 'refused';
}
