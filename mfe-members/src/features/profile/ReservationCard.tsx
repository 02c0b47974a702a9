import { useRef, useState } from 'react';
import { formatHour, formatLongDay, paths, type Reservation, theme, useCentreRules } from 'shared-kernel';
import {
  type ChangeRefusal,
  centreNow,
  changeRefusalOnShow,
  courtOf,
  type OwnReservation,
} from 'shared-kernel/courts';
import { chosenOffers } from 'shared-kernel/plans';
import { Button, Icon, Pane, TextLink } from 'shared-kernel/ui';
import { AskingCard, quietDanger } from '../../ui/AskingCard';
import { withAgenda } from './agenda';
import { cancellationRefusals, reservationStrings as words } from './strings';

/** The day and hour of a reservation in words. */
export function whenOf({ date, time }: Reservation): string {
  return words.at(formatLongDay(date), formatHour(time));
}

type Props = {
  readonly reservation: OwnReservation;
  readonly now: Date;
  /** Answers why the time does not allow it, if so. */
  readonly onCancel: () => Promise<ChangeRefusal | null>;
};

export function ReservationCard({ reservation, now, onCancel }: Props) {
  const when = whenOf(reservation);
  // The deadline, and the names of the courts.
  useCentreRules();
  // Of which hour it was refused: another tab may move the reservation to a later one.
  const [refused, setRefused] = useState<{ when: string; refusal: ChangeRefusal | null } | null>(null);
  const isCancelling = useRef(false);
  const refusal = changeRefusalOnShow(reservation, now) ?? (refused?.when === when ? refused.refusal : null);

  async function cancel() {
    if (isCancelling.current) return;
    isCancelling.current = true;
    setRefused({ when, refusal: await onCancel() });
    isCancelling.current = false;
  }

  return (
    <AskingCard
      question={words.cancelQuestion}
      yes={words.cancelYes}
      no={words.cancelNo}
      onYes={cancel}
      mayAsk={refusal === null}
      actions={(asking) => (
        <>
          <Button
            aria-label={words.labelled(words.agenda, when)}
            onClick={() =>
              withAgenda(({ downloadAppointment }) => downloadAppointment(reservation, centreNow()))
            }
          >
            <Icon name="calendar" />
            {words.agenda}
          </Button>
          {!refusal && (
            <Button
              variant="quiet"
              css={quietDanger}
              aria-label={words.labelled(words.cancel, when)}
              {...asking}
            >
              {words.cancel}
            </Button>
          )}
        </>
      )}
    >
      <h3 css={theme.type.title3}>
        <TextLink to={paths.reservation(reservation.id)} css={day}>
          {when}
        </TextLink>
      </h3>
      <p css={{ color: theme.color.textMuted }}>
        {[courtOf(reservation), words.players(reservation.players), ...chosenOffers(reservation)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reservation.isPending && <p css={{ color: theme.color.warm }}>{words.pending}</p>}
      {refusal && <p css={theme.type.small}>{cancellationRefusals[refusal.kind]()}</p>}
    </AskingCard>
  );
}

/** A booking without an answer: nothing can be done with it yet. */
export function AskedCard({ reservation }: Pick<Props, 'reservation'>) {
  return (
    <Pane as="li">
      <h3 css={theme.type.title3}>
        <span css={day}>{whenOf(reservation)}</span>
      </h3>
      <p css={{ color: theme.color.warm }}>{words.pending}</p>
    </Pane>
  );
}

/** A letter is the first one of a block only. */
const day = { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } } as const;
