import { useState } from 'react';
import { formatLongDay, paths, theme, useCentreRules } from 'shared-kernel';
import { slotsOf, useCentreNow } from 'shared-kernel/courts';
import { useQuery } from 'shared-kernel/hydration';
import { Navigate } from 'shared-kernel/router';
import { EmptyState, useIsOnline } from 'shared-kernel/states';
import { centreDay, centreTime } from 'shared-kernel/time';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { isHour } from 'shared-kernel/upcoming';
import type { DeskReservation } from '../../../data/desk';
import { deskDraft } from '../../../data/deskDraft';
import { type DeskCell, deskDay } from '../../../domain/deskDay';
import { WarmCard } from '../../../ui/WarmCard';
import { BookDialog } from '../booking/BookDialog';
import { DetailsDialog } from '../booking/DetailsDialog';
import { draftedPlace } from '../booking/draftedPlace';
import { MoveDialog } from '../booking/MoveDialog';
import { DeskFeed, ExportList } from '../export/lateFiles';
import { deskStrings, troubleStrings } from '../strings';
import { DeskLoading, DeskTrouble, kindOf } from '../ui/DeskTrouble';
import { useMovedReservation } from '../ui/moving';
import { useCourts } from '../ui/useCourts';
import { useDeskDays } from '../ui/useDeskDays';
import { useIsWide } from '../ui/useIsWide';
import { dayParameter, useOpenDay } from '../ui/useOpenDay';
import { ClosedDialog } from './ClosedDialog';
import { DayByHour } from './DayByHour';
import { DayChoice } from './DayChoice';
import { DayGrid } from './DayGrid';
import { dayStrings as words } from './strings';
import { useCellDrag } from './useCellDrag';

/** Who plays on a day, by hour and court, and what the desk does with it. */
export function DayPanel() {
  const now = useCentreNow();
  const asked = useQuery().get(dayParameter) ?? '';
  const openDay = useOpenDay();
  if (now === null) return null;
  const today = centreDay(now);
  const isDay = isHour({ date: asked, time: '10:00' });
  // The address contains the shown day.
  if (asked !== '' && !isDay) return <Navigate to={paths.frontDesk()} replace />;
  const day = isDay ? asked : today;
  return (
    <Stack gap={5}>
      <DayChoice day={day} today={today} onOpen={(other) => openDay(other === today ? null : other)} />
      <Day key={day} day={day} now={now} />
      <Stack direction="row" gap={3}>
        <ExportList day={day} />
        <DeskFeed />
      </Stack>
    </Stack>
  );
}

type Place = Pick<DeskCell, 'hour' | 'court'>;
type Opened =
  | { readonly kind: 'book'; readonly place: Place }
  | { readonly kind: 'move'; readonly reservation: DeskReservation; readonly place: Place }
  | { readonly kind: 'cell'; readonly cell: DeskCell };

function Day({ day, now }: { readonly day: string; readonly now: Date }) {
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
  const close = () => setOpened(null);

  if (!listed) return trouble ? <DeskTrouble trouble={trouble} onRetry={askAgain} /> : <DeskLoading />;

  const grid = deskDay({ day, slots: slotsOf(day), courts, ...listed, now });
  const games = listed.reservations.length;
  const players = listed.reservations.reduce((sum, booked) => sum + booked.players, 0);
  const freeAt = (wanted: number) => grid.rows.find(({ hour }) => hour === wanted)?.free ?? [];
  const view = {
    day,
    grid,
    courtName,
    presentHour: day === centreDay(now) ? Number.parseInt(centreTime(now), 10) : null,
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
    <section aria-label={words.caption(day)}>
      <div css={head}>
        <SectionTitle
          css={{ ...theme.type.title3, margin: 0, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {formatLongDay(day)}
        </SectionTitle>
        <p role="status" css={{ color: theme.color.textMuted }}>
          {words.summary(games, players)}
        </p>
      </div>
      <div role="status">
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
        <BookDialog place={{ day, ...opened.place }} free={freeAt(opened.place.hour)} onClose={close} />
      )}
      {opened?.kind === 'move' && (
        <MoveDialog
          reservation={opened.reservation}
          place={{ day, ...opened.place }}
          free={freeAt(opened.place.hour)}
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

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space(4),
  marginBlockEnd: theme.space(3),
} as const;
