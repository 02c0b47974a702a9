import { theme } from 'shared-kernel';
import { type Availability, freeCourts, type Hour, isOpenHour } from 'shared-kernel/courts';
import { Field, Select, TextInput } from 'shared-kernel/forms';
import { unspecified } from 'shared-kernel/plans';
import { Button, Pane } from 'shared-kernel/ui';
import { type CheckedField, isPlayerCount, playerCounts } from '../../domain/checkReservation';
import { priceOf } from '../../ui/priceOf';
import { ChosenOffer } from './ChosenOffer';
import { HourWarning } from './HourWarning';
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

/** What was chosen, who comes, what it costs, and the button. */
export function PartyPane({ form, day, now, availability, offer, errorOf, onOffer, onHour }: Props) {
  const { values, change } = form;
  const hour = day !== null && now && isOpenHour({ date: day, time: values.time }, now) ? values.time : null;
  const isFull =
    hour !== null &&
    day !== null &&
    availability !== null &&
    freeCourts(availability, { date: day, time: hour }) === 0;
  return (
    <Pane as="section" lit aria-label={partyStrings.title} css={pane}>
      <PartyHeadline day={day} hour={hour} isFull={isFull} />
      <ChosenOffer offer={offer} onChoose={onOffer} />
      <Field label={formStrings.players}>
        {(control) => (
          <Select
            {...control}
            name="players"
            autoComplete="off"
            value={values.players}
            onChange={({ target }) => isPlayerCount(target.value) && change({ players: target.value })}
          >
            {playerCounts.map((count) => (
              <option key={count} value={count}>
                {formStrings.playersOption(count)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div css={contact}>
        <Field label={formStrings.name} error={errorOf('name')}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              aria-required
              value={values.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={formStrings.email} error={errorOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              aria-required
              value={values.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
      </div>
      <HourWarning date={day} time={hour ?? ''} isFull={isFull} isTold={form.refusal !== null} />
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
          // Before the scripts arrive, the browser would send what was typed to nowhere.
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

/** The price and the button stand beside each other, on a phone one above the other. */
const ending = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space(4),
  [theme.media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
} as const;

const contact = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  [theme.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
