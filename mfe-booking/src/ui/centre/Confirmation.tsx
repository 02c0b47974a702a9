import {
  importWithRetry,
  type Loadable,
  type Reservation,
  sharedBackEnd,
  theme,
  useSession,
  useStored,
} from 'shared-kernel';
import { centreNow, useCentreNow, type Watched } from 'shared-kernel/courts';
import { WarmCard } from '../WarmCard';
import { useMailLink } from './OpenedMail';
import { confirmationStrings as words } from './strings';

const hosted = importWithRetry(async () => sharedBackEnd()?.openReservations?.());
const no: Loadable<false> = { status: 'ready', value: false };
const never: Watched<boolean> = { observe: () => () => {}, snapshot: () => no };

/** Whether the centre sends mails: guests confirm by them, and a full hour has a waiting list. */
export function useSendsMails(): boolean {
  const { module } = hosted.useArrival();
  const confirms = useStored(module?.confirmsGuests ?? never);
  return confirms.status === 'ready' && confirms.value;
}

/** Says to a guest, before they book, that the booking has to be confirmed by mail. */
export function ConfirmationAhead() {
  const confirms = useSendsMails();
  const session = useSession();
  if (session.status !== 'guest' || !confirms) return null;
  return <p css={{ maxWidth: theme.measure }}>{words.ahead}</p>;
}

type Props = {
  readonly reservation: Pick<Reservation, 'confirmBy'> & Partial<Pick<Reservation, 'id' | 'email'>>;
  readonly isCancelled: boolean;
};

/** Says on the ticket that the booking waits for its confirmation, or that it was released without one. */
export function ConfirmationState({ reservation, isCancelled }: Props) {
  const { id = '', confirmBy, email = '' } = reservation;
  const link = useMailLink(id);
  useCentreNow();
  // The visitor has opened the link, and reads its question above.
  if (confirmBy === undefined || link.kind === 'to-confirm') return null;
  const isOver = Date.parse(confirmBy) <= centreNow().getTime();
  // Its visitor cancelled it before.
  if (isCancelled && !isOver) return null;
  return (
    <div role="status">
      <WarmCard>
        <p>{isOver ? words.over : words.waiting(email, confirmBy)}</p>
      </WarmCard>
    </div>
  );
}
