import { paths, theme } from 'shared-kernel';
import { allSlots, slotsOf } from 'shared-kernel/courts';
import { useQuery } from 'shared-kernel/hydration';
import { Navigate } from 'shared-kernel/router';
import { EmptyState, useIsOnline } from 'shared-kernel/states';
import { addDays, centreDay } from 'shared-kernel/time';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { isHour } from 'shared-kernel/upcoming';
import { deskDay, mondayOf } from '../../../domain/deskDay';
import { WarmCard } from '../../../ui/WarmCard';
import { deskStrings, troubleStrings } from '../strings';
import { cellsId } from '../ui/cellFocus';
import { DeskLoading, DeskTrouble, kindOf } from '../ui/DeskTrouble';
import { useCourts } from '../ui/useCourts';
import { useDeskDays } from '../ui/useDeskDays';
import { useDeskNow } from '../ui/useDeskNow';
import { dayParameter, useOpenDay } from '../ui/useOpenDay';
import { weekStrings as words } from './strings';
import { WeekTable } from './WeekTable';

/** How full the hours of seven days are. */
export function WeekPanel() {
  const now = useDeskNow();
  const asked = useQuery().get(dayParameter) ?? '';
  const openDay = useOpenDay();
  if (now === null) return <DeskLoading />;
  const today = centreDay(now);
  const isDay = isHour({ date: asked, time: '10:00' });
  if (asked !== '' && !isDay) return <Navigate to={paths.frontDesk()} replace />;
  const monday = mondayOf(isDay ? asked : today);
  const open = (day: string) => openDay(mondayOf(day) === mondayOf(today) ? null : day);
  return (
    <Stack gap={3}>
      <Stack as="nav" direction="row" gap={2} aria-label={words.weeks} data-print="hide">
        <Button size="small" onClick={() => open(addDays(monday, -7))}>
          {words.before}
        </Button>
        <Button size="small" onClick={() => open(today)}>
          {words.present}
        </Button>
        <Button size="small" onClick={() => open(addDays(monday, 7))}>
          {words.after}
        </Button>
        <Button size="small" variant="quiet" onClick={() => print()}>
          {deskStrings.print}
        </Button>
      </Stack>
      <Week key={monday} monday={monday} now={now} />
    </Stack>
  );
}

function Week({ monday, now }: { readonly monday: string; readonly now: Date }) {
  const sunday = addDays(monday, 6);
  const { listed, trouble, askAgain } = useDeskDays(monday, sunday);
  const { courts } = useCourts();
  const isOnline = useIsOnline();
  const openDay = useOpenDay();
  if (!listed) return trouble ? <DeskTrouble trouble={trouble} onRetry={askAgain} /> : <DeskLoading />;
  const days = Array.from({ length: 7 }, (_, place) => addDays(monday, place)).map((day) => ({
    day,
    ...deskDay({ day, slots: slotsOf(day), courts, ...listed, now }),
  }));
  const present = new Set(days.flatMap(({ rows }) => rows.map(({ hour }) => hour)));
  const known = allSlots().map((slot) => Number.parseInt(slot, 10));
  const hours = [...new Set([...known, ...present])]
    .filter((hour) => present.has(hour))
    .sort((a, b) => a - b);
  return (
    <section id={cellsId} aria-label={words.caption(monday, sunday)}>
      <div css={head}>
        <SectionTitle css={{ ...theme.type.title3, fontSize: '1.375rem', margin: 0 }}>
          {words.title(monday, sunday)}
        </SectionTitle>
        <p css={{ color: theme.color.textMuted }}>
          {words.legend} <span data-print="hide">{words.hint}</span>
        </p>
      </div>
      <div role="status">
        {trouble && (
          <WarmCard>
            <p>{troubleStrings.stale(listed.at, kindOf(trouble, isOnline) === 'offline')}</p>
          </WarmCard>
        )}
      </div>
      {hours.length === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <WeekTable
          label={words.caption(monday, sunday)}
          days={days}
          hours={hours}
          today={centreDay(now)}
          onOpen={(day, hour) => openDay(day, { hour })}
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
} as const;
