import { useEffect, useRef } from 'react';
import { notify, paths, type Reservation, type User, useStored } from 'shared-kernel';
import { type ChangeRefusal, reservations, useCentreNow } from 'shared-kernel/courts';
import { EmptyState, SlowAnswer } from 'shared-kernel/states';
import { ButtonLink, SectionTitle, Skeleton, Stack } from 'shared-kernel/ui';
import { upcomingReservations } from 'shared-kernel/upcoming';
import { isStillHere } from '../../data/isStillHere';
import { accountParts } from './accountPanels';
import { agenda, withAgenda } from './agenda';
import { AskedCard, ReservationCard, whenOf } from './ReservationCard';
import { cancellationRefusals, reservationStrings as words } from './strings';

/**
 * The reservations kept in this browser: this visitor's own, under any name and e-mail address. With a back end the
 * repository answers only theirs.
 */
export function ReservationsTab({ user }: { readonly user: User }) {
  const stored = useStored(reservations.mine);
  const pending = useStored(reservations.pendingBookings);
  const upToDate = useStored(reservations.isMineUpToDate);
  const now = useCentreNow();
  const section = useRef<HTMLElement>(null);
  const told = useRef('');
  useEffect(agenda.request, []);
  if (stored.status === 'loading' || now === null)
    return (
      <>
        <div role="status">
          <SlowAnswer />
        </div>
        <Skeleton height={180} />
      </>
    );
  const upcoming = upcomingReservations(stored.value, now);
  const asked = pending.status === 'ready' ? upcomingReservations(pending.value, now) : [];
  const isUnheard = upToDate.status === 'ready' && !upToDate.value;
  const { Unheard, CancellingWord, tellNotCancelled } = accountParts();

  async function cancel(reservation: Reservation): Promise<ChangeRefusal | null> {
    const answer = await reservations.cancel(reservation.id);
    if (!isStillHere(user.id)) return null;
    if (answer.kind === 'unreachable') {
      tellNotCancelled(answer);
      return null;
    }
    section.current?.focus();
    if (answer.kind === 'cancelled') tellOnce(answer.reservation);
    else if (answer.kind === 'gone') notify({ title: words.gone, description: whenOf(reservation) });
    else {
      // The page was open across the limit.
      notify({
        title: words.refusalTitle,
        description: cancellationRefusals[answer.kind](),
        variant: 'destructive',
      });
      return answer;
    }
    return null;
  }

  /** Whichever comes first announces it: the answer to this request, or the event. */
  function tellOnce(reservation: Reservation) {
    if (told.current !== reservation.id) tellCancelled(reservation);
    told.current = reservation.id;
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={words.title}>
      <SectionTitle>{words.title}</SectionTitle>
      <CancellingWord held={stored.value} tell={tellOnce} />
      <div role="status">{isUnheard && <Unheard isEmpty={upcoming.length === 0} />}</div>
      {upcoming.length + asked.length === 0 && !isUnheard && (
        <EmptyState
          title={words.none}
          action={
            <ButtonLink variant="primary" to={paths.booking()}>
              {words.book}
            </ButtonLink>
          }
        />
      )}
      {upcoming.length + asked.length > 0 && (
        <Stack gap={6}>
          <Stack as="ul">
            {asked.map((reservation) => (
              <AskedCard key={reservation.id} reservation={reservation} />
            ))}
            {upcoming.map((reservation) => (
              <ReservationCard
                key={reservation.id}
                reservation={reservation}
                now={now}
                onCancel={() => cancel(reservation)}
              />
            ))}
          </Stack>
          <ButtonLink to={paths.booking()} css={{ alignSelf: 'start' }}>
            {words.book}
          </ButtonLink>
        </Stack>
      )}
    </section>
  );
}

/** Longer than others stay: there is something to do. */
const actionMs = 15_000;

function tellCancelled(reservation: Reservation) {
  notify({
    title: words.cancelled,
    description: whenOf(reservation),
    durationMs: actionMs,
    action: {
      label: words.outOfAgenda,
      onSelect: () => withAgenda(({ downloadCancellation }) => downloadCancellation(reservation, new Date())),
    },
  });
}
