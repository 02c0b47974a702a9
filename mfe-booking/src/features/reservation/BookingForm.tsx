import { type FormEvent, type ReactNode, useState } from 'react';
import { theme, useStored } from 'shared-kernel';
import { freeCourts, type Hour, isOpenHour, openSlots, reservations } from 'shared-kernel/courts';
import { writeTypedDay } from 'shared-kernel/time';
import type { CheckedField } from '../../domain/checkReservation';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { Hall } from '../../ui/Hall';
import { SlotPicker } from '../../ui/picker/SlotPicker';
import { useDays } from '../../ui/picker/useDays';
import { PartyPane } from './PartyPane';
import { fieldSentence } from './strings';
import type { Offer } from './useOffer';
import { useReservationForm } from './useReservationForm';

type Props = {
  readonly now: Date | null;
  readonly offer: Offer;
  readonly onOffer: (offer: Offer) => void;
  /** The parts beside the form on a wide screen, and after it on a narrow one. */
  readonly children: ReactNode;
};

/** First the day and the hour, with the free courts; then the visitor's details. */
export function BookingForm({ now, offer, onOffer, children }: Props) {
  const form = useReservationForm(offer);
  const { values, refusals, change } = form;
  const held = useStored(reservations.availability);
  const availability = held.status === 'ready' ? held.value : null;
  const [looked, setLooked] = useState<Hour | null>(null);

  const { chosen: day, shown } = useDays(values.date, now, availability);
  const seen = looked && now && isOpenHour(looked, now) ? looked : hourToSee(shown, values.time, now);
  const isChosen = seen !== null && seen.date === day && seen.time === values.time;

  const errorOf = (field: CheckedField) => {
    const refusal = refusals[field];
    return refusal && fieldSentence(refusal);
  };

  const choose = ({ date, time }: Hour) => change({ date: writeTypedDay(date), time });

  function submit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  return (
    <form ref={form.element} noValidate onSubmit={submit} css={layout}>
      <div css={{ gridArea: 'hall' }}>
        <Hall
          time={seen?.time ?? ''}
          free={seen && availability && freeCourts(availability, seen)}
          players={isChosen ? values.players : null}
        />
      </div>
      <div css={{ gridArea: 'pick' }}>
        <AtTheCentre
          part="BeforeTheHours"
          now={now}
          areCourtsKnown={availability !== null}
          onChoose={choose}
        />
        <SlotPicker
          date={values.date}
          time={values.time}
          now={now}
          availability={availability}
          dateError={errorOf('date')}
          timeError={errorOf('time')}
          isFullTold={form.refusal?.kind === 'full'}
          onChange={change}
          onLook={setLooked}
        />
      </div>
      <PartyPane
        form={form}
        day={day}
        now={now}
        availability={availability}
        offer={offer}
        errorOf={errorOf}
        onOffer={onOffer}
        onHour={choose}
      />
      <div css={{ gridArea: 'more' }}>{children}</div>
    </form>
  );
}

/** The chosen hour if it is bookable, otherwise the first one of the shown day; null if the calendar is closed. */
function hourToSee(date: string | null, time: string, now: Date | null): Hour | null {
  if (!date || !now) return null;
  const chosen = { date, time };
  if (isOpenHour(chosen, now)) return chosen;
  const first = { date, time: openSlots(date, now)[0] ?? '' };
  return isOpenHour(first, now) ? first : null;
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"hall" "pick" "party" "more"',
  gap: theme.space(6),
  '@media (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateAreas: '"pick hall" "pick party" "more party"',
    alignItems: 'start',
  },
} as const;
