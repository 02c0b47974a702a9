import { notify, type SessionError } from 'shared-kernel';
import type { Refusal } from '../../../ui/useSubmit';
import { fileMissing, refusals, titles } from './strings';

/** The field that needs another value. */
const fields: { readonly [Kind in SessionError['kind']]?: string } = {
  'wrong-credentials': 'password',
  'weak-password': 'password',
  unconfirmed: 'email',
  'known-address': 'email',
  'bad-address': 'email',
};

export function refuse(attempt: keyof typeof refusals, { kind }: SessionError): Refusal {
  // Without a network the file that asks does not come either.
  const why = kind === 'unavailable' && !navigator.onLine ? 'no-network' : kind;
  if (kind === 'unavailable')
    notify({
      title: titles[attempt],
      description: why === kind ? fileMissing : refusals[attempt][why],
      variant: 'destructive',
    });
  return { sentence: refusals[attempt][why], field: fields[why], isUnconfirmed: kind === 'unconfirmed' };
}
