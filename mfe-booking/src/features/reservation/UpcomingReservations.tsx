import { formatHour, formatLongDay, paths, theme, useCentreRules, useStored } from 'shared-kernel';
import { centreNow, courtOf, type OwnReservation, reservations } from 'shared-kernel/courts';
import { Button, Icon, Pane, SectionTitle, Stack, TextLink } from 'shared-kernel/ui';
import { upcomingReservations } from 'shared-kernel/upcoming';
import { withAgenda } from '../../ui/agenda';
import { upcomingStrings } from './belowStrings';

/** The courts that this visitor holds, and those that await the centre's answer. */
export function UpcomingReservations({ now }: { readonly now: Date | null }) {
  // They have the names of the courts.
  useCentreRules();
  const mine = useStored(reservations.mine);
  const pending = useStored(reservations.pendingBookings);
  if (now === null) return null;
  const held = mine.status === 'ready' ? mine.value : [];
  const asked = pending.status === 'ready' ? pending.value : [];
  const upcoming = upcomingReservations<OwnReservation>([...held, ...asked], now);
  if (upcoming.length === 0) return null;
  return (
    <Pane as="section" id="reservations" aria-label={upcomingStrings.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {upcomingStrings.title}
      </SectionTitle>
      <Stack as="ul">
        {upcoming.map((reservation) => (
          <li key={reservation.id} css={row}>
            {held.includes(reservation) ? <Held {...reservation} /> : <Asked {...reservation} />}
          </li>
        ))}
      </Stack>
    </Pane>
  );
}

function Held(reservation: OwnReservation) {
  const { id, date, time, players, isPending, confirmBy } = reservation;
  const unconfirmed = confirmBy ? upcomingStrings.unconfirmed : '';
  return (
    <>
      <p>
        <TextLink to={paths.reservation(id)}>{whenOf(reservation)}</TextLink>
        <br />
        <span css={{ color: theme.color.textMuted }}>
          {`${[courtOf(reservation), upcomingStrings.players(players)].filter(Boolean).join(', ')}${isPending ? upcomingStrings.pending : unconfirmed}`}
        </span>
      </p>
      <Button
        size="small"
        aria-label={upcomingStrings.addThis(date, time)}
        onClick={() => withAgenda(({ downloadAppointment }) => downloadAppointment(reservation, centreNow()))}
      >
        <Icon name="download" />
        {upcomingStrings.agenda}
      </Button>
    </>
  );
}

/** A booking without an answer: there is no page and no appointment of it yet. */
function Asked(reservation: OwnReservation) {
  return (
    <p>
      <span>{whenOf(reservation)}</span>
      <br />
      <span css={{ color: theme.color.warm }}>
        {`${upcomingStrings.players(reservation.players)}${upcomingStrings[reservation.awaitsLogin ? 'awaitsLogin' : 'pending']}`}
      </span>
    </p>
  );
}

function whenOf({ date, time }: OwnReservation): string {
  return `${formatLongDay(date)}, ${formatHour(time)}`;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
} as const;
