import { memo, startTransition, useState } from 'react';
import { centreRules, theme } from 'shared-kernel';
import {
  type Availability,
  allSlots,
  bookingWindow,
  freeCourts,
  type Hour,
  isSlot,
  nearestHours,
  openSlots,
  slots,
  slotsOf,
} from 'shared-kernel/courts';
import { FieldError, RequiredMark } from 'shared-kernel/forms';
import { centreDay } from 'shared-kernel/time';
import { SectionTitle, VisuallyHidden } from 'shared-kernel/ui';
import { sameHourLater } from '../../domain/sameHourLater';
import { AtTheCentre } from '../centre/AtTheCentre';
import { useSteadyHandler } from '../useSteadyHandler';
import { WarmCard } from '../WarmCard';
import { HourTile } from './HourTile';
import { NearestHours } from './NearestHours';
import { firstOfEvening } from './showEvening';
import { hourStrings, shortDay } from './strings';
import { useHourFocus } from './useHourFocus';

/** The answer to the press of an hour. */
export type PressedHour = Hour & { readonly kind: 'chosen' | 'full' | 'past' };

type Props = {
  readonly now: Date | null;
  /** The shown day, 'yyyy-MM-dd'; null before hydration, and while the typed date is invalid. */
  readonly day: string | null;
  /** The hour that is chosen on whatever day is on show, or nothing. */
  readonly time: string;
  readonly error: string | undefined;
  readonly isMarkedRequired: boolean;
  readonly availability: Availability | null;
  /** True if another text explains what to do about the chosen hour, which is now full. */
  readonly isFullTold: boolean;
  /** Whether the free courts are announced: a page does not announce them when it opens. */
  readonly isSpoken: boolean;
  /** A tile was pressed; null if its day is unknown. */
  readonly onPress: (time: string) => PressedHour | null;
  /** One of the nearest hours was taken instead of a full one. */
  readonly onTake: (hour: Hour) => void;
  /** A key requests the day before or after; returns whether there is one. */
  readonly onTurn: (by: -1 | 1) => boolean;
  /** An hour is looked at: pointed at, or in focus. */
  readonly onLook: (time: string) => void;
};

/** A morning of two hours, an afternoon and an evening of six, or as the manager of the centre has set them. */
const partsOf = (times: readonly string[]) =>
  [
    { name: hourStrings.morning, from: '' },
    { name: hourStrings.afternoon, from: '12:00' },
    { name: hourStrings.evening, from: firstOfEvening },
  ].map(({ name, from }, index, all) => {
    const end = all[index + 1]?.from;
    return { name, times: times.filter((time) => time >= from && (end === undefined || time < end)) };
  });

/**
 * The hours of a day, each with its courts. Every day has the hours of all days, so that no hour moves under a finger when the
 * day changes. Past and closed ones say so when they are pressed; a full one leads to the nearest free hours.
 */
export const HourPicker = memo(function HourPicker(props: Props) {
  const { now, day, time, error, availability, isFullTold, isSpoken, onPress, onTake, onTurn, onLook } =
    props;
  const [visited, setVisited] = useState<string | null>(null);
  const [pressed, setPressed] = useState<PressedHour | null>(null);

  // Before the page knows the time, all hours are visible.
  const rules = centreRules.getState();
  const parts = partsOf(allSlots());
  const games: readonly string[] = day ? slotsOf(day) : slots;
  const open: readonly string[] = now ? hoursOf(day, now) : [];
  const isClosed = now !== null && open.length === 0;
  const focus = useHourFocus({ day, time, count: open.length }, onTurn);
  const freeAt = (slot: string) =>
    day && availability && open.includes(slot) ? freeCourts(availability, { date: day, time: slot }) : null;
  const tabStop = [visited, time].find((slot) => slot !== null && open.includes(slot)) ?? open[0] ?? slots[0];
  // The chosen hour may have filled up meanwhile, or be full on another day.
  const answer = pressed?.date === day && pressed.time !== time ? pressed : null;
  const fullTime = answer?.kind === 'full' ? answer.time : freeAt(time) === 0 ? time : null;
  const shownFull = fullTime !== null && freeAt(fullTime) === 0 ? fullTime : null;
  const isDayFull = open.length > 0 && open.every((slot) => freeAt(slot) === 0);
  const closed = isClosed ? whyClosed(day, centreDay(now)) : day && rules?.closedHours(day);
  const chosenGone = isSlot(time) && open.length > 0 && !open.includes(time) ? time : null;
  const gone = answer?.kind === 'past' ? answer.time : chosenGone;

  /** The offered hours disappear with it. */
  function take(hour: Hour) {
    focus.goTo(hour.time);
    setPressed(null);
    onTake(hour);
  }

  const press = useSteadyHandler((slot: string) => {
    // At once: the next key may leave the hours.
    setVisited(slot);
    const next = onPress(slot);
    const isClosing = next?.kind === 'full' && pressed?.date === next.date && pressed.time === next.time;
    setPressed(isClosing ? null : next);
  });

  const look = useSteadyHandler((slot: string) =>
    // A finger looks and presses at once: the press comes first.
    startTransition(() => {
      setVisited(slot);
      onLook(slot);
    }),
  );

  return (
    <section aria-label={hourStrings.region} css={region}>
      <div css={head}>
        <SectionTitle css={title}>{hourStrings.region}</SectionTitle>
        <p css={{ '&::first-letter': { textTransform: 'uppercase' } }}>{day ? shortDay(day) : '\u00a0'}</p>
        {props.isMarkedRequired && <RequiredMark />}
      </div>
      <VisuallyHidden>
        <p role="status">
          {isSpoken &&
            day &&
            now &&
            availability &&
            open.length > 0 &&
            hourStrings.summary(day, open.filter((slot) => freeAt(slot) !== 0).length)}
        </p>
      </VisuallyHidden>
      <p id="hour-keys" hidden>
        {hourStrings.keys}
      </p>
      <ul
        {...focus.onList}
        aria-describedby="hour-keys"
        aria-busy={!availability}
        data-invalid={error ? true : undefined}
        css={dayParts}
        onPointerLeave={() => onLook('')}
        onBlur={({ currentTarget, relatedTarget }) => {
          focus.onList.onBlur();
          if (!currentTarget.contains(relatedTarget)) onLook('');
        }}
      >
        {!isClosed &&
          parts.map((part) => (
            <li key={part.name}>
              {part.times.length > 0 && <h3 css={partTitle}>{part.name}</h3>}
              <ul aria-label={part.name} css={grid}>
                {part.times.map((slot) => (
                  <li key={slot}>
                    <HourTile
                      time={slot}
                      free={freeAt(slot)}
                      isPast={now !== null && !open.includes(slot)}
                      isClosed={now !== null && !games.includes(slot)}
                      isChosen={slot === time}
                      isOpen={slot === shownFull}
                      isTabStop={slot === tabStop}
                      onPress={press}
                      onLook={look}
                    />
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <div role="status">
        {closed && <p>{closed}</p>}
        {gone && (
          <WarmCard>
            {games.includes(gone) ? hourStrings.isGone(gone) : rules?.whyClosed(day ?? '', gone)}
          </WarmCard>
        )}
        {(shownFull || isDayFull) && !(isFullTold && shownFull === time) && day && now && availability && (
          <WarmCard>
            <p>{shownFull ? hourStrings.isFull(shownFull) : hourStrings.dayFull}</p>
            <NearestHours
              hours={nearestHours(
                availability,
                { date: day, time: shownFull ?? open.at(-1) ?? slots[0] },
                now,
              )}
              later={shownFull ? sameHourLater(availability, { date: day, time: shownFull }, now) : []}
              day={day}
              onChoose={take}
            />
          </WarmCard>
        )}
      </div>
      {shownFull && day && (
        <AtTheCentre part="WaitForHour" date={day} time={shownFull} isPressed={answer !== null} />
      )}
    </section>
  );
});

function whyClosed(day: string | null, today: string): string {
  const rules = centreRules.getState();
  if (day === null) return hourStrings.dayUnread;
  if (day >= today && slotsOf(day).length === 0) return rules?.whyClosed(day) ?? '';
  if (day === today) return hourStrings.dayOver;
  return day < today ? hourStrings.dayPast : hourStrings.dayClosed;
}

/** None outside of the window or for an invalid day: an hour that cannot be booked must not look free. */
function hoursOf(day: string | null, now: Date) {
  return day === null || day > bookingWindow(now).last ? [] : openSlots(day, now);
}

const region = {
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
} as const;

const large = '@container (max-width: 17rem)';

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space(3),
  color: theme.color.textMuted,
} as const;

const title = { ...theme.type.title3, margin: 0, color: theme.color.text } as const;

/** Side by side, in three rows that one look takes in; in large letters on a phone, one below the other. */
const dayParts = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(2),
  gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(0, 2fr))',
  [theme.media.tablet]: { gap: theme.space(3) },
  [large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const partTitle = {
  ...theme.type.label,
  marginBottom: theme.space(1),
  fontSize: 'min(0.9375rem, 4.2vw)',
  letterSpacing: 0,
  color: theme.color.textMuted,
} as const;

/** As many columns as the part has rows of three. */
const grid = {
  ...theme.unlisted,
  display: 'grid',
  gap: theme.space(1),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  'li:first-of-type > &': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.media.tablet]: { gap: theme.space(2) },
  [large]: { '&&&': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 3.5rem), 1fr))' } },
} as const;
