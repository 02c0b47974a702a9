import { useState } from 'react';
import { formatLongDay, type Reservation, theme } from 'shared-kernel';
import { downloadAppointment } from 'shared-kernel/appointment-file';
import { chosenOffers } from 'shared-kernel/plans';
import { Button, Icon, Pane, Stack } from 'shared-kernel/ui';
import { cancellationRefusal } from '../../domain/cancellationRefusal';
import { cancellationRefusals, reservationStrings as words } from './strings';

/** The day and hour of a reservation in words. */
export function whenOf({ date, time }: Reservation): string {
  return words.at(formatLongDay(date), time.replace(':', '\u00a0h\u00a0'));
}

export function ReservationCard({
  reservation,
  now,
  onCancel,
}: {
  reservation: Reservation;
  now: Date;
  onCancel: () => Promise<void>;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const refusal = cancellationRefusal(reservation, now);
  const when = whenOf(reservation);
  return (
    <Pane as="li" css={card}>
      <div>
        <h3 css={{ ...theme.type.title3, '&::first-letter': { textTransform: 'uppercase' } }}>{when}</h3>
        <p css={{ color: theme.color.textMuted }}>
          {[words.players(reservation.players), ...chosenOffers(reservation)].join(' · ')}
        </p>
        {refusal && <p css={theme.type.small}>{cancellationRefusals[refusal.kind]}</p>}
      </div>
      {isAsking && !refusal ? (
        <fieldset css={question}>
          <legend>{words.cancelQuestion}</legend>
          <Stack direction="row" gap={3}>
            <Button variant="danger" onClick={onCancel}>
              {words.cancelYes}
            </Button>
            {/* The question takes the place of the button that was pressed, so the focus goes with it. */}
            <Button autoFocus onClick={() => setIsAsking(false)}>
              {words.cancelNo}
            </Button>
          </Stack>
        </fieldset>
      ) : (
        <Stack direction="row" gap={3}>
          <Button
            aria-label={words.labelled(words.agenda, when)}
            onClick={() => downloadAppointment(reservation, new Date())}
          >
            <Icon name="calendar" />
            {words.agenda}
          </Button>
          {!refusal && (
            <Button
              variant="danger"
              aria-label={words.labelled(words.cancel, when)}
              onClick={() => setIsAsking(true)}
            >
              {words.cancel}
            </Button>
          )}
        </Stack>
      )}
    </Pane>
  );
}

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  [theme.media.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
} as const;

const question = {
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBlockEnd: theme.space(2), fontWeight: 600 },
} as const;
