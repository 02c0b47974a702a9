import { useEffect, useRef } from 'react';
import { theme, useStored } from 'shared-kernel';
import { centreNow, type Hour, reservations } from 'shared-kernel/courts';
import { sameHourLater } from '../../domain/sameHourLater';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { NearestHours } from '../../ui/picker/NearestHours';
import { formStrings, refusalSentences } from './strings';
import type { ReservationFormState } from './useReservationForm';

type Props = {
  readonly form: ReservationFormState;
  readonly day: string | null;
  readonly onHour: (hour: Hour) => void;
};

/** The reason for a failed reservation and the possible next steps, in sight. An offer of other hours takes the focus. */
export function Refusal({ form: { refusal, asked, values, element }, day, onHour }: Props) {
  const card = useRef<HTMLElement | null>(null);
  const hold = (element: HTMLElement | null) => {
    card.current = element;
  };

  useEffect(() => {
    if (!refusal) return;
    card.current?.focus();
    // A text takes no focus; the button that was pressed may be far from it.
    card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);

  const mine = useStored(reservations.mine);
  const availability = useStored(reservations.availability);
  // If the court is booked after all, HourWarning says so.
  const own = mine.status === 'ready' ? mine.value.find(({ id }) => id === asked?.id) : undefined;
  const isAnswered = own && (!asked?.isHeld || (own.date === day && own.time === values.time));

  if (refusal === null || isAnswered) return null;
  if (refusal.kind !== 'full') {
    const said = refusal.kind === 'declined' ? refusal : refusal.refusal;
    const isOpen = refusal.kind === 'unreachable' && refusal.question !== undefined;
    return (
      <p ref={hold} role="alert" css={style}>
        {isOfDevice(said) && !isOpen ? (
          <>
            <strong>{formStrings.refusedTitle}</strong> <span>{refusalSentences[said.kind]}</span>
          </>
        ) : (
          <AtTheCentre
            part="CentreRefusal"
            refusal={said}
            isOpen={isOpen}
            fallback={<span>{formStrings.notConfirmed}</span>}
          />
        )}
      </p>
    );
  }
  return (
    <div ref={hold} role="alert" tabIndex={-1} css={style}>
      <p css={{ marginBottom: theme.space(3) }}>
        <strong>{formStrings.refusedTitle}</strong> <span>{formStrings.full(refusal.wanted.time)}</span>
      </p>
      <NearestHours
        hours={refusal.nearest}
        later={
          availability.status === 'ready'
            ? sameHourLater(availability.value, refusal.wanted, centreNow())
            : []
        }
        day={day}
        onChoose={(hour) => {
          onHour(hour);
          // The offers go with the choice; the next step is the button.
          element.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        }}
      />
    </div>
  );
}

type DeviceKind = keyof typeof refusalSentences;

function isOfDevice<Said extends { readonly kind: string }>(
  said: Said,
): said is Extract<Said, { readonly kind: DeviceKind }> {
  return said.kind in refusalSentences;
}

const style = {
  padding: theme.space(4),
  border: `1px solid ${theme.color.danger}`,
  borderRadius: theme.radius,
} as const;
