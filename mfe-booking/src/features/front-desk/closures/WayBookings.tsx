import { useRef, useState } from 'react';
import { formatLongDay, theme } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { SelectField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { type Choice, choiceFor, choiceOf } from '../../../domain/closureForm';
import type { WayBooking } from '../../../domain/closures';
import { wayStrings as words } from './strings';

type ListProps = {
  readonly bookings: readonly WayBooking[];
  /** Whether the closure is within a day, so that no booking needs its date. */
  readonly isOneDay: boolean;
  readonly choices: ReadonlyMap<string, Choice>;
  /** Whether those without a choice are marked. */
  readonly isMarked: boolean;
  readonly onChoose: (choices: ReadonlyMap<string, Choice>) => void;
};

/** More bookings are folded by day. */
const mostUnfolded = 12;

/** The bookings in the way, and for each what becomes of it. */
export function WayBookings(props: ListProps) {
  const { bookings, choices, onChoose } = props;
  const section = useRef<HTMLElement>(null);
  const { open, said } = standingOf(bookings, choices);
  const movable = bookings.filter(({ suggestions }) => suggestions.length > 0);
  const days = new Map<string, WayBooking[]>();
  for (const booking of bookings) days.set(booking.day, [...(days.get(booking.day) ?? []), booking]);

  function choose(those: readonly WayBooking[], choiceIn: (booking: WayBooking) => Choice) {
    onChoose(new Map([...choices, ...those.map((booking) => [booking.id, choiceIn(booking)] as const)]));
  }

  return (
    <section ref={section} tabIndex={-1} aria-label={words.title(bookings.length)}>
      <h3 css={{ ...theme.type.label, margin: 0 }}>{words.title(bookings.length)}</h3>
      <p css={{ color: theme.color.textMuted, marginBlock: `${theme.space(1)} ${theme.space(4)}` }}>
        {words.lead(bookings.length)}
      </p>
      <Stack gap={4}>
        {bookings.length > 1 && (
          <Stack direction="row" gap={3}>
            {movable.length > 0 && (
              <Button onClick={() => choose(movable, ({ suggestions: [to] }) => (to ? choiceOf(to) : ''))}>
                {words.moveAll}
              </Button>
            )}
            <Button onClick={() => choose(bookings, () => 'cancel')}>{words.cancelAll}</Button>
            {open.length > 0 && open.length < bookings.length && (
              <Button
                onClick={() => {
                  choose(open, () => 'cancel');
                  // This button is gone.
                  section.current?.focus();
                }}
              >
                {words.cancelOpen(open.length)}
              </Button>
            )}
          </Stack>
        )}
        <p role="status">
          <strong>{said}</strong>
        </p>
        {bookings.length > mostUnfolded ? (
          <div>
            {[...days].map(([day, those]) => (
              <DayBookings key={day} {...props} day={day} bookings={those} />
            ))}
          </div>
        ) : (
          <Choices {...props} />
        )}
      </Stack>
    </section>
  );
}

/** Those of one day, which stand there once it is opened: a summer has hundreds. */
function DayBookings({ day, ...props }: ListProps & { readonly day: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { open, said } = standingOf(props.bookings, props.choices);
  return (
    <Disclosure
      open={isOpen}
      onToggle={setIsOpen}
      summary={
        <span css={{ minWidth: 0 }}>
          <span css={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}>
            {formatLongDay(day)}
          </span>
          <span
            css={{
              ...theme.type.small,
              color: props.isMarked && open.length > 0 ? theme.color.warm : theme.color.textMuted,
            }}
          >
            {said}
          </span>
        </span>
      }
    >
      {isOpen && <Choices {...props} />}
    </Disclosure>
  );
}

function Choices({ bookings, isOneDay, choices, isMarked, onChoose }: ListProps) {
  return (
    <ul css={list}>
      {bookings.map((booking) => {
        const choice = choiceFor(booking, choices);
        return (
          <li key={booking.id} css={{ minWidth: 0 }}>
            <SelectField
              label={<span css={{ overflowWrap: 'anywhere' }}>{words.booking(booking, isOneDay)}</span>}
              value={choice}
              options={[
                { value: '', label: words.choose, disabled: true },
                ...booking.suggestions.map((to) => ({
                  value: choiceOf(to),
                  label: words.move(booking, to),
                })),
                { value: 'cancel', label: words.cancel },
              ]}
              hint={booking.email === '' ? words.call(booking.phone) : undefined}
              error={isMarked && choice === '' ? words.undecided : undefined}
              onChange={(next) => onChoose(new Map(choices).set(booking.id, next))}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Those without a choice, and in words what is chosen. */
function standingOf(bookings: readonly WayBooking[], choices: ReadonlyMap<string, Choice>) {
  const open = bookings.filter((booking) => choiceFor(booking, choices) === '');
  const cancelled = bookings.filter((booking) => choiceFor(booking, choices) === 'cancel').length;
  const moved = bookings.length - open.length - cancelled;
  return { open, said: words.chosen(moved, cancelled, open.length) };
}

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: theme.space(4),
  color: theme.color.text,
} as const;
