import { notify, type SessionError } from 'shared-kernel';
import type { Refusal } from '../useSubmit';
import { refusals, unasked } from './strings';

/** Which field has to be another one. */
const fields: { readonly [Kind in SessionError['kind']]?: string } = {
  'wrong-credentials': 'password',
  'weak-password': 'password',
  unconfirmed: 'email',
  'known-address': 'email',
  'bad-address': 'email',
};

export function refuse(attempt: keyof typeof refusals, { kind }: SessionError): Refusal {
  const isUnasked = kind === 'unavailable';
  if (isUnasked) notify(unasked[attempt]);
  // Without a network the file that asks does not come either.
  const why = isUnasked && !navigator.onLine ? 'no-network' : kind;
  return { sentence: refusals[attempt][why], field: fields[why] };
}
