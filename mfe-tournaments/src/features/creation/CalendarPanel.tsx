import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { theme } from 'shared-kernel';
import type { CalendarProps } from 'shared-kernel/calendar';
import { Button, Icon, Skeleton } from 'shared-kernel/ui';
import { strings } from './strings';

type Arrival = ComponentType<CalendarProps> | 'loading' | 'failed';

/** Asks for the calendar's code, which weighs more than the whole page. */
export function fetchCalendar() {
  return import(/* webpackExports: "Calendar" */ 'shared-kernel/calendar');
}

type Props = {
  readonly id: string;
  readonly day: string | null;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
};

/** The month under the date field; Escape, a choice, or going elsewhere closes it. */
export function CalendarPanel({ id, day, opener, onChoose, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [Arrived, setArrived] = useState<Arrival>('loading');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isWanted = true;
    setArrived('loading');
    panel.current?.focus();
    fetchCalendar().then(
      ({ Calendar }) => isWanted && setArrived(() => Calendar),
      () => isWanted && setArrived('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  function closeAndReturn() {
    opener.current?.focus();
    onClose();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closeAndReturn();
  }

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget !== opener.current) onClose();
  }

  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={strings.calendar}
      tabIndex={-1}
      css={style}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      {Arrived === 'loading' && <Skeleton height={320} width="19rem" />}
      {Arrived === 'failed' && (
        <>
          <p role="alert" css={{ maxWidth: '19rem' }}>
            {strings.calendarFailed}
          </p>
          <Button size="small" onClick={() => setAttempt(attempt + 1)}>
            {strings.retryCalendar}
          </Button>
        </>
      )}
      {typeof Arrived !== 'string' && (
        <Arrived
          autoFocus
          value={day}
          onChange={(chosen) => {
            onChoose(chosen);
            closeAndReturn();
          }}
        />
      )}
      <Button size="small" variant="quiet" css={{ justifySelf: 'end' }} onClick={closeAndReturn}>
        <Icon name="close" />
        {strings.closeCalendar}
      </Button>
    </div>
  );
}

const style = {
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space(2),
  width: '100%',
  padding: theme.space(3),
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  [theme.media.tablet]: {
    position: 'absolute',
    zIndex: 5,
    top: `calc(100% + ${theme.space(2)})`,
    left: 0,
    width: 'max-content',
  },
} as const;
