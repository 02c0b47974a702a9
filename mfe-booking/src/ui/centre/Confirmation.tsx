import {
  importWithRetry,
  type Loadable,
  type Reservation,
  sharedBackEnd,
  theme,
  useCentreRules,
  useSession,
  useStored,
} from 'shared-kernel';
import { centreNow, type Hour, useCentreNow, type Watched } from 'shared-kernel/courts';
import { instantAt } from 'shared-kernel/time';
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
  readonly reservation: Hour & Pick<Reservation, 'confirmBy'> & Partial<Pick<Reservation, 'id' | 'email'>>;
  readonly isCancelled: boolean;
};

/**
 * Says on the ticket that the booking waits for its confirmation, that it was released without one, or that the manager
 * has closed its hour since: settings cancel nothing.
 */
export function ConfirmationState({ reservation, isCancelled }: Props) {
  const { id = '', confirmBy, email = '', date, time } = reservation;
  const link = useMailLink(id);
  const rules = useCentreRules();
  useCentreNow();
  // The visitor has opened the link, and reads its question above.
  if (link.kind === 'to-confirm') return null;
  const now = centreNow().getTime();
  const isOver = confirmBy !== undefined && Date.parse(confirmBy) <= now;
  const isToCome = !isCancelled && !isOver && instantAt(date, time).getTime() > now;
  const closed = isToCome && rules?.closedSince?.(date, time);
  // Its visitor may have cancelled it before.
  const waiting = confirmBy !== undefined && !isCancelled && words.waiting(email, confirmBy);
  const said = isOver ? words.over : waiting;
  if (!said && !closed) return null;
  return (
    <div role="status">
      <WarmCard>
        {said && <p>{said}</p>}
        {closed && <p>{closed}</p>}
      </WarmCard>
    </div>
  );
}
