import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import {
  type Availability,
  centreNow,
  freeCourts,
  type Hour,
  isOpenHour,
  slotsOf,
} from 'shared-kernel/courts';
import { writeTypedDay } from 'shared-kernel/time';
import { calendarDays } from '../../domain/calendarDays';
import { dayShortcuts, type ShortcutName } from '../../domain/dayShortcuts';
import { firstFreeDay } from '../../domain/firstFreeDay';
import { useSteadyHandler } from '../useSteadyHandler';
import { DayPicker } from './DayPicker';
import { HourPicker, type PressedHour } from './HourPicker';
import { firstOfEvening, showEvening } from './showEvening';
import { useDays } from './useDays';
import { useHeldWhilePressed } from './useHeldWhilePressed';

/** The day as the visitor wrote it, and the hour ('HH:00') or nothing. */
type Choice = { readonly date: string; readonly time: string };

type Props = Choice & {
  readonly now: Date | null;
  readonly availability: Availability | null;
  readonly dateError?: string | undefined;
  /** Whether both are marked as required: a form that moves a reservation starts with them. */
  readonly isMarkedRequired?: boolean;
  readonly timeError?: string | undefined;
  /** True if another text explains what to do about the chosen hour, which is now full. */
  readonly isFullTold?: boolean;
  readonly onChange: (changed: Partial<Choice>) => void;
  /** An hour is looked at, pointed at or in focus; nothing when it no longer is. */
  readonly onLook?: (hour: Hour | null) => void;
};

/**
 * A day and an hour, in any order: an hour of the shown day chooses both. Two months of days and a day's hours are
 * expensive to render, so other input does not render them again.
 */
export const SlotPicker = memo(function SlotPicker(props: Props) {
  const { date, time, isMarkedRequired = false, onChange, onLook } = props;
  const known = useMemo(
    () => ({ now: props.now, availability: props.availability }),
    [props.now, props.availability],
  );
  // News of the courts are drawn in slices, because a cheap phone could not answer a finger meanwhile.
  const [{ now, availability }, hold] = useHeldWhilePressed(useDeferredValue(known));
  const pickers = useRef<HTMLDivElement>(null);
  const { days, chosen, shown } = useDays(date, now, availability);
  const [evenings, setEvenings] = useState(0);
  // The pressed day first: fifteen hours, each with its courts, are much to draw in the frame that answers a finger.
  const asked = useMemo(() => ({ day: shown, time, evenings }), [shown, time, evenings]);
  const drawn = useDeferredValue(asked);
  const isDrawn = drawn.day === shown;

  useEffect(() => {
    if (drawn.evenings > 0) showEvening(pickers.current);
  }, [drawn.evenings]);

  const typeDay = useSteadyHandler((text: string) => onChange({ date: text }));
  const chooseDay = useSteadyHandler((day: string) => onChange({ date: writeTypedDay(day) }));
  // A press before hydration is replayed before the page has rendered the present day.
  const chooseShortcut = useSteadyHandler((name: ShortcutName) => {
    const day = dayShortcuts(now ?? centreNow()).find((shortcut) => shortcut.name === name)?.day;
    if (!day) return;
    chooseDay(day);
    if (name !== 'tonight') return;
    setEvenings(evenings + 1);
    onLook?.({ date: day, time: firstOfEvening });
  });

  const chooseHour = useSteadyHandler((hour: Hour) => {
    // The field keeps the day as the visitor typed it.
    onChange(
      hour.date === chosen ? { time: hour.time } : { date: writeTypedDay(hour.date), time: hour.time },
    );
  });
  // Every day has its hours at the same places: a tile that is pressed before they are drawn is of the asked day.
  const pressHour = useSteadyHandler((at: string): PressedHour | null => {
    const present = now ?? centreNow();
    const day = shown ?? (date.trim() === '' && firstFreeDay(calendarDays(present), availability, present));
    if (!day) return null;
    const hour = { date: day, time: at };
    if (!isOpenHour(hour, present)) return { ...hour, kind: 'past' };
    if (availability && freeCourts(availability, hour) === 0) return { ...hour, kind: 'full' };
    chooseHour(hour);
    return { ...hour, kind: 'chosen' };
  });
  const lookAt = useSteadyHandler((at: string) =>
    onLook?.(at && drawn.day ? { date: drawn.day, time: at } : null),
  );
  const turn = useSteadyHandler((by: -1 | 1): boolean => {
    const open = days.filter((day) => slotsOf(day)[0]);
    const next = shown && open[open.indexOf(shown) + by];
    if (next) chooseDay(next);
    return Boolean(next);
  });

  return (
    <div ref={pickers} css={style} {...hold}>
      <DayPicker
        now={now}
        days={days}
        typed={date}
        error={props.dateError}
        isMarkedRequired={isMarkedRequired}
        chosen={chosen}
        shown={shown}
        availability={availability}
        onType={typeDay}
        onChoose={chooseDay}
        onShortcut={chooseShortcut}
      />
      <div aria-busy={!isDrawn} css={hours}>
        <HourPicker
          now={now}
          day={drawn.day}
          time={isDrawn ? time : drawn.time}
          error={props.timeError}
          isMarkedRequired={isMarkedRequired}
          isFullTold={props.isFullTold ?? false}
          isSpoken={chosen !== null}
          availability={availability}
          onPress={pressHour}
          onTake={chooseHour}
          onTurn={turn}
          onLook={lookAt}
        />
      </div>
    </div>
  );
});

/** While the new day is rendering, the hours offered instead of a full one are still those of the previous day. */
const hours = { '&[aria-busy="true"] [role="status"]': { pointerEvents: 'none' } } as const;

const style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  [theme.media.tablet]: { gap: theme.space(8) },
  alignContent: 'start',
} as const;
