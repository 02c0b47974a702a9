import type { Unreachable } from 'shared-kernel/courts';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { notMade, writeRefusals } from './strings';

/** Why a change was not kept, where reservations are kept. */
export function NotKept({ refusal: { kind }, question }: Unreachable) {
  return kind in writeRefusals ? (
    <span>{writeRefusals[kind as keyof typeof writeRefusals]}</span>
  ) : (
    <AtTheCentre
      part="ChangeRefusal"
      kind={kind as Exclude<typeof kind, keyof typeof writeRefusals>}
      question={question}
      fallback={<span>{notMade}</span>}
    />
  );
}
