import type { Unreachable } from 'shared-kernel/courts';
import { type CentreChangeKind, changeRefusal } from './strings';

type Props = { readonly kind: CentreChangeKind; readonly question: Unreachable['question'] };

/** Why a reservation was not changed, or that nobody knows whether it was. */
export function ChangeRefusal({ kind, question }: Props) {
  return changeRefusal(kind, question !== undefined);
}
