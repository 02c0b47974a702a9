import { useStored } from 'shared-kernel';
import { reservations, type Unreachable } from 'shared-kernel/courts';
import { type CentreChangeKind, changeRefusal, unchanged } from './strings';

type Props = { readonly kind: CentreChangeKind; readonly question: Unreachable['question'] };

/** Why a reservation was not changed, or, as long as that is so, that it is unknown whether it was. */
export function ChangeRefusal({ kind, question }: Props) {
  const mine = useStored(reservations.mine);
  const asked = mine.status === 'ready' ? mine.value.find(({ id }) => id === question) : undefined;
  return <span>{asked && !asked.isPending ? unchanged : changeRefusal(kind, question !== undefined)}</span>;
}
