import { memo, useRef } from 'react';
import { centreRules, theme } from 'shared-kernel';
import { type Availability, bookingWindow, slots } from 'shared-kernel/courts';
import { DateField } from 'shared-kernel/date-field';
import { RequiredMark } from 'shared-kernel/forms';
import { centreDay } from 'shared-kernel/time';
import { Button, SectionTitle } from 'shared-kernel/ui';
import { dayShortcuts, type ShortcutName } from '../../domain/dayShortcuts';
import { isFullDay } from '../../domain/firstFreeDay';
import { dayStrings, hourStrings } from './strings';
import { useScrollEnds } from './useScrollEnds';
import { WeekStrip } from './WeekStrip';
import { WeekTurn } from './WeekTurn';

type Props = {
  readonly now: Date | null;
  /** Every day that can be booked, 'yyyy-MM-dd'. */
  readonly days: readonly string[];
  /** The day as the visitor typed it, and its error. */
  readonly typed: string;
  readonly error: string | undefined;
  readonly isMarkedRequired: boolean;
  /** The chosen day, and the day whose hours are shown: 'yyyy-MM-dd'. */
  readonly chosen: string | null;
  readonly shown: string | null;
  readonly availability: Availability | null;
  readonly onType: (text: string) => void;
  readonly onChoose: (day: string) => void;
  readonly onShortcut: (name: ShortcutName) => void;
};

/** The day: one tap for those most asked for, a week in view, any other typed or from the month. */
export const DayPicker = memo(function DayPicker(props: Props) {
  const { now, days, typed, error, chosen, shown, availability, onType, onChoose, onShortcut } = props;
  const today = now && centreDay(now);
  const open = now && bookingWindow(now);
  const list = useRef<HTMLUListElement>(null);
  const ends = useScrollEnds(list, days.length);
  const stateOf = (day: string) =>
    centreRules.getState()?.closedInWords(day) ||
    (now && availability && isFullDay(day, availability, now) ? hourStrings.full : '');

  return (
    <section aria-label={dayStrings.region} css={region}>
      <div css={head}>
        <div css={titleRow}>
          <SectionTitle css={title}>{dayStrings.region}</SectionTitle>
          {props.isMarkedRequired && <RequiredMark />}
        </div>
        <div css={shortcuts}>
          {shortcutsAt(now).map(({ name, day }) => (
            <Button
              key={name}
              size="small"
              css={[shortcut, day === null && name === 'tonight' && goneWithLastHour]}
              onClick={() => onShortcut(name)}
            >
              {dayStrings.shortcuts[name]}
            </Button>
          ))}
        </div>
        <div css={turns}>
          <WeekTurn name={dayStrings.earlier} direction={-1} list={list} isAtEnd={ends.isAtStart} />
          <DateField
            label={dayStrings.date}
            isCompact
            value={typed}
            error={error}
            today={today}
            first={open?.first}
            last={open?.last}
            calendarLabel={dayStrings.calendar}
            calendarSide="right"
            onChange={onType}
          />
          <WeekTurn name={dayStrings.later} direction={1} list={list} isAtEnd={ends.isAtEnd} />
        </div>
      </div>
      <WeekStrip
        list={list}
        days={days}
        today={today}
        shown={shown}
        chosen={chosen}
        stateOf={stateOf}
        onChoose={onChoose}
      />
    </section>
  );
});

const names: readonly ShortcutName[] = ['tonight', 'tomorrow', 'saturday', 'sunday'];

/** Before the page knows the day, all shortcuts are visible. « Ce soir » disappears after the last hour. */
function shortcutsAt(now: Date | null) {
  return now
    ? dayShortcuts(now).filter(({ day }) => day !== null)
    : names.map((name) => ({ name, day: null }));
}

const region = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(3) } as const;

const head = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  [theme.media.tablet]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 19rem)',
    alignItems: 'start',
  },
} as const;

/** On a phone no visible label names the days, so a screen reader reads one. */
const titleRow = {
  display: 'grid',
  alignContent: 'center',
  minHeight: '3rem',
  '@media (max-width: 47.99rem)': { position: 'absolute', clipPath: 'inset(50%)' },
} as const;

const title = { ...theme.type.title3, margin: 0 } as const;

/** On the narrowest phone the date has a line of its own. */
const turns = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.space(2),
  '@media (max-width: 21.99rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { gridColumn: '1 / -1', order: -1 },
    '& > button': { width: 'auto' },
  },
  [theme.media.tablet]: { position: 'static' },
} as const;

/** Two in a row if four do not fit, so that no shortcut is alone in a row. */
const shortcuts = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  gap: theme.space(2),
  minHeight: '3rem',
  '@media (min-width: 22rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))' },
  [theme.media.tablet]: { display: 'flex', flexWrap: 'wrap' },
} as const;

const shortcut = {
  paddingInline: theme.space(2),
  [theme.media.tablet]: { paddingInline: theme.space(3) },
} as const;

/** By the centre's hour, which the shell's loader writes at the root of the document before anything is drawn. */
const goneWithLastHour = { [`html[data-hour="${slots.at(-1)?.slice(0, 2)}"] &`]: { display: 'none' } };
