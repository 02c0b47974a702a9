import { type Reservation, theme, useSession, useStored } from 'shared-kernel';
import { reservations, useCentreNow } from 'shared-kernel/courts';
import { WarmCard } from '../WarmCard';
import { confirmationStrings as words } from './strings';

/** Says to a guest, before they book, that the booking has to be confirmed by mail. */
export function ConfirmationAhead() {
  const confirms = useStored(reservations.confirmsGuests);
  const session = useSession();
  if (session.status !== 'guest' || confirms.status === 'loading' || !confirms.value) return null;
  return <p css={{ maxWidth: theme.measure }}>{words.ahead}</p>;
}

type Props = {
  readonly reservation: Pick<Reservation, 'confirmBy'> & Partial<Pick<Reservation, 'email'>>;
  /** The centre has released it. */
  readonly isCancelled: boolean;
};

/** Says on the ticket that the booking waits for its confirmation, or that it was released without one. */
export function ConfirmationState({ reservation, isCancelled }: Props) {
  const { confirmBy, email } = reservation;
  const now = useCentreNow();
  if (!confirmBy || !now) return null;
  // The centre's clock has the last word: a page that is a minute late has not seen the end yet.
  const isOver = isCancelled || Date.parse(confirmBy) <= now.getTime();
  return (
    <div role="status">
      <WarmCard>
        <p>{isOver ? words.over : words.waiting(email ?? '', confirmBy)}</p>
      </WarmCard>
    </div>
  );
}
