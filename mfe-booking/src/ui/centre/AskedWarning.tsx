import type { ReactNode } from 'react';
import { type Reservation, useSession } from 'shared-kernel';
import type { Hour } from 'shared-kernel/courts';
import type { AskedFor } from '../../domain/askedFor';
import { WarmCard } from '../WarmCard';
import { askedStrings as words } from './strings';

type Props = {
  readonly asked: AskedFor;
  readonly held: readonly Reservation[];
  readonly wanted: Hour | null;
  /** The warning if the request itself calls for none. */
  readonly otherwise: ReactNode;
};

/** Warns a visitor whose earlier request has had no answer, or one that was lost. */
export function AskedWarning({ asked, held, wanted, otherwise }: Props) {
  const session = useSession();
  const own = held.find(({ id }) => id === asked.id);
  /** Their session has ended since, and without it the outcome of their request is unknown. */
  const isOfMember = asked.by !== null && session.status === 'guest' && 'isExpired' in session;

  function sentence(): string | undefined {
    if (own) {
      const isAnother = wanted !== null && !isSame(own, wanted);
      return isAnother && asked.isHeld ? words.toBeMoved(own, wanted) : words.hasWorked(own, isAnother);
    }
    if (isOfMember) return words.mayBeOneMore(asked);
    return wanted && !isSame(asked, wanted) ? words.instead(asked) : undefined;
  }

  const said = sentence();
  if (said === undefined) return otherwise;
  return (
    <WarmCard>
      <p>{said}</p>
    </WarmCard>
  );
}

function isSame(one: Hour, other: Hour): boolean {
  return one.date === other.date && one.time === other.time;
}
