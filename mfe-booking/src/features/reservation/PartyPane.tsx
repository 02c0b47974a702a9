import { theme } from 'shared-kernel';
import { type Availability, freeCourts, type Hour, isOpenHour } from 'shared-kernel/courts';
import { unspecified } from 'shared-kernel/plans';
import { Button, Pane } from 'shared-kernel/ui';
import type { CheckedField } from '../../domain/checkReservation';
import { priceOf } from '../../ui/priceOf';
import { ChosenOffer } from './ChosenOffer';
import { HourWarning } from './HourWarning';
import { PartyFields } from './PartyFields';
import { PartyHeadline } from './PartyHeadline';
import { Refusal } from './Refusal';
import { formStrings, partyStrings } from './strings';
import type { Offer } from './useOffer';
import type { ReservationFormState } from './useReservationForm';

type Props = {
  readonly form: ReservationFormState;
  /** The day that was chosen, 'yyyy-MM-dd'. */
  readonly day: string | null;
  readonly now: Date | null;
  readonly availability: Availability | null;
  readonly offer: Offer;
  readonly errorOf: (field: CheckedField) => string | undefined;
  readonly onOffer: (offer: Offer) => void;
  readonly onHour: (hour: Hour) => void;
};

/** The chosen hour, the players, the price, and the button. */
export function PartyPane({ form, day, now, availability, offer, errorOf, onOffer, onHour }: Props) {
  const { values, change } = form;
  const hour = day !== null && now && isOpenHour({ date: day, time: values.time }, now) ? values.time : null;
  // The booking in progress does not count as taken.
  const isFull =
    !form.isSending &&
    hour !== null &&
    day !== null &&
    availability !== null &&
    freeCourts(availability, { date: day, time: hour }) === 0;
  return (
    <Pane as="section" lit aria-label={partyStrings.title} css={pane}>
      <PartyHeadline day={day} hour={hour} isFull={isFull} />
      <ChosenOffer offer={offer} onChoose={onOffer} />
      <PartyFields
        players={values.players}
        name={values.name}
        email={values.email}
        nameError={errorOf('name')}
        emailError={errorOf('email')}
        onChange={change}
      />
      <HourWarning
        date={form.isSending ? null : day}
        time={hour ?? ''}
        isFull={isFull}
        isTold={form.refusal !== null}
        asked={form.asked}
      />
      <Refusal form={form} day={day} onHour={onHour} />
      <noscript>
        <p>{formStrings.withoutScripts}</p>
      </noscript>
      <div css={ending}>
        <p css={{ fontWeight: 600, textWrap: 'balance' }}>
          {priceOf({
            plan: offer.plan ?? unspecified,
            service: offer.service ?? unspecified,
            players: values.players,
          })}
        </p>
        <Button
          type="submit"
          variant="primary"
          size="large"
          // Before hydration the browser's own submit would lose the input.
          disabled={now === null}
          aria-disabled={form.isSending}
        >
          {form.isSending ? formStrings.sending : formStrings.submit}
        </Button>
      </div>
    </Pane>
  );
}

const pane = {
  gridArea: 'party',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
} as const;

/** The price and the button are side by side; on a phone, one above the other. */
const ending = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space(4),
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
} as const;
