import { theme } from 'shared-kernel';
import { addDays } from 'shared-kernel/time';
import { Button, Icon } from 'shared-kernel/ui';
import { deskStrings as words } from '../strings';

type Props = {
  /** Both 'yyyy-MM-dd'. */
  readonly day: string;
  readonly today: string;
  readonly onOpen: (day: string) => void;
};

/** The day of the grid: the one beside it by a tap, any other by the browser's own field, which weighs nothing. */
export function DayChoice({ day, today, onOpen }: Props) {
  const beside = (label: string, icon: 'back' | 'arrow', days: number) => (
    <Button aria-label={label} title={label} css={arrow} onClick={() => onOpen(addDays(day, days))}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <nav css={style} data-print="hide" aria-label={words.days}>
      {beside(words.before, 'back', -1)}
      <input
        type="date"
        aria-label={words.day}
        required
        value={day}
        // Half a day is no day yet: the grid stays as it is.
        onChange={({ target }) => target.value && onOpen(target.value)}
        css={field}
      />
      {beside(words.after, 'arrow', 1)}
      <Button onClick={() => onOpen(today)} aria-current={day === today ? 'date' : undefined}>
        {words.today}
      </Button>
      <Button variant="quiet" onClick={() => print()}>
        {words.print}
      </Button>
    </nav>
  );
}

const style = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space(2) } as const;

const arrow = { width: '2.875rem', paddingInline: 0 } as const;

const field = {
  minHeight: '2.75rem',
  padding: `0 ${theme.space(3)}`,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  color: theme.color.text,
  colorScheme: 'dark',
  font: 'inherit',
} as const;
