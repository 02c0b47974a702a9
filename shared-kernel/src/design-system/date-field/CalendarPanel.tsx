import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { centre, theme } from 'shared-kernel';
import { Button, Icon, Skeleton, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import { calendar } from './calendar';
import { strings as words } from './panelStrings';

export type PanelSide = 'left' | 'right';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly side: PanelSide;
  /** True if the calendar covers the following content on a phone too, instead of moving it down. */
  readonly isOver: boolean;
  readonly day: string | null;
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
};

/** The month under the date field; Escape, a choice, or going elsewhere closes it. */
export function CalendarPanel(props: Props) {
  const { day, first, last, opener, onChoose, onClose } = props;
  const panel = useRef<HTMLDivElement>(null);
  const { module, hasFailed } = calendar.useArrival();

  const closeAndReturn = useCallback(() => {
    opener.current?.focus();
    onClose();
  }, [onClose, opener]);

  useEffect(() => {
    function closeOnPress({ target }: PointerEvent) {
      const isInside = target instanceof Node && panel.current?.contains(target);
      const isOpener = target instanceof Node && opener.current?.contains(target);
      if (!isInside && !isOpener) onClose();
    }
    // On the document, because a disabled month button loses the focus to nothing.
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') closeAndReturn();
    }
    document.addEventListener('pointerdown', closeOnPress);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnPress);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [onClose, closeAndReturn, opener]);

  useEffect(() => {
    // If its code was already loaded, the calendar has taken the focus.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, []);

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
    if (relatedTarget !== opener.current) onClose();
  }

  return (
    <div
      ref={panel}
      id={props.id}
      role="dialog"
      aria-label={props.label}
      tabIndex={-1}
      css={[style, props.isOver && over, { [theme.media.tablet]: { [props.side]: 0 } }]}
      onBlur={closeOnLeave}
    >
      {module && (
        <module.Calendar
          autoFocus
          // A past day would open its own month.
          value={isWithin(day, first, last) ? day : null}
          min={first}
          max={last}
          onChange={(chosen) => {
            onChoose(chosen);
            closeAndReturn();
          }}
        />
      )}
      {!module && !hasFailed && (
        <div role="status" css={{ width: '100%' }}>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton height={360} />
        </div>
      )}
      {hasFailed && (
        <div role="alert" css={{ ...theme.column, gap: theme.space(3), maxWidth: '19rem' }}>
          <p>{words.failed}</p>
          <Button onClick={calendar.request}>{words.retry}</Button>
          <p>
            {words.phone}
            <TextLink href={`tel:${centre.phone.international}`}>{centre.phone.display}</TextLink>.
          </p>
        </div>
      )}
      <Button size="small" variant="quiet" css={{ justifySelf: 'end' }} onClick={closeAndReturn}>
        <Icon name="close" />
        {words.close}
      </Button>
    </div>
  );
}

function isWithin(day: string | null, first = '', last = '9999-12-31'): boolean {
  return day !== null && day >= first && day <= last;
}

const over = {
  position: 'absolute',
  zIndex: 5,
  top: `calc(100% + ${theme.space(2)})`,
  insetInline: 0,
  [theme.media.tablet]: { insetInline: 'auto' },
} as const;

const style = {
  ...theme.column,
  justifyItems: 'center',
  gap: theme.space(2),
  width: '100%',
  padding: `${theme.space(2)} ${theme.space(1)}`,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
  [theme.media.tablet]: {
    position: 'absolute',
    zIndex: 5,
    top: `calc(100% + ${theme.space(2)})`,
    width: '21.5rem',
    padding: theme.space(4),
  },
} as const;
