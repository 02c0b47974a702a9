import { theme } from 'shared-kernel';
import { SelectField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { type Choice, choiceFor, choiceOf } from '../../../domain/closureForm';
import type { WayBooking } from '../../../domain/closures';
import { wayStrings as words } from './strings';

type Props = {
  readonly bookings: readonly WayBooking[];
  readonly choices: ReadonlyMap<string, Choice>;
  /** Whether those without a choice are marked. */
  readonly isMarked: boolean;
  readonly onChoose: (choices: ReadonlyMap<string, Choice>) => void;
};

/** The bookings in the way, and for each what becomes of it. */
export function WayBookings({ bookings, choices, isMarked, onChoose }: Props) {
  const open = bookings.filter((booking) => choiceFor(booking, choices) === '');
  const movable = open.filter(({ suggestions }) => suggestions.length > 0);

  function chooseNearest() {
    const nearest = movable.map(
      ({ id, suggestions: [first] }) => [id, first ? choiceOf(first) : ''] as const,
    );
    onChoose(new Map([...choices, ...nearest]));
  }

  function cancelOpen() {
    onChoose(new Map([...choices, ...open.map(({ id }) => [id, 'cancel'] as const)]));
  }

  return (
    <section aria-label={words.title(bookings.length)}>
      <h3 css={{ ...theme.type.label, margin: 0 }}>{words.title(bookings.length)}</h3>
      <p css={{ color: theme.color.textMuted, marginBlock: `${theme.space(1)} ${theme.space(4)}` }}>
        {words.lead}
      </p>
      <Stack gap={4}>
        {open.length > 1 && (
          <Stack direction="row" gap={3}>
            {movable.length > 1 && <Button onClick={chooseNearest}>{words.nearest}</Button>}
            <Button onClick={cancelOpen}>{words.cancelAll}</Button>
          </Stack>
        )}
        <ul css={list}>
          {bookings.map((booking) => {
            const choice = choiceFor(booking, choices);
            return (
              <li key={booking.id} css={{ minWidth: 0 }}>
                <SelectField
                  label={<span css={{ overflowWrap: 'anywhere' }}>{words.booking(booking)}</span>}
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
      </Stack>
    </section>
  );
}

const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: theme.space(4),
} as const;
