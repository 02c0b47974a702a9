import { theme } from 'shared-kernel';
import type { Hour } from 'shared-kernel/courts';
import { hintStyle } from 'shared-kernel/forms';
import { unspecified } from 'shared-kernel/plans';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import type { CheckedField } from '../../domain/checkReservation';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { heldBack, priceOf } from '../../ui/priceOf';
import { HourWarning } from './HourWarning';
import { PartyFields } from './PartyFields';
import { Refusal } from './Refusal';
import { partyStrings } from './strings';
import type { Offer } from './useOffer';
import type { ReservationFormState } from './useReservationForm';

type Props = {
  readonly form: ReservationFormState;
  /** The day that was chosen, 'yyyy-MM-dd', and its hour while it can be booked. */
  readonly day: string | null;
  readonly hour: string | null;
  readonly isFull: boolean;
  readonly offer: Offer;
  readonly errorOf: (field: CheckedField) => string | undefined;
  readonly onHour: (hour: Hour) => void;
};

/** The visitor's details, what they cost, and what to know before confirming. */
export function PartyPane({ form, day, hour, isFull, offer, errorOf, onHour }: Props) {
  const { values, change } = form;
  return (
    <Pane as="section" aria-label={partyStrings.title} css={pane}>
      <SectionTitle css={{ ...theme.type.title3, margin: 0 }}>{partyStrings.title}</SectionTitle>
      <p css={hintStyle}>{partyStrings.required}</p>
      <PartyFields
        players={values.players}
        name={values.name}
        email={values.email}
        nameError={errorOf('name')}
        emailError={errorOf('email')}
        onChange={change}
      />
      <AtTheCentre part="ConfirmationAhead" />
      <p css={{ fontWeight: 600, textWrap: 'balance', ...heldBack }}>
        {priceOf(
          {
            plan: offer.plan ?? unspecified,
            service: offer.service ?? unspecified,
            players: values.players,
          },
          day && hour ? { date: day, time: hour } : undefined,
        )}
      </p>
      <HourWarning
        date={form.isSending ? null : day}
        time={hour ?? ''}
        isFull={isFull}
        isTold={form.refusal !== null}
        asked={form.asked}
      />
      <Refusal form={form} day={day} onHour={onHour} />
    </Pane>
  );
}

const pane = {
  gridArea: 'party',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
} as const;
