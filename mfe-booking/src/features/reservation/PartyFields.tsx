import { memo } from 'react';
import { theme } from 'shared-kernel';
import type { Typed } from 'shared-kernel/drafts';
import { Field, Select, TextInput } from 'shared-kernel/forms';
import { type FormContents, isPlayerCount, playerCounts } from '../../domain/checkReservation';
import { formStrings } from './strings';

type Props = Pick<FormContents, 'players' | 'name' | 'email'> & {
  readonly nameError: string | undefined;
  readonly emailError: string | undefined;
  readonly onChange: (changed: Typed<'players' | 'name' | 'email'>) => void;
};

/**
 * The visitor's details. They render only for their own changes, because a controlled field costs the browser more than
 * the press of an hour.
 */
export const PartyFields = memo(function PartyFields(props: Props) {
  const { players, name, email, nameError, emailError, onChange } = props;
  return (
    <>
      <Field label={formStrings.players}>
        {(control) => (
          <Select
            {...control}
            name="players"
            autoComplete="off"
            value={players}
            onChange={({ target }) => isPlayerCount(target.value) && onChange({ players: target.value })}
          >
            {playerCounts.map((count) => (
              <option key={count} value={count}>
                {formStrings.playersOption(count)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div css={contact}>
        <Field label={formStrings.name} error={nameError}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              aria-required
              value={name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={formStrings.email} error={emailError}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              aria-required
              value={email}
              onChange={(event) => onChange({ email: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
});

const contact = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  [theme.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
