import { useEffect, useRef, useState } from 'react';
import { formatLongDay, paths, theme, useCentreRules } from 'shared-kernel';
import { slotsOf } from 'shared-kernel/courts';
import { useEscape } from 'shared-kernel/escape';
import { useQuery } from 'shared-kernel/hydration';
import { Navigate } from 'shared-kernel/router';
import { EmptyState, useIsOnline } from 'shared-kernel/states';
import { addDays, centreDay, centreTime } from 'shared-kernel/time';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { isHour } from 'shared-kernel/upcoming';
import type { DeskReservation } from '../../../data/desk';
import { deskDraft, draftedHour, draftedPlace, placeKey, startLine } from '../../../data/deskDraft';
import { type DeskCell, deskDay } from '../../../domain/deskDay';
import { WarmCard } from '../../../ui/WarmCard';
import { BookDialog } from '../booking/BookDialog';
import { DetailsDialog } from '../booking/DetailsDialog';
import { MoveDialog, setMovedReservation, useMovedReservation } from '../booking/MoveDialog';
import { DeskFeed, ExportList, WaitDialog } from '../lateParts';
import { troubleStrings } from '../strings';
import {
  cellsId,
  dayTitleId,
  focusBooking,
  focusCells,
  showHour,
  useFocusedCell,
  usePageKeys,
} from '../ui/cellFocus';
import { DeskLoading, DeskTrouble, kindOf } from '../ui/DeskTrouble';
import { highWindow, keepClear } from '../ui/keepClear';
import { useCourts } from '../ui/useCourts';
import { useDeskDays } from '../ui/useDeskDays';
import { useDeskNow } from '../ui/useDeskNow';
import { useHold } from '../ui/useHeld';
import { useIsWide } from '../ui/useIsWide';
import { dayParameter, type OpenedCell, useOpenDay, useOpenedCell } from '../ui/useOpenDay';
import { ClosedDialog } from './ClosedDialog';
import { DayByHour } from './DayByHour';
import { DayChoice } from './DayChoice';
import { DayGrid } from './DayGrid';
import { dayStrings as words } from './strings';
import { useCellDrag } from './useCellDrag';

/** Who plays on a day, by hour and court, and what the desk does with it. */
export function DayPanel() {
  const now = useDeskNow();
  const asked = useQuery().get(dayParameter) ?? '';
  const openDay = useOpenDay();
  const focusedCell = useFocusedCell();
  const today = now && centreDay(now);
  const isDay = isHour({ date: asked, time: '10:00' });
  const day = isDay ? asked : (today ?? '');
  const open = (other: string, at?: OpenedCell) => openDay(other === today ? null : other, at);
  const [moved] = useMovedReservation();
  const place = useRef<HTMLDivElement>(null);
  // A month that is open over the day has its own.
  useEscape(place, () => moved && !place.current?.querySelector('[role=dialog]') && stopMoving(moved));
  usePageKeys((days) => open(addDays(day, days), focusedCell.current));
  if (now === null || today === null) return <DeskLoading />;
  // The address contains the shown day.
  if (asked !== '' && !isDay) return <Navigate to={paths.frontDesk()} replace />;
  return (
    <div ref={place} css={panel}>
      <DayChoice day={day} today={today} onOpen={open} />
      <SectionTitle id={dayTitleId} tabIndex={-1} aria-live="polite" css={title}>
        {formatLongDay(day)}
      </SectionTitle>
      <Day key={day} day={day} now={now} focusedCell={focusedCell.current} />
      <Stack direction="row" gap={3}>
        <ExportList day={day} />
        <DeskFeed />
      </Stack>
    </div>
  );
}

function stopMoving({ id }: DeskReservation) {
  setMovedReservation(null);
  focusBooking(id);
}

type Place = Pick<DeskCell, 'hour' | 'court'>;
type Opened =
  /** `offered`: to whom the court is offered, who has not read of it. */
  | { readonly kind: 'book'; readonly place: Place; readonly offered?: DeskReservation }
  | { readonly kind: 'wait'; readonly hour: number }
  | { readonly kind: 'move'; readonly reservation: DeskReservation; readonly place: Place }
  | { readonly kind: 'cell'; readonly cell: DeskCell };

function hourOf(opened: Opened): number {
  if (opened.kind === 'wait') return opened.hour;
  return (opened.kind === 'cell' ? opened.cell : opened.place).hour;
}

type DayProps = {
  readonly day: string;
  readonly now: Date;
  readonly focusedCell: OpenedCell | undefined;
};

function Day({ day, now, focusedCell }: DayProps) {
  const [opened, setOpened] = useState<Opened | null>(() => {
    const place = draftedPlace(day);
    if (place) return { kind: 'book', place };
    const hour = draftedHour();
    return hour === null ? null : { kind: 'wait', hour };
  });
  const [moved, setMoved] = useMovedReservation();
  const drag = useCellDrag((reservation, place) => setOpened({ kind: 'move', reservation, place }));
  useHold(drag.isDragging);
  const { listed, trouble, isHeld, askAgain } = useDeskDays(day, day);
  const isOnline = useIsOnline();
  const isWide = useIsWide();
  const rules = useCentreRules();
  const { courts, courtName } = useCourts();
  const openedCell = useOpenedCell();
  const close = () => setOpened(null);
  const last = useRef<Opened>(null);
  useEffect(() => {
    if (opened) last.current = opened;
    if (opened || isHeld) return;
    // The button of a phone's list that has opened a window may be gone with what that changed.
    if (last.current && document.activeElement === document.body) focusCells(hourOf(last.current));
    last.current = null;
  }, [opened, isHeld]);

  const slots = slotsOf(day);
  // Where a key has opened the day, the next keys find its cells before the list has come.
  const isAwaited = !listed && !trouble && isWide && openedCell !== undefined && slots.length > 0;
  const isShown = listed !== null || isAwaited;
  const hasFailed = listed === null && trouble !== null;
  useEffect(() => {
    if (!isShown && !hasFailed) return;
    if (openedCell === undefined) showHour(isWide, focusedCell?.hour);
    else focusCells(openedCell.hour);
  }, [isShown, hasFailed, openedCell]);

  if (!isShown) {
    return <div>{trouble ? <DeskTrouble trouble={trouble} onRetry={askAgain} /> : <DeskLoading />}</div>;
  }

  const { reservations, closures } = listed ?? { reservations: [], closures: [] };
  const grid = deskDay({ day, slots, courts, reservations, closures, isLoading: isAwaited, now });
  const today = centreDay(now);
  const games = reservations.length;
  const players = reservations.reduce((sum, booked) => sum + booked.players, 0);
  const at = (wanted: number) => grid.rows.find(({ hour }) => hour === wanted);
  const besideOf = (place: Place) => reservations.filter(({ hour }) => hour === place.hour);
  const view = {
    day,
    grid,
    courtName,
    presentHour: day === today ? Number.parseInt(centreTime(now), 10) : null,
    first: openedCell ?? focusedCell,
    isMoving: moved !== null,
    movedCourt: moved?.court,
    isNoting: moved === null && day <= today,
    onOpen: (cell: DeskCell) => {
      if (moved) return setOpened({ kind: 'move', reservation: moved, place: cell });
      if (cell.state !== 'free') return setOpened({ kind: 'cell', cell });
      // What was typed for a cell of another day, and left by a reload.
      deskDraft.forget();
      setOpened({ kind: 'book', place: cell });
    },
    onWait: (hour: number) => {
      startLine({ day, hour });
      setOpened({ kind: 'wait', hour });
    },
  };

  return (
    <section id={cellsId} aria-label={words.caption(day)} css={{ display: 'contents' }}>
      <p role="status" css={{ color: theme.color.textMuted }}>
        {listed && words.summary(games, players)}
      </p>
      {/* Notices keep away from one another, and from the banner of a move (the frame's standClear). */}
      <div
        ref={isWide ? undefined : keepHoursClear}
        role="status"
        data-at={moved ? 'top' : undefined}
        css={[{ '&:empty': { position: 'absolute' } }, moved && inSight]}
      >
        {listed && trouble && (
          <WarmCard>
            <p>{troubleStrings.stale(listed.at, kindOf(trouble, isOnline) === 'offline')}</p>
          </WarmCard>
        )}
        {moved && (
          <div css={moving}>
            <p>{words.moving(moved, day)}</p>
            <Button size="small" onClick={() => stopMoving(moved)}>
              {words.stopMoving}
            </Button>
          </div>
        )}
      </div>
      {grid.rows.length === 0 ? (
        <EmptyState title={words.closed(rules?.exceptions.find((other) => other.day === day)?.note ?? '')} />
      ) : isWide ? (
        <DayGrid {...view} drag={drag} />
      ) : (
        <DayByHour {...view} />
      )}
      {opened?.kind === 'book' && (
        <BookDialog
          place={{ day, ...opened.place }}
          free={at(opened.place.hour)?.free ?? []}
          beside={besideOf(opened.place)}
          offered={opened.offered}
          onClose={close}
        />
      )}
      {opened?.kind === 'wait' && (
        <WaitDialog
          day={day}
          hour={opened.hour}
          onFree={(place) => setOpened({ kind: 'book', place })}
          onClose={close}
        />
      )}
      {opened?.kind === 'move' && (
        <MoveDialog
          reservation={opened.reservation}
          place={{ day, ...opened.place }}
          free={at(opened.place.hour)?.free ?? []}
          beside={besideOf(opened.place)}
          onClose={close}
          onMoved={() => {
            setMoved(null);
            close();
          }}
        />
      )}
      {opened?.kind === 'cell' && opened.cell.closure && (
        <ClosedDialog day={day} cell={opened.cell} onClose={close} />
      )}
      {opened?.kind === 'cell' && opened.cell.reservation && (
        <DetailsDialog
          reservation={opened.cell.reservation}
          today={today}
          onClose={close}
          onTake={(offered, isOver = false) => {
            deskDraft.forget();
            if (!isOver) return setOpened({ kind: 'book', place: offered, offered });
            // Its time is over: the person is booked anew, if the court is free.
            const { name, phone, email, players } = offered;
            deskDraft.keep({ place: placeKey(offered), name, phone, email, players: String(players) });
            setOpened({ kind: 'book', place: offered });
          }}
          onMove={(reservation) => {
            setMoved(reservation);
            close();
          }}
        />
      )}
    </section>
  );
}

/** The choice of the day, the day and how many play in one line; below it all else. */
const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  '& > div, & > section > :not(p)': { flex: '0 0 100%', minWidth: 0 },
  '@media print': {
    display: 'block',
    '& > h2, & > section > p': { display: 'inline', marginInlineEnd: theme.space(4) },
  },
} as const;

/** Low, because it stays in sight above the hours. */
const moving = {
  ...theme.type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(1)} ${theme.space(4)}`,
  padding: `${theme.space(1)} ${theme.space(3)}`,
  border: `1px solid ${theme.color.warm}`,
  borderRadius: theme.radius,
  background: theme.color.warmTint,
  overflowWrap: 'anywhere',
} as const;

/** The page scrolls the hour that has the focus below the banner of a move. */
const keepHoursClear = (banner: HTMLElement | null) =>
  banner
    ? keepClear(banner, document.documentElement, 'Top', `${theme.headerHeight} + ${theme.space(4)}`)
    : undefined;

/** On a phone, where the hours go on below the first screen. */
const inSight = {
  [`${highWindow} and (max-width: 47.99rem)`]: {
    position: 'sticky',
    top: theme.headerHeight,
    zIndex: 1,
    background: theme.color.ground,
  },
} as const;

const title = {
  ...theme.type.title3,
  fontSize: '1.375rem',
  margin: 0,
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
