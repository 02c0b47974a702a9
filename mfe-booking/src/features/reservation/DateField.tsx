import { useCallback, useId, useRef, useState } from 'react';
import { formatLongDay, theme } from 'shared-kernel';
import { Button, Field, Icon, TextInput } from 'shared-kernel/ui';
import { bookingWindow } from '../../domain/bookingWindow';
import { readTypedDay, writeTypedDay } from '../../domain/typedDay';
import { calendarStrings, formStrings } from '../../strings';
import { CalendarPanel } from './CalendarPanel';
import { prefetchCalendar } from './useCalendar';

type Props = {
  /** As the visitor writes it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly now: Date | null;
  readonly onChange: (value: string) => void;
};

/** A day to type, or to choose in a calendar that comes when it is opened. */
export function DateField({ value, error, now, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useCallback(() => setIsOpen(false), []);
  const day = readTypedDay(value);

  return (
    <div
      css={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: theme.space(3),
      }}
    >
      <Field
        label={formStrings.date}
        error={error}
        hint={day === null ? formStrings.dateHint : formatLongDay(day)}
      >
        {(control) => (
          <div css={{ position: 'relative' }}>
            <TextInput
              {...control}
              name="date"
              inputMode="numeric"
              autoComplete="off"
              aria-required
              value={value}
              onChange={(event) => onChange(event.target.value)}
              style={{ paddingInlineEnd: '3.5rem' }}
            />
            <Button
              ref={opener}
              variant="quiet"
              aria-label={calendarStrings.open}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              disabled={now === null}
              css={openerStyle}
              onPointerEnter={prefetchCalendar}
              onFocus={prefetchCalendar}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="calendar" css={{ fontSize: '1.375rem' }} />
            </Button>
          </div>
        )}
      </Field>
      {isOpen && now !== null && (
        <CalendarPanel
          id={panelId}
          day={day}
          window={bookingWindow(now)}
          opener={opener}
          onChoose={(chosen) => onChange(writeTypedDay(chosen))}
          onClose={close}
        />
      )}
    </div>
  );
}

const openerStyle = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '3rem',
  padding: 0,
  color: theme.color.action,
} as const;
