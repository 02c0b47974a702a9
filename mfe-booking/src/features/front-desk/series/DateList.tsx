import { useRef } from 'react';
import { formatLongDay, theme } from 'shared-kernel';
import { Checkbox, Select } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import {
  atHour,
  courtsAt,
  type DecidedDate,
  type Decisions,
  nearestPlace,
  outcomeOf,
  type PlannedDate,
} from '../../../domain/seriesDates';
import { deskStrings } from '../strings';
import { atHourWords, dateStrings as words } from './strings';

type Props<T extends PlannedDate> = {
  readonly decided: readonly DecidedDate<T>[];
  readonly decisions: Decisions;
  readonly onDecide: (decisions: Decisions) => void;
  /** How many dates the button below writes. */
  readonly ready: number;
  /** Of a series that runs: a date that is left out stays as it is, and one that is cancelled needs no other place. */
  readonly isRunning?: boolean;
  readonly isCancelled?: boolean;
  readonly beforeOf?: (date: T) => string;
};

/** The first date that still has something in the way takes the focus; without one, the button that sends the form. */
export function focusUnsolved(list: HTMLElement | null): void {
  const next =
    list?.querySelector<HTMLElement>(':is([data-state=taken], [data-state=closed]) :is(button, select)') ??
    list?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
  next?.focus();
}

/** Fewer dates without a conflict are not folded. */
const fewDates = 3;

/**
 * Every date with its court and what is in the way: those with a conflict first, the others folded. Each can be left out, or get another
 * hour or court of its day.
 */
export function DateList<T extends PlannedDate>(props: Props<T>) {
  const { decided, ready, decisions, onDecide, isRunning = false, isCancelled = false } = props;
  const { unsolved } = outcomeOf(decided);
  const inTheWay = isCancelled ? 0 : unsolved;
  const section = useRef<HTMLElement>(null);

  /** The button that decided about many is gone. */
  function decideAll(decide: () => void) {
    decide();
    section.current?.focus();
  }

  function skip(days: readonly string[], isLeftOut: boolean) {
    const others = decisions.skipped.filter((day) => !days.includes(day));
    onDecide({ ...decisions, skipped: isLeftOut ? [...others, ...days] : others });
  }

  function place(...chosen: readonly (readonly [day: string, to: Place])[]) {
    const places = chosen.map(([day, { hour, court }]) => [day, { hour, court }] as const);
    onDecide({ ...decisions, placed: { ...decisions.placed, ...Object.fromEntries(places) } });
  }

  const waiting = decided.filter(({ isSkipped, date }) => !isSkipped && date.kind !== 'free');
  const proposals = waiting.flatMap(({ planned, date }) => {
    const to = nearestPlace(date);
    return to ? [[planned.day, to] as const] : [];
  });
  const waitingDays = waiting.map(({ planned }) => planned.day);
  // A conflict that is solved stays where it was.
  const isFree = ({ planned, date }: DecidedDate<T>) =>
    isCancelled || (planned.kind === 'free' && date.kind === 'free');
  const free = decided.filter(isFree);
  const keptFree = free.filter(({ isSkipped }) => !isSkipped).map(({ date }) => date);
  const rows = (dates: readonly DecidedDate<T>[]) =>
    dates.length > 0 && (
      <ul css={list}>
        {dates.map((each) => (
          <DateRow
            {...props}
            {...each}
            key={each.planned.day}
            onSkip={(isLeftOut) => skip([each.planned.day], isLeftOut)}
            onPlace={(to) => place([each.planned.day, to])}
            onTake={(to) => {
              place([each.planned.day, to]);
              // The button that was pressed is gone once the list shows it.
              setTimeout(() => focusUnsolved(section.current));
            }}
          />
        ))}
      </ul>
    );
  return (
    <section ref={section} tabIndex={-1} aria-label={words.list} css={{ outlineOffset: theme.space(1) }}>
      <div role="status" css={summary}>
        <strong css={inTheWay > 0 && { color: theme.color.warm }}>
          {inTheWay > 0
            ? words.unsolved(inTheWay)
            : isCancelled && ready > 0
              ? words.cancelled(ready)
              : words.ready(ready)}
        </strong>
        {inTheWay > 1 && (
          <>
            {proposals.length > 1 && (
              <Button size="small" onClick={() => decideAll(() => place(...proposals))}>
                {words.takeAll}
              </Button>
            )}
            <Button size="small" onClick={() => decideAll(() => skip(waitingDays, true))}>
              {words.skipAll(isRunning)}
            </Button>
          </>
        )}
      </div>
      {rows(decided.filter((each) => !isFree(each)))}
      {free.length > fewDates ? (
        <details css={{ borderBlockStart: `1px solid ${theme.color.edge}` }}>
          <summary css={folded}>
            <span>
              {isCancelled
                ? words.cancelled(keptFree.length)
                : words.free(keptFree, free.length - keptFree.length)}
            </span>
          </summary>
          {rows(free)}
        </details>
      ) : (
        rows(free)
      )}
    </section>
  );
}

type RowProps<T extends PlannedDate> = DecidedDate<T> &
  Pick<Props<T>, 'isRunning' | 'isCancelled' | 'beforeOf'> & {
    readonly onSkip: (isLeftOut: boolean) => void;
    readonly onPlace: PlaceProps['onPlace'];
    readonly onTake: PlaceProps['onPlace'];
  };

function DateRow<T extends PlannedDate>(props: RowProps<T>) {
  const {
    planned,
    date,
    isSkipped,
    isRunning = false,
    isCancelled = false,
    beforeOf,
    onSkip,
    onPlace,
    onTake,
  } = props;
  return (
    <li css={row} data-state={isSkipped ? 'skipped' : date.kind}>
      <div css={{ minWidth: 0 }}>
        <strong css={[day, isSkipped && { textDecoration: 'line-through' }]}>
          {formatLongDay(planned.day)}
        </strong>
        {beforeOf && <span css={small}>{beforeOf(date)}</span>}
        {!isCancelled && <State date={date} isSkipped={isSkipped} isRunning={isRunning} onTake={onTake} />}
      </div>
      {date.kind !== 'past' && (
        <Checkbox
          label={isCancelled ? words.keepCancelled : isRunning ? words.keepShort : words.skipShort}
          aria-label={isRunning ? words.keep(planned.day) : words.skip(planned.day)}
          checked={isSkipped}
          onChange={({ target }) => onSkip(target.checked)}
        />
      )}
      {!isSkipped && !isCancelled && <PlaceFields date={date} onPlace={onPlace} />}
    </li>
  );
}

type Place = { readonly hour: number; readonly court: number };
type PlaceProps = { readonly date: PlannedDate; readonly onPlace: (to: Place) => void };

/** Hours and courts that are free on that day, and the present choice where it is not. */
function PlaceFields({ date, onPlace }: PlaceProps) {
  const hours = [...new Set([date.hour, ...date.free.map(({ hour }) => hour)])].sort((a, b) => a - b);
  const free = courtsAt(date, date.hour);
  const courts = [...new Set([date.court, ...free])].sort((a, b) => a - b);
  return (
    <div css={places}>
      <Select
        aria-label={words.hour(date.day)}
        value={String(date.hour)}
        onChange={({ target }) => onPlace(atHour(date, Number(target.value)))}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {atHourWords(hour)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={words.court(date.day)}
        value={String(date.court)}
        onChange={({ target }) => onPlace({ hour: date.hour, court: Number(target.value) })}
      >
        {courts.map((court) => (
          <option key={court} value={court}>
            {deskStrings.court(court)}
          </option>
        ))}
      </Select>
    </div>
  );
}

type StateProps = {
  readonly date: PlannedDate;
  readonly isSkipped: boolean;
  readonly isRunning: boolean;
  readonly onTake: PlaceProps['onPlace'];
};

function State({ date, isSkipped, isRunning, onTake }: StateProps) {
  const nearest = nearestPlace(date);
  if (isSkipped && date.kind !== 'past') {
    return <span css={small}>{isRunning ? words.keepShort : words.skipped}</span>;
  }
  return (
    <span css={state}>
      <span css={{ color: stateColors[date.kind], overflowWrap: 'anywhere' }}>{words.state(date)}</span>
      {(date.kind === 'taken' || date.kind === 'closed') &&
        (nearest ? (
          <Button size="small" onClick={() => onTake(nearest)}>
            {words.take(nearest, date.hour)}
          </Button>
        ) : (
          <span css={small}>{words.full}</span>
        ))}
    </span>
  );
}

const stateColors = {
  free: theme.color.success,
  taken: theme.color.warm,
  closed: theme.color.warm,
  past: theme.color.textMuted,
} as const;

const summary = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(3),
  marginBlockEnd: theme.space(3),
} as const;

const list = { ...theme.unlisted, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.space(2),
  padding: `${theme.space(3)} 0`,
  borderBlockStart: `1px solid ${theme.color.edge}`,
  '&[data-state=taken], &[data-state=closed]': {
    boxShadow: `inset 3px 0 ${theme.color.warm}`,
    paddingInlineStart: theme.space(3),
  },
} as const;

const folded = {
  display: 'list-item',
  paddingBlock: theme.space(3),
  fontWeight: 600,
  cursor: 'pointer',
  [theme.media.hover]: { '&:hover': { color: theme.color.action } },
} as const;

const places = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space(2),
} as const;

const day = { display: 'block', '&::first-letter': { textTransform: 'uppercase' } } as const;
const small = { ...theme.type.small, display: 'block', color: theme.color.textMuted } as const;
const state = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(2),
  marginBlockStart: theme.space(1),
} as const;
