import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { theme, useStored } from 'shared-kernel';
import { freeCourts, type Hour, openSlots, reservations } from 'shared-kernel/courts';
import { centreDay, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { bookableDays } from '../../domain/bookableDays';
import type { CheckedField } from '../../domain/checkReservation';
import type { ShortcutName } from '../../domain/dayShortcuts';
import { Hall } from '../../ui/Hall';
import { DayPicker } from '../../ui/picker/DayPicker';
import { HourPicker } from '../../ui/picker/HourPicker';
import { PartyPane } from './PartyPane';
import { showEvening } from './showEvening';
import { fieldSentence } from './strings';
import type { Offer } from './useOffer';
import { useReservationForm } from './useReservationForm';

type Props = {
  readonly now: Date | null;
  readonly offer: Offer;
  readonly onOffer: (offer: Offer) => void;
  /** What stands beside the form where there is room, and after it where there is none. */
  readonly children: ReactNode;
};

/** Day and hour first, with the courts that are free; then who comes. */
export function BookingForm({ now, offer, onOffer, children }: Props) {
  const form = useReservationForm(offer);
  const { values, refusals, change } = form;
  const held = useStored(reservations.availability);
  const availability = held.status === 'ready' ? held.value : null;
  const [looked, setLooked] = useState('');

  const days = useMemo(() => (now ? bookableDays(now) : []), [now]);
  const chosen = readTypedDay(values.date, now && centreDay(now));
  // Until a day is chosen, the first one with an hour left is on show.
  const shown = chosen ?? days[0] ?? null;
  const seen = looked || values.time || (now && shown && openSlots(shown, now)[0]) || '';
  const free = shown && availability && seen ? freeCourts(availability, { date: shown, time: seen }) : null;

  const errorOf = (field: CheckedField) => {
    const refusal = refusals[field];
    return refusal && fieldSentence(refusal);
  };

  function chooseDay(day: string, shortcut?: ShortcutName) {
    change({ date: writeTypedDay(day) });
    if (shortcut === 'tonight') showEvening(form.element.current);
  }

  function turn(by: -1 | 1): boolean {
    const next = shown && days[days.indexOf(shown) + by];
    if (next) chooseDay(next);
    return Boolean(next);
  }

  function chooseHour({ date, time }: Hour) {
    change({ date: writeTypedDay(date), time });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  return (
    <form ref={form.element} noValidate onSubmit={submit} css={layout}>
      <div css={{ gridArea: 'hall' }}>
        <Hall time={seen} free={free} players={seen === values.time ? values.players : null} />
      </div>
      <div css={pickers}>
        <DayPicker
          now={now}
          typed={values.date}
          error={errorOf('date')}
          chosen={chosen}
          shown={shown}
          availability={availability}
          onType={(date) => change({ date })}
          onChoose={chooseDay}
        />
        <HourPicker
          now={now}
          day={shown}
          time={values.time}
          error={errorOf('time')}
          availability={availability}
          onChoose={chooseHour}
          onTurn={turn}
          onLook={setLooked}
        />
      </div>
      <PartyPane
        form={form}
        day={chosen}
        now={now}
        offer={offer}
        errorOf={errorOf}
        onOffer={onOffer}
        onHour={chooseHour}
      />
      <div css={{ gridArea: 'more' }}>{children}</div>
    </form>
  );
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

const pickers = {
  gridArea: 'pick',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  alignContent: 'start',
} as const;
