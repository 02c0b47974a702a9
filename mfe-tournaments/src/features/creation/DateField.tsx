import { useId, useRef, useState } from 'react';
import { formatLongDay, theme } from 'shared-kernel';
import { Button, Field, Icon, TextInput } from 'shared-kernel/ui';
import { CalendarPanel, fetchCalendar } from './CalendarPanel';
import { strings } from './strings';
import { readTypedDay, writeTypedDay } from './typedDay';

type Props = {
  /** As the organiser writes it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** A day to type, or to choose in a calendar that comes when it is opened. */
export function DateField({ value, error, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const day = readTypedDay(value);
  const prefetch = () => {
    fetchCalendar().catch(() => {});
  };

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
        label={strings.date}
        error={error}
        hint={day === null ? strings.dateHint : formatLongDay(day)}
        required
      >
        {(control) => (
          <div css={{ position: 'relative' }}>
            <TextInput
              {...control}
              name="date"
              inputMode="numeric"
              autoComplete="off"
              value={value}
              onChange={({ target }) => onChange(target.value)}
              style={{ paddingInlineEnd: '3.5rem' }}
            />
            <Button
              ref={opener}
              variant="quiet"
              aria-label={isOpen ? strings.closeCalendar : strings.openCalendar}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              css={openerStyle}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="calendar" css={{ fontSize: '1.375rem' }} />
            </Button>
          </div>
        )}
      </Field>
      {isOpen && (
        <CalendarPanel
          id={panelId}
          day={day}
          opener={opener}
          onChoose={(chosen) => onChange(writeTypedDay(chosen))}
          onClose={() => setIsOpen(false)}
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
