import { useEffect, useState } from 'react';
import { formatLongDay, paths, theme, useCentreRules } from 'shared-kernel';
import { slotsOf } from 'shared-kernel/courts';
import { useQuery } from 'shared-kernel/hydration';
import { Navigate } from 'shared-kernel/router';
import { EmptyState, useIsOnline } from 'shared-kernel/states';
import { centreDay, centreTime } from 'shared-kernel/time';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { isHour } from 'shared-kernel/upcoming';
import type { DeskReservation } from '../../../data/desk';
import { deskDraft, draftedPlace } from '../../../data/deskDraft';
import { type DeskCell, deskDay } from '../../../domain/deskDay';
import { WarmCard } from '../../../ui/WarmCard';
import { BookDialog } from '../booking/BookDialog';
import { DetailsDialog } from '../booking/DetailsDialog';
import { MoveDialog, useMovedReservation } from '../booking/MoveDialog';
import { DeskFeed, ExportList } from '../export/lateFiles';
import { deskStrings, troubleStrings } from '../strings';
import { cellsId, focusCells, showPresentHour, useFocusedHour } from '../ui/cellFocus';
import { DeskLoading, DeskTrouble, kindOf } from '../ui/DeskTrouble';
import { useCourts } from '../ui/useCourts';
import { useDeskDays } from '../ui/useDeskDays';
import { useDeskNow } from '../ui/useDeskNow';
import { useIsWide } from '../ui/useIsWide';
import { dayParameter, useOpenDay, useOpenedHour } from '../ui/useOpenDay';
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
  const focusedHour = useFocusedHour();
  if (now === null) return <DeskLoading />;
  const today = centreDay(now);
  const isDay = isHour({ date: asked, time: '10:00' });
  // The address contains the shown day.
  if (asked !== '' && !isDay) return <Navigate to={paths.frontDesk()} replace />;
  const day = isDay ? asked : today;
  return (
    <div css={panel}>
      <DayChoice day={day} today={today} onOpen={(other) => openDay(other === today ? null : other)} />
      <SectionTitle aria-live="polite" css={title}>
        {formatLongDay(day)}
      </SectionTitle>
      <Day key={day} day={day} now={now} focusedHour={focusedHour.current} />
      <Stack direction="row" gap={3}>
        <ExportList day={day} />
        <DeskFeed />
      </Stack>
    </div>
  );
}

type Place = Pick<DeskCell, 'hour' | 'court'>;
type Opened =
  | { readonly kind: 'book'; readonly place: Place }
  | { readonly kind: 'move'; readonly reservation: DeskReservation; readonly place: Place }
  | { readonly kind: 'cell'; readonly cell: DeskCell };

type DayProps = { readonly day: string; readonly now: Date; readonly focusedHour: number | undefined };

function Day({ day, now, focusedHour }: DayProps) {
  const [opened, setOpened] = useState<Opened | null>(() => {
    const place = draftedPlace(day);
    return place && { kind: 'book', place };
  });
  const [moved, setMoved] = useMovedReservation();
  const drag = useCellDrag((reservation, place) => setOpened({ kind: 'move', reservation, place }));
  const { listed, trouble, askAgain } = useDeskDays(day, day, opened !== null || drag.isDragging);
  const isOnline = useIsOnline();
  const isWide = useIsWide();
  const rules = useCentreRules();
  const { courts, courtName } = useCourts();
  const openedHour = useOpenedHour();
  const close = () => setOpened(null);

  const isListed = listed !== null;
  useEffect(() => {
    if (!isListed) return;
    if (openedHour === undefined) showPresentHour();
    else focusCells(openedHour);
  }, [isListed, openedHour]);

  if (!listed) {
    return <div>{trouble ? <DeskTrouble trouble={trouble} onRetry={askAgain} /> : <DeskLoading />}</div>;
  }

  const grid = deskDay({ day, slots: slotsOf(day), courts, ...listed, now });
  const games = listed.reservations.length;
  const players = listed.reservations.reduce((sum, booked) => sum + booked.players, 0);
  const at = (wanted: number) => grid.rows.find(({ hour }) => hour === wanted);
  const besideOf = (place: Place) => listed.reservations.filter(({ hour }) => hour === place.hour);
  const view = {
    day,
    grid,
    courtName,
    presentHour: day === centreDay(now) ? Number.parseInt(centreTime(now), 10) : null,
    firstHour: openedHour ?? focusedHour,
    isMoving: moved !== null,
    onOpen: (cell: DeskCell) => {
      if (moved) return setOpened({ kind: 'move', reservation: moved, place: cell });
      if (cell.state !== 'free') return setOpened({ kind: 'cell', cell });
      // What was typed for a cell of another day, and left by a reload.
      deskDraft.forget();
      setOpened({ kind: 'book', place: cell });
    },
  };

  return (
    <section id={cellsId} aria-label={words.caption(day)} css={{ display: 'contents' }}>
      <p role="status" css={{ color: theme.color.textMuted }}>
        {words.summary(games, players)}
      </p>
      <div role="status" css={{ '&:empty': { position: 'absolute' } }}>
        {trouble && (
          <WarmCard>
            <p>{troubleStrings.stale(listed.at, kindOf(trouble, isOnline) === 'offline')}</p>
          </WarmCard>
        )}
        {moved && (
          <WarmCard>
            <p>{words.moving(moved.name || deskStrings.forgotten, deskStrings.place(moved))}</p>
            <Button size="small" css={{ justifySelf: 'start' }} onClick={() => setMoved(null)}>
              {words.stopMoving}
            </Button>
          </WarmCard>
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
          today={centreDay(now)}
          onClose={close}
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

const title = {
  ...theme.type.title3,
  fontSize: '1.375rem',
  margin: 0,
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
