import { type KeyboardEvent, type RefObject, startTransition, useEffect, useState } from 'react';
import { theme } from 'shared-kernel';
import { useSteadyHandler } from '../useSteadyHandler';
import { DayTile } from './DayTile';
import { stepOf } from './gridKeys';
import { dayStrings } from './strings';

const daysInView = 7;
/** Room for the ring of a day in focus. */
const ringPx = 4;

type Props = {
  readonly list: RefObject<HTMLUListElement | null>;
  /** In order; empty until the page knows the present day. */
  readonly days: readonly string[];
  readonly today: string | null;
  /** The day whose hours are shown. */
  readonly shown: string | null;
  readonly chosen: string | null;
  readonly stateOf: (day: string) => string;
  readonly onChoose: (day: string) => void;
};

/** The days to come, a week in view: swiped, scrolled, or walked through by keys. */
export function WeekStrip({ list, days, today, shown, chosen, stateOf, onChoose }: Props) {
  // Two months in one frame would keep a slow phone from answering: the days after the next week follow it.
  const [isWhole, setIsWhole] = useState(false);
  const isKnown = days.length > 0;
  useEffect(() => {
    if (isKnown) startTransition(() => setIsWhole(true));
  }, [isKnown]);
  const drawn = isWhole ? days : days.slice(0, 2 * daysInView);
  // Wherever a day was chosen meanwhile, the next key begins there.
  const [visited, setVisited] = useState({ day: shown, from: shown });
  const visit = useSteadyHandler((day: string) => setVisited({ day, from: shown }));
  const last = visited.from === shown ? visited.day : null;
  const tabStop = [last, shown].find((day) => day !== null && drawn.includes(day)) ?? drawn[0];

  useEffect(() => {
    if (shown === null) return;
    // With the frame that shows it: measured at once, the page would be laid out twice.
    const frame = requestAnimationFrame(() => bringIntoView(list.current, drawn.indexOf(shown)));
    return () => cancelAnimationFrame(frame);
  }, [list, shown, drawn]);

  function walk(event: KeyboardEvent<HTMLUListElement>) {
    const buttons = Array.from(event.currentTarget.querySelectorAll('button'));
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = stepOf(
      event.key,
      index,
      buttons.map((_, at) => ({ left: at, top: 0 })),
    );
    if (index < 0 || step === null) return;
    event.preventDefault();
    const aim = step.kind === 'to' ? step.index : index + step.by * daysInView;
    const next = Math.max(0, Math.min(aim, buttons.length - 1));
    bringIntoView(list.current, next);
    buttons[next]?.focus({ preventScroll: true });
  }

  return (
    <ul
      ref={list}
      aria-label={dayStrings.list}
      css={strip}
      // Before a key leads to the last day.
      onFocus={() => setIsWhole(isKnown)}
      onKeyDown={walk}
    >
      {days.length === 0
        ? Array.from({ length: daysInView }, (_, index) => (
            <li key={index} aria-hidden="true" css={waiting} />
          ))
        : drawn.map((day) => (
            <li key={day}>
              <DayTile
                day={day}
                isToday={day === today}
                isShown={day === shown}
                isChosen={day === chosen}
                state={stateOf(day)}
                isTabStop={day === tabStop}
                onPress={onChoose}
                onVisit={visit}
              />
            </li>
          ))}
    </ul>
  );
}

/** It scrolls sideways only, and the page itself does not move. */
function bringIntoView(list: HTMLUListElement | null, index: number) {
  const item = list?.children[index];
  if (!list || !(item instanceof HTMLElement)) return;
  const left = item.offsetLeft - ringPx;
  const right = item.offsetLeft + item.offsetWidth + ringPx;
  if (left < list.scrollLeft) list.scrollLeft = left;
  else if (right > list.scrollLeft + list.clientWidth) list.scrollLeft = right - list.clientWidth;
}

const strip = {
  ...theme.unlisted,
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `max(2.5rem, calc((100% - ${theme.space(6)}) / ${daysInView}))`,
  gap: theme.space(1),
  padding: ringPx,
  marginInline: -ringPx,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPadding: ringPx,
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  [theme.media.still]: { scrollBehavior: 'auto' },
  '& > li': { scrollSnapAlign: 'start' },
  // Two months are much to lay out at once: the days beyond the next week are, when they come near.
  [`& > li:nth-of-type(n + ${2 * daysInView + 1})`]: {
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 5.25rem',
    // The focus ring of a day is outside it.
    overflowClipMargin: '0.5rem',
  },
} as const;

const waiting = {
  minHeight: '5.25rem',
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
} as const;
