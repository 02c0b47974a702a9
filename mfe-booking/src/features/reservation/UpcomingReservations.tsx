import { formatHour, formatLongDay, paths, theme, useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { Button, Icon, Pane, SectionTitle, Stack, TextLink } from 'shared-kernel/ui';
import { upcomingReservations } from 'shared-kernel/upcoming';
import { withAgenda } from '../../ui/agenda';
import { upcomingStrings } from './strings';

/** The courts that this visitor already holds, if any. */
export function UpcomingReservations({ now }: { readonly now: Date | null }) {
  const held = useStored(reservations.mine);
  if (held.status === 'loading' || now === null) return null;
  const upcoming = upcomingReservations(held.value, now);
  if (upcoming.length === 0) return null;
  return (
    <Pane as="section" aria-label={upcomingStrings.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {upcomingStrings.title}
      </SectionTitle>
      <Stack as="ul">
        {upcoming.map((reservation) => (
          <li key={reservation.id} css={row}>
            <p>
              <TextLink to={paths.reservation(reservation.id)}>
                {`${formatLongDay(reservation.date)}, ${formatHour(reservation.time)}`}
              </TextLink>
              <br />
              <span css={{ color: theme.color.textMuted }}>
                {`${upcomingStrings.players(reservation.players)}${reservation.isDoubted ? upcomingStrings.doubted : ''}`}
              </span>
            </p>
            <Button
              size="small"
              aria-label={upcomingStrings.addThis(reservation.date, reservation.time)}
              onClick={() =>
                withAgenda(({ downloadAppointment }) => downloadAppointment(reservation, new Date()))
              }
            >
              <Icon name="download" />
              {upcomingStrings.agenda}
            </Button>
          </li>
        ))}
      </Stack>
    </Pane>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
} as const;
