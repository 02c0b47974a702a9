import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { theme, useStored } from 'shared-kernel';
import { freeCourts, type Hour, isOpenHour, openSlots, reservations } from 'shared-kernel/courts';
import { writeTypedDay } from 'shared-kernel/time';
import type { CheckedField } from '../../domain/checkReservation';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { Hall } from '../../ui/Hall';
import { SlotPicker } from '../../ui/picker/SlotPicker';
import { useDays } from '../../ui/picker/useDays';
import { holdHeight } from '../../ui/picker/useHeldWhilePressed';
import { ChosenOffer } from './ChosenOffer';
import { PartyPane } from './PartyPane';
import { Summary } from './Summary';
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

/** The plan, then the day and the hour with the free courts, then the visitor's details; a summary stays in sight. */
export function BookingForm({ now, offer, onOffer, children }: Props) {
  const form = useReservationForm(offer);
  const { values, refusals, change } = form;
  const held = useStored(reservations.availability);
  const availability = held.status === 'ready' ? held.value : null;
  const beforeTheHours = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<Hour | null>(null);

  const { chosen: day, shown } = useDays(values.date, now, availability);
  const seen = looked && now && isOpenHour(looked, now) ? looked : hourToSee(shown, values.time, now);
  const isChosen = seen !== null && seen.date === day && seen.time === values.time;

  const hour = day !== null && now && isOpenHour({ date: day, time: values.time }, now) ? values.time : null;
  // The booking in progress does not count as taken.
  const isFull =
    !form.isSending &&
    hour !== null &&
    day !== null &&
    availability !== null &&
    freeCourts(availability, { date: day, time: hour }) === 0;

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
    // Before hydration the browser's own submit would lose the input; to a dialog, it does nothing.
    <form ref={form.element} method="dialog" noValidate onSubmit={submit} css={layout}>
      <div css={{ gridArea: 'offer' }}>
        <ChosenOffer offer={offer} onChoose={onOffer} />
      </div>
      <div css={{ gridArea: 'pick' }} onPointerDown={() => holdHeight(beforeTheHours.current)}>
        <div ref={beforeTheHours}>
          <AtTheCentre
            part="BeforeTheHours"
            now={now}
            areCourtsKnown={availability !== null}
            onChoose={choose}
          />
        </div>
        <SlotPicker
          date={values.date}
          time={values.time}
          now={now}
          availability={availability}
          dateError={errorOf('date')}
          timeError={errorOf('time')}
          isMarkedRequired
          isFullTold={form.refusal?.kind === 'full'}
          onChange={change}
          onLook={setLooked}
        />
      </div>
      <div css={{ gridArea: 'hall' }}>
        <Hall
          time={seen?.time ?? ''}
          free={seen && availability && freeCourts(availability, seen)}
          players={isChosen ? values.players : null}
        />
      </div>
      <PartyPane
        form={form}
        day={day}
        hour={hour}
        isFull={isFull}
        offer={offer}
        errorOf={errorOf}
        onHour={choose}
      />
      <Summary
        form={form}
        day={hourToSee(day, values.time, now) && day}
        hour={hour}
        isFull={isFull}
        offer={offer}
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

/** A column in a narrow window: unlike an item of a grid, the summary can stick to the whole length of it. */
const layout = {
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(4),
  [theme.media.tablet]: { gap: theme.space(6) },
  '@media (min-width: 60rem)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateAreas: '"offer hall" "pick hall" "pick summary" "party summary" "more summary"',
    gridTemplateRows: 'auto auto 1fr auto auto',
    alignItems: 'start',
  },
} as const;
