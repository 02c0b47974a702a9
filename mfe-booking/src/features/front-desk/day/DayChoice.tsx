import { theme } from 'shared-kernel';
import { addDays } from 'shared-kernel/time';
import { Button, Stack } from 'shared-kernel/ui';
import { deskStrings as words } from '../strings';

type Props = {
  /** Both 'yyyy-MM-dd'. */
  readonly day: string;
  readonly today: string;
  readonly onOpen: (day: string) => void;
};

/** The day of the list: the one beside it by a tap, any other by the browser's own field, which weighs nothing. */
export function DayChoice({ day, today, onOpen }: Props) {
  return (
    <div css={style} data-print="hide">
      <label css={{ display: 'grid', gap: theme.space(1), justifyItems: 'start' }}>
        <span css={theme.type.label}>{words.day}</span>
        <input
          type="date"
          required
          value={day}
          // Half a day is no day yet: the list stays as it is.
          onChange={({ target }) => target.value && onOpen(target.value)}
          css={field}
        />
      </label>
      <Stack as="nav" direction="row" gap={3} aria-label={words.days}>
        <Button onClick={() => onOpen(addDays(day, -1))}>{words.before}</Button>
        <Button onClick={() => onOpen(today)} aria-current={day === today ? 'date' : undefined}>
          {words.today}
        </Button>
        <Button onClick={() => onOpen(addDays(day, 1))}>{words.after}</Button>
        <Button variant="quiet" onClick={() => print()}>
          {words.print}
        </Button>
      </Stack>
    </div>
  );
}

const style = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4) } as const;

const field = {
  minHeight: '2.75rem',
  padding: `${theme.space(2)} ${theme.space(3)}`,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  color: theme.color.text,
  colorScheme: 'dark',
  font: 'inherit',
} as const;
