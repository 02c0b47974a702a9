import { formatHour, formatLongDay, logOut, paths, theme, useCentreRules } from 'shared-kernel';
import { slotsOf, useCentreNow } from 'shared-kernel/courts';
import { useQuery } from 'shared-kernel/hydration';
import { loginFor } from 'shared-kernel/route-guards';
import { Navigate, useLocation, useNavigate } from 'shared-kernel/router';
import { EmptyState, ErrorState, useIsOnline } from 'shared-kernel/states';
import { centreDay, centreTime } from 'shared-kernel/time';
import { Button, SectionTitle, Skeleton, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { isHour } from 'shared-kernel/upcoming';
import { WarmCard } from '../../../ui/WarmCard';
import { logInAgain, troubleStrings, deskStrings as words } from '../strings';
import { DayChoice } from './DayChoice';
import { DayTable } from './DayTable';
import { useDayList } from './useDayList';

const dayParameter = 'jour';

/** Who plays on a day, by hour and court. */
export function DayPanel() {
  const now = useCentreNow();
  const asked = useQuery().get(dayParameter) ?? '';
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (now === null) return null;
  const today = centreDay(now);
  const isDay = isHour({ date: asked, time: '10:00' });
  // The address contains the shown day.
  if (asked !== '' && !isDay) return <Navigate to={paths.frontDesk()} replace />;
  const day = isDay ? asked : today;

  function open(other: string) {
    const query = new URLSearchParams(search);
    if (other === today) query.delete(dayParameter);
    else query.set(dayParameter, other);
    navigate(query.size > 0 ? `${pathname}?${query}` : pathname, { replace: true, preventScrollReset: true });
  }

  return (
    <Stack gap={6}>
      <DayChoice day={day} today={today} onOpen={open} />
      <Day key={day} day={day} />
    </Stack>
  );
}

function Day({ day }: { readonly day: string }) {
  const { listed, trouble, askAgain } = useDayList(day);
  const isOnline = useIsOnline();
  const settings = useCentreRules();
  const isClosed = slotsOf(day).length === 0;
  const note = settings?.exceptions.find((other) => other.day === day)?.note ?? '';
  const reservations = listed?.reservations ?? [];
  // A drawing shows the empty day, and this text says so for screen readers.
  const Summary = reservations.length === 0 ? VisuallyHidden : 'p';
  const players = reservations.reduce((sum, booked) => sum + booked.players, 0);
  return (
    <section aria-label={words.caption(day)}>
      <SectionTitle css={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {formatLongDay(day)}
      </SectionTitle>
      <div role="status" css={{ marginBlockEnd: theme.space(4) }}>
        {listed && <Summary>{words.summary(reservations.length, players)}</Summary>}
        {listed && trouble && (
          <WarmCard>
            <p>
              {troubleStrings.stale(
                formatHour(centreTime(listed.at)),
                kindOf(trouble, isOnline) === 'offline',
              )}
            </p>
          </WarmCard>
        )}
      </div>
      {listed && reservations.length > 0 && <DayTable day={day} reservations={reservations} />}
      {listed && reservations.length === 0 && (
        <EmptyState title={isClosed ? words.closed(note) : words.none} />
      )}
      {!listed && !trouble && (
        <div role="status" aria-busy="true" aria-label={words.loading}>
          <Skeleton height={320} />
        </div>
      )}
      {!listed && trouble && <Trouble of={trouble} onRetry={askAgain} />}
    </section>
  );
}

type TroubleProps = {
  readonly of: NonNullable<ReturnType<typeof useDayList>['trouble']>;
  readonly onRetry: () => void;
};

function Trouble({ of, onRetry }: TroubleProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const kind = kindOf(of, useIsOnline());
  const { title, text } = troubleStrings[kind];

  /** Out and in again, and back to this very day. */
  async function logIn() {
    if (await logOut()) navigate(loginFor({ path: pathname + search, role: undefined }));
  }

  return kind === 'signed-out' ? (
    <ErrorState
      title={title}
      action={
        <Button variant="primary" onClick={logIn}>
          {logInAgain}
        </Button>
      }
    >
      <p>{text}</p>
    </ErrorState>
  ) : (
    <ErrorState title={title} onRetry={onRetry}>
      <p>{text}</p>
    </ErrorState>
  );
}

function kindOf(trouble: TroubleProps['of'], isOnline: boolean) {
  if (trouble.kind === 'not-staff') return 'not-staff';
  if (trouble.why !== 'unreachable') return trouble.why;
  return isOnline ? 'unanswered' : 'offline';
}
