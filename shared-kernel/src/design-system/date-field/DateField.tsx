import { useCallback, useId, useRef, useState } from 'react';
import { formatLongDay, importWithRetry, theme } from 'shared-kernel';
import { Field, FieldError, TextInput } from 'shared-kernel/forms';
import { Button, Icon, VisuallyHidden } from 'shared-kernel/ui';
import { readTypedDay, writeTypedDay } from '../../platform/time';
import type { PanelSide } from './CalendarPanel';
import { calendar } from './calendar';
import { strings, unreadableDay } from './strings';

export const calendarPanel = importWithRetry(
  () => import(/* webpackChunkName: "calendar-panel" */ './CalendarPanel'),
);

/** Loads what opens before it is pressed. */
function prepare() {
  calendarPanel.request();
  calendar.request();
}

type Props = {
  readonly label: string;
  /** As the visitor writes it. */
  readonly value: string;
  readonly error: string | undefined;
  /** Today at the centre, 'yyyy-MM-dd'; null before hydration. */
  readonly today: string | null;
  /** The first and the last day that the calendar lets one choose; any other can still be typed, and refused. */
  readonly first?: string | undefined;
  readonly last?: string | undefined;
  /** Says beside the label that the day must be given; otherwise the form says it of all its fields. */
  readonly isMarkedRequired?: boolean;
  /** The calendar's label for screen readers. */
  readonly calendarLabel: string;
  /** The side of the field that the calendar aligns with if there is room for more; else the left one. */
  readonly calendarSide?: PanelSide;
  /**
   * Shows its label to screen readers alone and leaves out the day in words, because other choices of the day are
   * beside it. On a phone its month is as wide as the positioned box that contains them all.
   */
  readonly isCompact?: boolean;
  readonly onChange: (value: string) => void;
};

/** A day to type, or to choose in a calendar that comes when it is opened. */
export function DateField(props: Props) {
  const { value, today, first, last, isMarkedRequired = false, isCompact = false, onChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  // Half a day is no fault while it is being written.
  const [isTyping, setIsTyping] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setIsOpen(false), []);
  const { module } = calendarPanel.arrival();
  const day = readTypedDay(value, today);
  const isUnreadable = day === null && today !== null && value.trim() !== '';
  const ownError = isUnreadable && !isTyping ? unreadableDay : undefined;

  async function open() {
    const isHere = module ?? (await calendarPanel.load().catch(() => undefined));
    setIsMissing(!isHere);
    setIsOpen(isHere !== undefined);
  }

  return (
    <div
      css={{
        ...(!isCompact && { position: 'relative' }),
        [theme.media.tablet]: { position: 'relative' },
        ...theme.column,
        gap: theme.space(3),
        // A label that is not seen leaves no room above the field either.
        ...(isCompact && { marginTop: `-${theme.space(2)}` }),
      }}
    >
      <Field
        label={isCompact ? <VisuallyHidden>{props.label}</VisuallyHidden> : props.label}
        error={props.error ?? ownError}
        hint={!isCompact && (day === null ? strings.hint : formatLongDay(day))}
        required={isMarkedRequired}
      >
        {(control) => (
          <div css={{ position: 'relative' }}>
            <TextInput
              {...control}
              name="date"
              inputMode="numeric"
              autoComplete="off"
              placeholder={isCompact ? strings.hint : undefined}
              aria-required
              value={value}
              onChange={(event) => {
                setIsTyping(true);
                onChange(event.target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Its day is shown first: the form is sent by another press, and never without a day.
                if (isCompact && (isTyping || day === null)) event.preventDefault();
                setIsTyping(false);
              }}
              onBlur={() => setIsTyping(false)}
              style={{ paddingInlineEnd: openerWidth }}
            />
            <Button
              ref={opener}
              variant="quiet"
              aria-label={strings.open}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              css={openerStyle}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={isOpen ? close : open}
            >
              <Icon name="calendar" css={{ fontSize: '1.375rem' }} />
            </Button>
          </div>
        )}
      </Field>
      {isMissing && (
        <div role="alert">
          <FieldError>{strings.missing}</FieldError>
        </div>
      )}
      {isOpen && module && (
        <module.CalendarPanel
          id={panelId}
          label={props.calendarLabel}
          side={props.calendarSide ?? 'left'}
          isOver={isCompact}
          day={day}
          first={first}
          last={last}
          opener={opener}
          onChoose={(chosen) => onChange(writeTypedDay(chosen))}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Letters twice as large leave the smallest phone a whole date beside it. */
const openerWidth = 'min(15vw, 3rem)';

const openerStyle = {
  position: 'absolute',
  inset: '0 0 0 auto',
  width: openerWidth,
  padding: 0,
  background: theme.iconGround('2.25rem 2.25rem'),
  color: theme.color.action,
} as const;
